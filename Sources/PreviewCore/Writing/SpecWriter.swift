/// The spec's file, for anyone who changes it.
///
/// Reading and replacing block no actor: the implementation waits for the disk elsewhere.
public protocol SpecWriter: Sendable {
    /// The file's bytes, whole; nil if there is no file.
    ///
    /// Throws ``SpecWriteFailure/failed(_:)`` for what can't be read.
    func read() async throws(SpecWriteFailure) -> [UInt8]?

    /// Puts bytes in place of `expected`, whole or not at all, and has them on disk when it returns.
    ///
    /// With nil for `expected` it makes a file where none is. Throws ``SpecWriteFailure/changed`` where something
    /// else is there by now.
    func replace(_ expected: [UInt8]?, with bytes: [UInt8]) async throws(SpecWriteFailure)
}

/// Why a spec's file was not written; it is then as it was.
public enum SpecWriteFailure: Error, Hashable, Sendable {
    /// Someone else has changed it since it was read.
    case changed
    /// It may not be written; the sentences say why and what to do.
    case readOnly(String)
    /// The disk or a quota is full.
    case full(String)
    /// The system refused for another reason.
    case failed(String)
}

/// A spec's text as it is in its file after a write.
public struct WrittenSpec: Hashable, Sendable {
    /// The file's bytes.
    public let bytes: [UInt8]
    /// The tag of ``bytes``: the `ETag` of `/spec`.
    public let tag: EntityTag
    /// The newest revision that shows them.
    public let revision: Revision

    /// Makes the outcome of a write.
    public init(bytes: [UInt8], revision: Revision) {
        self.bytes = bytes
        self.revision = revision
        tag = EntityTag(of: bytes)
    }
}
