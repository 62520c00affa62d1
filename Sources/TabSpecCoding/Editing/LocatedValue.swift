/// A value as it stands in a text: which bytes it takes, and which its parts take.
struct LocatedValue {
    /// Its own bytes, without anchor and tag; empty where nothing is written.
    var range: Range<Int>
    var content: Content
    /// The name under which aliases may repeat it.
    var anchor: String?

    enum Content {
        case scalar(ScalarStyle)
        case alias
        /// An array, in brackets or as dashes.
        case list([LocatedValue], isFlow: Bool)
        /// An object, in braces or as lines.
        case object([LocatedMember], isFlow: Bool)
    }

    enum ScalarStyle {
        /// Nothing is written at all.
        case absent
        case plain, single, double, block
    }
}

/// A key and its value as they stand in a text.
struct LocatedMember {
    /// The key, unescaped.
    var key: String
    /// Where key and value begin.
    var start: Int
    /// The key's own bytes, quotes included.
    var keyRange: Range<Int>
    /// How the key is written; nil for an alias.
    var keyStyle: LocatedValue.ScalarStyle?
    /// Whether it takes over the members of others (`<<`).
    var isMerge = false
    /// Whether it is written as key, colon and value; not as `? key`, and not without colon.
    var isUsual = true
    var value: LocatedValue

    /// Behind the value.
    var end: Int { value.range.upperBound }
}

extension LocatedValue {
    var members: [LocatedMember]? {
        if case .object(let members, _) = content { members } else { nil }
    }

    var elements: [LocatedValue]? {
        if case .list(let elements, _) = content { elements } else { nil }
    }

    var isAlias: Bool {
        if case .alias = content { true } else { false }
    }

    /// Whether it is written as lines under each other, without brackets.
    var isBlockCollection: Bool {
        switch content {
        case .list(_, let isFlow), .object(_, let isFlow): !isFlow
        case .scalar, .alias: false
        }
    }

    /// Whether it or anything in it bears one of these anchors.
    func bears(_ anchors: Set<String>) -> Bool {
        guard !anchors.isEmpty else { return false }
        if let anchor, anchors.contains(anchor) { return true }
        switch content {
        case .scalar, .alias: return false
        case .list(let elements, _): return elements.contains { $0.bears(anchors) }
        case .object(let members, _): return members.contains { $0.value.bears(anchors) }
        }
    }
}
