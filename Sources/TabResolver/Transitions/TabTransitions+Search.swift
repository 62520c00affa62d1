import TabModel

extension TabTransitions {
    private var showsSearch: Bool { shown.map { context.role($0) == .search } ?? false }

    /// The search tab's field takes focus, the tab being chosen first where another shows (R2.48).
    var activatingSearch: ResolutionEnvironment {
        if showsSearch, !showsMoreList {
            var next = settled
            next.search = true
            return next
        }
        guard let search = selector.listed.first(where: { context.role($0) == .search && selector.canSelect($0) })
        else { return given }
        var next = choosing(context.entry(search).id)
        guard next != given else { return given }
        next.search = true
        return next
    }

    /// The field gives up its focus; where choosing the tab activated it, the tab before is selected (R4.20).
    var cancellingSearch: ResolutionEnvironment {
        guard given.search, showsSearch else { return given }
        if context.activatesSearch { return leavingSearch }
        var next = settled
        next.search = false
        return next
    }

    /// The tab before search is selected, else the first one.
    var leavingSearch: ResolutionEnvironment {
        guard showsSearch else { return given }
        let previous = settled.previous.flatMap { context.outline.index(of: $0) }
        let target = previous.flatMap { selector.canSelect($0) ? $0 : nil } ?? selector.first
        return target.map { choosing(tab: $0) } ?? given
    }
}
