import TabModel

extension ResolutionContext {
    /// Whether the bar is shrunk, with what shrinks and when: only iPhone bars do by scrolling (R1.30, R2.52 to R2.54).
    var minimizing: Decision<Bool> {
        guard environment.has(.minimizeBehavior) else { return Decision(false) }
        switch (presentation, environment.platform, spec.tabBarMinimizeBehavior) {
        case (.bottomBar, .iPhone, .onScrollDown):
            return environment.scrolled == true
                ? shrunk(by: "down")
                : Decision(false, .documented("R2.52"), "The bar minimizes once the content is scrolled down.")
        case (.bottomBar, .iPhone, .onScrollUp):
            return environment.scrolled == false
                ? shrunk(by: "up")
                : Decision(
                    false,
                    .documented("R2.52"),
                    "The bar minimizes once the content is scrolled up, and expands when it is scrolled down."
                )
        case (_, .iPad, .onScrollDown), (_, .iPad, .onScrollUp):
            return Decision(
                false,
                .documented("R1.30"),
                "The bar doesn't minimize: only an iPhone's does while content is scrolled."
            )
        case (.ornamentWithSections, _, .automatic), (.flatOrnament, _, .automatic):
            return Decision(false, .documented("R2.54"), "The ornament collapses while you don't look at it.")
        case (.macTopBar, _, .automatic):
            return Decision(false, .documented("R2.54"), "The bar shrinks when the window is small.")
        default: return Decision(false)
        }
    }

    private func shrunk(by direction: String) -> Decision<Bool> {
        Decision(
            true,
            Reason(.documented("R2.52"), "The bar is minimized because the content is scrolled \(direction)."),
            and: Reason(
                .documented("R2.53"),
                "Minimized, it shows the current tab, the accessory, then detached search."
            )
        )
    }

    /// Where the bottom accessory is: iOS 26 and later only (R1.32, R1.66, R2.55).
    func accessory(minimized: Bool) -> Decision<TabLayout.Accessory> {
        guard spec.tabViewBottomAccessory != nil, environment.has(.bottomAccessory) else { return Decision(.none) }
        let rule = Rule.documented("R2.55")
        if minimized { return Decision(.inline, rule, "The accessory is in line with the minimized bar.") }
        return presentation == .bottomBar
            ? Decision(.expanded, rule, "The accessory is above the bottom bar.")
            : Decision(
                .expanded,
                rule,
                "The accessory is at the bottom of the content, because there is no bottom bar."
            )
    }
}
