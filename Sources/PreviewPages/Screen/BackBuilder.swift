import TabModel
import TabResolver

/// The button above pushed content: back to More's list (R4.16), or along the Browse pattern's path (R4.10).
struct BackBuilder {
    let context: FrameContext

    /// The button; nil where nothing is pushed.
    var control: ControlValues? {
        title.map { title in
            ControlValues(
                control: "back",
                value: "true",
                href: context.href(after: .goingBack),
                label: VisibleMarks.shown(title)
            )
        }
    }

    /// What stands below what shows.
    private var title: String? {
        if context.showsTabOfMore { return "More" }
        guard context.pushedTab != nil else { return nil }
        let below = context.transitions.settled.path.dropLast().last.flatMap { context.index.tab($0)?.id }
        return (below ?? context.layout.shown).map(context.index.title)
    }
}
