public import TabModel

extension ViewState {
    /// The environment of a single frame: the platform said, else iPad.
    public var environment: ResolutionEnvironment {
        environment(on: platform ?? .iPad, sizeClass: sizeClass, orientation: orientation, form: form)
    }

    /// The environments drawn, in the order they stand on the stage.
    ///
    /// All are every platform in every size class that it has, held as is usual for it, and the iPad's bar and sidebar.
    /// In the comparison size class, orientation and form are the iPad's alone; the iPhone beside it is a usual one.
    public var frames: [ResolutionEnvironment] {
        switch stageView {
        case .one: [environment]
        case .compare:
            [
                environment(on: .iPad, sizeClass: sizeClass, orientation: orientation, form: form),
                environment(on: .iPhone),
            ]
        case .all:
            [
                environment(on: .iPhone),
                environment(on: .iPhone, sizeClass: .regular),
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
        form: AdaptableForm? = nil
    ) -> ResolutionEnvironment {
        let regularPhone = platform == .iPhone && sizeClass == .regular
        var environment = ResolutionEnvironment(
            platform: platform,
            sizeClass: sizeClass,
            os: os,
            orientation: orientation ?? (regularPhone ? .landscape : nil),
            direction: direction
        )
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
        return environment
    }
}
