import PreviewCore

/// The value of `If-Match` or `If-None-Match`: `*`, or tags (RFC 9110 13.1).
///
/// A tag is the digest of its content, so `W/` and the coding count for nothing: a proxy that compresses adds them.
enum EntityTagList: Hashable, Sendable {
    case any
    case tags(Set<EntityTag>)

    /// Creates a list from a field's value; text that is no tag is skipped, so that it never matches.
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
    func known(of tags: [EntityTag], isCoded: Bool) -> EntityTag? {
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

extension StringProtocol {
    /// The text without leading and trailing spaces and tabs.
    var trimmed: SubSequence {
        var rest = self[...]
        while let first = rest.first, first == " " || first == "\t" { rest = rest.dropFirst() }
        while let last = rest.last, last == " " || last == "\t" { rest = rest.dropLast() }
        return rest
    }
}

/// The preferences of an `Accept` field between two kinds of responses (RFC 9110 12.5.1).
enum MediaRange {
    /// Returns a Boolean value that indicates whether errors are sent as JSON, for clients that prefer it or have no
    /// preference.
    ///
    /// A browser that opens an address names `text/html` first and gets a page; a script's `*/*` gets JSON.
    static func prefersJSON(accept: String?) -> Bool {
        guard let accept else { return true }
        let json = QualityValues.quality(of: ["application/json", "application/*", "*/*"], in: accept) ?? 0
        let html = QualityValues.quality(of: ["text/html", "text/*", "*/*"], in: accept) ?? 0
        return json > 0 && json >= html
    }

    /// Returns a Boolean value that indicates whether pages are requested by their name, not by `*/*`.
    static func namesHTML(accept: String?) -> Bool {
        accept.flatMap { QualityValues.quality(of: ["text/html"], in: $0) } ?? 0 > 0
    }

    /// Returns the type of a `Content-Type` field without its parameters, lower case; nil if there is none.
    static func type(of contentType: String?) -> String? {
        contentType?.split(separator: ";", omittingEmptySubsequences: false).first.map { $0.trimmed.lowercased() }
    }
}
