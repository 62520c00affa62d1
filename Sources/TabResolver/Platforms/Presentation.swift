import TabModel

/// What kind of drawing a spec gets in an environment: style and platform decide (R1.60, rulebook 2.1).
///
/// The platform, not the size class, tells an iPhone from an iPad (R2.11, R2.12).
enum Presentation: Hashable, Sendable {
    /// iPhone, and iPad in compact width (R2.1, R2.2).
    case bottomBar
    /// A wide iPhone on OS 27 whose spec asks for a sidebar (R2.13).
    case phoneSidebar
    /// iPad in regular width, bar and sidebar (R2.3).
    case padAdaptable
    /// iPad in regular width, bar alone (R2.40).
    case padTopBar
    /// Mac: a sidebar (R2.58) or segments on top (R2.59).
    case macSidebar, macTopBar
    /// TV: a sidebar that folds (R2.63) or a bar (R2.64).
    case tvSidebar, tvTopBar
    /// Vision: an ornament with section headers (R2.68) or with all tabs (R2.72).
    case ornamentWithSections, flatOrnament
    /// Pages (R2.7 to R2.9).
    case pages(Pages.Axis)

    init(_ spec: TabSpec, in environment: ResolutionEnvironment) {
        let style = spec.tabViewStyle.drawn(on: environment.platform)
        guard style != .page else {
            self = .pages(.horizontal)
            return
        }
        self =
            switch environment.platform {
            case .iPhone: Self.phone(spec, style, environment)
            case .iPad: Self.pad(style, environment)
            case .mac: Self.mac(spec, style, environment)
            case .tv: Self.tv(spec, style, environment)
            case .vision: style == .sidebarAdaptable ? .ornamentWithSections : .flatOrnament
            case .watch: .pages(style == .verticalPage || style == .carousel ? .vertical : .horizontal)
            }
    }

    /// R2.1, and R2.13: regular width, landscape, OS 27, and the spec asks for it.
    private static func phone(_ spec: TabSpec, _ style: TabViewStyle, _ environment: ResolutionEnvironment) -> Self {
        let isWide = environment.sizeClass == .regular && environment.orientation == .landscape
        let asksForSidebar = style == .sidebarAdaptable && spec.defaultTabBarPlacement == .sidebar
        return environment.has(.tabBarPlacement) && isWide && asksForSidebar ? .phoneSidebar : .bottomBar
    }

    /// R2.2, R2.3.
    private static func pad(_ style: TabViewStyle, _ environment: ResolutionEnvironment) -> Self {
        guard environment.sizeClass == .regular else { return .bottomBar }
        return style == .sidebarAdaptable ? .padAdaptable : .padTopBar
    }

    /// R2.4, R2.60 (SW7); OS 27 lets the spec ask for the bar (R1.64).
    private static func mac(_ spec: TabSpec, _ style: TabViewStyle, _ environment: ResolutionEnvironment) -> Self {
        switch style {
        case .sidebarAdaptable: spec.asksForTopBar(in: environment) ? .macTopBar : .macSidebar
        case .automatic: spec.switches.macAutomatic == .sidebar ? .macSidebar : .macTopBar
        default: .macTopBar
        }
    }

    /// R2.5; OS 27 lets the spec ask for the bar (R1.64).
    private static func tv(_ spec: TabSpec, _ style: TabViewStyle, _ environment: ResolutionEnvironment) -> Self {
        style == .sidebarAdaptable && !spec.asksForTopBar(in: environment) ? .tvSidebar : .tvTopBar
    }
}

extension TabSpec {
    /// Whether `defaultTabBarPlacement(.topBar)` stands and exists on this OS (R1.64).
    fileprivate func asksForTopBar(in environment: ResolutionEnvironment) -> Bool {
        environment.has(.tabBarPlacement) && defaultTabBarPlacement == .topBar
    }
}
