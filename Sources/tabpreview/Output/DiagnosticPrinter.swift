import ArgumentParser
import TabModel
import TabReports
import TabSpecCoding

/// The output of diagnostics for people: one line each, safe for a terminal.
enum DiagnosticPrinter {
    /// Prints one diagnostic to standard error.
    static func print(_ diagnostic: Diagnostic) {
        Streams.message(TerminalStyle.standardError.text(LintText.line(diagnostic)))
    }

    /// Prints the remarks of the reader and returns the spec of an input; errors end the command.
    static func spec(
        of named: NamedSpec,
        format: OutputFormat
    ) throws -> TabSpec {
        named.remarks.forEach(print)
        guard let spec = named.decoded.spec else {
            throw refuse(named.decoded.diagnostics, format: format)
        }
        return spec
    }

    /// Prints all diagnostics of an input that stops a command, and returns the exit code to throw.
    static func refuse(
        _ diagnostics: [Diagnostic],
        format: OutputFormat
    ) -> any Error {
        do throws(ExitCode) {
            switch format {
            case .json: try Streams.output(DiagnosticCoding.json(diagnostics))
            case .text: diagnostics.forEach { print($0) }
            }
            return ExitStatus.input
        } catch {
            return error
        }
    }
}
