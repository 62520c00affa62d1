import TabModel
import TabSpecCoding

/// A search for the words that a diagnostic is about.
struct DiagnosticSpots {
    /// A key or a value.
    struct Token {
        var range: Range<Int>
        var node: Int
        var isKey: Bool
    }

    let loose: SyntaxTree
    private let places: TextPlaces
    private let tokens: [Int: Token]
    /// The objects and arrays by their beginning; the outermost where several begin at the same offset.
    private let collections: [Int: Int]

    init(_ loose: SyntaxTree, _ places: TextPlaces) {
        self.loose = loose
        self.places = places
        var tokens: [Int: Token] = [:]
        var collections: [Int: Int] = [:]
        for (number, node) in loose.nodes.enumerated() {
            if let key = node.key { tokens[key.begin] = Token(range: key.range, node: number, isKey: true) }
            switch node.kind {
            case .scalar, .alias:
                tokens[node.begin] = Token(range: node.range, node: number, isKey: false)
            case .object, .list:
                if collections[node.begin] == nil { collections[node.begin] = number }
            case .absent: break
            }
        }
        self.tokens = tokens
        self.collections = collections
    }

    /// Returns the offset of an error, and the key or value that begins there, if any.
    func mistake(_ diagnostic: Diagnostic) -> (offset: Int, token: Token?) {
        let offset = diagnostic.location.map { places.byte(at: $0) } ?? 0
        return (offset, tokens[offset])
    }

    /// Returns the range of at least one character at an offset, so that the range is visible.
    func stretch(_ offset: Int) -> Range<Int> {
        let bytes = loose.bytes
        guard offset < bytes.count, !TextLines.isBreak(bytes[offset]) else {
            var start = min(offset, bytes.count)
            while start > 0, TextLines.isBreak(bytes[start - 1]) { start -= 1 }
            return characterStart(start - 1)..<max(start, 0)
        }
        var end = offset + 1
        while end < bytes.count, 0x80...0xBF ~= bytes[end] { end += 1 }
        return offset..<end
    }

    private func characterStart(_ offset: Int) -> Int {
        var start = max(offset, 0)
        while start > 0, 0x80...0xBF ~= loose.bytes[start] { start -= 1 }
        return start
    }

    /// Returns the object that a finding is about; nil for a finding about the spec as a whole.
    func entry(_ finding: Diagnostic) -> Int? {
        guard finding.entry != nil, let location = finding.location else { return nil }
        return object(at: places.byte(at: location)).map(entry(around:))
    }

    /// Returns the innermost object that begins at an offset, or has the key there.
    private func object(at offset: Int) -> Int? {
        if let found = collections[offset], loose.nodes[found].kind == .object { return found }
        guard let token = tokens[offset], token.isKey else { return nil }
        return loose.nodes[token.node].parent
    }

    /// Returns the entry that a variant belongs to; any other object itself.
    private func entry(around object: Int) -> Int {
        guard let list = loose.nodes[object].parent, let key = loose.nodes[list].key,
            loose.matches(key, Variant.keyName), let entry = loose.nodes[list].parent
        else { return object }
        return entry
    }

    /// Returns the range of the words of a finding.
    ///
    /// These are the words that its repair changes, otherwise the key at its location, otherwise the entry's title,
    /// otherwise the entry's first word.
    func range(of finding: Diagnostic, _ entry: Int?, _ repair: Repair?) -> Range<Int> {
        if finding.entry == nil, let location = finding.location, let object = collections[places.byte(at: location)],
            object != 0
        {
            // The finding is about the whole spec, and an entry causes it.
            let title = loose.member("title", of: object) ?? loose.children(of: object).first
            if let title, let range = word(title) { return range }
        }
        if let path = repair?.edits.first?.path, let node = loose.node(at: path), let range = word(node) {
            return range
        }
        if let token = finding.location.map({ tokens[places.byte(at: $0)] }) ?? nil, token.isKey,
            loose.children(of: entry ?? 0).first != token.node
        {
            return token.range
        }
        if let entry {
            if let title = loose.member("title", of: entry), let range = word(title) { return range }
            if let first = loose.children(of: entry).first, let range = word(first) { return range }
        }
        if let first = loose.children(of: 0).first, entry == nil, let range = word(first) { return range }
        return stretch(finding.location.map { places.byte(at: $0) } ?? 0)
    }

    /// Returns the range of a scalar or an alias, or of the key of any other node.
    private func word(_ node: Int) -> Range<Int>? {
        let found = loose.nodes[node]
        let isWord = found.kind == .scalar || found.kind == .alias
        return isWord && !found.range.isEmpty ? found.range : found.key?.range
    }
}
