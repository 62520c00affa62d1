import ArgumentParser
import TabModel
import TabReports
import TabResolver
import TabSpecCoding

/// The options of `diff`.
struct DiffOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("A stored customization to apply to both tab views.", valueName: "file"),
        completion: .file(extensions: ["json"])
    )
    var customization: String?

    @Option(
        name: .long,
        help: "text, json or markdown (default: text).",
        completion: .list(DiffOptions.formats.map(\.rawValue)),
        transform: { try ReportFormat.named($0, among: DiffOptions.formats) }
    )
    var format: ReportFormat = .text

    @Option(
        name: .long,
        help: """
            The platform to compare: iPhone, iPhoneDuo, iPad, mac, tv, vision or watch (default: those that the specs \
            name; repeatable or comma-separated).
            """,
        completion: .list(Platform.allCases.map(\.rawValue)),
        transform: platforms
    )
    var platform: [[Platform]] = []

    @Option(
        name: .long,
        help: "18, 26, 27 or 27.1 (default: 27).",
        completion: .list(OSVersion.allCases.map(\.rawValue)),
        transform: EnvironmentOptions.version
    )
    var os: OSVersion = .v27

    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            The SDK that the app is built with: 18, 26, 27 or 27.1 (default: 27.1). To see what a rebuild changes, \
            pass one spec and two SDKs, such as 26..27.
            """,
            valueName: "sdk"
        ),
        completion: .list(OSVersion.allCases.map(\.rawValue)),
        transform: SDKChoice.init
    )
    var sdk: SDKChoice?

    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            Exit with 2 if something is added, removed, moved, renamed, changed, orphaned or displaced, or any for all \
            of these (default: never; repeatable or comma-separated).
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

    @OptionGroup var language: LocaleOption
    @OptionGroup var conditions: ConditionOptions

    /// The output formats of `diff`.
    static let formats: [ReportFormat] = [.text, .json, .markdown]
}

/// A choice of one SDK, or two to compare.
enum SDKChoice: Hashable {
    case one(OSVersion)
    case rebuild(from: OSVersion, to: OSVersion)

    /// Creates a choice from `26` or `26..27`.
    init(_ text: String) throws {
        let sdks = try text.split(separator: "..", omittingEmptySubsequences: false).map(String.init)
            .map(EnvironmentOptions.sdkVersion)
        guard sdks.count <= 2 else {
            throw ValidationError(
                "\"\(text)\" has more than two SDKs. Expected two, such as 26..27."
            )
        }
        self = sdks.count == 2 ? .rebuild(from: sdks[0], to: sdks[1]) : .one(sdks[0])
    }
}

/// The differences that make `diff` end with exit code 2.
enum DifferenceTrigger: String, CaseIterable {
    case added, removed, moved, renamed, changed, orphaned, displaced
    /// Any difference.
    case any

    /// Returns a Boolean value that indicates whether a rebuild has a difference of this kind.
    ///
    /// That is any difference, because nothing of the spec itself changes.
    func isMet(by difference: RebuildDifference) -> Bool { self == .any && !difference.isEmpty }

    /// Returns a Boolean value that indicates whether a report has a difference of this kind.
    func isMet(by report: DifferenceReport) -> Bool {
        switch self {
        case .any: !report.difference.isEmpty
        case .orphaned: !report.outcome.ids(.orphaned).isEmpty
        case .displaced: !report.outcome.ids(.displaced).isEmpty
        case .added, .removed, .moved, .renamed, .changed:
            report.difference.changes.contains { $0.kind.rawValue == rawValue }
        }
    }
}

/// The ids of rules on a command line or in a setting.
enum RuleChoice {
    /// The ids of all findings, in the rulebook's order.
    static let allIDs = (Array(SpecLint.severities.keys) + Array(SpecLint.needsSource.keys)).sorted {
        number($0) < number($1)
    }

    /// Returns the problem with each word that is not a finding's id, with a suggestion.
    static func problems(in words: [String]) -> [String] {
        words.filter { !SpecLint.isRule($0) }.map { word in
            let nearest = Suggestion.nearest(to: word, among: allIDs)
            let advice = nearest.map { "Did you mean \($0)?" } ?? "Expected an id such as R5.19."
            return "\"\(TerminalText.escaped(word))\" is not the id of a finding. \(advice)"
        }
    }

    private static func number(_ id: String) -> Int {
        Int(id.dropFirst(3)) ?? 0
    }
}
