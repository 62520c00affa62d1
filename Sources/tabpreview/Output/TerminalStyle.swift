import Foundation
import TabModel
import TabReports

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// How lines look where they are printed: coloured on a terminal, plain everywhere else, harmless always (S38).
struct TerminalStyle {
    /// Whether roles become colours.
    let isColored: Bool

    /// The style of standard error: plain unless it is a terminal that knows colours, and nobody asked for none.
    ///
    /// Source: no-color.org for `NO_COLOR`.
    static var standardError: Self { Self(of: STDERR_FILENO) }

    /// The style of standard output, chosen likewise.
    static var standardOutput: Self { Self(of: STDOUT_FILENO) }

    init(isColored: Bool) {
        self.isColored = isColored
    }

    private init(of descriptor: Int32) {
        let environment = ProcessInfo.processInfo.environment
        let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        isColored = Streams.isTerminal(descriptor) && !isRefused && environment["TERM"] != "dumb"
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
        case .place: "1"
        case .severity(.error): "1;31"
        case .severity(.warning): "1;33"
        case .severity(.info): "1;36"
        case .aside: "2"
        }
    }
}
