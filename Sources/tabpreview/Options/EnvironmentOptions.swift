import ArgumentParser
import TabModel

/// The options of form 3: for which device a spec is resolved.
struct EnvironmentOptions: ParsableArguments {
    @Option(name: .long, help: "iPhone, iPad, mac, tv, vision or watch.", transform: choice)
    var platform: Platform = .iPad

    @Option(name: .long, help: "compact or regular; the platform's usual one if absent.", transform: choice)
    var sizeClass: UserInterfaceSizeClass?

    @Option(name: .long, help: "18, 26 or 27.", transform: EnvironmentOptions.version)
    var os: OSVersion = .v26

    @Option(name: .long, help: "portrait or landscape; the platform's usual one if absent.", transform: choice)
    var orientation: Orientation?

    @Option(name: .long, help: "ltr or rtl.", transform: choice)
    var direction: LayoutDirection = .ltr

    @Option(name: .long, help: "tabBar or sidebar (iPad, regular width).", transform: choice)
    var form: AdaptableForm?

    @Option(name: .long, help: ArgumentHelp("The entry to select.", valueName: "id"))
    var select: String?

    @Flag(name: .long, help: "Edit mode: bar and sidebar both show (iPad, regular width, customization attached).")
    var editing = false

    @Option(name: .long, help: ArgumentHelp("The Browse tab's path: entry ids, comma between.", valueName: "ids"))
    var path: String?

    @Option(name: .long, help: ArgumentHelp("What was selected before.", valueName: "id"))
    var previous: String?

    @Option(
        name: .long,
        help: ArgumentHelp("The tabs last chosen in sections and in More, oldest first.", valueName: "ids")
    )
    var last: String?

    @Flag(name: .long, help: "More's list shows.")
    var more = false

    @Flag(name: .long, help: "Search is active.")
    var search = false

    @Flag(name: .long, help: "The content is scrolled down.")
    var scrolled = false

    @OptionGroup var switches: SwitchOptions

    /// The environment these options describe.
    var environment: ResolutionEnvironment {
        var environment = ResolutionEnvironment(
            platform: platform,
            sizeClass: sizeClass,
            os: os,
            orientation: orientation,
            direction: direction
        )
        environment.form = form
        environment.select = select
        environment.editing = editing
        environment.path = path.map(EntryIDList.read) ?? []
        environment.previous = previous
        environment.last = last.map(EntryIDList.read) ?? []
        environment.more = more
        environment.search = search
        environment.scrolled = scrolled
        environment.switches = switches.overrides
        return environment
    }

    /// Sentences about options that the platform does not have.
    var warnings: [String] {
        let isPad = platform == .iPad && environment.sizeClass == .regular
        var warnings: [String] = []
        if form != nil, !isPad {
            warnings.append("--form has no effect here: only iPad in regular width has two forms.")
        }
        if editing, !isPad {
            warnings.append("--editing has no effect here: only iPad in regular width has an edit mode.")
        }
        if sizeClass != nil, ![.iPad, .iPhone].contains(platform) {
            warnings.append("--size-class has no effect on \(platform.rawValue).")
        }
        return warnings
    }

    /// The OS of that number.
    static func version(_ text: String) throws -> OSVersion {
        guard let number = Int(text), let version = OSVersion(rawValue: number) else {
            throw ValidationError("\"\(text)\" is not an OS version here. Expected 18, 26 or 27.")
        }
        return version
    }
}

/// The case of that name; the message lists all there are.
func choice<Value>(_ text: String) throws -> Value
where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    guard let value = Value(rawValue: text) else {
        let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("\"\(text)\" is not known here. Expected one of \(names).")
    }
    return value
}
