/// A value of a text that may be broken, as far as it can be made out.
struct LooseNode {
    enum Kind {
        case object, list, scalar
        /// Nothing is written yet.
        case absent
    }

    var kind: Kind
    /// What it stands in; nil for the document.
    let parent: Int?
    /// Its key, where it stands in an object.
    let key: LooseToken?
    /// Its bytes; for an object or array that is not closed, as far as it was followed.
    var range: Range<Int>
    /// How it is written, for a scalar.
    var quote = LooseToken.Quote.plain
    /// Whether it is written in brackets.
    var isFlow = false
    /// Its members or elements in the order of the text.
    var children: [Int] = []
}

/// A key or a scalar as it stands in the text.
struct LooseToken: Hashable {
    enum Quote {
        case plain, single, double
        /// A text on lines of its own.
        case block
    }

    /// Its bytes, quotes included.
    var range: Range<Int>
    var quote: Quote
    /// Whether its closing quote is there; always for what has none.
    var isClosed = true

    /// Its bytes without quotes.
    var inner: Range<Int> {
        guard quote == .single || quote == .double else { return range }
        let start = min(range.lowerBound + 1, range.upperBound)
        return start..<max(start, isClosed ? range.upperBound - 1 : range.upperBound)
    }
}

/// What somebody writes at a place of the text.
struct LooseCursor {
    enum Role {
        /// A key of an object.
        case key(of: Int)
        /// The value of a node: in YAML that may be the first key of an object, too.
        case value(of: Int)
        /// The value of an object's key, of which nothing is written yet.
        case member(of: Int, key: LooseToken)
        /// A new element of an array.
        case element(of: Int)
        /// Nothing that could be helped with: a comment, the text of a block.
        case nothing
    }

    var role: Role
    /// The word that is being written; nil where there is none yet.
    var token: LooseToken?
    /// Whether it stands in brackets.
    var isFlow: Bool
    /// Whether the element's dash is missing yet.
    var needsDash = false
}
