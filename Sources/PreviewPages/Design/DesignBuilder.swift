import PreviewCore
import TabModel
import TabSpecCoding

/// The pane in which a spec's structure is changed.
struct DesignValues: TemplateValue {
    /// The spec's file.
    var file: String
    /// The tag of the present text, without its quotes: acts name it.
    ///
    /// Nil where there is no file.
    var tag: String?
    var rows: [OutlineRowValues]
    var forms: [DesignFormValues]
}

/// The bar over the frames while a spec is being designed.
struct DesignBarValues: TemplateValue {
    var file: String
    /// The same page without design mode.
    var endHref: String
    var undoIcon: IconValues
    var redoIcon: IconValues
    var addTabIcon: IconValues
    var addSectionIcon: IconValues
}

/// One entry of the spec, as it is written.
struct OutlineRowValues: TemplateValue {
    var entryID: String
    var elementID: String
    /// The numbers on the way to it, with dots: `2.0`.
    var path: String
    /// `tab` or `section`.
    var kind: String
    var title: String
    /// The key that a title by language has for the page's language.
    var titleLanguage: String?
    /// The strings catalog that has the title's text.
    var titleCatalog: String?
    /// Counted from 1.
    var level: String
    /// Its place in its list, counted from 1, and how many there are.
    var position: String
    var count: String
    var icon: IconValues?
    /// What is special about it, in a word or two.
    var notes: [String]
    /// Its members as JSON, for the form.
    var members: String
}

/// Makes what design mode adds to the page: the bar over the frames, the outline of the spec, and the forms.
struct DesignBuilder {
    let page: PageContext
    private var snapshot: PreviewSnapshot { page.snapshot }
    private var icons: IconSource { page.icons }

    var bar: DesignBarValues {
        DesignBarValues(
            file: VisibleMarks.shown(snapshot.file),
            endHref: page.view.changing { ($0.mode, $0.inspector) = (.preview, .closed) }.href,
            undoIcon: icons.glyph(.undo),
            redoIcon: icons.glyph(.redo),
            addTabIcon: icons.glyph(.addTab),
            addSectionIcon: icons.glyph(.addSection)
        )
    }

    var values: DesignValues {
        DesignValues(
            file: VisibleMarks.shown(snapshot.file),
            tag: snapshot.text.map { String(EntityTag(of: $0).text.dropFirst().dropLast()) },
            rows: snapshot.spec.map { outline(of: $0).rows } ?? [],
            forms: DesignForms.all
        )
    }

    private func outline(of spec: TabSpec) -> OutlineBuilder {
        let indexes = page.frames.map(\.index)
        return OutlineBuilder(icons: icons, spec: spec, locale: page.view.locale) { id in
            indexes.contains { $0.entry(id) != nil }
        }
    }
}

/// Makes the rows of a spec's outline: every entry in declared order, a section before what is in it.
struct OutlineBuilder {
    let icons: IconSource
    let spec: TabSpec
    /// The language that titles are shown and changed in; nil is the spec's.
    let locale: LocaleIdentifier?
    /// A Boolean value that indicates whether an entry is declared on a device that is shown.
    let isDeclared: (EntryID) -> Bool

    var rows: [OutlineRowValues] {
        var rows: [OutlineRowValues] = []
        add(spec.tabs, at: [], to: &rows)
        return rows
    }

    private func add(_ entries: [TabEntry], at path: [Int], to rows: inout [OutlineRowValues]) {
        for (number, entry) in entries.enumerated() {
            rows.append(row(entry, path + [number], of: entries.count))
            if case .section(let section) = entry { add(section.tabs, at: path + [number], to: &rows) }
        }
    }

    private func row(_ entry: TabEntry, _ path: [Int], of count: Int) -> OutlineRowValues {
        OutlineRowValues(
            entryID: entry.id,
            elementID: "outline--\(ElementID.escaped(entry.id))",
            path: path.map(String.init).joined(separator: "."),
            kind: entry.isSection ? "section" : "tab",
            title: VisibleMarks.shown(title(of: entry)),
            titleLanguage: entry.label.translations.isEmpty ? nil : entry.label.translations.tag(for: language),
            titleCatalog: isKey(entry.label) ? spec.stringsCatalog : nil,
            level: String(path.count),
            position: String((path.last ?? 0) + 1),
            count: String(count),
            icon: icon(of: entry),
            notes: notes(on: entry),
            members: TabEditCoding.members(of: entry).text()
        )
    }

    /// A search tab has the magnifying glass unless it says otherwise (R2.17).
    private func icon(of entry: TabEntry) -> IconValues? {
        let label = entry.label
        let own = icons.icon(of: label)
        if own == nil, case .tab(let tab) = entry, tab.role == .search { return icons.symbol("magnifyingglass") }
        return own
    }

    /// The language, or for one that nobody speaks, that which it is made of.
    private var language: LocaleIdentifier {
        let locale = spec.locale(locale)
        return LocaleIdentifier.pseudo.contains(locale) ? spec.locale : locale
    }

    private func isKey(_ label: TabLabel) -> Bool {
        label.translations.isEmpty && label.title.map { spec.strings?[$0].isEmpty == false } ?? false
    }

    private func title(of entry: TabEntry) -> String {
        if let title = spec.title(of: entry.label, in: language), !title.isEmpty { return title }
        if case .tab(let tab) = entry, tab.role == .search { return "Search" }
        return entry.isSection ? "Section without header" : entry.id
    }

    /// What sets an entry apart from a plain one, as its form would show it.
    private func notes(on entry: TabEntry) -> [String] {
        var notes: [String] = []
        if case .tab(let tab) = entry, let role = tab.role { notes.append(role.rawValue) }
        let modifiers = entry.modifiers
        if !isDeclared(entry.id) {
            notes.append("not here")
        } else if modifiers.when != nil {
            notes.append("conditional")
        }
        if modifiers.tabPlacement != .automatic { notes.append(modifiers.tabPlacement.rawValue) }
        if modifiers.hidden != .never { notes.append("hidden") }
        if modifiers.disabled { notes.append("disabled") }
        if let badge = modifiers.badge?.shownText { notes.append("badge \(VisibleMarks.shown(badge))") }
        return notes
    }
}

extension TabEntry {
    fileprivate var isSection: Bool {
        if case .section = self { true } else { false }
    }
}
