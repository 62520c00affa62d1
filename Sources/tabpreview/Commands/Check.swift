import ArgumentParser
import TabModel
import TabSpecCoding

/// `tabpreview check`: decodes and validates, changes nothing.
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Reads a spec and reports every mistake with its place.",
        discussion: "Exits 0 if the spec can be shown, 1 if it can't."
    )

    @OptionGroup var input: SpecInput
    @Option(name: .long, help: "How mistakes are written.") var format = OutputFormat.text
    @OptionGroup var shared: SharedOptions

    func run() async throws {
        _ = try await shared.settings()
        let decoded = try await Ending.onFailure { try input.decode() }
        switch format {
        case .json: try Streams.output(DiagnosticCoding.json(decoded.diagnostics))
        case .text: decoded.diagnostics.forEach(DiagnosticPrinter.print)
        }
        guard decoded.spec != nil else { throw ExitStatus.input }
        if format == .text { Streams.message("\(TerminalText.escaped(input.file)): no errors.") }
    }
}
