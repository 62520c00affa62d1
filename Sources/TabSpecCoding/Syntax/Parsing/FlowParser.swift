/// A parser of the content of brackets: of a whole JSON text, or of a value in a YAML text.
struct FlowParser {
    let isYAML: Bool
    /// The column of the lines around it; a line that begins there or before it ends unclosed brackets.
    let outer: Int
    /// The open objects and arrays, outermost first.
    private var open: [Level] = []
    private var isOver = false
    /// The grammar that text read as JSON must follow.
    private(set) var grammar: JSONGrammar?

    private struct Level {
        let node: Int
        let isObject: Bool
        var key: SyntaxToken?
        var hasColon = false
        /// A Boolean value that indicates whether a member or element is complete, so that a comma is due.
        var hasValue = false
    }

    /// Creates a parser of a YAML value in lines that begin in a column.
    init(outer: Int) {
        isYAML = true
        self.outer = outer
    }

    /// Creates a parser of JSON text.
    init(grammar: JSONGrammar?) {
        isYAML = false
        outer = -1
        self.grammar = grammar
    }

    /// Parses one value and returns its end; `root` is the absent value that it becomes.
    @discardableResult
    mutating func follow(from start: Int, root: Int, _ growth: inout SyntaxGrowth) -> Int {
        var offset = start
        grammar?.begin(growth.bytes, at: start)
        while !isOver, grammar?.isOver != true {
            offset = skipGap(offset, root, &growth)
            guard !isOver, let byte = growth.text.byte(at: offset) else { break }
            offset = step(byte, offset, root, &growth)
        }
        while let level = open.popLast() {
            finishMember(level, at: offset, &growth)
            growth.close(level.node, at: offset)
        }
        grammar?.end(growth.bytes, at: offset)
        return offset
    }

    private mutating func step(_ byte: UInt8, _ offset: Int, _ root: Int, _ growth: inout SyntaxGrowth) -> Int {
        let isMark = SyntaxScalars.isFlowMark(byte) || byte == UInt8(ascii: ":")
        if isMark { grammar?.take(growth.bytes, offset..<(offset + 1)) }
        switch byte {
        case UInt8(ascii: "{"): return begin(.object, offset, root, &growth)
        case UInt8(ascii: "["): return begin(.list, offset, root, &growth)
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            end(isObject: byte == UInt8(ascii: "}"), offset, &growth)
        case UInt8(ascii: ","):
            finish(offset, &growth)
        case UInt8(ascii: ":"):
            if let last = open.indices.last, open[last].key != nil { open[last].hasColon = true }
        default: return token(offset, root, &growth)
        }
        return offset + 1
    }

    private mutating func begin(
        _ kind: SyntaxNode.Kind,
        _ offset: Int,
        _ root: Int,
        _ growth: inout SyntaxGrowth
    ) -> Int {
        guard open.count < mostDepth, let node = slot(offset, root, &growth) else { return offset + 1 }
        growth.open(node, kind, at: offset, isFlow: true)
        open.append(Level(node: node, isObject: kind == .object))
        return offset + 1
    }

    private var mostDepth: Int { max(SyntaxTree.mostDepth, grammar?.mostDepth ?? 0) }

    /// Closes the innermost bracket of that kind; one that was never opened is skipped.
    private mutating func end(isObject: Bool, _ offset: Int, _ growth: inout SyntaxGrowth) {
        guard let match = open.lastIndex(where: { $0.isObject == isObject }) else { return }
        for level in open[match...].reversed() {
            finishMember(level, at: offset, &growth)
            growth.close(level.node, at: offset + 1)
        }
        open.removeSubrange(match...)
        isOver = open.isEmpty
    }

    private mutating func finish(_ offset: Int, _ growth: inout SyntaxGrowth) {
        guard let last = open.indices.last else { return }
        finishMember(open[last], at: offset, &growth)
        open[last] = Level(node: open[last].node, isObject: open[last].isObject)
    }

    /// Keeps a key that has no value.
    private func finishMember(_ level: Level, at offset: Int, _ growth: inout SyntaxGrowth) {
        guard let key = level.key, !level.hasValue else { return }
        _ = growth.add(to: level.node, key: key, at: offset)
    }

    /// Returns the node for a value that begins here.
    private mutating func slot(_ offset: Int, _ root: Int, _ growth: inout SyntaxGrowth) -> Int? {
        guard let last = open.indices.last else { return growth[root].kind == .absent ? root : nil }
        if open[last].isObject, open[last].key == nil || open[last].hasValue { return nil }
        let key = open[last].key
        open[last].hasValue = true
        return growth.add(to: open[last].node, key: key, at: offset)
    }
}

