import TabModel

extension TabTransitions {
    /// Returns the state after the width changes; an iPhone with a regular one is in landscape.
    func changingSizeClass(to sizeClass: UserInterfaceSizeClass) -> ResolutionEnvironment {
        moving { environment in
            environment.sizeClass = sizeClass
            if environment.platform == .iPhone {
                environment.orientation = sizeClass == .regular ? .landscape : .portrait
            }
        }
    }

    /// Returns the state on another device in its usual state.
    func changingPlatform(to platform: Platform) -> ResolutionEnvironment {
        moving { environment in
            environment.platform = platform
            environment.pose = .outerPortrait
            environment.sizeClass = platform.usualSizeClass
            environment.orientation = platform.usualOrientation
        }
    }

    /// Returns the state after a change around the tab view, which by itself doesn't change the selection (R4.19).
    ///
    /// The Browse pattern moves it (R4.10, R4.11), and if there is no More any longer, its list gives way to the tab
    /// before (R4.17). The form that a person chose is kept for the way back (R2.22); editing ends if it does not
    /// exist.
    func moving(_ change: (inout ResolutionEnvironment) -> Void) -> ResolutionEnvironment {
        var next = settled
        change(&next)
        guard next != settled else { return given }
        let target = resolver.context(in: next, customization: customization)
        if let selected = id(selection.selected), selected != next.interaction.select {
            // A tab that the rules selected was never left for another: there is none to go back to (R4.20).
            next.interaction.select = selected
            if !next.interaction.more { next.interaction.previous = nil }
        }
        if showsMoreList, CompactTabs(of: target)?.more == nil {
            next.interaction.select = settled.interaction.previous ?? next.interaction.select
            (next.interaction.more, next.interaction.previous) = (false, nil)
        }
        if target.presentation != .padAdaptable { next.interaction.editing = false }
        keepSearch(&next, in: target)
        return leavingOpen(TabTransitions(resolver, in: next, customization: customization).settled)
    }

    /// Keeps the state of search; if choosing it does not activate it, there is no way back to remember (R4.20).
    private func keepSearch(_ next: inout ResolutionEnvironment, in target: ResolutionContext) {
        guard context.spec.tabViewSearchActivation == .searchTabSelection else { return }
        if !target.activatesSearch { next.interaction.search = false }
        if target.activatesSearch != context.activatesSearch, !next.interaction.more { next.interaction.previous = nil }
    }

    /// Returns the state without a selection that no person chose, if the rules select the same tab.
    private func leavingOpen(_ next: ResolutionEnvironment) -> ResolutionEnvironment {
        guard given.interaction.select.flatMap({ context.outline.index(of: $0) }) == nil else { return next }
        var open = next
        open.interaction.select = given.interaction.select
        let (wanted, found) = (
            TabTransitions(resolver, in: next, customization: customization),
            TabTransitions(resolver, in: open, customization: customization)
        )
        return wanted.selection == found.selection ? open : next
    }
}

extension TabTransitions {
    /// Returns the state after the form changes, which changes nothing else (R4.19).
    ///
    /// Only a wide iPad with the adaptable style has two forms (R2.3).
    func changingForm(to form: AdaptableForm) -> ResolutionEnvironment {
        guard context.presentation == .padAdaptable else { return given }
        var next = given
        next.form = form
        next.interaction.editing = false
        return next
    }

    /// Returns the state after edit mode begins or ends.
    ///
    /// Edit mode shows bar and sidebar, and leaves the sidebar behind (R2.23); it needs a customization (R3.1).
    func editing(_ isOn: Bool) -> ResolutionEnvironment {
        guard context.presentation == .padAdaptable, context.isAttached, isOn != given.interaction.editing else {
            return given
        }
        var next = given
        next.interaction.editing = isOn
        next.form = .sidebar
        return next
    }

    /// Returns the state after the content is scrolled down, or up again, as a bar that shrinks needs it (R2.52).
    ///
    /// The state after scrolling up again is that before any scrolling, except for a bar that shrinks by it.
    func scrolling(down: Bool) -> ResolutionEnvironment {
        var next = given
        next.interaction.scrolled = down || context.spec.tabBarMinimizeBehavior == .onScrollUp ? down : nil
        return next
    }
}
