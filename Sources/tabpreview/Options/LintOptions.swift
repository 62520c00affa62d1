import ArgumentParser
import TabModel
import TabReports
import TabResolver
import TabSpecCoding

/// The options of `lint`.
struct LintOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "Speak of this platform, not of those the spec names: iPhone, iPad, mac, tv, vision or watch (repeatable).",
            valueName: "platform"
        ),
        completion: .list(Platform.allCases.map(\.rawValue)),
        transform: choice
    )
    var platform: [Platform] = []

    @Option(
        name: .long,
        help: ArgumentHelp("Speak of this OS: 18, 26 or 27; 26 if absent (repeatable).", valueName: "os"),
        completion: .list(OSVersion.allCases.map { String($0.rawValue) }),
        transform: EnvironmentOptions.version
    )
    var os: [OSVersion] = []

    @Option(
        name: .long,
        help: ArgumentHelp("A stored customization to judge with each spec.", valueName: "file"),
        completion: .file(extensions: ["json"])
    )
    var customization: String?

    @Option(
        name: .long,
        help: ArgumentHelp("Exit with 2 from this on: error, warning or info.", valueName: "severity"),
        completion: .list(Severity.allCases.map(\.rawValue)),
        transform: choice
    )
    var failOn: Severity = .warning

    @Option(
        name: .long,
        help: "text, json, sarif or github.",
        completion: .list(LintOptions.formats.map(\.rawValue)),
        transform: LintOptions.format
    )
    var format: ReportFormat = .text

    @Option(
        name: .long,
        help: ArgumentHelp("A rule to leave out, such as R5.19 (repeatable, or with commas).", valueName: "rule"),
        completion: .list(RuleChoice.known)
    )
    var off: [String] = []

    @Flag(name: .long, help: "Repair what has one obvious repair; comments and formatting stay.")
    var fix = false

    @Flag(name: .long, help: "With --fix: print the changes as a unified diff and leave the files as they are.")
    var dryRun = false

    @Flag(name: .shortAndLong, help: "Print the findings only: no repairs, no count.")
    var quiet = false

    /// The rules of `--off`.
    var switchedOff: Set<String> {
        Set(offWords)
    }

    private var offWords: [String] {
        off.flatMap { $0.split(separator: ",").map(String.init) }
    }

    func validate() throws {
        if let problem = RuleChoice.problem(in: offWords) { throw ValidationError("--off: \(problem)") }
    }

    /// The forms that `lint` writes.
    static let formats: [ReportFormat] = [.text, .json, .sarif, .github]

    private static func format(_ text: String) throws -> ReportFormat {
        guard let format = formats.first(where: { $0.rawValue == text }) else {
            let names = formats.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("\"\(text)\" is not known here. Expected one of \(names).")
        }
        return format
    }
}
