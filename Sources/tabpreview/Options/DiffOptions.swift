import ArgumentParser
import TabModel
import TabReports
import TabSpecCoding

/// The options of `diff`.
struct DiffOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("A stored customization to follow.", valueName: "file"),
        completion: .file(extensions: ["json"])
    )
    var customization: String?

    @Option(
        name: .customLong("format"),
        help: "text, json or markdown (default: text).",
        completion: .list(DiffOptions.formats.map(\.rawValue)),
        transform: { try ReportFormat.named($0, among: DiffOptions.formats) }
    )
    var namedFormat: ReportFormat = .text

    @Flag(name: .long, help: "The same as --format json.") var json = false

    /// The format that either option names.
    var format: ReportFormat { json ? .json : namedFormat }

    @Option(
        name: .long,
        help: """
            The platform to compare: iPhone, iPad, mac, tv, vision or watch (default: those the specs name; repeatable, or \
            with commas).
            """,
        completion: .list(Platform.allCases.map(\.rawValue)),
        transform: platforms
    )
    var platform: [[Platform]] = []

    @Option(
        name: .long,
        help: "18, 26 or 27 (default: 26).",
        completion: .list(OSVersion.allCases.map { String($0.rawValue) }),
        transform: EnvironmentOptions.version
    )
    var os: OSVersion = .v26

    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            Exit with 2 if something is added, removed, moved, renamed, changed, orphaned or displaced, or any for any \
            change (default: never; repeatable, or with commas).
            """,
            valueName: "what"
        ),
        completion: .list(DifferenceTrigger.allCases.map(\.rawValue)),
        transform: { try choices($0) }
    )
    var failOn: [[DifferenceTrigger]] = []

    @Option(
        name: .long,
        help: "The format of standard input: json or yaml (default: detected).",
        completion: .list(SpecFormat.allCases.map(\.rawValue)),
        transform: choice
    )
    var input: SpecFormat?

    @OptionGroup var color: ColorOptions

    /// The forms that `diff` writes.
    static let formats: [ReportFormat] = [.text, .json, .markdown]
}
