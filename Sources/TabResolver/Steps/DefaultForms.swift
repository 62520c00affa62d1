import TabModel

/// What becomes of the forms that a spec asks for with `defaultAdaptableTabBarPlacement` and `defaultTabBarPlacement`.
struct DefaultForms {
    let context: ResolutionContext

    private var spec: TabSpec { context.spec }

    func explain(_ notes: inout NoteCollector) {
        let hasAdaptablePlacement = context.environment.has(.adaptablePlacement)
        if spec.defaultAdaptableTabBarPlacement != .automatic, hasAdaptablePlacement,
            context.presentation != .padAdaptable
        {
            notes.add(
                .documented("R1.63"),
                "defaultAdaptableTabBarPlacement has no effect: it applies on a wide iPad with sidebarAdaptable."
            )
        }
        guard spec.defaultTabBarPlacement != .automatic, context.environment.has(.tabBarPlacement) else { return }
        if let reason = tabBarPlacement { notes.add(reason) }
    }

    /// Whether `defaultTabBarPlacement` is followed (R1.64); nil where the presentation says so itself (R2.13).
    private var tabBarPlacement: Reason? {
        let asked = "defaultTabBarPlacement \(spec.defaultTabBarPlacement.rawValue)"
        let asksForSidebar = spec.defaultTabBarPlacement == .sidebar
        let rule = Rule.documented("R1.64")
        if spec.tabViewStyle != .sidebarAdaptable {
            return Reason(rule, "\(asked) has no effect: it requires the style sidebarAdaptable.")
        }
        switch context.environment.platform {
        case .iPad: return Reason(rule, "\(asked) has no effect on iPad, which has both bar and sidebar.")
        case .iPhone where asksForSidebar:
            return context.presentation == .phoneSidebar
                ? nil
                : Reason(
                    .documented("R2.13"),
                    "The sidebar that the spec asks for needs regular width in landscape."
                )
        case .vision where asksForSidebar:
            return Reason(rule, "\(asked) has no effect: Vision Pro keeps its ornament beside a sidebar.")
        case _ where context.presentation.form == spec.defaultTabBarPlacement:
            return Reason(rule, "\(asked) is shown.")
        case let platform:
            return Reason(rule, "\(asked) has no effect: \(platform.deviceName) has no such form.")
        }
    }
}

extension Presentation {
    /// The form as `defaultTabBarPlacement(_:)` calls it; nil for pages, and where a person switches between two.
    fileprivate var form: DefaultTabBarPlacement? {
        switch self {
        case .bottomBar: .bottomBar
        case .padTopBar, .macTopBar, .tvTopBar: .topBar
        case .phoneSidebar, .macSidebar, .tvSidebar: .sidebar
        case .ornamentWithSections, .flatOrnament: .ornament
        case .padAdaptable, .pages: nil
        }
    }
}
