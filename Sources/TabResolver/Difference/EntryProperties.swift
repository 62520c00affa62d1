import TabModel

/// What one entry says, key by key in the format's order.
struct EntryProperties {
    /// Under which of two kinds of change a difference in a key is told.
    enum Part {
        /// What the entry is called: title, and the ids it is known by.
        case name
        /// Everything else.
        case other
    }

    /// The keys that decide where an entry stands, not only how it looks.
    static let placing: Set = ["role", "tabPlacement", "customizationBehavior", "defaultVisibility", "hidden"]

    /// The properties that differ, as they were and as they are.
    static func differing(
        _ old: TabEntry,
        _ new: TabEntry,
        _ part: Part
    ) -> (old: [ChangedProperty], new: [ChangedProperty]) {
        let pairs = zip(all(of: old), all(of: new)).filter { $0.value != $1.value }
        let wanted = pairs.filter { isName($0.0, $0.1) == (part == .name) }
        return (wanted.map(\.0), wanted.map(\.1))
    }

    /// A title is a name; an id is one only if there was one before and is one now.
    private static func isName(_ old: ChangedProperty, _ new: ChangedProperty) -> Bool {
        if old.key == "title" { return true }
        guard old.key == "value" || old.key == "customizationID" else { return false }
        return old.value != .nothing && new.value != .nothing
    }

    private static func all(of entry: TabEntry) -> [ChangedProperty] {
        let label = entry.label
        return [
            ChangedProperty("title", ChangedValue(text: label.title)),
            ChangedProperty("systemImage", ChangedValue(text: label.systemImage)),
            ChangedProperty("image", ChangedValue(text: label.image)),
        ] + own(of: entry) + shared(entry.modifiers)
    }

    private static func own(of entry: TabEntry) -> [ChangedProperty] {
        switch entry {
        case .tab(let tab):
            [
                ChangedProperty("value", ChangedValue(tab.value)),
                ChangedProperty("role", ChangedValue(tab.role)),
                ChangedProperty("action", .flag(tab.action)),
                ChangedProperty("help", ChangedValue(text: tab.help)),
                ChangedProperty("accessibilityLabel", ChangedValue(text: tab.accessibilityLabel)),
                ChangedProperty("accessibilityHint", ChangedValue(text: tab.accessibilityHint)),
                ChangedProperty("content", screen(tab.content)),
            ]
        case .section(let section):
            [ChangedProperty("defaultSectionExpansion", ChangedValue(section.defaultSectionExpansion))]
        }
    }

    private static func shared(_ modifiers: TabModifiers) -> [ChangedProperty] {
        [
            ChangedProperty("tabPlacement", ChangedValue(modifiers.tabPlacement)),
            ChangedProperty("customizationID", ChangedValue(text: modifiers.customizationID)),
            ChangedProperty("customizationBehavior", ChangedValue(modifiers.customizationBehavior)),
            ChangedProperty("defaultVisibility", ChangedValue(modifiers.defaultVisibility)),
            ChangedProperty("hidden", ChangedValue(modifiers.hidden)),
            ChangedProperty("disabled", .flag(modifiers.disabled)),
            ChangedProperty("badge", ChangedValue(modifiers.badge)),
            ChangedProperty("sectionActions", .list(modifiers.sectionActions.map { ChangedValue($0) })),
            ChangedProperty("dynamic", .flag(modifiers.dynamic)),
            ChangedProperty("lint", ChangedValue(reasons: modifiers.lint)),
        ]
    }

    private static func screen(_ screen: TabScreen?) -> ChangedValue {
        switch screen {
        case nil: .nothing
        case .image(let path): .members([ChangedProperty("image", .text(path))])
        case .skeleton(let kind, let title):
            .members(
                [ChangedProperty("kind", ChangedValue(kind))]
                    + (title.map { [ChangedProperty("title", .text($0))] } ?? [])
            )
        }
    }
}
