/// The values that were recognized so far.
struct SyntaxGrowth {
    let text: TextLines
    private let place: Int?
    private(set) var nodes = [SyntaxNode()]
    /// The content of keys and values of YAML, and their anchors and tags.
    private(set) var strings: [String] = []
    private(set) var cursor: SyntaxCursor?

    init(_ bytes: [UInt8], cursor: Int?) {
        text = TextLines(bytes)
        nodes.reserveCapacity(bytes.count / 16)
        place = cursor
    }

    var bytes: [UInt8] { text.bytes }

    subscript(node: Int) -> SyntaxNode {
        get { nodes[node] }
        set { nodes[node] = newValue }
    }

    /// Adds a node for a value that is not written yet, and returns its number.
    mutating func add(to parent: Int, key: SyntaxToken? = nil, at offset: Int) -> Int {
        nodes[parent].lastChild = SmallNumber(nodes.count)
        nodes.append(SyntaxNode(parent: parent, key: key, at: offset))
        return nodes.count - 1
    }

    /// Stores a string, and returns its number.
    mutating func add(_ string: String?) -> SmallNumber {
        guard let string else { return SmallNumber() }
        strings.append(string)
        return SmallNumber(strings.count - 1)
    }

    /// Assigns each node its range of a list of all children, and returns the list.
    mutating func gatherChildren() -> [Int] {
        var counts = [Int](repeating: 0, count: nodes.count)
        for node in nodes { if let parent = node.parent { counts[parent] += 1 } }
        var start = 0
        for number in nodes.indices {
            nodes[number].children = SmallRange(start..<start)
            start += counts[number]
        }
        var list = [Int](repeating: 0, count: start)
        for number in nodes.indices {
            guard let parent = nodes[number].parent else { continue }
            let known = nodes[parent].children.range
            list[known.upperBound] = number
            nodes[parent].children = SmallRange(known.lowerBound..<(known.upperBound + 1))
        }
        return list
    }

    /// Turns an absent value into an object or an array.
    mutating func open(_ node: Int, _ kind: SyntaxNode.Kind, at offset: Int, isFlow: Bool) {
        nodes[node].kind = kind
        nodes[node].range = offset..<offset
        nodes[node].begin = offset
        nodes[node].isFlow = isFlow
    }

    /// Turns an absent value into a scalar.
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

    /// Records the role of the cursor, if it is in a range and was not recorded before.
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

    /// Returns the cursor, if it is in a line.
    func cursor(in line: ClosedRange<Int>) -> Int? {
        guard cursor == nil, let place, line.contains(place) else { return nil }
        return place
    }
}

extension SyntaxToken {
    /// The places at which a cursor edits this token.
    ///
    /// They begin after its first quote, and end before its last one if that exists.
    var touch: ClosedRange<Int> {
        switch quote {
        case .plain, .block: range.lowerBound...range.upperBound
        case .single, .double:
            (range.lowerBound + 1)...max(range.lowerBound + 1, isClosed ? range.upperBound - 1 : range.upperBound)
        }
    }
}
