/// A writer of the spec's file.
///
/// Reading and replacing block no actor: the implementation waits for the disk elsewhere.
public protocol SpecWriter: Sendable {
    /// Returns the complete bytes of the file; nil if there is no file.
    ///
    /// - Throws: ``SpecWriteFailure/failed(_:)`` if the file can't be read.
    func read() async throws(SpecWriteFailure) -> [UInt8]?

    /// Replaces `expected` by other bytes, completely or not at all; they are on disk when it returns.
    ///
    /// With nil for `expected` it creates a file where there is none.
    ///
    /// - Throws: ``SpecWriteFailure/changed`` where the file has other content by now.
    func replace(_ expected: [UInt8]?, with bytes: [UInt8]) async throws(SpecWriteFailure)
}

/// A failure to write a spec's file, which is then unchanged.
public enum SpecWriteFailure: Error, Hashable, Sendable {
    /// Another program has changed the file since it was read.
    case changed
    /// The file is read-only; the sentences describe the reason and the remedy.
    case readOnly(String)
    /// The disk or a quota is full.
    case full(String)
    /// The system refused for another reason.
    case failed(String)
}

/// The text of a spec in its file after a write.
public struct SavedText: Hashable, Sendable {
    /// The file's bytes.
    public let bytes: [UInt8]
    /// The tag of ``bytes``: the `ETag` of `/spec`.
    public let tag: EntityTag
    /// The newest revision with these bytes.
    public let revision: Revision

    /// Creates the result of a write.
    init(bytes: [UInt8], revision: Revision) {
        self.bytes = bytes
        self.revision = revision
        tag = EntityTag(of: bytes)
    }
}
