import TabModel

extension TabTransitions {
    /// The width changes; an iPhone with a regular one is held sideways.
    func changingSizeClass(to sizeClass: UserInterfaceSizeClass) -> ResolutionEnvironment {
        moving { environment in
            environment.sizeClass = sizeClass
            if environment.platform == .iPhone {
                environment.orientation = sizeClass == .regular ? .landscape : .portrait
            }
        }
    }

    /// The device is another one, as it usually is.
    func changingPlatform(to platform: Platform) -> ResolutionEnvironment {
        moving { environment in
            environment.platform = platform
            environment.pose = .outerPortrait
            environment.sizeClass = platform.usualSizeClass
            environment.orientation = platform.usualOrientation
        }
    }

    /// What is around the tab view changes, and by itself the selection does not (R4.19).
    ///
    /// The Browse pattern moves it (R4.10, R4.11), and where More is no more, its list gives way to the tab before
    /// (R4.17). The form that a person chose stays for the way back (R2.22); editing ends where it does not exist.
    func moving(_ change: (inout ResolutionEnvironment) -> Void) -> ResolutionEnvironment {
        var next = settled
        change(&next)
        guard next != settled else { return given }
        let target = resolver.context(in: next, customization: customization)
        if let selected = id(selection.selected), selected != next.select {
            // What the rules chose was never left for another: there is nothing to go back to (R4.20).
            next.select = selected
            if !next.more { next.previous = nil }
        }
        if showsMoreList, CompactTabs(of: target)?.more == nil {
            next.select = settled.previous ?? next.select
            (next.more, next.previous) = (false, nil)
        }
        if target.presentation != .padAdaptable { next.editing = false }
        keepSearch(&next, in: target)
        return leavingOpen(TabTransitions(resolver, in: next, customization: customization).settled)
    }

    /// Search stays as it is; where choosing it does not activate it, there is no way back to remember (R4.20).
    private func keepSearch(_ next: inout ResolutionEnvironment, in target: ResolutionContext) {
        guard context.spec.tabViewSearchActivation == .searchTabSelection else { return }
        if !target.activatesSearch { next.search = false }
        if target.activatesSearch != context.activatesSearch, !next.more { next.previous = nil }
    }

    /// What nobody chose is left to the rules again, where they come to the same.
    private func leavingOpen(_ next: ResolutionEnvironment) -> ResolutionEnvironment {
        guard given.select.flatMap({ context.outline.index(of: $0) }) == nil else { return next }
        var open = next
        open.select = given.select
        let (wanted, found) = (
            TabTransitions(resolver, in: next, customization: customization),
            TabTransitions(resolver, in: open, customization: customization)
        )
        return wanted.selection == found.selection ? open : next
    }
}

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
