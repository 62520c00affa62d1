import HTTPServing
import PreviewCore

/// The value of `If-Match` or `If-None-Match`: `*`, or tags (RFC 9110 13.1).
///
/// A tag is the digest of its content, so `W/` and the coding count for nothing: a proxy that compresses adds them.
enum EntityTagList: Hashable, Sendable {
    case any
    case tags(Set<EntityTag>)

    /// Creates a list from a field's value; text that isn't a tag is skipped, so that it never matches.
    init(_ value: String) {
        let trimmed = value.trimmed
        if trimmed == "*" {
            self = .any
        } else {
            self = .tags(Self.tags(trimmed))
        }
    }

    private static func tags(_ value: Substring) -> Set<EntityTag> {
        var tags: Set<EntityTag> = []
        var rest = value[...]
        while let start = rest.firstIndex(of: "\"") {
            let content = rest[rest.index(after: start)...]
            guard let end = content.firstIndex(of: "\"") else { break }
            if let tag = EntityTag(unquoted: content[..<end]) { tags.insert(tag) }
            rest = rest[rest.index(after: end)...]
        }
        return tags
    }

    /// Returns the one of these tags that the reader already has (`If-None-Match`).
    ///
    /// Otherwise the first whose content it has in another coding, if `isCoded` indicates that the reader can read
    /// that.
    func match(in tags: [EntityTag], isCoded: Bool) -> EntityTag? {
        guard case .tags(let known) = self else { return tags.first }
        return tags.first(where: known.contains)
            ?? (isCoded ? tags.first { known.contains(where: $0.hasContent) } : nil)
    }

    /// The condition that `If-Match` demands.
    var condition: WriteCondition {
        switch self {
        case .any: .anyState
        case .tags(let tags): .oneOf(tags)
        }
    }
}
