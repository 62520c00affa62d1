import TabModel

/// The field a search tab opens, in the bar of a phone or above the content of an iPad (R2.48).
struct SearchBuilder {
    let context: FrameContext

    /// The field in place of the bottom bar, with the button that ends the search.
    var bottomField: SearchValues { field(closing: leave) }

    /// The field on top of the content; nil where none shows there.
    var topField: SearchValues? {
        guard context.showsSearchTab, context.layout.chrome != .bottomBar || !isInBar else { return nil }
        return field(closing: leave)
    }

    /// The tab shown before the search, as a button at the leading edge that goes back to it.
    var foldedTab: ControlValues? {
        let id = previous ?? firstTab
        guard let id, let entry = context.index.entry(id) else { return nil }
        let icon = context.icons.icon(
            systemImage: entry.label.systemImage,
            image: entry.label.image,
            title: entry.label.title,
            filled: true
        )
        return ControlValues(
            control: "search",
            value: "false",
            href: leave,
            label: "Back to \(VisibleMarks.shown(context.index.title(id)))",
            icon: icon ?? context.icons.symbol("square.grid.2x2", filled: true)
        )
    }

    /// Whether the chosen search tab takes its field into the bar, and so draws none above the content.
    private var isInBar: Bool { context.layout.bar?.detached?.id == context.layout.shown }

    private var previous: EntryID? { context.environment.previous }

    private var firstTab: EntryID? { context.layout.bar?.items.first?.id }

    /// Leaving search goes back to the tab selected before (R4.20).
    private var leave: String {
        context.view.changing { view in
            view.search = false
            if let id = previous ?? firstTab { view.select = id }
            view.previous = nil
        }
        .href
    }

    private func field(closing href: String) -> SearchValues {
        SearchValues(
            prompt: "Search",
            icon: context.icons.symbol("magnifyingglass"),
            close: ControlValues(
                control: "search",
                value: "false",
                href: href,
                label: "End search",
                icon: context.icons.symbol("xmark")
            )
        )
    }
}
