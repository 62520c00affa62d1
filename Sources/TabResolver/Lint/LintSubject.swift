public import TabModel

/// What findings are made about: a spec on the devices that findings speak of, or in one layout.
struct LintSubject: Sendable {
    let spec: TabSpec
    let outline: SpecOutline
    /// The tabs in declared order, made once for all rules.
    let tabs: [OutlineEntry]
    /// The sections in declared order.
    let sections: [OutlineEntry]
    /// The platforms that findings speak of (rulebook 5).
    let platforms: Set<Platform>
    /// The OS generations asked for, oldest first; never empty.
    let systems: [OSVersion]
    /// The customization as it was given, whether or not it acts.
    let customization: TabViewCustomization?
    /// The layout that findings are about; nil where they are about the spec on all its devices.
    let drawn: DrawnState?
    let file: String
    /// The symbols that can be drawn; nil where nobody knows.
    let symbols: KnownSymbols?
    /// The images that can't be shown, by path; nil where nobody looked.
    let images: [String: ImageProblem]?

    init(
        _ spec: TabSpec,
        _ outline: SpecOutline,
        on platforms: Set<Platform>,
        os systems: [OSVersion],
        customization: TabViewCustomization?,
        drawn: DrawnState? = nil,
        file: String,
        symbols: KnownSymbols? = nil,
        images: [String: ImageProblem]? = nil
    ) {
        (self.symbols, self.images) = (symbols, images)
        (self.spec, self.outline) = (spec, outline)
        (self.platforms, self.systems) = (platforms, systems)
        (self.customization, self.drawn, self.file) = (customization, drawn, file)
        tabs = outline.tabs.map { outline[$0] }
        sections = outline.entries.filter(\.isSection)
    }

    /// The oldest generation asked for.
    var oldest: OSVersion { systems.first ?? .v26 }
    /// The newest generation asked for.
    var newest: OSVersion { systems.last ?? .v26 }

    /// Whether findings speak of a platform.
    func concerns(_ platform: Platform) -> Bool { platforms.contains(platform) }

    /// Whether the app runs on a platform, or it was asked for: a modifier for it is not useless.
    func targets(_ platform: Platform) -> Bool { concerns(platform) || spec.platforms.contains(platform) }

    /// Whether a compact bar comes up anywhere.
    var concernsCompact: Bool { concerns(.iPhone) || concerns(.iPad) }
}

/// One layout, as far as findings need it.
struct DrawnState: Sendable {
    let context: ResolutionContext
    let selection: SelectionState
}

extension LintSubject {
    /// A spec in one layout: findings speak of the spec's platforms and of the one drawn, unless some are named.
    init(
        _ drawn: DrawnState,
        on platforms: [Platform]? = nil,
        customization: TabViewCustomization?,
        file: String,
        symbols: KnownSymbols? = nil,
        images: [String: ImageProblem]? = nil
    ) {
        let context = drawn.context
        self.init(
            context.spec,
            context.outline,
            on: Set(platforms ?? context.spec.platforms + [context.environment.platform]),
            os: [context.environment.os],
            customization: customization,
            drawn: drawn,
            file: file,
            symbols: symbols,
            images: images
        )
    }

    /// The spec without customization on a device.
    func at(_ platform: Platform, _ sizeClass: UserInterfaceSizeClass, _ os: OSVersion) -> ResolutionContext {
        let environment = ResolutionEnvironment(platform: platform, sizeClass: sizeClass, os: os)
        return ResolutionContext(spec, outline, in: environment, customization: nil)
    }
}

extension LayoutResolver {
    /// The findings about the spec on devices and OS generations, each once, in declared order, then by rule number.
    ///
    /// `platforms` are those that findings speak of; nil means the spec's own. Both size classes of an iPad count.
    /// A finding that holds on some of them only says so in its text. Takes time linear in the number of entries.
    public func findings(
        on platforms: [Platform]? = nil,
        os systems: [OSVersion] = [.v26],
        customization: TabViewCustomization? = nil
    ) -> [Diagnostic] {
        let subject = lintSubject(on: platforms, os: systems, customization: customization)
        return Linter.findings(about: subject, switchedOff: switchedOff)
    }

    func lintSubject(
        on platforms: [Platform]?,
        os systems: [OSVersion],
        customization: TabViewCustomization?
    ) -> LintSubject {
        LintSubject(
            spec,
            outline,
            on: Set(platforms ?? spec.platforms),
            os: systems.isEmpty ? [.v26] : Set(systems).sorted(),
            customization: customization,
            file: file,
            symbols: symbols,
            images: images
        )
    }
}
