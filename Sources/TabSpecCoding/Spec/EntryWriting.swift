import TabModel

/// Writes entries in the one canonical way.
enum EntryWriting {
    static func value(_ entry: TabEntry) -> JSONValue {
        switch entry {
        case .tab(let tab): value(tab)
        case .section(let section): value(section)
        }
    }

    private static func value(_ tab: Tab) -> JSONValue {
        var members = SpecMembers(EntryShapes.tab)
        members.add(label: tab.label)
        members.add("value", tab.value.map(SpecWriting.value))
        members.add("role", tab.role?.rawValue)
        members.add("action", tab.action)
        members.add("help", tab.help)
        members.add("accessibilityLabel", tab.accessibilityLabel)
        members.add("accessibilityHint", tab.accessibilityHint)
        members.add("content", tab.content.map(screen))
        members.add(modifiers: tab.modifiers)
        return members.object
    }

    private static func value(_ section: TabSection) -> JSONValue {
        var members = SpecMembers(EntryShapes.section)
        members.add(label: section.header)
        members.add("defaultSectionExpansion", section.defaultSectionExpansion, usual: .automatic)
        members.add(modifiers: section.modifiers)
        members.add("tabs", .array(section.tabs.map(value)))
        return members.object
    }

    private static func screen(_ screen: TabScreen) -> JSONValue {
        switch screen {
        case .image(let path): ["image": .string(path)]
        case .skeleton(let kind, nil): ["kind": .string(kind.rawValue)]
        case .skeleton(let kind, let title?): ["kind": .string(kind.rawValue), "title": .string(title)]
        }
    }
}

extension SpecMembers {
    fileprivate mutating func add(label: TabLabel) {
        add("title", label.title)
        add("systemImage", label.systemImage)
        add("image", label.image)
    }

    fileprivate mutating func add(modifiers: TabModifiers) {
        add("tabPlacement", modifiers.tabPlacement, usual: .automatic)
        add("customizationID", modifiers.customizationID)
        add("customizationBehavior", modifiers.customizationBehavior, usual: .automatic)
        add("defaultVisibility", modifiers.defaultVisibility, usual: .automatic)
        add("hidden", value(modifiers.hidden))
        add("disabled", modifiers.disabled)
        add("badge", modifiers.badge.map(value))
        if !modifiers.sectionActions.isEmpty {
            add("sectionActions", .array(modifiers.sectionActions.map(SpecWriting.label)))
        }
        add("dynamic", modifiers.dynamic)
        add("lint", reasons: modifiers.lint)
    }

    private func value(_ hidden: Hidden) -> JSONValue? {
        switch hidden {
        case .never: nil
        case .always: true
        case .when(let sizeClass): ["sizeClass": .string(sizeClass.rawValue)]
        }
    }

    private func value(_ badge: Badge) -> JSONValue {
        switch badge {
        case .count(let count): .integer(count)
        case .text(let text): .string(text)
        }
    }
}
