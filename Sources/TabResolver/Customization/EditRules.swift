import TabModel

/// The permitted customizing operations on an iPad in regular width.
///
/// The layout's rights and the editor's refusals both come from here, so they agree.
struct EditRules {
    let context: ResolutionContext
    let placements: Placements
    let regions: BarRegions
    /// The running counts of the entries in the bar, and of the tabs in the sidebar.
    private let inBar: RunningCount
    private let inSidebar: RunningCount
    /// The outermost entry that vanishes when an entry is hidden: a section that it leaves empty (R2.16).
    private let vanishing: [Int]

    /// Creates the rules from the customization alone: a selected tab has no privilege here.
    init(_ context: ResolutionContext) {
        let placements = Placements(context)
        self.context = context
        self.placements = placements
        regions = BarRegions(context, placements.tabBar)
        inBar = RunningCount(context.outline.entries.map { placements.tabBar[$0.index].isVisible })
        inSidebar = RunningCount(
            context.outline.entries.map { !$0.isSection && placements.sidebar[$0.index].isVisible }
        )
        vanishing = Self.vanishing(context.outline, inSidebar)
    }

    /// The rights of every entry that the author does not hide.
    var rights: [EntryID: EditRights] {
        context.rights { entry, action in
            switch action {
            case .addToBar: adding(entry)
            case .removeFromBar: removing(entry)
            case .moveInBar: movingInBar(entry)
            case .hide: isVisible(entry) ? hiding(entry) : showing(entry)
            case .moveInSection: movingInSection(entry)
            }
        }
    }

    /// The rights on a Mac: an entry can be moved inside its section, nothing else (R3.2, R3.12).
    var macRights: [EntryID: EditRights] {
        context.rights { entry, action in action == .moveInSection ? movingInSection(entry) : .onMac }
    }

    /// Returns the violated condition among those of every operation (R3.1, R3.3, R3.6, R2.16).
    private func anyAct(_ entry: OutlineEntry) -> Prohibition? {
        if let prohibition = context.spec.prohibition { return prohibition }
        if context.presence.isHidden(entry.index) { return .authorHides }
        if !context.isPresent(entry.index) { return .empty }
        return entry.customizationID == nil ? .noID : nil
    }

    func adding(_ entry: OutlineEntry) -> Prohibition? {
        if let prohibition = anyAct(entry) ?? barPlace(entry) { return prohibition }
        if context.behavior(entry.index, in: .tabBar) == .disabled { return .disabled(.tabBar) }
        if isInBar(entry) { return .alreadyInBar }
        return isVisible(entry) ? nil : .hiddenInSidebar
    }

    func removing(_ entry: OutlineEntry) -> Prohibition? {
        if let prohibition = anyAct(entry) ?? barPlace(entry) { return prohibition }
        switch context.behavior(entry.index, in: .tabBar) {
        case .disabled: return .disabled(.tabBar)
        case .reorderable: return .reorderable(.tabBar)
        case .automatic: break
        }
        guard isInBar(entry) else { return .notInBar }
        return inBar.total <= 1 ? .lastInBar : nil
    }

    func movingInBar(_ entry: OutlineEntry) -> Prohibition? {
        if let prohibition = anyAct(entry) ?? barPlace(entry) { return prohibition }
        if context.behavior(entry.index, in: .tabBar) == .disabled { return .disabled(.tabBar) }
        return isInBar(entry) ? nil : .notInBar
    }

    func hiding(_ entry: OutlineEntry) -> Prohibition? {
        if let prohibition = showing(entry) { return prohibition }
        guard isVisible(entry) else { return nil }
        let gone = vanishing[entry.index]..<context.entry(vanishing[entry.index]).end
        if inSidebar.count(in: gone) == inSidebar.total { return .lastInSidebar }
        let leavesBarEmpty = inBar.count(in: gone) == inBar.total && inBar.total > 0
        return leavesBarEmpty ? .lastInBar : nil
    }

    func showing(_ entry: OutlineEntry) -> Prohibition? {
        if let prohibition = anyAct(entry) { return prohibition }
        switch context.behavior(entry.index, in: .sidebar) {
        case .automatic: return nil
        case .reorderable: return .reorderable(.sidebar)
        case .disabled: return .disabled(.sidebar)
        }
    }

    func movingInSection(_ entry: OutlineEntry) -> Prohibition? {
        if let prohibition = anyAct(entry) { return prohibition }
        if entry.isSection { return .sectionStays }
        guard let parent = entry.parent.map({ context.entry($0) }) else { return .notInSection }
        if parent.customizationID == nil { return .sectionWithoutID(parent.name) }
        if context.behavior(parent.index, in: .sidebar) == .disabled { return .sectionLocked(parent.name) }
        return context.behavior(entry.index, in: .sidebar) == .disabled ? .disabled(.sidebar) : nil
    }

    /// Returns the reason why the entry can't be one of the bar's customizable ones at all (R2.80, R3.8, R3.14).
    private func barPlace(_ entry: OutlineEntry) -> Prohibition? {
        if entry.isSection, entry.parent != nil { return .innerSection }
        if entry.isSection, !entry.hasTitle { return .untitled }
        switch entry.placement {
        case .automatic: return nil
        case .pinned: return .pinned
        case .sidebarOnly: return .sidebarOnly
        }
    }

    func isInBar(_ entry: OutlineEntry) -> Bool { placements.tabBar[entry.index].isVisible }

    private func isVisible(_ entry: OutlineEntry) -> Bool { placements.sidebar[entry.index].isVisible }

    /// Returns the outermost section that has no other tab in the sidebar, by entry (R2.16, R3.11).
    private static func vanishing(_ outline: SpecOutline, _ inSidebar: RunningCount) -> [Int] {
        var vanishing: [Int] = []
        for entry in outline.entries {
            let own = inSidebar.count(in: entry.index..<entry.end)
            let around = entry.parent.map { $0..<outline[$0].end }
            let isAlone = around.map { inSidebar.count(in: $0) == own } ?? false
            vanishing.append(isAlone ? entry.parent.map { vanishing[$0] } ?? entry.index : entry.index)
        }
        return vanishing
    }
}

extension ResolutionContext {
    /// Returns the rights of every entry that the author does not hide.
    func rights(unless prohibition: (OutlineEntry, EditRights.Action) -> Prohibition?) -> [EntryID: EditRights] {
        var all: [EntryID: EditRights] = [:]
        all.reserveCapacity(outline.entries.count)
        for entry in outline.entries where !presence.isHidden(entry.index) {
            all[entry.id] = EditRights(of: entry.name) { prohibition(entry, $0) }
        }
        return all
    }
}

/// A count of a property in any range of entries, in constant time.
struct RunningCount {
    private var sums = [0]

    init(_ flags: [Bool]) {
        for flag in flags { sums.append((sums.last ?? 0) + (flag ? 1 : 0)) }
    }

    var total: Int { sums.last ?? 0 }

    func count(in range: Range<Int>) -> Int { sums[range.upperBound] - sums[range.lowerBound] }
}
