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
                "\(entry.name) has the customizationID \"\(entry.customizationID ?? "")\", which "
                    + "\(earlier.name(beside: entry)) already has.",
                fix: "Give each tab and section a unique customizationID."
            )
            mark.isWritten = subject.twinsAreWritten
            return mark
        }
    }

    static let missingID = LintRule("R5.7", .warning, on: .withCustomization) { subject in
        guard subject.spec.tabViewCustomization != nil else { return [] }
        return subject.entriesWithoutID.map {
            Mark(
                $0.index,
                "\($0.name) has no customizationID, so people can't move, hide or add it.",
                fix: "Give each entry a customizationID, or disable its customizationBehavior."
            )
            .together("People can't move, hide or add entries without a customizationID", $0.name)
        }
    }

    static let missingChildID = LintRule("R5.8", .warning, on: .withCustomization) { subject in
        // With a customization, R5.7 reports it for each entry.
        guard subject.spec.tabViewCustomization == nil else { return [] }
        return subject.entriesWithoutID.compactMap { entry in
            guard let parent = entry.parent else { return nil }
            let section = subject.outline[parent]
            guard section.customizationID != nil else { return nil }
            return Mark(
                entry.index,
                "\(entry.name) has no customizationID, but its section \(section.name) has one.",
                fix: "Give every entry of the section a customizationID, or disable its customizationBehavior."
            )
            .together(
                "The section \(section.name) has a customizationID, but not all of its entries have one",
                entry.name
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
                "The customizationID \"\(id)\" of \(entry.name) looks like \(kind), which may change.",
                fix: "Use an id that stays the same across versions."
            )
        }
    }

    static let otherStyle = LintRule("R5.10", .warning, on: .withCustomization) { subject in
        guard subject.spec.tabViewCustomization != nil, subject.spec.tabViewStyle != .sidebarAdaptable,
            !subject.leavesSidebarToOthers
        else { return [] }
        let style = subject.spec.tabViewStyle.rawValue
        return [
            Mark(
                "tabViewCustomization has no effect with the style \(style).",
                fix: "\(subject.advice), or remove the customization."
            )
            .together("tabViewCustomization only has an effect with the style sidebarAdaptable", "not with \(style)")
        ]
    }

    static let nothingAttached = LintRule("R5.11", .info, on: .withCustomization) { subject in
        // An id is the same in all variants, so it is no evidence if only some of them attach a customization.
        guard subject.spec.tabViewCustomization == nil, subject.written.spec.storageKey == nil else { return [] }
        if subject.customization.map({ !$0.isEmpty }) == true {
            return [
                Mark(
                    "The customization isn't applied, because the tab view has no tabViewCustomization.",
                    fix: "Add a tabViewCustomization."
                )
            ]
        }
        let customized = subject.outline.entries.filter { $0.customizationID != nil || $0.restrictsCustomization }
        guard let first = customized.first else { return [] }
        let entries = customized.count == 1 ? "1 entry has" : "\(customized.count) entries have"
        return [
            Mark(
                "\(entries) a customizationID or customizationBehavior, but the tab view has no tabViewCustomization.",
                fix: "Add a tabViewCustomization."
            )
            .together(
                "Entries have a customizationID or customizationBehavior, but the tab view has no tabViewCustomization",
                "\(customized.count)"
            )
            .pointing(at: first.index)
        ]
    }

    static let unavailable = LintRule("R5.12", .info, on: [.tv, .watch]) { subject in
        let key = TabViewKeys.all.first { $0.row.findings.contains("R5.12") }?.name
        let isAsked = key.flatMap { subject.spec.origins[$0] }?.namesPlatforms == true
        guard subject.spec.tabViewCustomization != nil, isAsked || !subject.isForOthers(than: [.tv, .watch]) else {
            return []
        }
        return [
            Mark(
                "tabViewCustomization does not exist on \(Mark.platforms).",
                fix: isAsked ? "Set it to null there." : "Remove it.",
                severity: isAsked ? .error : nil
            )
        ]
    }

    static let unavailableBehavior = LintRule("R5.13", .info, on: [.mac, .tv]) { subject in
        subject.outline.entries.flatMap { entry in
            entry.unavailableWords.compactMap { key, word in
                subject.unavailable(word, key, of: entry, on: [.mac, .tv])
            }
        }
    }
}

extension LintSubject {
    /// Returns a Boolean value that indicates whether findings are about other platforms too.
    ///
    /// The preview and the exported source leave out the features that some platforms lack.
    fileprivate func isForOthers(than lacking: Set<Platform>) -> Bool {
        if let drawn { return !lacking.contains(drawn.context.environment.platform) }
        return !requestedPlatforms.isSubset(of: lacking)
    }

    /// Returns the mark on a key or a word of an entry that platforms lack.
    ///
    /// It is an error if a variant for the very platform has it, an information if the spec is for no other platform.
    func unavailable(_ words: String, _ key: String, of entry: OutlineEntry, on lacking: Set<Platform>) -> Mark? {
        guard entry.modifiers.origins[key]?.namesPlatforms != true else {
            return Mark(
                entry.index,
                "\(entry.name) has \(words), which does not exist on \(Mark.platforms).",
                fix: "Set \(key) to null there.",
                severity: .error
            )
        }
        guard !isForOthers(than: lacking) else { return nil }
        return Mark(
            entry.index,
            "\(words) of \(entry.name) does not exist on \(Mark.platforms) and is ignored there.",
            fix: requestedPlatforms.isSuperset(of: spec.platforms)
                ? "Remove it." : "Keep it if it is meant for other platforms."
        )
        .together("Entries have settings that are ignored on \(Mark.platforms)", words)
    }

    /// The entries that people could customize if they had a customizationID; those repeated over data have one per
    /// element.
    fileprivate var entriesWithoutID: [OutlineEntry] {
        outline.entries.filter { $0.lacksCustomizationID && !isPerElement($0) }
    }
}

extension OutlineEntry {
    /// A Boolean value that indicates whether it can't be customized at all, so that it needs no id (R3.4, R3.5).
    fileprivate var isLocked: Bool { modifiers.customizationBehavior == PerPlacement(.disabled) }

    /// A Boolean value that indicates whether people could customize it if it had a customizationID.
    fileprivate var lacksCustomizationID: Bool { customizationID == nil && !isLocked }

    /// A Boolean value that indicates whether the author restricts customizing.
    fileprivate var restrictsCustomization: Bool { modifiers.customizationBehavior != PerPlacement(.automatic) }

    /// The key and the word of each setting that Macs and Apple TV lack.
    fileprivate var unavailableWords: [(key: String, word: String)] {
        let behavior = modifiers.customizationBehavior
        let behaviors = [TabCustomizationBehavior.reorderable, .disabled].filter {
            behavior.tabBar == $0 || behavior.sidebar == $0
        }
        return behaviors.map { ("customizationBehavior", "customizationBehavior \($0.rawValue)") }
            + (namesSidebar ? [("defaultVisibility", "defaultVisibility of the sidebar")] : [])
    }

    /// A Boolean value that indicates whether its default visibility is about the sidebar alone.
    fileprivate var namesSidebar: Bool {
        let visibility = modifiers.defaultVisibility
        return visibility.sidebar != .automatic && visibility.sidebar != visibility.tabBar
    }
}

/// Recognition of customizationIDs that are likely to change between versions or launches (R5.9).
enum UnstableID {
    /// Returns the kind of value that an id looks like, or nil if it seems stable.
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
