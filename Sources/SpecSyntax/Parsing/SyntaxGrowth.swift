/// The values that were made out so far.
struct SyntaxGrowth {
    let text: TextLines
    private let place: Int?
    private(set) var nodes = [SyntaxNode(kind: .absent, parent: nil, key: nil, range: 0..<0, begin: 0)]
    private(set) var cursor: SyntaxCursor?

    init(_ bytes: [UInt8], cursor: Int?) {
        text = TextLines(bytes)
        place = cursor
    }

    var bytes: [UInt8] { text.bytes }

    subscript(node: Int) -> SyntaxNode {
        get { nodes[node] }
        set { nodes[node] = newValue }
    }

    /// A place for a value that is not there yet.
    mutating func add(to parent: Int, key: SyntaxToken? = nil, at offset: Int) -> Int {
        nodes.append(SyntaxNode(kind: .absent, parent: parent, key: key, range: offset..<offset, begin: offset))
        nodes[parent].children.append(nodes.count - 1)
        return nodes.count - 1
    }

    /// Makes an absent value an object or an array.
    mutating func open(_ node: Int, _ kind: SyntaxNode.Kind, at offset: Int, isFlow: Bool) {
        nodes[node].kind = kind
        nodes[node].range = offset..<offset
        nodes[node].begin = offset
        nodes[node].isFlow = isFlow
    }

    /// Makes an absent value a scalar.
    mutating func write(_ node: Int, _ token: SyntaxToken) {
        nodes[node].kind = .scalar
        nodes[node].range = token.range
        nodes[node].begin = token.begin
        nodes[node].quote = token.quote
    }

    mutating func close(_ node: Int, at offset: Int) {
        let start = nodes[node].range.lowerBound
        nodes[node].range = start..<max(start, offset)
    }

    /// Notes what is written at the cursor, if it lies in a stretch and nothing was noted before.
    mutating func note(
        _ stretch: ClosedRange<Int>,
        _ role: SyntaxCursor.Role,
        token: SyntaxToken? = nil,
        isFlow: Bool,
        needsDash: Bool = false
    ) {
        guard cursor == nil, let place, stretch.contains(place) else { return }
        cursor = SyntaxCursor(role: role, token: token, isFlow: isFlow, needsDash: needsDash)
    }

    /// The cursor, if it is in a line.
    func cursor(in line: ClosedRange<Int>) -> Int? {
        guard cursor == nil, let place, line.contains(place) else { return nil }
        return place
    }
}

extension SyntaxToken {
    /// Where the cursor must be to write on this token.
    ///
    /// Behind its first quote, and before its last one if that is there.
    var touch: ClosedRange<Int> {
        switch quote {
        case .plain, .block: range.lowerBound...range.upperBound
        case .single, .double:
            (range.lowerBound + 1)...max(range.lowerBound + 1, isClosed ? range.upperBound - 1 : range.upperBound)
        }
    }
}
