import CLibrary
import Foundation
import TabModel
import TabReports

/// How lines look where they are printed: colored on a terminal, plain everywhere else, harmless always (S38).
struct TerminalStyle {
    /// What the command line says about colors.
    @TaskLocal static var choice = ColorChoice.auto

    /// A Boolean value that indicates whether roles become colors.
    let isColored: Bool

    /// The style of standard error, as the command line, the environment and the terminal ask for it.
    static var standardError: Self { Self(of: STDERR_FILENO) }

    /// The style of standard output, chosen likewise.
    static var standardOutput: Self { Self(of: STDOUT_FILENO) }

    init(isColored: Bool) {
        self.isColored = isColored
    }

    /// The style of a stream.
    private init(of descriptor: Int32) {
        self.init(
            isColored: Self.choice.isColored(
                isTerminal: Streams.isTerminal(descriptor),
                environment: ProcessInfo.processInfo.environment
            )
        )
    }

    /// The line as it is printed.
    func text(_ line: ReportLine) -> String {
        line.pieces.map { piece in
            let text = TerminalText.escaped(piece.text)
            guard isColored, let code = Self.code(piece.role) else { return text }
            return "\u{1B}[\(code)m\(text)\u{1B}[0m"
        }.joined()
    }

    /// The SGR parameters of a role (ECMA-48, 8.3.117); nil leaves it plain.
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

/// Makes text from elsewhere fit for a terminal or a log: one line, no control or direction characters (S38), no command
/// of a CI service (S82).
enum TerminalText {
    /// The text with what steers a terminal or a CI service written as `\u{…}`.
    static func escaped(_ text: String) -> String { text.plainLine }

    /// Several lines, each escaped.
    static func lines(_ lines: [String]) -> String { lines.map(escaped).joined(separator: "\n") }
}

/// How many columns a terminal has.
enum TerminalWidth {
    /// The columns of standard error; nil if it is no terminal, or one that doesn't tell.
    static var standardError: Int? { columns(of: STDERR_FILENO) }

    /// The columns of standard output: those that `COLUMNS` says, else the terminal's own; nil if nobody says.
    static var standardOutput: Int? {
        let said = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }
        return said.flatMap { $0 > 0 ? $0 : nil } ?? columns(of: STDOUT_FILENO)
    }

    private static func columns(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
