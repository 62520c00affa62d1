import TabModel

/// The memory of the tabs that are shown again if an entry for several of them is chosen: a section (R4.5), and More
/// (R4.16).
struct SelectionMemory {
    private let context: ResolutionContext
    private let compactTabs: CompactTabs?
    /// The tab that choosing More shows again; nil if it shows its list.
    let inMore: Int?
    /// The memory after the present tab is left for one outside More.
    private(set) var whenLeft: [EntryID] = []
    /// The memory after the present tab is left for one inside More.
    private(set) var whenLeftInMore: [EntryID] = []

    /// Creates the memory of a state, `shown` being the tab that can be left.
    init(_ context: ResolutionContext, _ compactTabs: CompactTabs?, shown: Int?, showsMoreList: Bool) {
        self.context = context
        self.compactTabs = compactTabs
        inMore = Self.newest(of: context.environment.interaction.last, in: compactTabs, context)
        whenLeftInMore = memory(leaving: shown, showsMoreList: showsMoreList)
        whenLeft = whenLeftInMore
        if showsMoreList, Self.newest(of: whenLeft, in: compactTabs, context) != nil {
            whenLeft.append(InteractionState.moreList)
        }
    }

    /// Returns the outermost section around a tab, if it has an entry of its own that can be chosen.
    func section(of index: Int) -> Int? {
        context.entry(index).top.flatMap { context.entry($0).hasTitle ? $0 : nil }
    }

    /// Returns the newest tab of More, unless More was left at its list since.
    private static func newest(of ids: [EntryID], in compactTabs: CompactTabs?, _ context: ResolutionContext) -> Int? {
        guard let compactTabs, compactTabs.more != nil else { return nil }
        for id in ids.reversed() {
            if id == InteractionState.moreList { return nil }
            if let index = context.outline.index(of: id), compactTabs.fallen.contains(index) { return index }
        }
        return nil
    }

    private func memory(leaving shown: Int?, showsMoreList: Bool) -> [EntryID] {
        guard let shown else { return pruned(context.environment.interaction.last) }
        let id = context.entry(shown).id
        var ids = context.environment.interaction.last.filter { $0 != id }
        if section(of: shown) != nil || (isInMore(shown) && !showsMoreList) { ids.append(id) }
        return pruned(ids)
    }

    /// Returns the ids that can still be needed: the newest of each section, and the newest of More.
    ///
    /// Without More, the last tab that it showed is kept: it isn't a tab of a section.
    private func pruned(_ ids: [EntryID]) -> [EntryID] {
        var sections: Set<Int> = []
        var knowsMore = false
        let kept = ids.reversed().filter { id in
            if id == InteractionState.moreList {
                defer { knowsMore = true }
                return !knowsMore
            }
            guard let index = context.outline.index(of: id) else { return false }
            let section = section(of: index)
            let isNewestOfSection = section.map { sections.insert($0).inserted } ?? false
            let isNewestOfMore = compactTabs == nil ? section == nil : isInMore(index) && !knowsMore
            if isInMore(index) { knowsMore = true }
            return isNewestOfSection || isNewestOfMore
        }
        return Array(kept.reversed().drop { $0 == InteractionState.moreList })
    }

    private func isInMore(_ index: Int) -> Bool { compactTabs?.fallen.contains(index) ?? false }
}
