/// A parser of YAML text, line by line: entries that begin in the same column form objects and arrays.
struct BlockParser {
    struct Level {
        let node: Int
        let column: Int
        /// The value that is still missing: of the last key, or of the last dash.
        var waiting: Int?
    }

    /// The objects and arrays that may continue, outermost first.
    var levels: [Level] = []

    /// Parses a whole text.
    mutating func follow(from start: Int, _ growth: inout SyntaxGrowth) {
        var line = start
        while line < growth.bytes.count {
            line = growth.text.nextLine(read(line, &growth))
        }
        if growth.bytes.last.map(TextLines.isBreak) ?? true { blank(line, line, &growth) }
        pop(toColumn: -1, at: line, &growth)
    }

    /// Parses the content that begins on a line, and returns its end: on this line or a later one.
    private mutating func read(_ line: Int, _ growth: inout SyntaxGrowth) -> Int {
        let begin = growth.text.skipBlank(line)
        guard let byte = growth.text.byte(at: begin), !TextLines.isBreak(byte) else {
            blank(line, begin, &growth)
            return begin
        }
        let isMark = begin == line && Self.isMark(growth.text, line)
        guard byte != UInt8(ascii: "#"), byte != UInt8(ascii: "%"), !isMark else {
            let end = growth.text.lineEnd(begin)
            growth.note(begin...end, .nothing, isFlow: false)
            return end
        }
        return content(begin, column: begin - line, &growth)
    }

    /// Returns a Boolean value that indicates whether a line is the mark of a document's beginning or end.
    private static func isMark(_ text: TextLines, _ line: Int) -> Bool {
        let head = text.bytes[line..<min(line + 3, text.bytes.count)]
        return head.elementsEqual("---".utf8) || head.elementsEqual("...".utf8)
    }

    /// Records a cursor on a line without content: its column decides the level that it would write on.
    private func blank(_ line: Int, _ end: Int, _ growth: inout SyntaxGrowth) {
        guard let place = growth.cursor(in: line...end) else { return }
        let column = place - line
        guard let level = levels.last(where: { $0.column <= column }) else {
            return growth.note(line...end, .value(of: 0), isFlow: false)
        }
        let isList = growth[level.node].kind == .list
        if level.column == column {
            let role = isList ? SyntaxCursor.Role.element(of: level.node) : .key(of: level.node)
            growth.note(line...end, role, isFlow: false, needsDash: isList)
        } else {
            growth.note(line...end, level.waiting.map { .value(of: $0) } ?? .nothing, isFlow: false)
        }
    }
}

// MARK: - Content of a line

extension BlockParser {
    private mutating func content(_ start: Int, column: Int, _ growth: inout SyntaxGrowth) -> Int {
        var (offset, column) = (start, column)
        while isDash(growth.text, offset) {
            guard let list = list(at: column, offset, &growth) else { return growth.text.lineEnd(offset) }
            let after = growth.text.skipBlank(offset + 1)
            let element = growth.add(to: levels[list].node, at: after)
            levels[list].waiting = element
            if isEnd(growth.text, after) {
                growth.note((offset + 1)...after, .value(of: element), isFlow: false)
                return growth.text.lineEnd(after)
            }
            column += after - offset
            offset = after
        }
        if let (key, colon) = key(growth.text, offset) { return member(key, colon, column, &growth) }
        return loose(offset, column, &growth)
    }

    private func isDash(_ text: TextLines, _ offset: Int) -> Bool {
        guard text.byte(at: offset) == UInt8(ascii: "-") else { return false }
        return text.byte(at: offset + 1).map { $0 <= 0x20 } ?? true
    }

    /// Returns a Boolean value that indicates whether the rest of the line is empty or a comment.
    private func isEnd(_ text: TextLines, _ offset: Int) -> Bool {
        guard let byte = text.byte(at: offset) else { return true }
        return TextLines.isBreak(byte) || byte == UInt8(ascii: "#")
    }

    /// Returns a key with its colon, if there is one here.
    private func key(_ text: TextLines, _ offset: Int) -> (SyntaxToken, colon: Int)? {
        guard let byte = text.byte(at: offset) else { return nil }
        let token: SyntaxToken
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): token = SyntaxScalars.quoted(text, at: offset)
        case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: ">"): return nil
        default: token = SyntaxScalars.plain(text, at: offset, inFlow: false)
        }
        let colon = text.skipBlank(token.range.upperBound)
        guard text.byte(at: colon) == UInt8(ascii: ":"), SyntaxScalars.endsKey(text, at: colon, inFlow: false) else {
            return nil
        }
        return (token, colon)
    }

    private mutating func member(
        _ key: SyntaxToken,
        _ colon: Int,
        _ column: Int,
        _ growth: inout SyntaxGrowth
    ) -> Int {
        guard let object = object(at: column, key.range.lowerBound, &growth) else {
            return growth.text.lineEnd(colon)
        }
        growth.note(key.touch, .key(of: levels[object].node), token: key, isFlow: false)
        let node = growth.add(to: levels[object].node, key: key, at: colon + 1)
        levels[object].waiting = node
        let at = skipProperties(growth.text, growth.text.skipBlank(colon + 1))
        if isEnd(growth.text, at) {
            growth.note((colon + 1)...at, .value(of: node), isFlow: false)
            return growth.text.lineEnd(at)
        }
        if at > colon + 1 { growth.note((colon + 1)...(at - 1), .value(of: node), isFlow: false) }
        levels[object].waiting = nil
        return value(at, node, outer: column, &growth)
    }

    /// Parses content that isn't a key: the value of an earlier line's key or of a dash, or a key without its colon
    /// yet.
    private mutating func loose(_ offset: Int, _ column: Int, _ growth: inout SyntaxGrowth) -> Int {
        pop(toColumn: column, at: offset, &growth)
        let lineEnd = growth.text.lineEnd(offset)
        guard let level = levels.last else { return first(offset, &growth) }
        guard level.column == column else {
            return level.waiting.map { value($0, at: offset, of: level, &growth) } ?? lineEnd
        }
        let isQuoted = growth.bytes[offset] == UInt8(ascii: "\"") || growth.bytes[offset] == UInt8(ascii: "'")
        let token =
            isQuoted
            ? SyntaxScalars.quoted(growth.text, at: offset)
            : SyntaxScalars.plain(growth.text, at: offset, inFlow: false)
        let object = levels.last { $0.column == column && growth[$0.node].kind == .object }
        if let object {
            growth.note(token.touch, .key(of: object.node), token: token, isFlow: false)
        } else {
            growth.note(token.touch, .element(of: level.node), token: token, isFlow: false, needsDash: true)
        }
        return lineEnd
    }

    private mutating func value(_ node: Int, at offset: Int, of level: Level, _ growth: inout SyntaxGrowth) -> Int {
        let at = skipProperties(growth.text, offset)
        guard !isEnd(growth.text, at) else { return growth.text.lineEnd(at) }
        levels[levels.count - 1].waiting = nil
        return value(at, node, outer: level.column, &growth)
    }

    /// Parses the first content of the text, if it isn't a key.
    private func first(_ offset: Int, _ growth: inout SyntaxGrowth) -> Int {
        let byte = growth.bytes[offset]
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
            var flow = FlowParser(outer: -1)
            return flow.follow(from: offset, root: 0, &growth)
        }
        let token = SyntaxScalars.plain(growth.text, at: offset, inFlow: false)
        growth.note(token.touch, .value(of: 0), token: token, isFlow: false)
        return growth.text.lineEnd(offset)
    }
}
