/// A value of a string that may be malformed, as far as it can be recognized.
///
/// Nodes and tokens contain numbers only, and small ones, so that creating and copying many costs little; their strings
/// are stored in the tree.
public struct SyntaxNode: Sendable {
    /// The kinds of value.
    public enum Kind: Sendable {
        case object, list, scalar
        /// A repetition of the value with an anchor; its text is the anchor's name.
        case alias
        /// A value that is not written yet.
        case absent
    }

    /// The kind of the value.
    public internal(set) var kind: Kind
    /// The parent; nil for the document.
    public var parent: Int? { up.number }
    /// The key in an object.
    public let key: SyntaxToken?
    /// The bytes without anchor and tag; for an object or array that is not closed, up to the end of the parsed part.
    public internal(set) var range: Range<Int> {
        get { span.range }
        set { span = SmallRange(newValue) }
    }
    /// The notation of a scalar.
    public internal(set) var quote = SyntaxToken.Quote.plain
    /// A Boolean value that indicates whether it is written in brackets.
    public internal(set) var isFlow = false
    /// The offset at which it begins, anchor and tag included.
    public internal(set) var begin: Int {
        get { start.number ?? 0 }
        set { start = SmallNumber(newValue) }
    }
    private let up: SmallNumber
    private var span: SmallRange
    private var start: SmallNumber
    /// The content of a YAML scalar, or of the value that an alias repeats; nil if the text was not read to its end.
    var text = SmallNumber()
    var anchor = SmallNumber()
    var tag = SmallNumber()
    /// The last member or element so far.
    var lastChild = SmallNumber()
    /// The members or elements, as a range of the tree's list of children.
    var children = SmallRange(0..<0)

    init(parent: Int? = nil, key: SyntaxToken? = nil, at offset: Int = 0) {
        kind = .absent
        up = SmallNumber(parent)
        self.key = key
        span = SmallRange(offset..<offset)
        start = SmallNumber(offset)
    }
}

/// The properties before a value of YAML.
struct SyntaxProperties: Hashable, Sendable {
    /// The name under which aliases may repeat the value.
    var anchor: String?
    /// The tag, its handle resolved.
    var tag: String?

    var isEmpty: Bool { anchor == nil && tag == nil }
}

/// A key or a scalar as written.
public struct SyntaxToken: Hashable, Sendable {
    /// The notations of a scalar.
    public enum Quote: Sendable {
        case plain, single, double
        /// A string on separate lines.
        case block
    }

    /// The bytes, quotes included.
    public var range: Range<Int> { span.range }
    /// The notation.
    public internal(set) var quote: Quote
    /// A Boolean value that indicates whether it has its closing quote, or needs none.
    public internal(set) var isClosed = true
    /// The kind of a key: a scalar, an alias, or even a collection.
    var kind = SyntaxNode.Kind.scalar
    /// A Boolean value that indicates whether it is a key with a colon right after it; not as in `? key`.
    var isUsual = true
    /// A Boolean value that indicates whether it is the key `<<`, which merges the members of others.
    var isMerge = false
    /// The content, if it was read; else it is determined by the bytes.
    var text = SmallNumber()
    /// The name under which aliases may repeat it.
    var anchor = SmallNumber()
    /// The offset at which its anchor and tag begin, before its range.
    var properties = SmallNumber()
    private let span: SmallRange

    init(range: Range<Int>, quote: Quote, isClosed: Bool = true) {
        span = SmallRange(range)
        self.quote = quote
        self.isClosed = isClosed
    }

    /// The offset at which it begins, anchor and tag included.
    public var begin: Int { properties.number ?? range.lowerBound }

    /// The bytes without quotes.
    public var inner: Range<Int> {
        guard quote == .single || quote == .double else { return range }
        let start = min(range.lowerBound + 1, range.upperBound)
        return start..<max(start, isClosed ? range.upperBound - 1 : range.upperBound)
    }
}

/// The cursor's place in the text, with the token that is being written.
public struct SyntaxCursor: Sendable {
    /// The roles of the cursor's place.
    public enum Role: Sendable {
        /// A key of an object.
        case key(of: Int)
        /// The value of a node: in YAML that may be the first key of an object, too.
        case value(of: Int)
        /// The value of an object's key that is not written yet.
        case member(of: Int, key: SyntaxToken)
        /// A new element of an array.
        case element(of: Int)
        /// A place without completions: a comment, the text of a block.
        case nothing
    }

    /// The role of the place.
    public internal(set) var role: Role
    /// The word that is being written; nil if there is none yet.
    public internal(set) var token: SyntaxToken?
    /// A Boolean value that indicates whether it is in brackets.
    public internal(set) var isFlow: Bool
    /// A Boolean value that indicates whether the element's dash is still missing.
    public internal(set) var needsDash = false
}

/// An optional nonnegative number in a quarter of the memory.
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
