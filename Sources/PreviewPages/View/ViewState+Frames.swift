public import TabModel
import TabResolver

extension ViewState {
    /// The environment of a single frame: that of the chosen platform, or else of the iPad.
    public var environment: ResolutionEnvironment {
        environment(on: platform ?? .iPad, sizeClass: sizeClass, orientation: orientation, form: form, pose: pose)
    }

    /// The environments of the frames, in the order on the stage.
    ///
    /// The view of all devices has every platform in every size class or pose that it has, in its default orientation,
    /// and the iPad's bar and sidebar. In the comparison, size class, orientation and form apply only to the iPad; the
    /// iPhone beside it is a default one.
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
        environment.interaction = interaction
        environment.switches = switches
        environment.conditions = conditions
        return environment
    }
}

extension ViewState {
    /// Returns this view after an action in one of its frames.
    ///
    /// A person's choice applies to every frame; the form goes into the URL only from frames that took it from there.
    func following(_ act: TabAct, in transitions: TabTransitions) -> Self {
        let (before, after) = (transitions.given, transitions.environment(after: act))
        return changing { view in
            view.interaction = after.interaction
            if view.holdsForm(of: before) { view.form = after.form }
        }
    }

    /// Copies the choices of an environment that apply to every frame: all but the device itself.
    public mutating func takeChoices(of environment: ResolutionEnvironment) {
        os = environment.wantedOS
        sdk = environment.sdk == .newest ? nil : environment.sdk
        (locale, direction) = (environment.locale, environment.direction)
        form = environment.form
        interaction = environment.interaction
        switches = environment.switches
        conditions = environment.conditions
    }

    /// Copies a device with the choices made on it; the platform is named only by a caller that shows it alone.
    mutating func takeDevice(_ state: ResolutionEnvironment) {
        interaction = state.interaction
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
