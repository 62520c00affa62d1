import TabModel
import TabResolver

/// Where scrolling leads that shrinks the bar, or lets a shrunk one grow back (R2.52): the page follows it by itself.
struct ScrollControl {
    let context: FrameContext

    /// Nil where the bar never shrinks: only an iPhone's does, from OS 26 on (R1.30).
    var values: ControlValues? {
        guard context.environment.platform == .iPhone, context.isGlass, let bar = context.layout.bar,
            let shrinksDown
        else { return nil }
        let isDown = shrinksDown != bar.minimized
        return ControlValues(
            control: "scrolled",
            value: isDown ? "true" : "false",
            href: context.href(after: .scrolling(down: isDown)),
            label: isDown ? "Scroll down" : "Scroll up"
        )
    }

    private var shrinksDown: Bool? {
        switch context.index.spec.tabBarMinimizeBehavior {
        case .onScrollDown: true
        case .onScrollUp: false
        case .automatic, .never: nil
        }
    }
}
