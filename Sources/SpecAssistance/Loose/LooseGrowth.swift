/// A text's bytes; asked apart from what grows, so that nothing of that is copied.
struct LooseBytes {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func byte(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }
}

/// The values that were made out so far.
struct LooseGrowth {
    let text: LooseBytes
    private let place: Int?
    private(set) var nodes = [LooseNode(kind: .absent, parent: nil, key: nil, range: 0..<0)]
    private(set) var cursor: LooseCursor?

    init(_ bytes: [UInt8], cursor: Int?) {
        text = LooseBytes(bytes)
        place = cursor
    }

    var bytes: [UInt8] { text.bytes }

    func byte(_ offset: Int) -> UInt8? { text.byte(offset) }

    subscript(node: Int) -> LooseNode {
        get { nodes[node] }
        set { nodes[node] = newValue }
    }

    /// A place for a value that is not there yet.
    mutating func add(to parent: Int, key: LooseToken? = nil, at offset: Int) -> Int {
        nodes.append(LooseNode(kind: .absent, parent: parent, key: key, range: offset..<offset))
        nodes[parent].children.append(nodes.count - 1)
        return nodes.count - 1
    }

    /// Makes an absent value an object or an array.
    mutating func open(_ node: Int, _ kind: LooseNode.Kind, at offset: Int, isFlow: Bool) {
        nodes[node].kind = kind
        nodes[node].range = offset..<offset
        nodes[node].isFlow = isFlow
    }

    /// Makes an absent value a scalar.
    mutating func write(_ node: Int, _ token: LooseToken) {
        nodes[node].kind = .scalar
        nodes[node].range = token.range
        nodes[node].quote = token.quote
    }

    mutating func close(_ node: Int, at offset: Int) {
        let start = nodes[node].range.lowerBound
        nodes[node].range = start..<max(start, offset)
    }

    /// Notes what is written at the cursor, if it lies in a stretch and nothing was noted before.
    mutating func note(
        _ stretch: ClosedRange<Int>,
        _ role: LooseCursor.Role,
        token: LooseToken? = nil,
        isFlow: Bool,
        needsDash: Bool = false
    ) {
        guard cursor == nil, let place, stretch.contains(place) else { return }
        cursor = LooseCursor(role: role, token: token, isFlow: isFlow, needsDash: needsDash)
    }

    /// The cursor, if it stands in a line.
    func cursor(in line: ClosedRange<Int>) -> Int? {
        guard cursor == nil, let place, line.contains(place) else { return nil }
        return place
    }
}

extension LooseToken {
    /// Where the cursor must stand to write on this token.
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
