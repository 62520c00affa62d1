import CLibrary

/// The step between this program and one that reads commands from descriptor 3 and writes responses to 4.
///
/// A program is started with standard input, output and error only. So a launcher is started first, which is this
/// executable; it joins the other two to these and then becomes the program: no shell is needed.
public enum JoinedPipes {
    /// The exit code of a launcher whose program can't be run; its standard error has the reason.
    public static let cannotRun: Int32 = 126

    /// Joins descriptor 3 to standard input and 4 to standard output, and becomes a program.
    ///
    /// The program's standard input is empty, and its standard output goes to standard error. The environment stays.
    ///
    /// - Parameters:
    ///   - program: The program's path.
    ///   - arguments: Its arguments, without itself; each is passed on unchanged.
    /// - Returns: The system's error message; the function returns only if it fails.
    public static func become(_ program: String, _ arguments: [String]) -> String {
        guard isJoined() else { return reason() }
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
        defer { words.forEach { free($0) } }
        words.append(nil)
        execv(program, words)
        return reason()
    }

    private static func isJoined() -> Bool {
        guard dup2(STDIN_FILENO, 3) == 3, dup2(STDOUT_FILENO, 4) == 4 else { return false }
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard nothing >= 0, dup2(nothing, STDIN_FILENO) == STDIN_FILENO else { return false }
        return dup2(STDERR_FILENO, STDOUT_FILENO) == STDOUT_FILENO
    }

    private static func reason() -> String { String(cString: strerror(errno)) }
}