// MARK: - Keys and scalars

extension FlowParser {
    private mutating func token(_ offset: Int, _ root: Int, _ growth: inout SyntaxGrowth) -> Int {
        let token = read(offset, growth.text)
        grammar?.take(growth.bytes, token.range)
        guard let last = open.indices.last, open[last].isObject else {
            scalar(token, root, &growth)
            return token.range.upperBound
        }
        let level = open[last]
        let awaitsValue = level.key != nil && level.hasColon && !level.hasValue
        if awaitsValue, !isKey(token, growth.text) || !startsLine(offset, growth.text) {
            scalar(token, root, &growth)
        } else {
            finish(offset, &growth)
            open[last].key = token
            growth.note(token.touch, .key(of: level.node), token: token, isFlow: true)
        }
        return token.range.upperBound
    }

    private mutating func scalar(_ token: SyntaxToken, _ root: Int, _ growth: inout SyntaxGrowth) {
        guard let node = slot(token.range.lowerBound, root, &growth) else { return }
        growth.write(node, token)
        growth.note(token.touch, .value(of: node), token: token, isFlow: !open.isEmpty)
        if open.isEmpty { isOver = isYAML }
    }

    private func read(_ offset: Int, _ text: TextLines) -> SyntaxToken {
        let byte = text.bytes[offset]
        if byte == UInt8(ascii: "\"") || isYAML && byte == UInt8(ascii: "'") {
            return SyntaxScalars.quoted(text, at: offset)
        }
        return isYAML
            ? SyntaxScalars.plain(text, at: offset, inFlow: true) : SyntaxScalars.word(text, at: offset)
    }

    /// Returns a Boolean value that indicates whether a colon follows, on the same line.
    private func isKey(_ token: SyntaxToken, _ text: TextLines) -> Bool {
        text.byte(at: text.skipBlank(token.range.upperBound)) == UInt8(ascii: ":")
    }

    /// Returns a Boolean value that indicates whether only blanks precede it on its line.
    private func startsLine(_ offset: Int, _ text: TextLines) -> Bool {
        var place = offset
        while place > 0, TextLines.isBlank(text.bytes[place - 1]) { place -= 1 }
        return place == 0 || TextLines.isBreak(text.bytes[place - 1])
    }
}

// MARK: - Gaps

extension FlowParser {
    /// Skips blanks, breaks and comments, and records a cursor among them.
    private mutating func skipGap(_ start: Int, _ root: Int, _ growth: inout SyntaxGrowth) -> Int {
        var offset = start
        while let byte = growth.text.byte(at: offset) {
            if isYAML, byte == UInt8(ascii: "#"), offset == 0 || growth.bytes[offset - 1] <= 0x20 {
                note(start...offset, root, &growth)
                offset = growth.text.lineEnd(offset)
                growth.note(start...offset, .nothing, isFlow: true)
                continue
            }
            guard byte <= 0x20 else { break }
            if !JSONGrammar.isBlank(byte) { grammar?.refuse(growth.bytes, at: offset) }
            offset += 1
            if TextLines.isBreak(byte), endsHere(offset, growth.text) {
                note(start...(offset - 1), root, &growth)
                isOver = true
                return offset - 1
            }
        }
        note(start...offset, root, &growth)
        return offset
    }

    /// Records a cursor between tokens; after a value, on its line, a comma is required before any other token.
    private func note(_ gap: ClosedRange<Int>, _ root: Int, _ growth: inout SyntaxGrowth) {
        guard let level = open.last else { return growth.note(gap, .value(of: root), isFlow: false) }
        if level.hasValue {
            let line = growth.bytes[gap.lowerBound..<gap.upperBound].firstIndex(where: TextLines.isBreak)
            growth.note(gap.lowerBound...(line ?? gap.upperBound), .nothing, isFlow: true)
        }
        growth.note(gap, role(level), isFlow: true)
    }

    private func role(_ level: Level) -> SyntaxCursor.Role {
        guard level.isObject else { return .element(of: level.node) }
        guard let key = level.key, !level.hasValue else { return .key(of: level.node) }
        return level.hasColon ? .member(of: level.node, key: key) : .nothing
    }

    /// Returns a Boolean value that indicates whether the line that begins here belongs to the text around the
    /// brackets.
    private func endsHere(_ line: Int, _ text: TextLines) -> Bool {
        guard isYAML, outer >= 0 else { return false }
        let begin = text.skipBlank(line)
        guard let byte = text.byte(at: begin), !TextLines.isBreak(byte), begin - line <= outer else { return false }
        return byte != UInt8(ascii: "}") && byte != UInt8(ascii: "]") && byte != UInt8(ascii: ",")
    }
}
