import TabModel

/// Findings about ids and the attached customization (R5.6 to R5.13).
enum CustomizationRules {
    static let all = [
        equalIDs, missingID, missingChildID, unstableID, otherStyle, nothingAttached, unavailable, unavailableBehavior,
    ]

    static let equalIDs = LintRule("R5.6", .error) { subject in
        subject.twins(\.customizationID).map { entry, earlier in
            var mark = Mark(
                entry.index,
                "\(entry.name) has the customizationID \"\(entry.customizationID ?? "")\", which \(earlier.name(beside: entry)) already has.",
                fix: "Give each tab and section a unique customizationID."
            )
            mark.isWritten = subject.twinsAreWritten
            return mark
        }
    }

    static let missingID = LintRule("R5.7", .warning) { subject in
        guard subject.spec.tabViewCustomization != nil else { return [] }
        return subject.outline.entries.filter { $0.lacksCustomizationID }.map {
            Mark(
                $0.index,
                "\($0.name) has no customizationID, so people can't move, hide or add it.",
                fix: "Give it a customizationID, or disable its customizationBehavior."
            )
        }
    }

    static let missingChildID = LintRule("R5.8", .warning) { subject in
        subject.outline.entries.compactMap { entry in
            guard entry.lacksCustomizationID, let parent = entry.parent else { return nil }
            let section = subject.outline[parent]
            guard section.customizationID != nil else { return nil }
            return Mark(
                entry.index,
                "\(entry.name) has no customizationID, but its section \(section.name) has one.",
                fix: "Give every entry of the section a customizationID, or disable its customizationBehavior."
            )
        }
    }

    static let unstableID = LintRule("R5.9", .warning) { subject in
        subject.outline.entries.compactMap { entry in
            guard let id = entry.customizationID, let kind = UnstableID.kind(of: id, title: entry.label.title) else {
                return nil
            }
            return Mark(
                entry.index,
                "\(entry.name)'s customizationID \"\(id)\" looks like \(kind), which may change.",
                fix: "Use an id that stays the same across versions."
            )
        }
    }

    static let otherStyle = LintRule("R5.10", .warning) { subject in
        guard subject.spec.tabViewCustomization != nil, subject.spec.tabViewStyle != .sidebarAdaptable,
            !subject.leavesSidebarToOthers
        else { return [] }
        let style = subject.spec.tabViewStyle.rawValue
        return [
            Mark(
                "tabViewCustomization has no effect with the style \(style).",
                fix: "Use the style sidebarAdaptable, or remove the customization."
            )
        ]
    }

    static let nothingAttached = LintRule("R5.11", .info) { subject in
        // An id is the same in all variants, so it says nothing where only some of them attach a customization.
        guard subject.spec.tabViewCustomization == nil, subject.written.spec.storageKey == nil else { return [] }
        if subject.customization.map({ !$0.isEmpty }) == true {
            return [
                Mark(
                    "You gave a customization, but the spec has no tabViewCustomization: it isn't applied.",
                    fix: "Add a tabViewCustomization to the spec."
                )
            ]
        }
        let customized = subject.outline.entries.filter { $0.customizationID != nil || $0.restrictsCustomization }
        guard let first = customized.first else { return [] }
        let entries = customized.count == 1 ? "1 entry has" : "\(customized.count) entries have"
        return [
            Mark(
                "\(entries) a customizationID or customizationBehavior, but the spec has no tabViewCustomization.",
                fix: "Add a tabViewCustomization to the spec."
            )
            .pointing(at: first.index)
        ]
    }

    static let unavailable = LintRule("R5.12", .info) { subject in
        let platforms = [Platform.tv, .watch].filter(subject.concerns)
        guard subject.spec.tabViewCustomization != nil, !platforms.isEmpty else { return [] }
        let names = platforms.map(\.systemName).joined(separator: " and ")
        let text = "tabViewCustomization does not exist on \(names)."
        return [
            Mark(
                text,
                fix: "Set it to null there in a variant.",
                severity: subject.spec.origins.severity(of: subject.spec.origins.keys.filter(text.contains))
            )
        ]
    }

    static let unavailableBehavior = LintRule("R5.13", .info) { subject in
        let platforms = [Platform.mac, .tv].filter(subject.concerns)
        guard !platforms.isEmpty else { return [] }
        let names = platforms.map(\.systemName).joined(separator: " and ")
        return subject.outline.entries.filter { $0.restrictsCustomization || $0.namesSidebar }.map {
            Mark(
                $0.index,
                "\($0.name) uses .sidebar, .reorderable or .disabled, which do not exist on \(names).",
                fix: "Set them to null there in a variant.",
                severity: $0.modifiers.origins.severity(of: ["customizationBehavior", "defaultVisibility"])
            )
        }
    }
}

extension [String: Variant.Origin] {
    /// An error where a variant for the very platform gave one of these keys its value.
    func severity(of keys: [String]) -> Severity? {
        keys.contains { self[$0]?.namesPlatforms == true } ? .error : nil
    }
}

extension OutlineEntry {
    /// Whether nobody can customize it anywhere, so that it needs no id (R3.4, R3.5).
    fileprivate var isLocked: Bool { modifiers.customizationBehavior == PerPlacement(.disabled) }

    /// A Boolean value that indicates whether people could customize it if it had a customizationID.
    fileprivate var lacksCustomizationID: Bool { customizationID == nil && !isLocked }

    /// Whether the author restricts what people may do.
    fileprivate var restrictsCustomization: Bool { modifiers.customizationBehavior != PerPlacement(.automatic) }

    /// Whether its default visibility speaks of the sidebar alone.
    fileprivate var namesSidebar: Bool {
        let visibility = modifiers.defaultVisibility
        return visibility.sidebar != .automatic && visibility.sidebar != visibility.tabBar
    }
}

/// Recognizes customizationIDs that are likely to change between versions or starts (R5.9).
enum UnstableID {
    /// What an id looks like, or nil if nothing speaks against it.
    static func kind(of id: String, title: String?) -> String? {
        if !id.isEmpty, id.allSatisfy(\.isNumber) { return "an index" }
        if isUUID(id) { return "a UUID" }
        if id == title, id.contains(where: { $0.isWhitespace || !$0.isASCII }) { return "a localized title" }
        return nil
    }

    private static func isUUID(_ id: String) -> Bool {
        guard id.utf8.count >= 36 else { return false }
        let groups = id.split(separator: "-", omittingEmptySubsequences: false)
        return groups.map(\.count) == [8, 4, 4, 4, 12] && groups.allSatisfy { $0.allSatisfy(\.isHexDigit) }
    }
}
