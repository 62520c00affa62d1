import TabModel

extension ResolutionContext {
    /// Returns the decision about minimizing the bar while a tab is shown.
    func minimizing(showing shown: Int?) -> Decision<Bool> {
        if standsVertically(showing: shown) { return minimizingVertically }
        if let shown, presentation.isPadBar, let decision = minimizingWithNavigationBar(shown) { return decision }
        return minimizing
    }

    /// Returns the decision about minimizing an iPad's bar.
    ///
    /// The bar is part of the navigation bar, and shrinks with that of the shown tab (R1.107, R2.112).
    private func minimizingWithNavigationBar(_ shown: Int) -> Decision<Bool>? {
        let behavior = entry(shown).modifiers.toolbarMinimizationBehavior
        guard has(.toolbarScrollMinimization), behavior == .onScrollDown || behavior == .onScrollUp else { return nil }
        let (direction, isMinimized) =
            behavior == .onScrollDown
            ? ("down", environment.interaction.scrolled == true) : ("up", environment.interaction.scrolled == false)
        let tab = name(shown)
        return Decision(
            isMinimized,
            .documented("R2.112"),
            isMinimized
                ? "The bar is minimized with the navigation bar of \(tab), because its content is scrolled \(direction)."
                : "The bar minimizes with the navigation bar of \(tab) once its content is scrolled \(direction)."
        )
    }

    /// The decision about minimizing other bars.
    ///
    /// Only iPhone bars shrink by `tabBarMinimizeBehavior` when content is scrolled (R1.30, R2.52 to R2.54).
    private var minimizing: Decision<Bool> {
        guard has(.minimizeBehavior) else { return Decision(false) }
        let minimizesAsPhone = environment.platform == .iPad && spec.switches.minimizeOnCompactPad == .asOnIPhone
        let device = minimizesAsPhone && presentation == .bottomBar ? .iPhone : environment.platform
        switch (presentation, device, spec.tabBarMinimizeBehavior) {
        case (.bottomBar, .iPhone, .onScrollDown),
            (_, .iPhoneDuo, .onScrollDown) where presentation.isCompactBar:
            return environment.interaction.scrolled == true
                ? shrunk(by: "down", until: restoration)
                : Decision(false, .documented("R2.52"), "The bar minimizes once the content is scrolled down.")
        case (.bottomBar, .iPhone, .onScrollUp),
            (_, .iPhoneDuo, .onScrollUp) where presentation.isCompactBar:
            return environment.interaction.scrolled == false
                ? shrunk(by: "up", until: "when it is scrolled down")
                : Decision(
                    false,
                    .documented("R2.52"),
                    "The bar minimizes once the content is scrolled up, and expands when it is scrolled down."
                )
        case (_, .iPad, .onScrollDown), (_, .iPad, .onScrollUp):
            return Decision(
                false,
                .documented("R1.30"),
                presentation == .bottomBar
                    ? "The bar doesn't minimize: according to Apple's documentation, only an iPhone's does. "
                        + "On OS 26.2 and 26.4, it did, as drawn with the switch minimizeOnCompactPad."
                    : "The bar doesn't minimize: only an iPhone's does while content is scrolled."
            )
        case (.ornamentWithSections, _, .automatic), (.flatOrnament, _, .automatic):
            return Decision(false, .documented("R2.54"), "The ornament collapses while you don't look at it.")
        case (.macTopBar, _, .automatic):
            return Decision(false, .documented("R2.54"), "The bar shrinks when the window is small.")
        default: return Decision(false)
        }
    }

    /// The condition under which a bar that shrank by scrolling down grows back (SW10).
    private var restoration: String {
        switch spec.switches.minimizeRestoration {
        case .atTop: "at the top of the content"
        case .onReversal: "when it is scrolled up"
        }
    }

    private func shrunk(by direction: String, until restored: String) -> Decision<Bool> {
        Decision(
            true,
            Reason(
                .documented("R2.52"),
                "The bar is minimized because the content is scrolled \(direction). "
                    + "It expands \(restored), or on a tap."
            ),
            and: Reason(
                .documented("R2.53"),
                "Minimized, it shows the current tab, the accessory, then detached search."
            )
        )
    }

    /// Returns the decision about the shown tab hiding the bar (R1.68, R1.112, R2.113); a sidebar stays.
    func hidesBar(showing shown: Int?) -> Decision<Bool> {
        guard let shown, entry(shown).modifiers.toolbarVisibility.tabBar == .hidden, has(.tabBarVisibility),
            presentation.hasBar
        else { return Decision(false) }
        return Decision(
            true,
            .documented("R2.113"),
            "The bar is hidden while \(name(shown)) is shown, because its content requests it."
        )
    }

    /// Returns the decision about the bottom accessory: iOS 26 and later only (R1.32, R1.66, R1.109, R2.55, R2.103).
    func accessory(
        minimized: Bool,
        barIsHidden: Bool,
        in chrome: TabLayout.Chrome
    ) -> Decision<TabLayout.Accessory> {
        guard let accessory = spec.drawnBottomAccessory, has(.bottomAccessory) else { return Decision(.none) }
        if accessory.isEnabled == false {
            return Decision(.none, .documented("R1.109"), "The accessory isn't shown, because isEnabled is false.")
        }
        let rule = Rule.documented("R2.55")
        let isVertical = chrome == .verticalBar
        if accessory.isEmpty {
            return Decision(
                minimized && !isVertical ? .inline : .expanded,
                .observed("R2.55"),
                "The accessory is an empty capsule that takes up space, because it has no content."
            )
        }
        if barIsHidden {
            return Decision(
                .expanded,
                rule,
                "The accessory is at the bottom of the content, because the bar is hidden."
            )
        }
        if isVertical {
            return Decision(
                .expanded,
                .choice("R2.103"),
                "The accessory is at the bottom of the content, beside the vertical bar."
            )
        }
        if minimized { return Decision(.inline, rule, "The accessory is in line with the minimized bar.") }
        return chrome == .bottomBar
            ? Decision(.expanded, rule, "The accessory is above the bottom bar.")
            : Decision(
                .expanded,
                rule,
                "The accessory is at the bottom of the content, because there is no bottom bar."
            )
    }
}
