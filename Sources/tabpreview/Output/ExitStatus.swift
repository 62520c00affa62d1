import ArgumentParser

/// The exit codes of the format: each says which kind of thing went wrong.
enum ExitStatus {
    /// The input is wrong; diagnostics tell where.
    static let input = ExitCode(1)
    /// A `lint` found something at or above `--fail-on`.
    static let findings = ExitCode(2)
    /// The command line or the configuration is wrong.
    static let usage = ExitCode(64)
    /// The server can't listen, or another one has the store.
    static let unavailable = ExitCode(69)
    /// A file can't be read or written.
    static let file = ExitCode(74)
}
