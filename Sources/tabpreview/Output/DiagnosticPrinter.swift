import ArgumentParser
import TabModel
import TabReports
import TabSpecCoding

/// Prints diagnostics for people: one line each, fit for a terminal.
enum DiagnosticPrinter {
    /// Prints one diagnostic to standard error.
    static func print(_ diagnostic: Diagnostic) {
        Streams.message(TerminalStyle.standardError.text(LintText.line(diagnostic)))
    }

    /// Prints all diagnostics of an input that stops a command, and gives the exit code to throw.
    static func refuse(
        _ diagnostics: [Diagnostic],
        format: OutputFormat,
        style: TerminalStyle = .standardError
    ) -> any Error {
        do throws(ExitCode) {
            switch format {
            case .json: try Streams.output(DiagnosticCoding.json(diagnostics))
            case .text: diagnostics.forEach { Streams.message(style.text(LintText.line($0))) }
            }
            return ExitStatus.input
        } catch {
            return error
        }
    }
}
