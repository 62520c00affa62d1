import ArgumentParser

/// The exit codes of the format: each says which kind of thing went wrong.
enum ExitStatus {
    /// The input is wrong; diagnostics tell where.
    static let input = ExitCode(1)
    /// The command found what `--fail-on` names.
    static let found = ExitCode(2)
    /// The command line or the configuration is wrong.
    static let usage = ExitCode(64)
    /// There is no such file or directory to serve.
    static let missing = ExitCode(66)
    /// The server can't listen, or another one has the spec.
    static let unavailable = ExitCode(69)
    /// A file can't be read or written.
    static let file = ExitCode(74)
}
