import TabModel
import TabResolver

/// An entry in a bar, a row of a sidebar, or a row of More.
struct EntryValues: TemplateValue {
    var elementID: String
    var entryID: String
    var kind: String
    var title: String
    var zone: String
    /// The URL that chooses the entry; nil for an entry that can't be chosen.
    var href: String?
    var isSelected: Bool
    var selected: String
    var isDisabled: Bool
    var isIntercepted: Bool
    /// A Boolean value that indicates whether a part of the entry is unknown.
    var isDynamic: Bool
    /// A Boolean value that indicates whether the entry is a placeholder for one that only the running app knows.
    var isGhost: Bool
    /// A Boolean value that indicates whether people have hidden the entry: it appears in edit mode only, unticked.
    var isOff = false
    var icon: IconValues?
    var shownTitle: String?
    var label: String?
    var help: String?
    var badge: String?
    var rights: String
    var why: WhyValues
    /// The tick that shows or hides the entry, in edit mode only.
    var tick: TickValues?
    var panel: String
    /// The entry's place in the whole list, if the page has only part of it.
    var place: ListPlaceValues?
    /// A Boolean value that indicates whether the entry's title is wider than its place in a bottom bar.
    var isCut = false
}

/// The reasons why actions are not possible: a sentence for each right that an entry lacks, nil for its rights.
struct WhyValues: TemplateValue {
    var add: String?
    var remove: String?
    var move: String?
    var hide: String?
    /// The reason against a move in the sidebar: outside its section, for an entry that may be moved inside.
    var section: String?
}

extension WhyValues {
    init(_ rights: EditRights) {
        func reason(_ action: EditRights.Action, _ other: Prohibition? = nil) -> String? {
            (rights.prohibition(of: action) ?? other).map { prohibition in
                let rule = prohibition.rule.map { " (\($0))" } ?? ""
                return SentenceText.shown(prohibition.sentence(about: rights.name)) + rule
            }
        }
        (add, remove, move) = (reason(.addToBar), reason(.removeFromBar), reason(.moveInBar))
        (hide, section) = (reason(.hide), reason(.moveInSection, .otherSection))
    }
}

/// The tick of an entry in edit mode.
struct TickValues: TemplateValue {
    var action: String
    var label: String
    var pressed: String
    var isOn: Bool
    var isLocked: Bool
}

/// A builder of the values of an entry, in any place.
struct EntryBuilder {
    let context: FrameContext

    /// The drawn parts of an entry in a place (R2.29, R2.30).
    enum Look {
        case symbolAndTitle
        case title
        case symbol
    }

    func values(_ entry: BarEntry, zone: String, look: Look = .symbolAndTitle, isRow: Bool = false) -> EntryValues {
        let icon = look == .title ? nil : context.icon(of: entry)
        let title = VisibleMarks.shown(title(of: entry))
        let isSelected = isSelected(entry, isRow: isRow)
        let drawsTitle = look != .symbol || icon == nil
        let tab = context.outline.tab(entry.id)
        let isIntercepted = tab?.action ?? false
        let rights = context.tellsRights ? context.layout.canEdit[entry.id] : nil
        return EntryValues(
            elementID: elementID(entry.id, isRow: isRow),
            entryID: entry.id,
            kind: entry.kind.rawValue,
            title: title,
            zone: zone,
            href: entry.enabled && !context.isPicture ? context.href(after: .choosing(entry.id)) : nil,
            isSelected: isSelected,
            selected: isSelected ? "true" : "false",
            isDisabled: !entry.enabled,
            isIntercepted: isIntercepted,
            isDynamic: entry.dynamic || !entry.standIns.isEmpty,
            isGhost: isGhost(entry),
            icon: icon,
            shownTitle: drawsTitle ? title : nil,
            label: tab?.accessibilityLabel.map(VisibleMarks.shown) ?? (drawsTitle ? nil : title),
            help: help(of: entry) ?? (drawsTitle ? nil : title),
            badge: entry.badge.map(VisibleMarks.shown),
            rights: rights.map { $0.allowed.map(\.rawValue).joined(separator: " ") } ?? "",
            why: rights.map(WhyValues.init) ?? WhyValues(),
            tick: nil,
            panel: context.panelID
        )
    }

    /// Returns the id of the element that represents an entry.
    func elementID(_ id: EntryID, isRow: Bool = false) -> String {
        "\(context.name)\(isRow ? "-row" : "")--\(ElementID.escaped(id))"
    }

    /// Returns the tooltip of an entry; a placeholder's states that it is one.
    private func help(of entry: BarEntry) -> String? {
        let tab = context.outline.tab(entry.id)
        if let own = tab?.help ?? tab?.accessibilityHint { return VisibleMarks.shown(own) }
        if isGhost(entry) { return "Placeholder: known only at runtime" }
        return entry.standIns.contains(.order) ? "From a list that the app can change" : nil
    }

    /// Returns a Boolean value that indicates whether an entry is a placeholder.
    ///
    /// An entry of a list that the app can change exists at first, so it is not a placeholder.
    private func isGhost(_ entry: BarEntry) -> Bool { entry.dynamic && !entry.standIns.contains(.order) }

    private func title(of entry: BarEntry) -> String {
        if let title = entry.title, !title.isEmpty { return title }
        return context.outline.title(entry.id)
    }

    private func isSelected(_ entry: BarEntry, isRow: Bool) -> Bool {
        if isRow { return entry.id == context.layout.shown }
        return context.layout.highlighted == .entry(entry.id)
    }
}
