import TabModel
import TabResolver

/// The field that a chosen search tab becomes.
struct SearchValues: TemplateValue {
    var prompt: String
    var icon: IconValues
    /// The link that activates the field; nil if it is active, or needs no activation.
    var open: ControlValues?
    /// The link that ends the search; nil while the field is not active.
    var close: ControlValues?
}

/// A builder of a search tab's field, in the bar of a phone or above the content of an iPad (R2.48).
struct SearchBuilder {
    let context: FrameContext

    /// The field in place of the bottom bar: at first beside the folded tabs, then active above the keyboard.
    var bottomField: SearchValues {
        var field = self.field
        if context.isSearchActive {
            field.close = close
        } else {
            field.open = control(
                "true",
                label: context.words.search,
                href: context.href(after: .activatingSearch),
                icon: field.icon
            )
        }
        return field
    }

    /// The field on top of the content; nil if none shows there.
    var topField: SearchValues? {
        if hasOwnField { return field }
        guard context.showsSearchTab, !context.isSearchTabOpen else { return nil }
        var field = self.field
        field.close = context.environment.interaction.search ? close : nil
        return field
    }

    /// A Boolean value that indicates whether the shown tab has its own field.
    ///
    /// It has one if `searchable` is on the tab view (R1.70, SW11).
    private var hasOwnField: Bool {
        let spec = context.outline.spec
        guard spec.searchable, context.layout.shown != nil, context.layout.chrome != .pages,
            ![.tv, .watch].contains(context.environment.platform)
        else { return false }
        let switches = context.view.switches.applied(to: spec.switches)
        return switches.searchableOnTabView == .everyTab && context.isGlass
    }

    /// The button at the leading edge that returns to the tab shown before the search (R4.20).
    var foldedTab: ControlValues? {
        guard let id = context.transitions.environment(after: .leavingSearch).interaction.select,
            let entry = context.outline.entry(id)
        else { return nil }
        let icon = context.icons.icon(of: entry.label, filled: true)
        return control(
            "false",
            label: context.words.back(to: VisibleMarks.shown(context.outline.title(id))),
            href: context.href(after: .leavingSearch),
            icon: icon ?? context.icons.glyph(.tabs)
        )
    }

    private var close: ControlValues {
        control("false", label: "End search", href: context.href(after: .cancellingSearch))
    }

    private var field: SearchValues {
        SearchValues(prompt: context.words.search, icon: context.icons.glyph(.search))
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
