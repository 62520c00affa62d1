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
