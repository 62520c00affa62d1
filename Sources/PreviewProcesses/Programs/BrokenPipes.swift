import CLibrary

/// The signal that would end us when a program closes its input before it has read all.
enum BrokenPipes {
    private static let ignored: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

    /// Has a write to such a pipe fail with an error instead, for the whole of this process.
    ///
    /// Programs that we start are not touched: Subprocess gives them every signal's default.
    static func ignore() { ignored }
}
