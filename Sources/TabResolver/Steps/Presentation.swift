import TabModel

/// The kind of drawing for a spec in an environment, which style and platform decide (R1.60).
///
/// The platform, not the size class, distinguishes an iPhone from an iPad (R2.11, R2.12).
enum Presentation: Hashable, Sendable {
    /// The bottom bar of iPhone, and of iPad in compact width (R2.1, R2.2).
    case bottomBar
    /// The vertical bar of iPhone Duo, in a pose that has a column; the shown tab can still request a bottom bar
    /// (R2.91, R2.100).
    case verticalBar
    /// The sidebar of a wide iPhone whose spec requests it (R2.104, R2.105).
    case phoneSidebar
    /// The bar and the sidebar of iPad in regular width (R2.3).
    case padAdaptable
    /// The bar of iPad in regular width, without a sidebar (R2.40).
    case padTopBar
    /// The sidebar (R2.58) or the segments on top (R2.59) of Mac.
    case macSidebar, macTopBar
    /// The collapsible sidebar (R2.63) or the bar (R2.64) of TV.
    case tvSidebar, tvTopBar
    /// The ornament of Vision, with section headers (R2.68) or with all tabs (R2.72).
    case ornamentWithSections, flatOrnament
    /// Pages (R2.7 to R2.9).
    case pages(Pages.Axis)

    /// A Boolean value that indicates whether it is the bar of iPhone and compact iPad, at the bottom or at the side.
    var isCompactBar: Bool { self == .bottomBar || self == .verticalBar }

    /// A Boolean value that indicates whether it is an iPad's bar on top, with or without a sidebar to switch to.
    var isPadBar: Bool { self == .padAdaptable || self == .padTopBar }

    /// A Boolean value that indicates whether it has a bar that a tab's content can hide (R2.113), unlike that of a
    /// Mac.
    var hasBar: Bool {
        switch self {
        case .bottomBar, .verticalBar, .padAdaptable, .padTopBar, .tvTopBar, .ornamentWithSections, .flatOrnament: true
        case .phoneSidebar, .macSidebar, .macTopBar, .tvSidebar, .pages: false
        }
    }

    /// A Boolean value that indicates whether a sidebar shows or could show (R2.107).
    var canShowSidebar: Bool {
        switch self {
        case .padAdaptable, .phoneSidebar, .macSidebar, .tvSidebar, .ornamentWithSections: true
        case .bottomBar, .verticalBar, .padTopBar, .macTopBar, .tvTopBar, .flatOrnament, .pages: false
        }
    }

    /// Returns the presentation of a spec, and the reason for it.
    static func decision(
        for spec: TabSpec,
        in environment: ResolutionEnvironment,
        at level: OSVersion
    ) -> Decision<Self> {
        let style = spec.tabViewStyle.drawn(on: environment.platform)
        if style == .page {
            return Decision(
                .pages(.horizontal),
                .documented("R2.8"),
                "The page style shows each tab as a page, without a bar, badges or sections."
            )
        }
        return switch environment.platform {
        case .iPhone: phone(spec, style, environment, level)
        case .iPhoneDuo: duo(spec, style, environment, level)
        case .iPad: pad(spec, style, environment)
        case .mac: mac(spec, style, level)
        case .tv: tv(spec, style, level)
        case .vision: vision(style)
        case .watch: watch(style)
        }
    }

    /// Returns the presentation of iPhone (R2.1).
    ///
    /// It is a sidebar in regular width, in landscape, on OS 27, if the spec requests it (R2.104).
    private static func phone(
        _ spec: TabSpec,
        _ style: TabViewStyle,
        _ environment: ResolutionEnvironment,
        _ level: OSVersion
    ) -> Decision<Self> {
        let isWide = environment.sizeClass == .regular
        let followsRegular = spec.horizontalSizeClass.map { $0 == .regular } ?? isWide
        if spec.asksForSidebar(style, at: level), followsRegular, environment.orientation == .landscape {
            return Decision(
                .phoneSidebar,
                .documented("R2.104"),
                "A wide iPhone shows the sidebar that the app requests."
            )
        }
        let bar = Reason(.documented("R2.1"), "iPhone shows a bottom bar in every style except page.")
        let wide = Reason(
            .documented("R2.12"),
            "A wide iPhone keeps the bottom bar, even though its width is regular."
        )
        return Decision(.bottomBar, bar, and: isWide ? wide : nil)
    }

