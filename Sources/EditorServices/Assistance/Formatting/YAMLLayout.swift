import TabSpecCoding

/// A formatter for YAML: the indentation, the spaces at the end of lines, the last line's break.
///
/// It is meant for texts that can be read; the caller verifies that the changed text has the same content.
struct YAMLLayout {
    private let bytes: [UInt8]
    private(set) var changes: [LayoutChange] = []
    /// The beginnings of lines inside a string of several lines or of brackets; they only move along with the first
    /// line.
    private var inside: Set<Int> = []
    /// The strings of several lines, whose spaces stay, in the order of the text.
    private var texts: [Range<Int>] = []

    init(_ tree: SyntaxTree, indents: Bool) {
        bytes = tree.bytes
        note(tree)
        layOut(indents ? YAMLColumns(tree) : nil)
    }

    private mutating func note(_ loose: SyntaxTree) {
        for node in loose.nodes where node.kind == .scalar || node.isFlow {
            let range = node.range
            guard bytes[range].contains(where: TextLines.isBreak) else { continue }
            if node.kind == .scalar { texts.append(range) }
            for offset in range.dropFirst() where TextLines.isBreak(bytes[offset - 1]) { inside.insert(offset) }
        }
        texts.sort { $0.lowerBound < $1.lowerBound }
    }

    /// A line, with the beginning of its content and the end of both.
    private struct Line {
        var start: Int
        var begin: Int
        var end: Int
        /// The number of columns that the line moves by; nil for a comment, which moves with the next line.
        var shift: Int?
    }

    private mutating func layOut(_ columns: YAMLColumns?) {
        var nextText = 0
        for line in lines(columns) {
            if let shift = line.shift, line.begin < line.end { indent(line.start..<line.begin, by: shift) }
            while nextText < texts.count, texts[nextText].upperBound < line.end { nextText += 1 }
            let isText = nextText < texts.count && texts[nextText].lowerBound <= line.end
            if !isText { trim(line) }
        }
        if let last = bytes.last, !TextLines.isBreak(last) {
            changes.append(LayoutChange(range: bytes.count..<bytes.count, bytes: [0x0A]))
        }
    }

    private func lines(_ columns: YAMLColumns?) -> [Line] {
        let text = TextLines(bytes)
        var lines: [Line] = []
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var shift = 0
        while start < bytes.count {
            let end = text.lineEnd(start)
            let begin = min(text.skipBlank(start), end)
            let isComment = text.byte(at: begin) == UInt8(ascii: "#") && !inside.contains(start)
            if let column = columns?.column(at: begin), !inside.contains(start) { shift = column - (begin - start) }
            lines.append(Line(start: start, begin: begin, end: end, shift: isComment ? nil : shift))
            start = text.nextLine(end)
        }
        return columns == nil ? lines : Self.commentsMoved(lines)
    }

    private static func commentsMoved(_ lines: [Line]) -> [Line] {
        var lines = lines
        var next: Int?
        for number in lines.indices.reversed() {
            if lines[number].shift == nil { lines[number].shift = next ?? 0 }
            if lines[number].begin < lines[number].end { next = lines[number].shift }
        }
        return lines
    }

    private mutating func indent(_ blanks: Range<Int>, by shift: Int) {
        let width = max(0, blanks.count + shift)
        guard shift != 0, !bytes[blanks].contains(0x09) else { return }
        changes.append(LayoutChange(range: blanks, bytes: Array(repeating: 0x20, count: width)))
    }

    private mutating func trim(_ line: Line) {
        var last = line.end
        while last > line.start, TextLines.isBlank(bytes[last - 1]) { last -= 1 }
        guard last < line.end else { return }
        changes.append(LayoutChange(range: last..<line.end, bytes: []))
    }
}

/// The columns in which the lines of a YAML text should begin, two spaces a level.
struct YAMLColumns {
    /// The columns by the offset of a line's first key or dash.
    private var expectedIndents: [Int: Int] = [:]

    init(_ loose: SyntaxTree) {
        var waiting = [(node: 0, column: 0)]
        while let (node, column) = waiting.popLast() {
            let found = loose.nodes[node]
            guard !found.isFlow else { continue }
            for child in loose.children(of: node) {
                let member = loose.nodes[child]
                switch found.kind {
                case .object:
                    if let key = member.key { expectedIndents[key.range.lowerBound] = column }
                    let isList = member.kind == .list
                    waiting.append((child, isList || member.kind == .object ? column + 2 : column))
                case .list:
                    if let dash = Self.dash(before: member.range.lowerBound, loose.bytes) {
                        expectedIndents[dash] = column
                    }
                    waiting.append((child, column + 2))
                case .scalar, .absent, .alias: break
                }
            }
        }
    }

    /// Returns the column of a line whose content begins at an offset; nil where it is not known, as for comments.
    func column(at offset: Int) -> Int? { expectedIndents[offset] }

    private static func dash(before offset: Int, _ bytes: [UInt8]) -> Int? {
        var place = offset
        while place > 0, TextLines.isBlank(bytes[place - 1]) { place -= 1 }
        return place > 0 && bytes[place - 1] == UInt8(ascii: "-") ? place - 1 : nil
    }
}
