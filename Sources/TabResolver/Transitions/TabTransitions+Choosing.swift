import TabModel

extension TabTransitions {
    /// An entry is chosen by hand (R4.3).
    ///
    /// Nothing happens at one that is hidden, disabled (R2.81) or intercepted (R4.14).
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

    /// A tab becomes the selection; the bar grows back, since it was tapped (R2.52).
    func choosing(tab index: Int) -> ResolutionEnvironment {
        var next = settled
        next.select = id(index)
        next.more = false
        next.scrolled = nil
        next.previous = previous(choosing: index)
        next.search = context.role(index) == .search && context.activatesSearch
        if index == shown, !showsMoreList {
            if isBrowsing(index) { next.path = [] }
        } else {
            next.last = last(leavingFor: index)
        }
        return next
    }

    /// What is remembered when a tab is chosen; nothing new within one section, whose tab is then the present one.
    private func last(leavingFor index: Int) -> [EntryID] {
        if isInMore(index) { return lastChosen.whenLeftInMore }
        let leavesMore = showsMoreList || shown.map(isInMore) ?? false
        let section = shown.flatMap(lastChosen.section)
        return !leavesMore && section == lastChosen.section(of: index) ? settled.last : lastChosen.whenLeft
    }

    /// Whether a tab is the Browse pattern's: chosen again, it goes back to its root (R2.83).
    func isBrowsing(_ index: Int) -> Bool {
        guard context.environment.sizeClass == .compact, let mapping = context.spec.sizeClassMapping else {
            return false
        }
        return context.entry(index).tab?.value == mapping.compactTab
    }

    /// The tab to go back to: from search (R4.20), and from More's list once the width is regular (R4.17).
    private func previous(choosing index: Int) -> EntryID? {
        let isSearch = context.role(index) == .search && context.environment.os >= .v26
        guard isSearch || isInMore(index) else { return nil }
        if index == shown { return settled.previous }
        let isFromMore = showsMoreList || shown.map { isInMore($0) && isInMore(index) } == true
        return isFromMore ? settled.previous ?? id(shown) : id(shown)
    }
}
