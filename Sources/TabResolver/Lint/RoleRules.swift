import TabModel

/// Findings about search, prominent and acting tabs (R5.21 to R5.26, R5.40, R5.56).
enum RoleRules {
    static let all = [
        secondSearch, secondProminent, searchByHand, searchableEverywhere, attachedSearch, actingTab, manyPinned,
    ]

    static let secondSearch = LintRule("R5.21", .warning) { subject in
        subject.tabs(with: .search).dropFirst().map {
            Mark(
                $0.index,
                "\($0.name) is a second search tab: searchable applies to the first.",
                fix: "Keep one search tab."
            )
        }
    }

    static let secondProminent = LintRule("R5.22", .warning) { subject in
        subject.tabs(with: .prominent).dropFirst().map {
            Mark($0.index, "\($0.name) is a second prominent tab: only the first is detached.", fix: "Keep one.")
        }
    }

    static let searchByHand = LintRule("R5.23", .info) { subject in
        guard subject.tabs(with: .search).isEmpty else { return [] }
        return subject.tabs.filter { $0.tab?.role == nil && $0.hasSearchSymbol }.map {
            Mark(
                $0.index,
                "\($0.name) has the search symbol, but not the role search.",
                fix: "Set its role to search, which provides title, symbol and place."
            )
        }
    }

    static let searchableEverywhere = LintRule("R5.24", .info) { subject in
        guard subject.spec.searchable, subject.tabs(with: .search).isEmpty else { return [] }
        return [
            Mark(
                "searchable applies to every tab, and its query resets when the tab changes.",
                fix: "Add a tab with role search."
            )
        ]
    }

    static let attachedSearch = LintRule("R5.26", .warning) { subject in
        let isSetApart = subject.spec.tabViewSearchActivation == .searchTabSelection
        guard subject.newest >= .v27, subject.concernsCompact, !isSetApart else { return [] }
        guard let search = subject.tabs(with: .search).first, subject.tabs(with: .prominent).isEmpty else { return [] }
        return [
            Mark(
                search.index,
                "\(search.name) is not detached on OS 27: the role alone is not enough.",
                fix: "Set tabViewSearchActivation to searchTabSelection, or make a tab prominent."
            )
        ]
    }

    static let actingTab = LintRule("R5.40", .warning) { subject in
        subject.tabs.filter { $0.tab?.role != .search && !$0.isAction && ActionLook.fits($0.label) }.map {
            Mark(
                $0.index,
                "\($0.name) looks like an action, but choosing it selects a tab.",
                fix: "Set action to true and reject the value in the binding, or better, use a toolbar button."
            )
        }
    }

    static let manyPinned = LintRule("R5.56", .info) { subject in
        let pinned = subject.tabs.filter { $0.placement == .pinned && $0.tab?.role != .search }
        guard pinned.count > 2, !subject.tabs(with: .search).isEmpty else { return [] }
        return [
            Mark(
                "\(pinned.count) tabs are pinned beside search, in a region meant for few tabs.",
                fix: "Pin two at most."
            )
        ]
    }
}

extension LintSubject {
    fileprivate func tabs(with role: TabRole) -> [OutlineEntry] { tabs.filter { $0.tab?.role == role } }
}

extension OutlineEntry {
    fileprivate var hasSearchSymbol: Bool {
        ["magnifyingglass", "magnifyingglass.circle", "magnifyingglass.circle.fill"].contains(label.systemImage)
    }
}
