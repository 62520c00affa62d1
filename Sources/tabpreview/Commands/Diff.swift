import ArgumentParser
import TabModel
import TabReports
import TabResolver
import TabSpecCoding

/// `tabpreview diff`: what changed between two specs, where it shows, and what people lose.
struct Diff: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Says what changed between two specs, per platform, and what becomes of stored customizations.",
        discussion: """
            A spec is a file, - for standard input, or git:REV:PATH for a file as a git revision has it; git::PATH is \
            what is staged. PATH is relative to the working folder. Exits 2 if what --fail-on names is found.
            """
    )

    @Argument(help: "The spec as it was.", completion: .file()) var old: String
    @Argument(help: "The spec as it is now.", completion: .file()) var new: String
    @Option(name: .long, help: ArgumentHelp("A stored customization to follow.", valueName: "file"))
    var customization: String?
    @Option(name: .long, help: "text, json or markdown.", transform: Diff.reportFormat)
    var format = ReportFormat.text
    @Option(
        name: .long,
        help: "Platforms to draw, comma between; those the specs are for if absent.",
        transform: { try Diff.choices($0) }
    )
    var platform: [[Platform]] = []
    @Option(name: .long, help: "18, 26 or 27.", transform: EnvironmentOptions.version)
    var os: OSVersion = .v26
    @Option(
        name: .long,
        help: "Exit 2 on any of: added, removed, moved, renamed, changed, orphaned, displaced, any; comma between.",
        transform: { try Diff.choices($0) }
    )
    var failOn: [[DifferenceTrigger]] = []
    @Option(name: .long, help: "How standard input is written: json or yaml.", transform: choice)
    var input: SpecFormat?
    @OptionGroup var shared: SharedOptions

    func validate() throws {
        if [old, new, customization].count(where: { $0 == "-" }) > 1 {
            throw ValidationError("Only one of the files can be - (standard input).")
        }
        _ = try (SpecSource(old), SpecSource(new))
    }

    func run() async throws {
        _ = try await shared.settings()
        let (before, now) = try await specs()
        let stored = try await Ending.onFailure {
            try customization.map { try CustomizationInput.read($0, format: diagnosticsFormat) }
        }
        let report = try report(before, now, stored)
        write(report)
        if failOn.joined().contains(where: { $0.isMet(by: report) }) { throw ExitStatus.found }
    }

    private func specs() async throws -> (TabSpec, TabSpec) {
        let decoded = try await Ending.onFailure {
            try await (SpecSource(old).decode(input: input), SpecSource(new).decode(input: input))
        }
        guard let before = decoded.0.spec, let now = decoded.1.spec else {
            throw DiagnosticPrinter.refuse(decoded.0.diagnostics + decoded.1.diagnostics, format: diagnosticsFormat)
        }
        return (before, now)
    }

    private func report(_ before: TabSpec, _ now: TabSpec, _ stored: TabViewCustomization?) throws -> DifferenceReport {
        let wanted = Set(platform.joined())
        let platforms = wanted.isEmpty ? nil : Platform.allCases.filter(wanted.contains)
        let difference = SpecDifference(old: before, new: now, platforms: platforms, os: os)
        let names = try (SpecSource(old).name, SpecSource(new).name)
        return DifferenceReport(
            difference,
            outcome: difference.outcome(of: stored),
            oldName: names.0,
            newName: names.1
        )
    }

    private func write(_ report: DifferenceReport) {
        switch format {
        case .json: Streams.output(report.json)
        case .markdown: Streams.output(report.markdown)
        default: Streams.output(report.textLines.map { TerminalText.escaped($0) + "\n" }.joined())
        }
    }

    private var diagnosticsFormat: OutputFormat { format == .json ? .json : .text }
}

extension Diff {
    /// The forms this command writes.
    private static func reportFormat(_ text: String) throws -> ReportFormat {
        guard let format = ReportFormat(rawValue: text), [.text, .json, .markdown].contains(format) else {
            throw ValidationError("\"\(text)\" is not known here. Expected one of text, json, markdown.")
        }
        return format
    }

    /// Several words with commas between.
    private static func choices<Value>(_ text: String) throws -> [Value]
    where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
        try text.split(separator: ",", omittingEmptySubsequences: false).map { try choice(String($0)) }
    }
}
