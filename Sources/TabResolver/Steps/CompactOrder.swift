import TabModel

extension ResolutionContext {
    /// The tabs that a bottom bar lists, in declared order, or in a person's if SW4 applies it.
    var compactOrder: [Int] {
        guard stored != nil, presentation.isCompactBar else {
            return presentTabs.filter { !isOmittedInCompact($0) }
        }
        return orderedInBar(outline.roots).flatMap { customizedTabs($0) }
    }

    /// Returns a branch's tabs in stored order without those that a person hid (SW4).
    private func customizedTabs(_ index: Int) -> [Int] {
        let isHidden = AdaptablePlacement.allCases.contains { storedVisibility(index, in: $0) == .hidden }
        guard isPresent(index), !isHidden, !isOmittedInCompact(index) || outline[index].isSection else { return [] }
        return outline[index].isSection ? orderedChildren(of: index).flatMap { customizedTabs($0) } : [index]
    }

    /// Returns a Boolean value that indicates whether a sidebar-only tab stays out of a bottom bar (SW5, R2.27).
    func isOmittedInCompact(_ index: Int) -> Bool {
        presentation.isCompactBar && spec.switches.sidebarOnlyInCompact == .omitted
            && outline[index].placement == .sidebarOnly
    }

    /// Explains the entries without a place of their own beside the listed tabs: sections, and those that a switch
    /// omits (R2.43, SW4, SW5).
    func explainOmitted(beside listed: [Int], _ notes: inout NoteCollector) {
        guard notes.isCollecting else { return }
        var isListed = Array(repeating: false, count: outline.entries.count)
        for tab in listed { isListed[tab] = true }
        let count = RunningCount(isListed)
        for entry in outline.entries where isPresent(entry.index) {
            let holds = count.count(in: entry.index..<entry.end) > 0
            if entry.isSection {
                let tabs = holds ? ": its tabs take its place" : ", and none of its tabs is"
                notes.add(.documented("R2.43"), entry.index, "isn't shown itself\(tabs).")
            } else if !holds, isOmittedInCompact(entry.index) {
                notes.add(
                    .documented("R2.27"),
                    entry.index,
                    "isn't in the bar: it is sidebar-only, and the switch sidebarOnlyInCompact omits it."
                )
            } else if !holds {
                notes.add(
                    .choice("R3.33"),
                    entry.index,
                    "isn't in the bar, because someone hid it and the switch customizationInCompact applies this."
                )
            }
        }
    }
}

extension ResolutionContext {
    /// Explains the values that a tab's content can read of the chrome: `tabBarPlacement`, `isTabBarShowingSections`
    /// (R1.26, R1.27).
    func explainReading(of layout: TabLayout, _ notes: inout NoteCollector) {
        let (placement, rule) = reading(of: layout.chrome)
        let sections = layout.showsSections
        notes.add(rule, "Content reads tabBarPlacement \(placement) and isTabBarShowingSections \(sections).")
        if has(.toolbarVertical), environment.platform == .iPhoneDuo {
            let isDisabled = layout.column == nil && environment.pose.columnEdge != nil
            notes.add(
                isDisabled ? .observed("R1.104") : .choice("R1.104"),
                "Content reads toolbarVerticalEdge \(isDisabled ? "nil" : verticalEdge)."
            )
        }
    }

    /// The column's edge as a logical one; nil if the pose has none (R1.104, R2.106).
    private var verticalEdge: String {
        guard let edge = environment.pose.columnEdge else { return "nil" }
        return (edge == .right) == (direction == .ltr) ? "trailing" : "leading"
    }

    /// Explains the value that content reads about a sidebar that shows or could show (R1.110, R2.107).
    func explainSidebarAvailability(_ notes: inout NoteCollector) {
        guard level >= .v27 else { return }
        notes.add(.choice("R2.107"), "Content reads isTabViewSidebarAvailable \(presentation.canShowSidebar).")
    }

    private func reading(of chrome: TabLayout.Chrome) -> (placement: String, rule: Rule) {
        switch (chrome, environment.platform) {
        case (.bottomBar, .iPhoneDuo), (.verticalBar, _): ("bottomBar", .documented("R2.106"))
        case (.bottomBar, _): ("bottomBar", .documented("R2.84"))
        case (.topBar, .iPad): ("topBar", .documented("R2.85"))
        case (.topBar, .mac): ("topBar", .documented("R2.88"))
        // Documented of iPad and Mac; TV's bar is read as the Mac's.
        case (.topBar, _): ("topBar", .choice("R2.88"))
        case (.sidebar, .iPhoneDuo): ("sidebar", .choice("R2.106"))
        case (.sidebar, .iPhone): ("sidebar", .choice("R2.86"))
        case (.sidebar, _): ("sidebar", .documented("R2.86"))
        case (.ornament, _): ("ornament", .documented("R2.87"))
        case (.ornamentAndSidebar, _): ("sidebar", .choice("R2.87"))
        case (.pages, _): ("pageIndicator", .documented("R2.89"))
        }
    }
}

extension TabLayout {
    /// A Boolean value that indicates whether a section's tabs show under its header.
    fileprivate var showsSections: Bool {
        guard let sidebar else { return false }
        if chrome == .ornamentAndSidebar { return true }
        return sidebar.rows.contains { if case .section = $0 { true } else { false } }
    }
}
