import Foundation
import CLibrary

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
