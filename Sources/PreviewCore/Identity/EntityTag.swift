/// A strong entity tag: the quoted SHA-256 of the bytes it represents (the format, 7, *Revisions and caching*).
public struct EntityTag: Hashable, Sendable {
    /// The tag as it is in headers, quotes included.
    public let text: String

    /// Makes the tag of some bytes.
    public init(of content: some Sequence<UInt8>) {
        self.init(ContentDigest(of: content))
    }

    /// Makes the tag of the bytes with this digest.
    public init(_ digest: ContentDigest) {
        text = "\"\(digest.hexadecimal)\""
    }
}

/// What a writer says the state must be for its write to count (`If-Match`, `If-None-Match`, RFC 9110 13.1).
public enum WriteCondition: Hashable, Sendable {
    /// Whatever the state is, as long as there is one (`*`).
    case anyState
    /// One of these tags, each with its quotes; none matches while the list is empty.
    case oneOf(Set<String>)
    /// Nothing at all (`If-None-Match: *`, RFC 9110 13.1.2).
    case nothing

    /// Whether a write to a state with this tag may go on; nil is the tag of nothing.
    public func allows(_ tag: EntityTag?) -> Bool {
        switch self {
        case .anyState: tag != nil
        case .oneOf(let tags): tag.map { tags.contains($0.text) } ?? false
        case .nothing: tag == nil
        }
    }
}
