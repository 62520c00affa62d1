import PreviewCore
import TabModel
import TabResolver
import TabSpecCoding

/// The pane for changes of a spec's structure.
struct DesignValues: TemplateValue {
    /// The spec's file.
    var file: String
    /// The tag of the present text, without its quotes, which actions send.
    ///
    /// Nil if there is no file.
    var tag: String?
    var rows: [OutlineRowValues]
    var forms: [DesignFormValues]
}

/// The bar over the frames while a spec is being designed.
struct DesignBarValues: TemplateValue {
    var file: String
    /// The URL of the page without design mode.
    var endHref: String
    var undoIcon: IconValues
    var redoIcon: IconValues
    var addTabIcon: IconValues
    var addSectionIcon: IconValues
}

/// An entry of the spec, as the spec declares it.
struct OutlineRowValues: TemplateValue {
    var entryID: String
    var elementID: String
    /// The path to the entry, as indices with dots: `2.0`.
    var path: String
    /// The kind, `tab` or `section`.
    var kind: String
    var title: String
    /// The language key of a localized title that applies to the page's language.
    var titleLanguage: String?
    /// The strings catalog that has the title's text.
    var titleCatalog: String?
    /// The depth of the entry, counted from 1.
    var level: String
    /// The entry's place in its list, counted from 1, and the number of entries there.
    var position: String
    var count: String
    var icon: IconValues?
    /// The special traits of the entry, in a word or two each.
    var notes: [String]
    /// The entry's members as JSON, for the form.
    var members: String
}

/// A builder of the parts that design mode adds to the page.
///
/// They are the bar over the frames, the outline of the spec, and the forms.
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
        let outlines = page.frames.map(\.outline)
        return OutlineBuilder(icons: icons, spec: spec, locale: page.view.locale) { id in
            outlines.contains { $0.entry(id) != nil }
        }
    }
}

/// A builder of the rows of a spec's outline: every entry in declared order, a section before its entries.
struct OutlineBuilder {
    let icons: IconSource
    let spec: TabSpec
    /// The language in which titles are shown and changed; nil is the spec's.
    let locale: LocaleIdentifier?
    /// A closure that returns true if an entry is declared on a device that is shown.
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

    /// Returns the icon of an entry.
    ///
    /// A search tab without an icon has the magnifying glass (R2.17).
    private func icon(of entry: TabEntry) -> IconValues? {
        let label = entry.label
        let own = icons.icon(of: label)
        if own == nil, case .tab(let tab) = entry, tab.role == .search { return icons.symbol("magnifyingglass") }
        return own
    }

    /// The language; for a pseudolanguage, the spec's language from which it is generated.
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

    /// Returns the differences of an entry from a plain one, in the form's words.
    private func notes(on entry: TabEntry) -> [String] {
        var notes: [String] = []
        if case .tab(let tab) = entry, let role = tab.role { notes.append(role.rawValue) }
        let modifiers = entry.modifiers
        if !isDeclared(entry.id) {
            notes.append("not here")
        } else if !modifiers.when.isEmpty {
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
