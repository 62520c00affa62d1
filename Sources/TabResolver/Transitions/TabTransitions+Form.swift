import TabModel

extension TabTransitions {
    /// The form changes and nothing else does (R4.19); only a wide iPad with the adaptable style has two (R2.3).
    func changingForm(to form: AdaptableForm) -> ResolutionEnvironment {
        guard context.presentation == .padAdaptable else { return given }
        var next = given
        next.form = form
        next.editing = false
        return next
    }

    /// Editing shows bar and sidebar, and leaves the sidebar behind (R2.23); it needs a customization (R3.1).
    func editing(_ isOn: Bool) -> ResolutionEnvironment {
        guard context.presentation == .padAdaptable, context.isAttached, isOn != given.editing else { return given }
        var next = given
        next.editing = isOn
        next.form = .sidebar
        return next
    }

    /// The content is scrolled down, or up again: what a bar that shrinks follows (R2.52).
    ///
    /// Up again is as if nobody had scrolled, except for a bar that shrinks by it.
    func scrolling(down: Bool) -> ResolutionEnvironment {
        var next = given
        next.scrolled = down || context.spec.tabBarMinimizeBehavior == .onScrollUp ? down : nil
        return next
    }
}
