import TabModel

/// Findings about tabs with the roles search and prominent, and tabs with an action (R5.21 to R5.26, R5.40, R5.56).
enum RoleRules {
    static let all = [
        secondSearch, secondProminent, searchByHand, searchableEverywhere, attachedSearch, actingTab, manyPinned,
        otherwiseUsedRole, doubleField, acts,
    ]

    static let secondSearch = LintRule("R5.21", .warning) { subject in
        subject.tabsBesideAnother(with: .search).map {
            Mark(
                $0.index,
                "\($0.name) is a second search tab, but searchable applies to the first.",
                fix: "Keep only one search tab."
            )
        }
    }

    static let secondProminent = LintRule("R5.22", .warning) { subject in
        subject.tabsBesideAnother(with: .prominent).map {
            Mark($0.index, "\($0.name) is a second prominent tab, but only the first is detached.", fix: "Keep one.")
        }
    }

    static let searchByHand = LintRule("R5.23", .info) { subject in
        guard subject.tabs(with: .search).isEmpty else { return [] }
        return subject.tabs.filter { $0.tab?.role == nil && $0.hasSearchSymbol }.map {
            Mark(
                $0.index,
                "\($0.name) has the search symbol, but not the role search.",
                fix: "Set its role to search, which provides title, symbol and position."
            )
        }
    }

    static let searchableEverywhere = LintRule("R5.24", .info) { subject in
        guard subject.spec.searchable, subject.tabs(with: .search).isEmpty else { return [] }
        return [
            Mark(
                "searchable applies to every tab, and its query resets when the tab changes.",
                fix: "Add a tab with the role search."
            )
        ]
    }

    static let attachedSearch = LintRule("R5.26", .warning, on: .withCompactBar) { subject in
        let isSetApart = subject.spec.tabViewSearchActivation == .searchTabSelection
        guard subject.highestLevel >= .v27, subject.concernsCompact, !isSetApart else { return [] }
        guard let search = subject.tabs(with: .search).first, subject.tabs(with: .prominent).isEmpty else { return [] }
        return [
            Mark(
                search.index,
                "\(search.name) is not detached when you build with SDK 27, because the role alone is not enough.",
                fix: "Set tabViewSearchActivation to searchTabSelection, or make a tab prominent."
            )
        ]
    }

    static let actingTab = LintRule("R5.40", .warning) { subject in
        // A binding that isn't known from the source may refuse the value.
        guard subject.spec.standIns[.selection] == nil else { return [] }
        return subject.tabs.filter { $0.tab?.role != .search && !$0.isAction && ActionLook.fits($0.label) }.map {
            Mark(
                $0.index,
                "\($0.name) looks like an action, but choosing it selects a tab.",
                fix:
                    "Use a toolbar button. If it must be a tab, set action to true and reject the value in the binding."
            )
        }
    }

    static let acts = LintRule("R5.88", .info) { subject in
        subject.tabs.filter(\.isAction).map {
            let isProminent = $0.role == .prominent
            return Mark(
                $0.index,
                "\($0.name) is an action, but \(isProminent ? "prominent tabs" : "tabs") are for navigation.",
                fix: "Use a toolbar button, or the bottom accessory.",
                severity: isProminent ? .warning : nil
            )
        }
    }

    static let otherwiseUsedRole = LintRule("R5.63", .warning) { subject in
        subject.tabs(with: .search).filter { !SearchWords.fit($0.source.label) }.map {
            Mark(
                $0.index,
                "\($0.name) has the role search, but neither its title nor its symbol relates to search.",
                fix: "When you build with SDK 27, the role alone doesn't detach it. Use the role prominent, or no role."
            )
        }
    }

    static let doubleField = LintRule("R5.65", .warning) { subject in
        guard subject.spec.searchable, subject.highestLevel >= .v26, !subject.tabs(with: .search).isEmpty else {
            return []
        }
        return [
            Mark(
                "searchable is on the tab view. "
                    + "With SDK 26 and later, people see a second search field in each tab.",
                fix: "In Swift, move searchable to the content of the search tab."
            )
        ]
    }

    static let manyPinned = LintRule("R5.56", .info) { subject in
        let pinned = subject.tabs.filter { $0.placement == .pinned && $0.tab?.role != .search }
        guard pinned.count > 2, !subject.tabs(with: .search).isEmpty else { return [] }
        return [
            Mark(
                "\(pinned.count) tabs are pinned beside search, where there is room for only a few.",
                fix: "Pin at most two."
            )
            .together("Tabs are pinned beside search, where there is room for only a few", "\(pinned.count)")
            .pointing(at: pinned[2].index)
        ]
    }
}

/// Recognition of labels that are about searching, in the languages of most apps (R5.63).
private enum SearchWords {
    /// Returns a Boolean value that indicates whether a label's symbol or title is about searching, or is left to the
    /// role.
    static func fit(_ label: TabLabel) -> Bool {
        guard let title = label.title, let symbol = label.systemImage else { return true }
        let typed = title.lowercased()
        return symbol.contains("magnifyingglass") || words.contains(where: typed.contains)
    }

    private static let words = [
        "search", "find", "explore", "discover", "browse", "look up", "suche", "buscar", "recherch", "cerca", "zoek",
        "szukaj", "sök", "поиск", "検索", "搜索", "搜尋", "검색",
    ]
}

extension LintSubject {
    fileprivate func tabs(with role: TabRole) -> [OutlineEntry] { tabs.filter { $0.tab?.role == role } }

    /// Returns the tabs with a role that show in a size class together with an earlier tab of that role, in the spec's
    /// order.
    fileprivate func tabsBesideAnother(with role: TabRole) -> [OutlineEntry] {
        let all = tabs(with: role)
        return all.indices.dropFirst().filter { index in
            sizeClasses.contains { sizeClass in
                let shown = all[...index].filter { !outline.isHidden($0.index, in: sizeClass) }
                return shown.count > 1 && shown.last?.index == all[index].index
            }
        }.map { all[$0] }
    }
}

extension OutlineEntry {
    fileprivate var hasSearchSymbol: Bool {
        ["magnifyingglass", "magnifyingglass.circle", "magnifyingglass.circle.fill"].contains(label.systemImage)
    }
}
