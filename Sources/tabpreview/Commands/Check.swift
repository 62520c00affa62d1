import ArgumentParser
import TabModel
import TabReports
import TabSpecCoding

/// The command `tabpreview check`, which decodes and validates, and changes nothing.
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Validate specs and Swift source, and report every error.",
        discussion: """
            Without a file, uses the first of tabs.json, tabs.yaml, tabs.yml in the working directory. Also reports \
            images that can't be shown, and values that can't be determined from Swift source.

            Exits with 0 if all specs are valid, 1 if a spec is invalid or Swift source has no tab view, 66 if a file \
            doesn't exist or there is no spec, 69 if tabpreview-swiftui isn't built or didn't read all of the source, \
            74 if a file can't be read.
            """
    )

    @OptionGroup var input: SpecArguments
    @OptionGroup(title: "Swift source") var swift: SwiftOptions
    @OptionGroup var result: ResultFormat
    @OptionGroup(title: "General") var shared: SharedOptions

    func run() async throws {
        let inputs = try await input.sources(swift.choice(nil), shared, adding: swift.flags.commandLine)
        let sources = try await ExitReason.onFailure { try input.linted(inputs) }
        var diagnostics: [Diagnostic] = []
        var lines: [String] = []
        var statuses: [ExitCode] = []
        for (source, settings) in sources {
            do throws(FileFailure) {
                let read = try await source.specs(settings).linted(of: source, by: settings)
                let findingsOfSpecs = read.specs.map { named in
                    named.remarks + named.decoded.diagnostics
                        + ImageFindings.findings(of: named, rules: settings.rules)
                }
                diagnostics += read.remarks + findingsOfSpecs.flatMap(\.self)
                if let status = read.remarks.incompleteStatus { statuses.append(status) }
                lines += read.remarks.map { TerminalStyle.standardOutput.text(LintText.line($0)) }
                for (named, findings) in zip(read.specs, findingsOfSpecs) {
                    lines += findings.map { TerminalStyle.standardOutput.text(LintText.line($0)) }
                    if named.decoded.spec != nil { lines.append(TerminalText.escaped("\(named.place): no errors.")) }
                    if named.decoded.spec == nil { statuses.append(ExitStatus.input) }
                }
            } catch {
                Streams.error(error.text)
                statuses.append(error.status)
            }
        }
        if let hint = sources.map(\.source).hintOfSeparateApps(for: diagnostics) { Streams.warning(hint) }
        if lines.isEmpty, statuses.isEmpty {
            try await ExitReason.onFailure { throw SpecsRead.nothingIncluded(in: input.files) }
        }
        switch result.format {
        case .json: try Streams.output(DiagnosticCoding.json(diagnostics))
        case .text: try Streams.output(lines.map { $0 + "\n" }.joined())
        }
        if let status = ExitStatus.weightiest(of: statuses) { throw status }
    }
}