    /// Returns the presentation of iPad (R2.2, R2.3); the size class is the device's unless the tab view has its own
    /// (R2.117).
    private static func pad(
        _ spec: TabSpec,
        _ style: TabViewStyle,
        _ environment: ResolutionEnvironment
    ) -> Decision<Self> {
        let sizeClass = spec.horizontalSizeClass ?? environment.sizeClass
        let own = sizeClass == environment.sizeClass ? nil : spec.horizontalSizeClass.map(ownSizeClass)
        guard sizeClass == .regular else {
            let usual = Reason(.documented("R2.2"), "iPad in compact width shows a bottom bar.")
            return Decision(.bottomBar, own ?? usual)
        }
        let decision = wide(style)
        return own.map { Decision(decision.value, $0, and: decision.reason) } ?? decision
    }

    private static func ownSizeClass(_ sizeClass: UserInterfaceSizeClass) -> Reason {
        let bar = sizeClass == .compact ? "the bottom bar of compact width" : "its layout for regular width"
        return Reason(
            .observed("R2.117"),
            "The iPad shows \(bar), because the tab view's horizontalSizeClass is \(sizeClass.rawValue)."
        )
    }

    private static func wide(_ style: TabViewStyle) -> Decision<Self> {
        if style == .sidebarAdaptable {
            return Decision(
                .padAdaptable,
                .documented("R2.3"),
                "A wide iPad shows a bar on top or a sidebar, with a button to switch."
            )
        }
        let rule: Rule = style == .tabBarOnly ? .documented("R2.3") : .choice("R2.3")
        return Decision(.padTopBar, rule, "A wide iPad shows a bar on top; this style has no sidebar.")
    }

    /// Returns the presentation of Mac (R2.4, R2.60, SW7); with SDK 27 the spec can request the bar (R2.115).
    private static func mac(
        _ spec: TabSpec,
        _ style: TabViewStyle,
        _ level: OSVersion
    ) -> Decision<Self> {
        switch style {
        case .sidebarAdaptable where spec.asksForTopBar(on: .mac, at: level):
            Decision(
                .macTopBar,
                .documented("R2.115"),
                "A Mac shows the bar on top that the app requests."
            )
        case .sidebarAdaptable: Decision(.macSidebar, .documented("R2.58"), "A Mac always shows the sidebar.")
        case .grouped:
            Decision(
                .macTopBar,
                .choice("R2.10"),
                "The grouped style shows adjoining segments on top of a boxed content area."
            )
        case .tabBarOnly where spec.settingsWindow != nil,
            .automatic where spec.settingsWindow != nil && spec.switches.macAutomatic != .sidebar:
            Decision(
                .macTopBar,
                .observed("R2.121"),
                "A settings window shows a symbol over the title of each pane, and the chosen pane's title as its own."
            )
        case .tabBarOnly:
            Decision(
                .macTopBar,
                .documented("R2.4"),
                "A Mac shows one segment for each tab in the window's toolbar."
            )
        default:
            spec.switches.macAutomatic == .sidebar
                ? Decision(
                    .macSidebar,
                    .choice("R2.60"),
                    "A Mac shows the sidebar because of the switch macAutomatic."
                )
                : Decision(
                    .macTopBar,
                    .choice("R2.60"),
                    "By default a Mac shows a segment for each tab."
                )
        }
    }

    /// Returns the presentation of TV (R2.5); with SDK 27 the spec can request the bar (R2.115).
    private static func tv(
        _ spec: TabSpec,
        _ style: TabViewStyle,
        _ level: OSVersion
    ) -> Decision<Self> {
        switch style {
        case .sidebarAdaptable where spec.asksForTopBar(on: .tv, at: level):
            Decision(.tvTopBar, .documented("R2.115"), "Apple TV shows the bar on top that the app requests.")
        case .sidebarAdaptable:
            Decision(
                .tvSidebar,
                .documented("R2.63"),
                "Apple TV shows a sidebar that collapses to a pill once a tab is chosen."
            )
        default:
            Decision(
                .tvTopBar,
                .documented("R2.64"),
                "Apple TV shows a centered bar on top. "
                    + "If the entries don't fit, the bar scrolls; there is no More entry."
            )
        }
    }

