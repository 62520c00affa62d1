import TabModel
import TabResolver

extension ViewState {
    /// This view once something was done in one of its frames.
    ///
    /// What a person chose holds for every frame; the form is the address's only for frames that took it from there.
    func following(_ act: TabAct, in transitions: TabTransitions) -> Self {
        let (before, after) = (transitions.given, transitions.environment(after: act))
        return changing { view in
            view.take(after)
            if view.holdsForm(of: before) { view.form = after.form }
        }
    }

    /// Takes over what was chosen.
    private mutating func take(_ state: ResolutionEnvironment) {
        select = state.select
        editing = state.editing
        path = state.path
        previous = state.previous
        last = state.last
        more = state.more
        search = state.search
        scrolled = state.scrolled
    }

    /// Takes over a device with what was chosen on it; a platform is named by whoever shows it alone.
    mutating func takeDevice(_ state: ResolutionEnvironment) {
        take(state)
        os = state.os
        form = state.form
        sizeClass = state.sizeClass == state.platform.usualSizeClass ? nil : state.sizeClass
        let isWidePhone = state.platform == .iPhone && state.sizeClass == .regular
        let usual = isWidePhone ? .landscape : state.platform.usualOrientation
        orientation = state.orientation == usual ? nil : state.orientation
    }

    private func holdsForm(of environment: ResolutionEnvironment) -> Bool {
        switch stageView {
        case .one: true
        case .compare: environment.platform == .iPad
        case .all: environment.platform == .iPad && environment.sizeClass == .regular
        }
    }
}
