#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// How many columns a terminal has.
enum TerminalWidth {
    /// The columns of standard error; nil if it is no terminal, or one that doesn't tell.
    static var standardError: Int? {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
