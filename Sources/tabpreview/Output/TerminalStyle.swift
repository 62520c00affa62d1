import Foundation
import TabModel
import TabReports
import CLibrary

/// How lines look where they are printed: colored on a terminal, plain everywhere else, harmless always (S38).
struct TerminalStyle {
    /// Whether roles become colors.
    let isColored: Bool

    /// The style of standard error, as the environment asks for it.
    static var standardError: Self { Self(of: STDERR_FILENO) }

    /// The style of standard output, chosen likewise.
    static var standardOutput: Self { Self(of: STDOUT_FILENO) }

    init(isColored: Bool) {
        self.isColored = isColored
    }

    /// The style of a stream.
    init(of descriptor: Int32, _ choice: ColorChoice = .auto) {
        self.init(
            isColored: choice.isColored(
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
