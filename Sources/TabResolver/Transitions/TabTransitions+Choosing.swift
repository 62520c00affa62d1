import TabModel

extension TabTransitions {
    /// Returns the state after an entry is chosen (R4.3).
    ///
    /// Nothing changes for one that is hidden, disabled (R2.81) or intercepted (R4.14).
    func choosing(_ id: EntryID) -> ResolutionEnvironment {
        guard let index = context.outline.index(of: id), canBeChosen(index) else { return given }
        guard context.entry(index).isSection else { return choosing(tab: index) }
        guard let tab = selector.tab(in: index, present: shown), canBeChosen(tab) else { return given }
        return choosing(tab: tab)
    }

    private func canBeChosen(_ index: Int) -> Bool {
        let entry = context.entry(index)
        let isDimmed = entry.isDisabled && context.environment.platform.hasDisabled
        return context.isPresent(index) && !isDimmed && !entry.isAction && !context.isOmittedInCompact(index)
    }

    /// Returns the state after a tab becomes the selection; the bar grows back, because it was tapped (R2.52).
    func choosing(tab index: Int) -> ResolutionEnvironment {
        var next = settled
        next.interaction.select = id(index)
        next.interaction.more = false
        next.interaction.scrolled = nil
        next.interaction.previous = previous(choosing: index)
        next.interaction.search = context.role(index) == .search && context.activatesSearch
        if index == shown, !showsMoreList {
            if isBrowsing(index) { next.interaction.path = [] }
        } else {
            next.interaction.last = last(leavingFor: index)
        }
        return next
    }

    /// Returns the memory after a tab is chosen; unchanged within one section, whose tab is then the present one.
    private func last(leavingFor index: Int) -> [EntryID] {
        if isInMore(index) { return lastChosen.whenLeftInMore }
        let leavesMore = showsMoreList || shown.map(isInMore) ?? false
        let section = shown.flatMap(lastChosen.section)
        return !leavesMore && section == lastChosen.section(of: index) ? settled.interaction.last : lastChosen.whenLeft
    }

    /// Returns a Boolean value that indicates whether a tab is the Browse pattern's; chosen again, it goes back to its
    /// root (R2.83).
    func isBrowsing(_ index: Int) -> Bool {
        guard context.environment.sizeClass == .compact, let mapping = context.spec.sizeClassMapping else {
            return false
        }
        return context.entry(index).tab?.value == mapping.compactTab
    }

    /// Returns the tab to go back to: from search (R4.20), and from More's list once the width is regular (R4.17).
    private func previous(choosing index: Int) -> EntryID? {
        let isSearch = context.role(index) == .search && context.level >= .v26
        guard isSearch || isInMore(index) else { return nil }
        if index == shown { return settled.interaction.previous }
        let isFromMore = showsMoreList || shown.map { isInMore($0) && isInMore(index) } == true
        return isFromMore ? settled.interaction.previous ?? id(shown) : id(shown)
    }
}

extension TabTransitions {
    /// The state after More is chosen: again, it shows its list; from elsewhere, the tab that it showed last (R4.16).
    var choosingMore: ResolutionEnvironment {
        guard compactTabs?.more != nil, !showsMoreList else { return given }
        if let shown, isInMore(shown) { return showingMoreList }
        if let last = lastChosen.inMore { return choosing(tab: last) }
        var next = showingMoreList
        next.interaction.previous = id(shown)
        next.interaction.search = false
        return next
    }

    /// The state after going back: from a tab of More to the list (R4.16), from a tab on the Browse pattern's path to
    /// the one before it.
    var goingBack: ResolutionEnvironment {
        guard let shown, !showsMoreList else { return given }
        if isInMore(shown) { return showingMoreList }
        guard isBrowsing(shown), !settled.interaction.path.isEmpty else { return given }
        var next = settled
        next.interaction.path.removeLast()
        next.interaction.select = id(shown)
        return next
    }

    private var showingMoreList: ResolutionEnvironment {
        var next = settled
        next.interaction.more = true
        next.interaction.scrolled = nil
        return next
    }
}

extension TabTransitions {
    private var showsSearch: Bool { shown.map { context.role($0) == .search } ?? false }

    /// The state after the search tab's field takes focus; if another tab shows, the search tab is chosen first
    /// (R2.48).
    var activatingSearch: ResolutionEnvironment {
        if showsSearch, !showsMoreList {
            var next = settled
            next.interaction.search = true
            return next
        }
        guard let search = selector.listed.first(where: { context.role($0) == .search && selector.canSelect($0) })
        else { return given }
        var next = choosing(context.entry(search).id)
        guard next != given else { return given }
        next.interaction.search = true
        return next
    }

    /// The state after the field loses its focus; if choosing the tab activated it, the tab before is selected (R4.20).
    var cancellingSearch: ResolutionEnvironment {
        guard given.interaction.search, showsSearch else { return given }
        if context.activatesSearch { return leavingSearch }
        var next = settled
        next.interaction.search = false
        return next
    }

    /// The state after search is left: the tab before it is selected, otherwise the first one.
    var leavingSearch: ResolutionEnvironment {
        guard showsSearch else { return given }
        let previous = settled.interaction.previous.flatMap { context.outline.index(of: $0) }
        let target = previous.flatMap { selector.canSelect($0) ? $0 : nil } ?? selector.first
        return target.map { choosing(tab: $0) } ?? given
    }
}
