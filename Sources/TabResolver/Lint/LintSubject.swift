import TabModel

/// The subject of findings: a spec on the devices that findings are about, or in one layout.
struct LintSubject: Sendable {
    let spec: TabSpec
    let outline: SpecOutline
    /// The spec as written, with the outline of all its entries (R1.118).
    let written: MergedSpec
    /// All requested platforms, of which ``platforms`` may be those with this form of the spec.
    let requestedPlatforms: Set<Platform>
    /// The size classes in which the spec has this form.
    let sizeClasses: Set<UserInterfaceSizeClass>
    /// The values of conditions in this form of the spec that aren't the usual ones (R1.118).
    let answers: [ConditionID: Bool]
    /// The tabs in declared order, computed once for all rules.
    let tabs: [OutlineEntry]
    /// The sections in declared order.
    let sections: [OutlineEntry]
    /// The platforms that findings are about.
    let platforms: Set<Platform>
    /// The requested OS generations, oldest first; never empty.
    let systems: [OSVersion]
    /// The requested SDKs, oldest first; never empty.
    let sdks: [OSVersion]
    /// The given customization, whether or not it is effective.
    let customization: TabViewCustomization?
    /// The layout that findings are about; nil if they are about the spec on all its devices.
    let drawn: DrawnState?
    /// The languages in which titles are checked: the layout's, the requested one, or all that the spec has; never
    /// empty.
    let languages: [LocaleIdentifier]
    let file: String
    /// The symbols that can be drawn; nil if they are not known.
    let symbols: KnownSymbols?
    /// The facts about the images that the spec names; nil if the files were not examined.
    let images: ReferencedImages?

    init(
        _ spec: TabSpec,
        _ outline: SpecOutline,
        on platforms: Set<Platform>,
        os systems: [OSVersion],
        sdk sdks: [OSVersion],
        customization: TabViewCustomization?,
        drawn: DrawnState? = nil,
        written: MergedSpec? = nil,
        requestedPlatforms: Set<Platform>? = nil,
        sizeClasses: Set<UserInterfaceSizeClass> = Set(UserInterfaceSizeClass.allCases),
        answers: [ConditionID: Bool] = [:],
        locale: LocaleIdentifier? = nil,
        file: String,
        symbols: KnownSymbols? = nil,
        images: ReferencedImages? = nil
    ) {
        self.written = written ?? MergedSpec(spec: spec, outline: outline)
        (self.requestedPlatforms, self.sizeClasses, self.answers) = (
            requestedPlatforms ?? platforms, sizeClasses, answers
        )
        (self.symbols, self.images) = (symbols, images)
        let chosen = drawn.map { spec.locale($0.context.environment.locale) } ?? locale
        languages = chosen.map { [$0] } ?? spec.languages
        (self.spec, self.outline) = (spec, outline)
        (self.platforms, self.systems, self.sdks) = (platforms, systems, sdks)
        (self.customization, self.drawn, self.file) = (customization, drawn, file)
        tabs = outline.tabs.map { outline[$0] }
        sections = outline.entries.filter(\.isSection)
    }

    /// The oldest requested system.
    var oldest: OSVersion { systems.first ?? .v27 }

    /// Every requested system with every requested SDK, oldest system first.
    var builds: [AppBuild] { systems.flatMap { os in sdks.map { AppBuild(os: os, sdk: $0) } } }

    /// The levels that decide the app's behavior, for all requested systems and SDKs (R1.100).
    private var levels: [OSVersion] { builds.map { level(of: $0) } }

    /// The lowest level.
    var lowestLevel: OSVersion { levels.min() ?? .v27 }
    /// The highest level.
    var highestLevel: OSVersion { levels.max() ?? .v27 }

    private func level(of build: AppBuild) -> OSVersion {
        ResolutionEnvironment(os: build.os, sdk: build.sdk)
            .level(requiringCompatibility: spec.designRequiresCompatibility)
    }

    /// Returns a Boolean value that indicates whether findings are about a platform.
    ///
    /// A finding for an iPhone holds for iPhone Duo too (R1.99).
    func concerns(_ platform: Platform) -> Bool {
        platforms.contains(platform) || (platform == .iPhone && platforms.contains(.iPhoneDuo))
    }

    /// Returns a Boolean value that indicates whether the app runs on a platform, or the platform was requested.
    ///
    /// A modifier for such a platform is not useless.
    func targets(_ platform: Platform) -> Bool {
        requestedPlatforms.contains(platform) || spec.platforms.contains(platform)
    }

    /// A Boolean value that indicates whether only other forms of the spec have a sidebar, and this one is for devices
    /// that show none in any style.
    ///
    /// The spec's settings for the sidebar are then meant for the other forms.
    var leavesSidebarToOthers: Bool {
        let isWide = sizeClasses.contains(.regular) && concerns(.iPad)
        guard spec.tabViewStyle != .sidebarAdaptable, !isWide, ![.mac, .tv, .vision].contains(where: concerns) else {
            return false
        }
        return written.spec.tabViewStyle == .sidebarAdaptable
            || written.spec.variants.contains { variant in
                variant.values.contains { $0.key == "tabViewStyle" && $0.value == .word("sidebarAdaptable") }
            }
    }

    /// A Boolean value that indicates whether any device can have a compact bar.
    var concernsCompact: Bool { sizeClasses.contains(.compact) && (concerns(.iPhone) || concerns(.iPad)) }
}

/// A system and the SDK of an app on it.
struct AppBuild: Hashable {
    let os: OSVersion
    let sdk: OSVersion
}

/// One layout, as far as findings need it.
struct DrawnState: Sendable {
    let context: ResolutionContext
    let selection: SelectionState
}

extension LintSubject {
    /// Creates the subject of one layout: findings are about the spec's platforms and the drawn one, unless some are
    /// given.
    ///
    /// For a spec that differs by environment, they are about the drawn one alone: it has another form on others
    /// (R1.118).
    init(
        _ drawn: DrawnState,
        of resolver: LayoutResolver,
        on platforms: [Platform]? = nil,
        customization: TabViewCustomization?,
        file: String,
        symbols: KnownSymbols? = nil,
        images: ReferencedImages? = nil
    ) {
        let context = drawn.context
        let requestedPlatforms = Set(platforms ?? context.spec.platforms + [context.environment.platform])
        self.init(
            context.spec,
            context.outline,
            on: resolver.forms == nil
                ? requestedPlatforms : requestedPlatforms.intersection([context.environment.platform]),
            os: [context.environment.os],
            sdk: [context.environment.sdk ?? .newest],
            customization: customization,
            drawn: drawn,
            written: MergedSpec(spec: resolver.spec, outline: resolver.outline),
            requestedPlatforms: requestedPlatforms,
            sizeClasses: resolver.forms == nil
                ? Set(UserInterfaceSizeClass.allCases) : [context.environment.sizeClass],
            file: file,
            symbols: symbols,
            images: images
        )
    }

    /// Returns the spec without a customization on a device.
    func at(_ platform: Platform, _ sizeClass: UserInterfaceSizeClass, _ build: AppBuild) -> ResolutionContext {
        let environment = ResolutionEnvironment(
            platform: platform,
            sizeClass: sizeClass,
            os: build.os,
            sdk: build.sdk
        )
        return ResolutionContext(spec, outline, in: environment, customization: nil)
    }
}
