/// Follows what stands in brackets: all of a JSON text, or a value of a YAML text.
struct LooseFlow {
    let isYAML: Bool
    /// The column of the lines around it; a line that begins there or before ends what was never closed.
    let outer: Int
    /// Objects and arrays that are open, outermost first.
    private var open: [Level] = []
    private var isOver = false

    private struct Level {
        let node: Int
        let isObject: Bool
        var key: LooseToken?
        var hasColon = false
        /// Whether a member or element is complete, so that a comma is due.
        var hasValue = false
    }

    init(isYAML: Bool, outer: Int) {
        self.isYAML = isYAML
        self.outer = outer
    }

    /// Follows one value and says where it ends; `root` is the absent value that it becomes.
    @discardableResult
    mutating func follow(from start: Int, root: Int, _ growth: inout LooseGrowth) -> Int {
        var offset = start
        while !isOver {
            offset = skipGap(offset, root, &growth)
            guard !isOver, let byte = growth.byte(offset) else { break }
            offset = step(byte, offset, root, &growth)
        }
        while let level = open.popLast() {
            finishMember(level, at: offset, &growth)
            growth.close(level.node, at: offset)
        }
        return offset
    }

    private mutating func step(_ byte: UInt8, _ offset: Int, _ root: Int, _ growth: inout LooseGrowth) -> Int {
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
        _ kind: LooseNode.Kind,
        _ offset: Int,
        _ root: Int,
        _ growth: inout LooseGrowth
    ) -> Int {
        guard open.count < LooseText.mostDepth, let node = slot(offset, root, &growth) else { return offset + 1 }
        growth.open(node, kind, at: offset, isFlow: true)
        open.append(Level(node: node, isObject: kind == .object))
        return offset + 1
    }

    /// Closes the innermost bracket of that kind; one that was never opened is passed by.
    private mutating func end(isObject: Bool, _ offset: Int, _ growth: inout LooseGrowth) {
        guard let match = open.lastIndex(where: { $0.isObject == isObject }) else { return }
        for level in open[match...].reversed() {
            finishMember(level, at: offset, &growth)
            growth.close(level.node, at: offset + 1)
        }
        open.removeSubrange(match...)
        isOver = open.isEmpty
    }

    private mutating func finish(_ offset: Int, _ growth: inout LooseGrowth) {
        guard let last = open.indices.last else { return }
        finishMember(open[last], at: offset, &growth)
        open[last] = Level(node: open[last].node, isObject: open[last].isObject)
    }

    /// Keeps a key that has no value.
    private func finishMember(_ level: Level, at offset: Int, _ growth: inout LooseGrowth) {
        guard let key = level.key, !level.hasValue else { return }
        _ = growth.add(to: level.node, key: key, at: offset)
    }

    /// Where a value goes that begins here.
    private mutating func slot(_ offset: Int, _ root: Int, _ growth: inout LooseGrowth) -> Int? {
        guard let last = open.indices.last else { return growth[root].kind == .absent ? root : nil }
        if open[last].isObject, open[last].key == nil || open[last].hasValue { return nil }
        let key = open[last].key
        open[last].hasValue = true
        return growth.add(to: open[last].node, key: key, at: offset)
    }
}

// MARK: - Keys and scalars

extension LooseFlow {
    private mutating func token(_ offset: Int, _ root: Int, _ growth: inout LooseGrowth) -> Int {
        let token = read(offset, growth.text)
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

    private mutating func scalar(_ token: LooseToken, _ root: Int, _ growth: inout LooseGrowth) {
        guard let node = slot(token.range.lowerBound, root, &growth) else { return }
        growth.write(node, token)
        growth.note(token.touch, .value(of: node), token: token, isFlow: !open.isEmpty)
        if open.isEmpty { isOver = isYAML }
    }

    private func read(_ offset: Int, _ text: LooseBytes) -> LooseToken {
        let byte = text.bytes[offset]
        if byte == UInt8(ascii: "\"") || isYAML && byte == UInt8(ascii: "'") {
            return LooseScalars.quoted(text, at: offset)
        }
        return isYAML
            ? LooseScalars.plain(text, at: offset, inFlow: true) : LooseScalars.word(text, at: offset)
    }

    /// Whether a colon follows, on the same line.
    private func isKey(_ token: LooseToken, _ text: LooseBytes) -> Bool {
        text.byte(LooseScalars.skipBlank(text, token.range.upperBound)) == UInt8(ascii: ":")
    }

    /// Whether nothing but blanks stand before it on its line.
    private func startsLine(_ offset: Int, _ text: LooseBytes) -> Bool {
        var place = offset
        while place > 0, LooseScalars.isBlank(text.bytes[place - 1]) { place -= 1 }
        return place == 0 || LooseScalars.isBreak(text.bytes[place - 1])
    }
}

// MARK: - Between

extension LooseFlow {
    /// Passes by blanks, breaks and comments, and notes a cursor there.
    private mutating func skipGap(_ start: Int, _ root: Int, _ growth: inout LooseGrowth) -> Int {
        var offset = start
        while let byte = growth.byte(offset) {
            if isYAML, byte == UInt8(ascii: "#"), offset == 0 || growth.bytes[offset - 1] <= 0x20 {
                note(start...offset, root, &growth)
                offset = LooseScalars.lineEnd(growth.text, offset)
                growth.note(start...offset, .nothing, isFlow: true)
                continue
            }
            guard byte <= 0x20 else { break }
            offset += 1
            if LooseScalars.isBreak(byte), endsHere(offset, growth.text) {
                note(start...(offset - 1), root, &growth)
                isOver = true
                return offset - 1
            }
        }
        note(start...offset, root, &growth)
        return offset
    }

    /// Notes a cursor between tokens; behind a value, on its line, a comma is due before anything can be said.
    private func note(_ gap: ClosedRange<Int>, _ root: Int, _ growth: inout LooseGrowth) {
        guard let level = open.last else { return growth.note(gap, .value(of: root), isFlow: false) }
        if level.hasValue {
            let line = growth.bytes[gap.lowerBound..<gap.upperBound].firstIndex(where: LooseScalars.isBreak)
            growth.note(gap.lowerBound...(line ?? gap.upperBound), .nothing, isFlow: true)
        }
        growth.note(gap, role(level), isFlow: true)
    }

    private func role(_ level: Level) -> LooseCursor.Role {
        guard level.isObject else { return .element(of: level.node) }
        guard let key = level.key, !level.hasValue else { return .key(of: level.node) }
        return level.hasColon ? .member(of: level.node, key: key) : .nothing
    }

    /// Whether the line that begins here belongs to what is around the brackets.
    private func endsHere(_ line: Int, _ text: LooseBytes) -> Bool {
        guard isYAML, outer >= 0 else { return false }
        let begin = LooseScalars.skipBlank(text, line)
        guard let byte = text.byte(begin), !LooseScalars.isBreak(byte), begin - line <= outer else { return false }
        return byte != UInt8(ascii: "}") && byte != UInt8(ascii: "]") && byte != UInt8(ascii: ",")
    }
}
