import CLibrary
import Foundation
import TabModel
import TabReports

/// The style of printed lines: colored on a terminal, plain everywhere else, always without control characters (S38).
struct TerminalStyle {
    /// The choice of colors on the command line.
    @TaskLocal static var choice = ColorChoice.auto

    /// A Boolean value that indicates whether roles have colors.
    let isColored: Bool

    /// The style of standard error for the command line, the environment and the terminal.
    static var standardError: Self { Self(of: STDERR_FILENO) }

    /// The style of standard output, determined likewise.
    static var standardOutput: Self { Self(of: STDOUT_FILENO) }

    init(isColored: Bool) {
        self.isColored = isColored
    }

    /// Creates the style of a stream.
    private init(of descriptor: Int32) {
        self.init(
            isColored: Self.choice.isColored(
                isTerminal: Streams.isTerminal(descriptor),
                environment: ProcessInfo.processInfo.environment
            )
        )
    }

    /// Returns the line for printing.
    func text(_ line: ReportLine) -> String {
        line.pieces.map { piece in
            let text = TerminalText.escaped(piece.text)
            guard isColored, let code = Self.code(piece.role) else { return text }
            return "\u{1B}[\(code)m\(text)\u{1B}[0m"
        }.joined()
    }

    /// Returns the SGR parameters of a role (ECMA-48, 8.3.117); nil for plain text.
    private static func code(_ role: ReportLine.Role) -> String? {
        switch role {
        case .plain: nil
        case .place, .heading: "1"
        case .severity(.error): "1;31"
        case .severity(.warning): "1;33"
        case .severity(.info): "1;36"
        case .aside: "2"
        }
    }
}

/// A filter for text from other sources that makes it safe for a terminal or a log.
///
/// The result is one line without control or direction characters (S38), and without commands of a CI service (S82).
enum TerminalText {
    /// Returns the text with sequences that control a terminal or a CI service written as `\u{…}`.
    static func escaped(_ text: String) -> String { text.plainLine }

    /// Returns several lines, each escaped.
    static func lines(_ lines: [String]) -> String { lines.map(escaped).joined(separator: "\n") }
}

/// The width of a terminal in columns.
enum TerminalWidth {
    /// The columns of standard error; nil if it is not a terminal, or one without a known width.
    static var standardError: Int? { columns(of: STDERR_FILENO) }

    /// The columns of standard output: those of `COLUMNS`, otherwise the terminal's own; nil if neither is known.
    static var standardOutput: Int? {
        let variable = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }
        return variable.flatMap { $0 > 0 ? $0 : nil } ?? columns(of: STDOUT_FILENO)
    }

    private static func columns(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
