import TabModel

/// Repairs of roles, symbols and misplaced modifiers (R5.22, R5.23, R5.27, R5.33).
enum LabelRepairs {
    /// Returns the repair of R5.22: a later tab loses a role that has no effect on it.
    @Sendable static func secondProminent(_ finding: Diagnostic, _ subject: inout RepairSubject) -> Repair? {
        guard let entry = subject.entry(finding), entry.tab?.role == .prominent,
            subject.outline.tabs.first(where: { [outline = subject.outline] in outline[$0].tab?.role == .prominent })
                != entry.index
        else { return nil }
        return Repair(
            id: finding.id,
            entry: entry.id,
            edits: [subject.edit(entry, "role", .remove)],
            sentence: "Remove the role prominent from \(entry.name): only the first such tab is detached."
        )
    }

    /// Returns the repair of R5.23: the role replaces the values that it provides; nil if there is a search tab
    /// already.
    @Sendable static func searchByHand(_ finding: Diagnostic, _ subject: inout RepairSubject) -> Repair? {
        let hasSearch = subject.outline.tabs.contains { [outline = subject.outline] in outline[$0].tab?.role == .search
        }
        guard let entry = subject.entry(finding), let tab = entry.tab, tab.role == nil, !hasSearch,
            subject.isFirstSearchByHand(entry), subject.hasRoomForSearch
        else { return nil }
        let usual = RoleDefaults.search(in: subject.spec.locale)
        let hasOther = tab.label.image != nil || tab.label.imageAsset != nil
        let isUsual = !hasOther && tab.label.systemImage == usual.systemImage
        let defaults = [("systemImage", isUsual), ("title", tab.label.title == usual.title)]
        let removals = defaults.filter(\.1).map { subject.edit(entry, $0.0, .remove) }
        let place = tab.modifiers.tabPlacement == .automatic ? ", which also pins it in the bar" : ""
        let activation = subject.needsSearchActivation
        return Repair(
            id: finding.id,
            entry: entry.id,
            edits: [subject.edit(entry, "role", .set("search"))] + removals
                + (activation ? [SpecEdit(["tabViewSearchActivation"], .set("searchTabSelection"))] : []),
            sentence: "Give \(entry.name) the role search\(place)."
                + (activation ? " Selecting it then starts a search, for which the bar detaches it." : "")
        )
    }

    /// Returns the repair of R5.27: the outline, if the catalog has the given symbol as its filled form.
    @Sendable static func filledSymbol(_ finding: Diagnostic, _ subject: inout RepairSubject) -> Repair? {
        guard let entry = subject.entry(finding), let filled = entry.source.label.systemImage else { return nil }
        let outline = filled.split(separator: ".").filter { $0 != "fill" }.joined(separator: ".")
        guard outline != filled, FilledSymbols.variant(of: outline) == filled else { return nil }
        return Repair(
            id: finding.id,
            entry: entry.id,
            edits: [subject.edit(entry, "systemImage", .set(.string(outline)))],
            sentence: "Give \(entry.name) the outline \(outline): bars fill it, sidebars and top bars don't."
        )
    }

    /// Returns the repair of R5.33: the modifiers without an effect on the entry are removed.
    @Sendable static func misplaced(_ finding: Diagnostic, _ subject: inout RepairSubject) -> Repair? {
        guard let entry = subject.entry(finding) else { return nil }
        let modifiers = entry.modifiers
        let keys = entry.isSection ? modifiers.keysForTabs : modifiers.sectionActions.isEmpty ? [] : ["sectionActions"]
        guard !keys.isEmpty else { return nil }
        let effect = keys.count > 1 || !entry.isSection ? "they have" : "it has"
        return Repair(
            id: finding.id,
            entry: entry.id,
            edits: keys.map { subject.edit(entry, $0, .remove) },
            sentence: "Remove \(WordList.and(keys)) from \(entry.name), where \(effect) no effect."
        )
    }
}

extension RepairSubject {
    /// Returns a Boolean value that indicates whether it is the first tab with a search symbol and no role.
    ///
    /// Two search tabs would be no repair (R5.21).
    fileprivate func isFirstSearchByHand(_ entry: OutlineEntry) -> Bool {
        outline.tabs.first { outline[$0].tab?.role == nil && Self.isSearchSymbol(outline[$0].label.systemImage) }
            == entry.index
    }

    /// A Boolean value that indicates whether a search tab leads to no finding: no second field, no crowded region
    /// (R5.56, R5.65).
    fileprivate var hasRoomForSearch: Bool {
        !spec.searchable && outline.tabs.count { outline[$0].placement == .pinned } <= 2
    }

    /// A Boolean value that indicates whether a search tab is drawn separately only if choosing it activates search
    /// (R5.26).
    fileprivate var needsSearchActivation: Bool {
        spec.tabViewSearchActivation == .automatic && !Set<Platform>.withCompactBar.isDisjoint(with: spec.platforms)
            && !outline.tabs.contains { outline[$0].role == .prominent }
    }

    private static func isSearchSymbol(_ name: String?) -> Bool {
        name?.split(separator: ".").first == "magnifyingglass"
    }
}

/// Repairs of strings (R5.62).
enum TextRepairs {
    /// Returns the repair of R5.62: an entry's strings without invisible characters.
    ///
    /// Strings that other values refer to by name don't change.
    @Sendable static func hiddenCharacters(_ finding: Diagnostic, _ subject: inout RepairSubject) -> Repair? {
        guard let entry = subject.entry(finding) else { return nil }
        let repaired = entry.statements.suspects.compactMap { text -> (key: String, rest: String)? in
            let hidden = HiddenCharacters(text.text, as: text.use)
            guard text.use != .identifier, text.key != "sectionActions", !hidden.characters.isEmpty,
                !hidden.rest.isEmpty
            else { return nil }
            return (text.key, hidden.rest)
        }
        guard !repaired.isEmpty else { return nil }
        return Repair(
            id: finding.id,
            entry: entry.id,
            edits: repaired.map { subject.edit(entry, $0.key, .set(.string($0.rest))) },
            sentence: "Remove invisible characters from \(Listing.text(repaired.map(\.key)))."
        )
    }
}
