public import TabModel
import TabResolver

extension ViewState {
    /// The environment of a single frame: the platform said, else iPad.
    public var environment: ResolutionEnvironment {
        environment(on: platform ?? .iPad, sizeClass: sizeClass, orientation: orientation, form: form, pose: pose)
    }

    /// The environments drawn, in the order they are on the stage.
    ///
    /// All are every platform in every size class or pose that it has, held as is usual for it, and the iPad's bar and sidebar.
    /// In the comparison size class, orientation and form are the iPad's alone; the iPhone beside it is a usual one.
    public var frames: [ResolutionEnvironment] {
        switch stageView {
        case .one, .full: [environment]
        case .compare:
            [
                environment(on: .iPad, sizeClass: sizeClass, orientation: orientation, form: form),
                environment(on: .iPhone),
            ]
        case .all:
            [
                environment(on: .iPhone),
                environment(on: .iPhone, sizeClass: .regular),
            ] + Pose.allCases.map { environment(on: .iPhoneDuo, pose: $0) } + [
                environment(on: .iPad, sizeClass: .compact),
                environment(on: .iPad, form: .tabBar),
                environment(on: .iPad, form: .sidebar),
                environment(on: .mac),
                environment(on: .tv),
                environment(on: .vision),
                environment(on: .watch),
            ]
        }
    }

    private func environment(
        on platform: Platform,
        sizeClass: UserInterfaceSizeClass? = nil,
        orientation: Orientation? = nil,
        form: AdaptableForm? = nil,
        pose: Pose? = nil
    ) -> ResolutionEnvironment {
        let regularPhone = platform == .iPhone && sizeClass == .regular
        var environment = ResolutionEnvironment(
            platform: platform,
            sizeClass: sizeClass,
            os: os,
            sdk: sdk,
            orientation: orientation ?? (regularPhone ? .landscape : nil),
            direction: direction
        )
        environment.pose = pose ?? .outerPortrait
        environment.locale = locale
        environment.form = form
        environment.select = select
        environment.editing = editing
        environment.path = path
        environment.previous = previous
        environment.last = last
        environment.more = more
        environment.search = search
        environment.scrolled = scrolled
        environment.switches = switches
        environment.conditions = conditions
        return environment
    }
}

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

    /// Takes over a device with what was chosen on it; a platform is named by anyone who shows it alone.
    mutating func takeDevice(_ state: ResolutionEnvironment) {
        take(state)
        os = state.wantedOS
        form = state.form
        pose = state.pose == .outerPortrait ? nil : state.pose
        guard state.platform != .iPhoneDuo else { return (sizeClass, orientation) = (nil, nil) }
        sizeClass = state.sizeClass == state.platform.usualSizeClass ? nil : state.sizeClass
        let isWidePhone = state.platform == .iPhone && state.sizeClass == .regular
        let usual = isWidePhone ? .landscape : state.platform.usualOrientation
        orientation = state.orientation == usual ? nil : state.orientation
    }

    private func holdsForm(of environment: ResolutionEnvironment) -> Bool {
        switch stageView {
        case .one, .full: true
        case .compare: environment.platform == .iPad
        case .all: environment.platform == .iPad && environment.sizeClass == .regular
        }
    }
}
