/// A strong entity tag: the quoted SHA-256 of the bytes it stands for (the format, 7, *Revisions and caching*).
public struct EntityTag: Hashable, Sendable {
    /// The tag as it stands in headers, quotes included.
    public let text: String

    /// Makes the tag of some bytes.
    public init(of content: some Sequence<UInt8>) {
        text = "\"\(ContentDigest(of: content).hexadecimal)\""
    }
}

/// What a writer says the state must be for its write to count (`If-Match`, RFC 9110 13.1.1).
public enum WriteCondition: Hashable, Sendable {
    /// Whatever the state is (`*`).
    case anyState
    /// One of these tags, each with its quotes; none matches while the list is empty.
    case oneOf(Set<String>)

    /// Whether a write to a state with this tag may go on.
    public func allows(_ tag: EntityTag) -> Bool {
        switch self {
        case .anyState: true
        case .oneOf(let tags): tags.contains(tag.text)
        }
    }
}
