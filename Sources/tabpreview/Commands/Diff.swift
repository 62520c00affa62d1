import ArgumentParser
import TabModel
import TabReports
import TabResolver
import TabSpecCoding

/// `tabpreview diff`: what changed between two specs, where it shows, and what people lose.
struct Diff: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compare two specs per platform, and show whether stored customizations still apply.",
        discussion: """
            A spec is a file, - for standard input, or git:REV:PATH for a file in a Git revision; git::PATH is the \
            staged file. PATH is relative to the repository's root, ./PATH to the working directory. Exits with 2 if \
            it finds what --fail-on names.
            """
    )

    @Argument(help: "The old spec.", completion: .file()) var old: String
    @Argument(help: "The new spec.", completion: .file()) var new: String
    @OptionGroup var options: DiffOptions
    @OptionGroup var shared: SharedOptions

    func validate() throws {
        if [old, new, options.customization].count(where: { $0 == "-" }) > 1 {
            throw ValidationError("Only one of the files can be - (standard input).")
        }
        _ = try (SpecSource(old), SpecSource(new))
    }

    func run() async throws {
        _ = try await shared.settings(for: SpecSource(new).file)
        let (before, now) = try await specs()
        let stored = try await Ending.onFailure {
            try options.customization.map { try CustomizationInput.read($0, format: diagnosticsFormat) }
        }
        let report = try report(before, now, stored)
        try write(report)
        if options.failOn.joined().contains(where: { $0.isMet(by: report) }) { throw ExitStatus.found }
    }

    private func specs() async throws -> (TabSpec, TabSpec) {
        var read: [DecodedSpec] = []
        var failures: [FileFailure] = []
        // Both are read before either is refused, so that all errors are reported at once.
        for source in try [SpecSource(old), SpecSource(new)] {
            do throws(FileFailure) {
                read.append(try await source.decode(input: options.input))
            } catch {
                failures.append(error)
            }
        }
        guard failures.isEmpty, let before = read[0].spec, let now = read[1].spec else {
            failures.forEach { Streams.error($0.text) }
            guard read.contains(where: { $0.spec == nil }) else { throw ExitStatus.file }
            let mistakes = read.flatMap(\.diagnostics)
            let refusal = DiagnosticPrinter.refuse(mistakes, format: diagnosticsFormat, style: options.color.errors)
            throw failures.isEmpty ? refusal : ExitStatus.file
        }
        return (before, now)
    }

    private func report(_ before: TabSpec, _ now: TabSpec, _ stored: TabViewCustomization?) throws -> DifferenceReport {
        let wanted = Set(options.platform.joined())
        let platforms = wanted.isEmpty ? nil : Platform.allCases.filter(wanted.contains)
        let difference = SpecDifference(
            old: before,
            new: now,
            platforms: platforms,
            os: options.os,
            sdk: options.sdk
        )
        let names = try (SpecSource(old).name, SpecSource(new).name)
        return DifferenceReport(
            difference,
            outcome: difference.outcome(of: stored),
            oldName: names.0,
            newName: names.1
        )
    }

    private func write(_ report: DifferenceReport) throws(ExitCode) {
        switch options.format {
        case .json: try Streams.output(report.json)
        case .markdown: try Streams.output(report.markdown)
        default: try Streams.output(report.textLines.map { options.color.output.text($0) + "\n" }.joined())
        }
    }

    private var diagnosticsFormat: OutputFormat { options.format == .json ? .json : .text }
}
