/// A value of a string that may be broken, as far as it can be made out.
///
/// Nodes and tokens hold numbers only, and small ones, so that making and copying many costs little; their strings are
/// the tree's.
public struct SyntaxNode: Sendable {
    /// The kinds of value.
    public enum Kind: Sendable {
        case object, list, scalar
        /// A repetition of what bears an anchor; its text is the anchor's name.
        case alias
        /// Nothing is written yet.
        case absent
    }

    /// What it is.
    public internal(set) var kind: Kind
    /// Its parent; nil for the document.
    public var parent: Int? { up.number }
    /// Its key in an object.
    public let key: SyntaxToken?
    /// Its bytes without anchor and tag; for an object or array that is not closed, as far as it was followed.
    public internal(set) var range: Range<Int> {
        get { span.range }
        set { span = SmallRange(newValue) }
    }
    /// How it is written, for a scalar.
    public internal(set) var quote = SyntaxToken.Quote.plain
    /// A Boolean value that indicates whether it is written in brackets.
    public internal(set) var isFlow = false
    /// Where it begins, anchor and tag included.
    public internal(set) var begin: Int {
        get { start.number ?? 0 }
        set { start = SmallNumber(newValue) }
    }
    private let up: SmallNumber
    private var span: SmallRange
    private var start: SmallNumber
    /// What a scalar of YAML says, or an alias repeats; nil where the text was not read to its end.
    var text = SmallNumber()
    var anchor = SmallNumber()
    var tag = SmallNumber()
    /// Its last member or element so far.
    var lastChild = SmallNumber()
    /// Its members or elements, as a range of the tree's list of children.
    var children = SmallRange(0..<0)

    init(parent: Int? = nil, key: SyntaxToken? = nil, at offset: Int = 0) {
        kind = .absent
        up = SmallNumber(parent)
        self.key = key
        span = SmallRange(offset..<offset)
        start = SmallNumber(offset)
    }
}

/// What is before a value of YAML.
public struct SyntaxProperties: Hashable, Sendable {
    /// The name under which aliases may repeat the value.
    public var anchor: String?
    /// The tag, its handle resolved.
    public var tag: String?

    /// Makes properties.
    public init(anchor: String? = nil, tag: String? = nil) {
        self.anchor = anchor
        self.tag = tag
    }

    var isEmpty: Bool { anchor == nil && tag == nil }
}

/// A key or a scalar as it is written.
public struct SyntaxToken: Hashable, Sendable {
    /// How a scalar is written.
    public enum Quote: Sendable {
        case plain, single, double
        /// A string on lines of its own.
        case block
    }

    /// Its bytes, quotes included.
    public var range: Range<Int> { span.range }
    /// How it is written.
    public internal(set) var quote: Quote
    /// A Boolean value that indicates whether its closing quote is there; always for what has none.
    public internal(set) var isClosed = true
    /// What it is, for a key: a scalar, an alias, or even a collection.
    public internal(set) var kind = SyntaxNode.Kind.scalar
    /// A Boolean value that indicates whether it is a key with a colon right after it; not as in `? key`.
    public internal(set) var isUsual = true
    /// A Boolean value that indicates whether it is the key `<<`, which takes over the members of others.
    public internal(set) var isMerge = false
    /// What it says, where that was read; else its bytes tell.
    var text = SmallNumber()
    /// The name under which aliases may repeat it.
    var anchor = SmallNumber()
    /// Where it begins before its range, with anchor and tag.
    var properties = SmallNumber()
    private let span: SmallRange

    init(range: Range<Int>, quote: Quote, isClosed: Bool = true) {
        span = SmallRange(range)
        self.quote = quote
        self.isClosed = isClosed
    }

    /// Where it begins, anchor and tag included.
    public var begin: Int { properties.number ?? range.lowerBound }

    /// Its bytes without quotes.
    public var inner: Range<Int> {
        guard quote == .single || quote == .double else { return range }
        let start = min(range.lowerBound + 1, range.upperBound)
        return start..<max(start, isClosed ? range.upperBound - 1 : range.upperBound)
    }
}

/// What is being written at a place of the text.
public struct SyntaxCursor: Sendable {
    /// What the place is for.
    public enum Role: Sendable {
        /// A key of an object.
        case key(of: Int)
        /// The value of a node: in YAML that may be the first key of an object, too.
        case value(of: Int)
        /// The value of an object's key, of which nothing is written yet.
        case member(of: Int, key: SyntaxToken)
        /// A new element of an array.
        case element(of: Int)
        /// Nothing that could be helped with: a comment, the text of a block.
        case nothing
    }

    /// What the place is for.
    public internal(set) var role: Role
    /// The word that is being written; nil where there is none yet.
    public internal(set) var token: SyntaxToken?
    /// A Boolean value that indicates whether it is in brackets.
    public internal(set) var isFlow: Bool
    /// A Boolean value that indicates whether the element's dash is missing yet.
    public internal(set) var needsDash = false
}

/// A number from 0 on, or nothing, in a quarter of the space.
struct SmallNumber: Hashable, Sendable {
    private let small: Int32

    init(_ number: Int? = nil) { small = number.map { Int32($0) } ?? -1 }

    var number: Int? { small < 0 ? nil : Int(small) }
}

/// A range of numbers from 0 on in half the space.
struct SmallRange: Hashable, Sendable {
    private let lower: Int32
    private let upper: Int32

    init(_ range: Range<Int>) {
        lower = Int32(range.lowerBound)
        upper = Int32(range.upperBound)
    }

    var range: Range<Int> { Int(lower)..<Int(upper) }
}
