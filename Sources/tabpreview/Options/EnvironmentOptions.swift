import ArgumentParser
import TabModel

/// The options for the device that a spec is resolved for.
struct EnvironmentOptions: ParsableArguments {
    @Option(
        name: .long,
        help: "iPhone, iPhoneDuo, iPad, mac, tv, vision or watch (default: iPad).",
        completion: .list(Platform.allCases.map(\.rawValue)),
        transform: tabpreview.platform
    )
    var platform: Platform?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The pose of an iPhone Duo: outerPortrait, outerLandscape, innerPortrait, innerLandscape, splitLeft or "
                + "splitRight (default: outerPortrait).",
            valueName: "pose"
        ),
        completion: .list(Pose.allCases.map(\.rawValue)),
        transform: choice
    )
    var pose: Pose?

    @Option(
        name: .long,
        help: ArgumentHelp("compact or regular (default: the platform's usual width).", valueName: "size-class"),
        completion: .list(UserInterfaceSizeClass.allCases.map(\.rawValue)),
        transform: choice
    )
    var sizeClass: UserInterfaceSizeClass?

    @Option(
        name: .long,
        help: "18, 26, 27 or 27.1 (default: 27; iPhone Duo: 27.1).",
        completion: .list(OSVersion.allCases.map(\.rawValue)),
        transform: EnvironmentOptions.version
    )
    var os: OSVersion?

    @Option(
        name: .long,
        help: "The SDK that the app is built with: 18, 26, 27 or 27.1 (default: 27.1).",
        completion: .list(OSVersion.allCases.map(\.rawValue)),
        transform: EnvironmentOptions.sdkVersion
    )
    var sdk: OSVersion?

    @Option(
        name: .long,
        help: "portrait or landscape (default: the platform's usual orientation).",
        completion: .list(Orientation.allCases.map(\.rawValue)),
        transform: choice
    )
    var orientation: Orientation?

    @OptionGroup var language: LocaleOption

    @Option(
        name: .long,
        help: "ltr or rtl (default: that of the language).",
        completion: .list(LayoutDirection.allCases.map(\.rawValue)),
        transform: choice
    )
    var direction: LayoutDirection?

    @Option(
        name: .long,
        help: "tabBar or sidebar, on iPad in regular width (default: the initial form).",
        completion: .list(AdaptableForm.allCases.map(\.rawValue)),
        transform: choice
    )
    var form: AdaptableForm?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The entry to select (default: the tab view's selection, otherwise the first visible tab).",
            valueName: "id"
        )
    )
    var select: String?

    @Flag(
        name: .long,
        help: """
            Turn on edit mode, which shows both bar and sidebar (iPad in regular width with a customization).
            """
    )
    var editing = false

    @Option(name: .long, help: ArgumentHelp("The Browse tab's path: entry ids, separated by commas.", valueName: "ids"))
    var path: String?

    @Option(name: .long, help: ArgumentHelp("The previously selected entry.", valueName: "id"))
    var previous: String?

    @Option(
        name: .long,
        help: ArgumentHelp("The tabs last selected in sections and in More, oldest first.", valueName: "ids")
    )
    var last: String?

    @Flag(name: .long, help: "Show the More list.")
    var more = false

    @Flag(name: .long, help: "Activate search.")
    var search = false

    @Flag(name: .long, help: "Scroll the content down.")
    var scrolled = false

    @OptionGroup var switches: SwitchOptions
    @OptionGroup var conditions: ConditionOptions

    /// The environment that these options describe.
    var environment: ResolutionEnvironment {
        var environment = ResolutionEnvironment(
            platform: platform ?? .iPad,
            sizeClass: sizeClass,
            os: os ?? .v27,
            sdk: sdk,
            orientation: orientation,
            direction: direction
        )
        environment.pose = pose ?? .outerPortrait
        environment.locale = language.locale
        environment.form = form
        environment.interaction = interaction
        environment.switches = switches.overrides
        environment.conditions = conditions.values
        return environment
    }

    private var interaction: InteractionState {
        var state = InteractionState()
        (state.select, state.editing, state.more, state.search) = (select, editing, more, search)
        state.path = path.map(EntryIDList.read) ?? []
        state.previous = previous
        state.last = last.map(EntryIDList.read) ?? []
        state.scrolled = scrolled ? true : nil
        return state
    }

    /// Returns the OS with a version number.
    static func version(_ text: String) throws -> OSVersion {
        try version(text, of: "OS")
    }

    /// Returns the SDK with a version number.
    static func sdkVersion(_ text: String) throws -> OSVersion {
        try version(text, of: "SDK")
    }

    private static func version(_ text: String, of noun: String) throws -> OSVersion {
        guard let version = OSVersion(rawValue: text) else {
            throw ValidationError("\"\(text)\" is not a supported \(noun) version. Expected 18, 26, 27 or 27.1.")
        }
        return version
    }
}

/// The option `--locale`: the language of titles and of the system's words.
struct LocaleOption: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            The language of titles and system text, such as de; en-XA and ar-XB are \
            pseudolanguages (default: that of the spec; for lint and diff, all of its languages).
            """,
            valueName: "tag"
        ),
        completion: .list(LocaleIdentifier.allCases.map(\.rawValue)),
        transform: tabpreview.locale
    )
    var locale: LocaleIdentifier?
}

/// The option `--locale` for commands in which only the titles of Swift source have a language.
struct SourceLocaleOption: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("The language of strings in Swift source (default: that of the project).", valueName: "tag"),
        completion: .list(LocaleIdentifier.spoken.map(\.rawValue)),
        transform: tabpreview.locale
    )
    var locale: LocaleIdentifier?
}
