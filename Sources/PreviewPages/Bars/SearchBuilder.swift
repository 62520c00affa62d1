import TabModel

/// The field a search tab opens, in the bar of a phone or above the content of an iPad (R2.48).
struct SearchBuilder {
    let context: FrameContext

    /// The field in place of the bottom bar: at first beside the folded tabs, then active above the keyboard.
    var bottomField: SearchValues {
        var field = self.field
        if context.isSearchActive {
            field.close = control("false", label: "End search", href: isActivatedBySelection ? leave : deactivate)
        } else {
            field.open = control(
                "true",
                label: "Search",
                href: context.view.changing { $0.search = true }.href,
                icon: field.icon
            )
        }
        return field
    }

    /// The field on top of the content; nil where none shows there.
    var topField: SearchValues? {
        guard context.showsSearchTab, !context.isSearchTabOpen else { return nil }
        return field
    }

    /// The tab shown before the search, as a button at the leading edge that goes back to it (R4.20).
    var foldedTab: ControlValues? {
        guard let id = previousTab, let entry = context.index.entry(id) else { return nil }
        let icon = context.icons.icon(
            systemImage: entry.label.systemImage,
            image: entry.label.image,
            title: entry.label.title,
            filled: true
        )
        return control(
            "false",
            label: "Back to \(VisibleMarks.shown(context.index.title(id)))",
            href: leave,
            icon: icon ?? context.icons.glyph(.tabs)
        )
    }

    private var isActivatedBySelection: Bool {
        context.index.spec.tabViewSearchActivation == .searchTabSelection
    }

    private var previousTab: EntryID? { context.environment.previous ?? context.layout.bar?.items.first?.id }

    private var deactivate: String { context.view.changing { $0.search = false }.href }

    private var leave: String {
        context.view.changing { view in
            view.search = false
            if let id = previousTab { view.select = id }
            view.previous = nil
        }
        .href
    }

    private var field: SearchValues {
        SearchValues(prompt: "Search", icon: context.icons.glyph(.search))
    }

    private func control(_ value: String, label: String, href: String, icon: IconValues? = nil) -> ControlValues {
        ControlValues(
            control: "search",
            value: value,
            href: href,
            label: label,
            icon: icon ?? context.icons.glyph(.close)
        )
    }
}
