/// What was found at the spec's path, once it is worth showing.
public enum SpecReading: Hashable, Sendable {
    /// The file's bytes, whole.
    case text([UInt8])
    /// There is no file.
    case missing
    /// There is something that can't be read as a spec: a folder, a pipe, no permission, too large.
    ///
    /// The sentence says what and what to do.
    case unreadable(String)
}
