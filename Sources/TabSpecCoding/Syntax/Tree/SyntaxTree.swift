/// JSON text or YAML as a tree: every key and value with its bytes, also from texts that are being typed.
///
/// Parsing never fails. Text that can't be recognized is left out; nesting beyond ``mostDepth`` is not parsed.
///
/// - Complexity: Linear in the length of the text.
public struct SyntaxTree: Sendable {
    /// The deepest nesting that is parsed.
    static let mostDepth = 96

    /// The text and its lines.
    public let lines: TextLines
    /// All values; the first one is the document's.
    public let nodes: [SyntaxNode]
    /// The numbers of all members and elements, those of one value adjacent to each other.
    private let children: [Int]
    private let strings: [String]
    /// The role of the cursor, if one was given.
    public let cursor: SyntaxCursor?
    /// The first mistake of the text, if a grammar was given.
    let mistake: SyntaxMistake?
    /// The offset of a pair in a list without braces, as YAML allows: it has no bytes of its own.
    let unbracedPair: Int?

    /// A closure that gets every text of which a tree is created, for tests that count them.
    @TaskLocal static var observer: (@Sendable ([UInt8]) -> Void)?

    init(_ growth: consuming SyntaxGrowth, mistake: SyntaxMistake? = nil, unbracedPair: Int? = nil) {
        lines = growth.text
        children = growth.gatherChildren()
        nodes = growth.nodes
        strings = growth.strings
        cursor = growth.cursor
        self.mistake = mistake
        self.unbracedPair = unbracedPair
        Self.observer?(bytes)
    }

    /// Creates a tree of JSON; with a grammar, up to its first mistake unless it continues.
    public init(json bytes: [UInt8], cursor: Int? = nil, grammar: JSONGrammar? = nil) {
        var growth = SyntaxGrowth(bytes, cursor: cursor)
        var flow = FlowParser(grammar: grammar)
        flow.follow(from: growth.text.start, root: 0, &growth)
        self.init(growth, mistake: flow.grammar?.mistake)
    }

    /// Creates a tree of YAML, however malformed it is.
    public init(yaml bytes: [UInt8], cursor: Int? = nil) {
        var growth = SyntaxGrowth(bytes, cursor: cursor)
        var block = BlockParser()
        block.follow(from: growth.text.start, &growth)
        self.init(growth)
    }
}

// MARK: - Texts

extension SyntaxTree {
    /// The text in UTF-8.
    public var bytes: [UInt8] { lines.bytes }

    /// Returns the members or elements of a node, in the order of the text.
    public func children(of node: Int) -> ArraySlice<Int> { children[nodes[node].children.range] }

    /// Returns the name under which aliases may repeat a node.
    public func anchor(of node: Int) -> String? { string(nodes[node].anchor) }

    /// Returns the name under which aliases may repeat a key.
    func anchor(_ key: SyntaxToken) -> String? { string(key.anchor) }

    /// Returns the tag of a node, its handle resolved.
    func tag(of node: Int) -> String? { string(nodes[node].tag) }

    private func string(_ place: SmallNumber) -> String? { place.number.map { strings[$0] } }

    /// Returns the text of a token; if it was not read, unescaped as far as its bytes allow.
    public func text(_ token: SyntaxToken) -> String {
        if let text = string(token.text) { return text }
        let raw = bytes[token.inner]
        switch token.quote {
        case .single: return String(decoding: raw, as: UTF8.self).replacing("''", with: "'")
        case .double where raw.contains(UInt8(ascii: "\\")):
            let quoted = [UInt8(ascii: "\"")] + raw + [UInt8(ascii: "\"")]
            return (try? JSONStrings.read(quoted, 0..<quoted.count))?.text ?? String(decoding: raw, as: UTF8.self)
        default: return String(decoding: raw, as: UTF8.self)
        }
    }

    /// Returns a Boolean value that indicates whether a token has this content; faster than comparing its text.
    public func matches(_ token: SyntaxToken, _ text: String) -> Bool {
        if let own = string(token.text) { return own == text }
        let raw = bytes[token.inner]
        return raw.elementsEqual(text.utf8) || raw.contains(UInt8(ascii: "\\")) && self.text(token) == text
    }

    /// Returns the text of a scalar, or the anchor's name of an alias; nil for anything else.
    public func text(of node: Int) -> String? {
        let scalar = nodes[node]
        guard scalar.kind == .scalar || scalar.kind == .alias else { return nil }
        return string(scalar.text) ?? text(SyntaxToken(range: scalar.range, quote: scalar.quote))
    }

    /// Returns the key of a node; nil for elements and the document.
    public func key(of node: Int) -> String? { nodes[node].key.map(text) }

    /// Returns the keys of an object, in order.
    public func keys(of node: Int) -> [String] { children(of: node).compactMap { key(of: $0) } }

    /// Returns the member of an object with a name; the first one if there are several.
    public func member(_ name: String, of node: Int) -> Int? {
        children(of: node).first { nodes[$0].key.map { matches($0, name) } ?? false }
    }
}

/// A violation of a format's grammar in a string.
struct SyntaxMistake: Error, Hashable, Sendable {
    /// The id of the error: `syntax` or `limit`.
    var id = "syntax"
    /// One or two sentences.
    var text: String
    /// The byte at which the text can't be read any further.
    var offset: Int
}
