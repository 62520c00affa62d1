import TabSpecCoding

/// A spec's text as it is while somebody writes it: what is there, and what is written at the cursor.
///
/// Never fails. What can't be made out is left out; nesting beyond ``mostDepth`` is not followed. Takes time in
/// proportion to the text.
struct LooseText {
    /// The deepest nesting that is followed.
    static let mostDepth = 96

    let bytes: [UInt8]
    let format: SpecFormat
    /// All values; the first one is the document's.
    let nodes: [LooseNode]
    /// What is written at the cursor, if one was given.
    let cursor: LooseCursor?

    init(_ bytes: [UInt8], format: SpecFormat, cursor: Int? = nil) {
        self.bytes = bytes
        self.format = format
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var growth = LooseGrowth(bytes, cursor: cursor)
        switch format {
        case .json:
            var flow = LooseFlow(isYAML: false, outer: -1)
            flow.follow(from: start, root: 0, &growth)
        case .yaml:
            var block = LooseBlock()
            block.follow(from: start, &growth)
        }
        nodes = growth.nodes
        self.cursor = growth.cursor
    }

    /// The text of a token, unescaped as far as help needs it.
    func text(_ token: LooseToken) -> String {
        let raw = String(decoding: bytes[token.inner], as: UTF8.self)
        switch token.quote {
        case .single: return raw.replacing("''", with: "'")
        case .double where raw.utf8.contains(UInt8(ascii: "\\")): return Self.unescaped(raw)
        default: return raw
        }
    }

    /// The text of a scalar; nil for anything else.
    func text(of node: Int) -> String? {
        let scalar = nodes[node]
        guard scalar.kind == .scalar else { return nil }
        return text(LooseToken(range: scalar.range, quote: scalar.quote))
    }

    /// The key of a node; nil for elements and the document.
    func key(of node: Int) -> String? { nodes[node].key.map(text) }

    /// The keys of an object, in order.
    func keys(of node: Int) -> [String] { nodes[node].children.compactMap { key(of: $0) } }

    /// The member of an object; the first one if there are several.
    func member(_ name: String, of node: Int) -> Int? {
        nodes[node].children.first { key(of: $0) == name }
    }

    private static func unescaped(_ raw: String) -> String {
        if case .success(let value) = PositionedJSON.read(Array("\"\(raw)\"".utf8), file: ""),
            case .string(let text) = value.content
        {
            return text
        }
        return raw
    }
}
