/// How changes are noticed.
public enum WatchMode: Hashable, Sendable {
    /// The system tells of them.
    case events
    /// The files are looked at five times a second; the reason is a sentence for people.
    case polling(reason: String)
}
