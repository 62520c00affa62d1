import TabModel

extension ResolutionContext {
    /// Says what a tab's content can read of the chrome: `tabBarPlacement`, `isTabBarShowingSections` (R1.26, R1.27, 2.12).
    func explainReading(of layout: TabLayout, _ notes: inout NoteCollector) {
        let (placement, rule) = reading(of: layout.chrome)
        let sections = layout.showsSections
        notes.add(rule, "Content reads tabBarPlacement \(placement) and isTabBarShowingSections \(sections).")
    }

    private func reading(of chrome: TabLayout.Chrome) -> (placement: String, rule: Rule) {
        switch (chrome, environment.platform) {
        case (.bottomBar, _): ("bottomBar", .documented("R2.84"))
        case (.topBar, .iPad): ("topBar", .documented("R2.85"))
        case (.topBar, .mac): ("topBar", .documented("R2.88"))
        // Documented of iPad and Mac; TV's bar is read as the Mac's.
        case (.topBar, _): ("topBar", .choice("R2.88"))
        case (.sidebar, .iPhone): ("sidebar", .choice("R2.86"))
        case (.sidebar, _): ("sidebar", .documented("R2.86"))
        case (.ornament, _): ("ornament", .documented("R2.87"))
        case (.ornamentAndSidebar, _): ("sidebar", .choice("R2.87"))
        case (.pages, _): ("pageIndicator", .documented("R2.89"))
        }
    }
}

extension TabLayout {
    /// Whether a section's tabs show as such.
    fileprivate var showsSections: Bool {
        guard let sidebar else { return false }
        if chrome == .ornamentAndSidebar { return true }
        return sidebar.rows.contains { if case .section = $0 { true } else { false } }
    }
}
