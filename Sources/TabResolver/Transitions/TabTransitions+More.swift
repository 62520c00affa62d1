import TabModel

extension TabTransitions {
    /// More is chosen: again, it shows its list; from elsewhere, what it showed last (R4.16).
    var choosingMore: ResolutionEnvironment {
        guard compactTabs?.more != nil, !showsMoreList else { return given }
        if let shown, isInMore(shown) { return showingMoreList }
        if let last = lastChosen.inMore { return choosing(tab: last) }
        var next = showingMoreList
        next.previous = id(shown)
        next.search = false
        return next
    }

    /// Back from a tab of More to the list (R4.16), from a tab on the Browse pattern's path to the one before it.
    var goingBack: ResolutionEnvironment {
        guard let shown, !showsMoreList else { return given }
        if isInMore(shown) { return showingMoreList }
        guard isBrowsing(shown), !settled.path.isEmpty else { return given }
        var next = settled
        next.path.removeLast()
        next.select = id(shown)
        return next
    }

    private var showingMoreList: ResolutionEnvironment {
        var next = settled
        next.more = true
        next.scrolled = nil
        return next
    }
}