    private static func vision(_ style: TabViewStyle) -> Decision<Self> {
        style == .sidebarAdaptable
            ? Decision(
                .ornamentWithSections,
                .documented("R2.6"),
                "Vision Pro shows an ornament, and a sidebar while a section is selected."
            )
            : Decision(
                .flatOrnament,
                .documented("R2.6"),
                "Vision Pro shows an ornament; this style has no sidebar."
            )
    }

    private static func watch(_ style: TabViewStyle) -> Decision<Self> {
        style == .verticalPage || style == .carousel
            ? Decision(
                .pages(.vertical),
                .documented("R2.9"),
                "Each tab is a page, turned with the Digital Crown."
            )
            : Decision(
                .pages(.horizontal),
                .documented("R2.7"),
                "A watch shows tabs as pages with dots; it has no bar."
            )
    }
}

extension TabSpec {
    /// Returns a Boolean value that indicates whether `defaultTabBarPlacement(.sidebar)` is set and exists on an iPhone
    /// (R1.64, R2.104).
    func asksForSidebar(_ style: TabViewStyle, at level: OSVersion) -> Bool {
        Platform.iPhone.has(.sidebarPlacement, at: level) && style == .sidebarAdaptable
            && defaultTabBarPlacement == .sidebar
    }

    /// Returns a Boolean value that indicates whether `defaultTabBarPlacement(.tabBar)` is set and exists on a platform
    /// (R1.64, R2.115).
    fileprivate func asksForTopBar(on platform: Platform, at level: OSVersion) -> Bool {
        platform.has(.tabBarPlacement, at: level) && defaultTabBarPlacement.current == .tabBar
    }
}

/// The effect of the forms that a spec requests with `defaultAdaptableTabBarPlacement` and `defaultTabBarPlacement`.
struct DefaultForms {
    let context: ResolutionContext

    private var spec: TabSpec { context.spec }

    func explain(_ notes: inout NoteCollector) {
        let hasAdaptablePlacement = context.has(.adaptablePlacement)
        if spec.defaultAdaptableTabBarPlacement != .automatic, hasAdaptablePlacement,
            context.presentation != .padAdaptable
        {
            notes.add(
                .documented("R1.63"),
                "defaultAdaptableTabBarPlacement has no effect: it applies on a wide iPad with sidebarAdaptable."
            )
        }
        guard spec.defaultTabBarPlacement != .automatic, context.has(.tabBarPlacement) else { return }
        if let reason = tabBarPlacement { notes.add(reason) }
    }

    /// The effect of `defaultTabBarPlacement` (R1.64); nil if the presentation explains it itself (R2.104).
    private var tabBarPlacement: Reason? {
        let setting = "defaultTabBarPlacement \(spec.defaultTabBarPlacement.rawValue)"
        let asksForSidebar = spec.defaultTabBarPlacement == .sidebar
        let rule = Rule.documented("R1.64")
        if spec.tabViewStyle != .sidebarAdaptable {
            return Reason(rule, "\(setting) has no effect: it requires the style sidebarAdaptable.")
        }
        switch context.environment.platform {
        case .iPad: return Reason(rule, "\(setting) has no effect on iPad, which has both bar and sidebar.")
        case .iPhone where asksForSidebar, .iPhoneDuo where asksForSidebar:
            let isDuo = context.environment.platform == .iPhoneDuo
            return context.presentation == .phoneSidebar
                ? nil
                : Reason(
                    .documented("R2.104"),
                    "The sidebar that the app requests needs regular width\(isDuo ? "" : " in landscape")."
                )
        case .vision where asksForSidebar:
            return Reason(rule, "\(setting) has no effect: Vision Pro keeps its ornament beside a sidebar.")
        case .mac where context.presentation == .macTopBar, .tv where context.presentation == .tvTopBar: return nil
        case _ where context.presentation.form == spec.defaultTabBarPlacement.current:
            return Reason(rule, "\(setting) is shown.")
        case let platform:
            return Reason(rule, "\(setting) has no effect: \(platform.deviceName) has no such form.")
        }
    }
}

extension Presentation {
    /// The form in the terms of `defaultTabBarPlacement(_:)`; nil for pages, and if a person can switch between two.
    fileprivate var form: DefaultTabBarPlacement? {
        switch self {
        case .bottomBar, .verticalBar, .padTopBar, .macTopBar, .tvTopBar, .ornamentWithSections, .flatOrnament: .tabBar
        case .phoneSidebar, .macSidebar, .tvSidebar: .sidebar
        case .padAdaptable, .pages: nil
        }
    }
}
