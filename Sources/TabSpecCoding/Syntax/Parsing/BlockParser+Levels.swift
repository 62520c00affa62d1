extension BlockParser {
    /// Ends the levels that began further to the right.
    mutating func pop(toColumn column: Int, at offset: Int, _ growth: inout SyntaxGrowth) {
        while let last = levels.last, last.column > column {
            growth.close(last.node, at: offset)
            levels.removeLast()
        }
    }

    /// Returns the level of the object whose keys begin in a column; nil if none can be there.
    mutating func object(at column: Int, _ offset: Int, _ growth: inout SyntaxGrowth) -> Int? {
        pop(toColumn: column, at: offset, &growth)
        if levels.count > 1, let last = levels.last, last.column == column, growth[last.node].kind == .list {
            levels.removeLast()
        }
        guard let last = levels.indices.last else { return root(.object, column, offset, &growth) }
        let level = levels[last]
        if growth[level.node].kind == .object, level.column == column || level.waiting == nil { return last }
        return level.column < column ? nested(.object, column, offset, &growth) : nil
    }

    /// Returns the level of the array whose dashes are in a column; nil if none can be there.
    mutating func list(at column: Int, _ offset: Int, _ growth: inout SyntaxGrowth) -> Int? {
        pop(toColumn: column, at: offset, &growth)
        guard let last = levels.indices.last else { return root(.list, column, offset, &growth) }
        let level = levels[last]
        if growth[level.node].kind == .list {
            return level.column == column ? last : nested(.list, column, offset, &growth)
        }
        if level.waiting == nil, let child = growth[level.node].lastChild.number, growth[child].kind == .list,
            !growth[child].isFlow
        {
            return push(child, column)
        }
        return nested(.list, column, offset, &growth)
    }

    /// Turns the document into an object or an array, or continues it.
    private mutating func root(
        _ kind: SyntaxNode.Kind,
        _ column: Int,
        _ offset: Int,
        _ growth: inout SyntaxGrowth
    ) -> Int? {
        if growth[0].kind == .absent { growth.open(0, kind, at: offset, isFlow: false) }
        return growth[0].kind == kind && !growth[0].isFlow ? push(0, column) : nil
    }

    /// Turns the missing value of the innermost level into an object or an array.
    private mutating func nested(
        _ kind: SyntaxNode.Kind,
        _ column: Int,
        _ offset: Int,
        _ growth: inout SyntaxGrowth
    ) -> Int? {
        guard let last = levels.indices.last, let node = levels[last].waiting, levels.count < SyntaxTree.mostDepth
        else {
            return nil
        }
        growth.open(node, kind, at: offset, isFlow: false)
        levels[last].waiting = nil
        return push(node, column)
    }

    private mutating func push(_ node: Int, _ column: Int) -> Int {
        levels.append(Level(node: node, column: column))
        return levels.count - 1
    }
}

// MARK: - Values

extension BlockParser {
    /// Parses a value that begins here, and returns its end; `outer` is the column of its owner.
    func value(_ offset: Int, _ node: Int, outer: Int, _ growth: inout SyntaxGrowth) -> Int {
        switch growth.bytes[offset] {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            var flow = FlowParser(outer: outer)
            return flow.follow(from: offset, root: node, &growth)
        case UInt8(ascii: "|"), UInt8(ascii: ">"):
            let end = endOfBlock(growth.text, offset, outer: outer)
            growth.write(node, SyntaxToken(range: offset..<end, quote: .block))
            growth.note((offset + 1)...end, .nothing, isFlow: false)
            return end
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            return scalar(longQuoted(growth.text, offset, outer: outer), node, &growth)
        default:
            return scalar(SyntaxScalars.plain(growth.text, at: offset, inFlow: false), node, &growth)
        }
    }

    private func scalar(_ token: SyntaxToken, _ node: Int, _ growth: inout SyntaxGrowth) -> Int {
        growth.write(node, token)
        growth.note(token.touch, .value(of: node), token: token, isFlow: false)
        return token.range.upperBound
    }

    /// Returns a string in quotes, which may continue on lines that are indented further.
    private func longQuoted(_ text: TextLines, _ start: Int, outer: Int) -> SyntaxToken {
        let short = SyntaxScalars.quoted(text, at: start)
        guard !short.isClosed else { return short }
        let quote = text.bytes[start]
        var line = text.nextLine(short.range.upperBound)
        while line < text.bytes.count, goesOn(text, line, outer: outer) {
            let end = text.lineEnd(line)
            if let close = text.bytes[line..<end].lastIndex(of: quote) {
                return SyntaxToken(range: start..<(close + 1), quote: short.quote)
            }
            line = text.nextLine(end)
        }
        return short
    }

    private func endOfBlock(_ text: TextLines, _ start: Int, outer: Int) -> Int {
        var end = text.lineEnd(start)
        var line = text.nextLine(end)
        while line < text.bytes.count, goesOn(text, line, outer: outer) {
            end = text.lineEnd(line)
            line = text.nextLine(end)
        }
        return end
    }

    /// Returns a Boolean value that indicates whether a line is empty or indented further than a column.
    private func goesOn(_ text: TextLines, _ line: Int, outer: Int) -> Bool {
        let begin = text.skipBlank(line)
        guard let byte = text.byte(at: begin), !TextLines.isBreak(byte) else { return true }
        return begin - line > outer
    }

    /// Skips anchors and tags, and returns the offset after them.
    func skipProperties(_ text: TextLines, _ start: Int) -> Int {
        var offset = start
        while let byte = text.byte(at: offset), byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
            while let next = text.byte(at: offset), next > 0x20 { offset += 1 }
            offset = text.skipBlank(offset)
        }
        return offset
    }
}
