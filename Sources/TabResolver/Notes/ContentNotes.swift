import TabModel

/// What a tab's content can read of the chrome around it: `tabBarPlacement` and `isTabBarShowingSections` (R1.26, R1.27, 2.12).
struct ContentNotes {
    let context: ResolutionContext
    let layout: TabLayout

    func write(_ notes: inout NoteBook) {
        let (placement, rule) = reading
        notes.add(
            rule,
            "Content reads tabBarPlacement \(placement) and isTabBarShowingSections \(showsSections)."
        )
    }

    private var reading: (placement: String, rule: Rule) {
        switch layout.chrome {
        case .bottomBar: ("bottomBar", .documented("R2.84"))
        case .topBar: ("topBar", topBarRule)
        case .sidebar: ("sidebar", context.environment.platform == .iPhone ? .choice("R2.86") : .documented("R2.86"))
        case .ornament: ("ornament", .documented("R2.87"))
        case .ornamentAndSidebar: ("sidebar", .choice("R2.87"))
        case .pages: ("pageIndicator", .documented("R2.89"))
        }
    }

    /// Documented of iPad and Mac; TV's bar is read as the Mac's.
    private var topBarRule: Rule {
        switch context.environment.platform {
        case .iPad: .documented("R2.85")
        case .mac: .documented("R2.88")
        default: .choice("R2.88")
        }
    }

    /// Whether a section's tabs show as such.
    private var showsSections: Bool {
        guard let sidebar = layout.sidebar else { return false }
        if layout.chrome == .ornamentAndSidebar { return true }
        return sidebar.rows.contains { if case .section = $0 { true } else { false } }
    }
}
