import ArgumentParser
import Configuration
import TabModel

/// The option `--view`, where only Swift source has views.
struct TabViewOption: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("The name of the tab view to read, for Swift source with several.", valueName: "name")
    )
    var view: String?
}

/// The options for Swift source in place of a spec.
struct SwiftOptions: ParsableArguments {
    @OptionGroup private var tabView: TabViewOption
    @OptionGroup var flags: BuildFlagOptions

    /// The name of a tab view.
    var view: String? { tabView.view }

    /// Returns the choice of these options, with a language; nil or a pseudo-language is the project's own.
    func choice(_ locale: LocaleIdentifier?) -> SwiftChoice {
        SwiftChoice(view: view, flags: flags.define, locale: locale)
    }
}

/// The option `--define`.
struct BuildFlagOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "A compilation condition that is set in Swift source, such as DEBUG (repeatable).",
            valueName: "flag"
        )
    )
    var define: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp("The maximum memory for reading Swift source, in MiB (default: 4096).", valueName: "mib")
    )
    var readerMemory: Int?

    func validate() throws {
        for flag in define where flag.isEmpty || !flag.allSatisfy({ $0 == "_" || $0.isLetter || $0.isNumber }) {
            throw ValidationError(
                "--define \"\(TerminalText.escaped(flag))\": "
                    + "expected the name of a compilation condition, such as DEBUG."
            )
        }
    }

    /// The settings that these options set.
    var commandLine: [Setting: ConfigContent] { readerMemory.map { [.readerMemory: .int($0)] } ?? [:] }
}

/// The parts of Swift source to read, and the settings for reading them.
struct SwiftChoice {
    /// The tab view's name; nil where there is only one, or where all are requested.
    var view: String?
    /// The build flags that are on.
    var flags: [String] = []
    /// The language of strings; nil for the one that the project is written in.
    private let locale: LocaleIdentifier?
    /// The limits of the reader.
    private var limits = ReaderLimits()
    /// The time when the command began.
    private let begin = ContinuousClock.now
    /// A Boolean value that indicates whether a Swift file may be a link to one outside its directory.
    private var followsLinks = false

    /// Creates a choice; a pseudo-language is generated from the project's own.
    init(view: String? = nil, flags: [String] = [], locale: LocaleIdentifier? = nil) {
        (self.view, self.flags) = (view, flags)
        self.locale = locale.flatMap { LocaleIdentifier.pseudo.contains($0) ? nil : $0 }
    }

    /// Returns the choice with the limits of the settings.
    func limited(by settings: Settings) -> Self {
        var choice = self
        (choice.limits, choice.followsLinks) = (settings.readerLimits, settings.followLinks)
        return choice
    }

    /// The given options, as typed.
    var given: [String] { [view.map { "--view \($0)" }, flags.isEmpty ? nil : "--define"].compactMap(\.self) }

    /// Returns the source at a path.
    func project(at path: String) -> SwiftProject {
        SwiftProject(
            path: path,
            flags: flags,
            locale: locale?.rawValue,
            limits: limits,
            begin: begin,
            followsLinks: followsLinks
        )
    }
}
