import TabModel

extension Presentation {
    /// Returns the presentation of an iPhone Duo: a vertical bar if the pose has a column and the app is built for it
    /// (R2.91, R2.100 to R2.105).
    static func duo(
        _ spec: TabSpec,
        _ style: TabViewStyle,
        _ environment: ResolutionEnvironment,
        _ level: OSVersion
    ) -> Decision<Self> {
        if level >= .v27, environment.sizeClass == .regular, spec.asksForSidebar(style, at: level) {
            return environment.fitsSidebar
                ? Decision(
                    .phoneSidebar,
                    .documented("R2.104"),
                    "iPhone Duo shows the sidebar that the app requests, because the window is wide enough."
                )
                : Decision(
                    .phoneSidebar,
                    .observed("R2.105"),
                    "The sidebar that the app requests is collapsed behind a button, and there is no bar: "
                        + "the window is narrower than \(Int(ResolutionEnvironment.sidebarWidth)) points."
                )
        }
        guard level >= .v27_1 else { return Decision(.bottomBar, notBuiltForDuo(level)) }
        if environment.pose == .innerPortrait {
            return Decision(
                .bottomBar,
                .documented("R2.110"),
                "iPhone Duo, open in portrait, has a bottom bar with titles."
            )
        }
        if spec.toolbarVerticalBehavior == .disabled {
            return Decision(
                .bottomBar,
                .documented("R2.100"),
                "The bar is at the bottom, because the app sets toolbarVerticalBehavior to disabled."
            )
        }
        return Decision(
            .verticalBar,
            .documented("R2.91"),
            "iPhone Duo shows a vertical bar in a column at the side."
        )
    }

    /// Returns the reason that apps built with an older SDK get another window, and a bottom bar (R6.13).
    private static func notBuiltForDuo(_ level: OSVersion) -> Reason {
        let words =
            level >= .v27
            ? "An app built with SDK 27 has a bottom bar beside a black strip; the vertical bar needs SDK 27.1."
            : "An app built with an SDK before 27 is shown at one size in every pose, with a bottom bar."
        return Reason(.documented("R6.13"), words)
    }
}

extension ResolutionEnvironment {
    /// The smallest width of a window, in points, in which an iPhone has its sidebar beside the content (R2.104).
    static let sidebarWidth = 905.0

    /// A Boolean value that indicates whether an iPhone Duo's window has that width; with SDK 27 a strip of 84 points
    /// is lost at the column's side (R2.105).
    var fitsSidebar: Bool {
        let strip = level() < .v27_1 && pose.columnEdge != nil ? DuoColumn.width : 0
        return pose.size.width - strip >= Self.sidebarWidth
    }
}

extension ResolutionContext {
    /// Returns a Boolean value that indicates whether the bar is at the side while a tab is shown.
    ///
    /// The tab's content can request a bottom bar (R2.91, R2.100).
    func standsVertically(showing shown: Int?) -> Bool {
        presentation == .verticalBar && !disablesVerticalBar(shown)
    }

    /// Returns the presentation while a tab is shown, with the reason that decides: the tab can request a bottom bar
    /// (R2.91, R2.100).
    func presented(showing shown: Int?) -> Decision<Presentation> {
        guard let shown, presentation == .verticalBar, disablesVerticalBar(shown) else { return presented }
        return Decision(
            .bottomBar,
            .documented("R2.100"),
            "The bar is at the bottom, because \(name(shown)) sets toolbarVerticalBehavior to disabled."
        )
    }

    /// Returns a Boolean value that indicates whether the shown tab requests horizontal bars.
    func disablesVerticalBar(_ shown: Int?) -> Bool {
        shown.map { entry($0).modifiers.toolbarVerticalBehavior == .disabled } ?? false
    }

    /// A Boolean value that indicates whether every entry has a place in the bar of an iPhone Duo (SW13, R2.97).
    var hasRoomForAll: Bool { environment.platform == .iPhoneDuo && spec.switches.duoBarLimit == .none }

    /// The decision that scrolling doesn't minimize a vertical bar, which takes no height from the content (SW12,
    /// R2.102).
    var minimizingVertically: Decision<Bool> {
        let behavior = spec.tabBarMinimizeBehavior
        guard has(.minimizeBehavior), behavior == .onScrollDown || behavior == .onScrollUp else {
            return Decision(false)
        }
        guard spec.switches.minimizeInVerticalBar == .collapse else {
            return Decision(false, .choice("R2.102"), "Scrolling doesn't minimize a vertical bar.")
        }
        let isMinimized = environment.interaction.scrolled == (behavior == .onScrollDown)
        return Decision(
            isMinimized,
            .choice("R2.102"),
            isMinimized
                ? "The vertical bar is minimized because of the switch minimizeInVerticalBar."
                : "The vertical bar minimizes while scrolling because of the switch minimizeInVerticalBar."
        )
    }
}
