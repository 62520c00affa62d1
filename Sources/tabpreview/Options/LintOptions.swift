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
            """
            The platform to check: iPhone, iPhoneDuo, iPad, mac, tv, vision or watch (default: those that the spec \
            names; repeatable or comma-separated).
            """,
            valueName: "platform"
        ),
        completion: .list(Platform.allCases.map(\.rawValue)),
        transform: platforms
    )
    var platform: [[Platform]] = []

    @Option(
        name: .long,
        help: "The OS versions to check: 18, 26, 27 or 27.1 (default: 27; repeatable or comma-separated).",
        completion: .list(OSVersion.allCases.map(\.rawValue)),
        transform: { try words($0).map(EnvironmentOptions.version) }
    )
    var os: [[OSVersion]] = []

    @Option(
        name: .long,
        help: """
            The SDKs that the app is built with, each checked on each OS: 18, 26, 27 or 27.1 (default: 27.1; \
            repeatable or comma-separated).
            """,
        completion: .list(OSVersion.allCases.map(\.rawValue)),
        transform: { try words($0).map(EnvironmentOptions.sdkVersion) }
    )
    var sdk: [[OSVersion]] = []

    @Option(
        name: .long,
        help: ArgumentHelp("A stored customization to check with each tab view.", valueName: "file"),
        completion: .file(extensions: ["json"])
    )
    var customization: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Exit with 2 for findings of this severity and above: error, warning or info (default: warning).",
            valueName: "severity"
        ),
        completion: .list(Severity.allCases.map(\.rawValue)),
        transform: choice
    )
    var failOn: Severity = .warning

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Report only findings of this severity and above (default: info; with --quiet, warning).",
            valueName: "severity"
        ),
        completion: .list(Severity.allCases.map(\.rawValue)),
        transform: choice
    )
    var minSeverity: Severity?

    @Option(
        name: .long,
        help: "text, json, sarif, github, checkstyle, codeclimate or junit (default: text).",
        completion: .list(LintOptions.formats.map(\.rawValue)),
        transform: { try ReportFormat.named($0, among: LintOptions.formats) }
    )
    var format: ReportFormat = .text

    @Option(
        name: .long,
        help: ArgumentHelp(
            "A rule to disable, such as R5.19 (repeatable).",
            valueName: "rule"
        ),
        completion: .list(RuleChoice.allIDs)
    )
    var off: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp("Report only findings that are not in this file.", valueName: "file"),
        completion: .file(extensions: ["json"])
    )
    var baseline: String?

    @Flag(name: .long, help: "With --baseline, write all findings to the file.")
    var update = false

    @Flag(name: .long, help: "Apply safe fixes; formatting is preserved.")
    var fix = false

    @Flag(name: .long, help: "With --fix, only print the changes, as a diff.")
    var dryRun = false

    @Flag(name: .shortAndLong, help: "Hide infos, notes, fixes and the count.")
    var quiet = false

    @Flag(name: .long, help: "Explain each rule that has findings.")
    var explain = false

    @OptionGroup var language: LocaleOption
    @OptionGroup var conditions: ConditionOptions

    /// Returns the rules for the findings; `symbols` are those that can be drawn.
    func lint(_ symbols: KnownSymbols) -> SpecLint {
        SpecLint(
            platforms: platform.isEmpty ? nil : Array(platform.joined()),
            os: Array(os.joined()),
            sdk: Array(sdk.joined()),
            locale: language.locale,
            conditions: conditions.values,
            rules: RuleSettings(off: switchedOff),
            symbols: symbols
        )
    }

    /// A Boolean value that indicates whether the report contains the text of the rules.
    var showsRules: Bool { explain || format == .sarif }

    /// A Boolean value that indicates whether no option limits the findings.
    ///
    /// Then a finding that is not reported does not exist.
    var isWhole: Bool {
        platform.isEmpty && os.isEmpty && sdk.isEmpty && off.isEmpty && language.locale == nil
            && conditions.values.isEmpty
    }

    /// The rules of `--off`.
    var switchedOff: Set<String> {
        Set(offWords)
    }

    private var offWords: [String] {
        off.flatMap { $0.split(separator: ",").map(String.init) }
    }

    func validate() throws {
        let problems = RuleChoice.problems(in: offWords).map { "--off: \($0)" }
        if explain, quiet || format != .text {
            throw ValidationError("--explain can't be combined with --quiet or --format.")
        }
        if update, baseline == nil { throw ValidationError("--update requires --baseline.") }
        guard problems.isEmpty else { throw ValidationError(problems.joined(separator: "\n")) }
    }

    /// The output formats of `lint`.
    static let formats: [ReportFormat] = [.text, .json, .sarif, .github, .checkstyle, .codeclimate, .junit]

    /// The lowest severity that is reported; `--quiet` does not hide findings that make the exit code 2.
    var reported: Severity {
        minSeverity ?? (quiet ? min(Severity.warning, failOn) : .info)
    }
}
