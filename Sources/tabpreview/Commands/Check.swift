import ArgumentParser
import TabModel
import TabReports
import TabSpecCoding

/// `tabpreview check`: decodes and validates, changes nothing.
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Validate specs and report every error with its position.",
        discussion: """
            Without a file, uses the first of tabs.json, tabs.yaml, tabs.yml in the working directory. Also reports \
            images that can't be shown. Exits with 0 if all specs are valid, 1 if one isn't, 74 if a file can't be read.
            """
    )

    @OptionGroup var input: SpecFiles
    @OptionGroup var result: ResultFormat
    @OptionGroup var color: ColorOptions
    @OptionGroup var shared: SharedOptions

    func run() async throws {
        let paths = try await Ending.onFailure { try input.paths() }
        var diagnostics: [Diagnostic] = []
        var lines: [String] = []
        var status: ExitCode?
        for (path, settings) in zip(paths, try await shared.settings(forEach: paths)) {
            do throws(FileFailure) {
                let decoded = try input.decode(path)
                let images =
                    decoded.spec.map { ImageFindings.found(in: $0, file: path, switchedOff: settings.lintOff) } ?? []
                diagnostics += decoded.diagnostics + images
                lines += (decoded.diagnostics + images).map { color.output.text(LintText.line($0)) }
                if decoded.spec != nil { lines.append("\(TerminalText.escaped(path)): no errors.") }
                if decoded.spec == nil { status = status ?? ExitStatus.input }
            } catch {
                Streams.error(error.text)
                status = ExitStatus.file
            }
        }
        switch result.chosen {
        case .json: try Streams.output(DiagnosticCoding.json(diagnostics))
        case .text: try Streams.output(lines.map { $0 + "\n" }.joined())
        }
        if let status { throw status }
    }
}
