/// The lines of a list's entries in YAML's block style.
///
/// An entry has its own lines, the comments directly above it, and the comments below it that are indented further than
/// its dash. Blank lines and everything else between entries belong to none.
struct BlockEntries {
    let lines: TextLines
    /// The column of the dashes, counted from 0.
    let indent: Int
    let rows: [Row]

    struct Row {
        /// The beginning of the first line, comments above included.
        var start: Int
        /// The offset of the dash.
        var dash: Int
        /// The end of the last line, before its break; comments that are indented further are included.
        var end: Int
    }

    /// Creates the entries of a list; nil where a dash is not the first character on its line.
    init?(_ list: TabList, _ lines: TextLines) {
        guard let value = list.member?.value else { return nil }
        self.lines = lines
        let first = value.range.lowerBound
        indent = first - lines.lineStart(first)
        var rows: [Row] = []
        var dash = first
        for element in list.elements {
            guard lines.byte(at: dash) == UInt8(ascii: "-"), dash - lines.lineStart(dash) == indent,
                lines.skipBlank(lines.lineStart(dash)) == dash, element.range.upperBound > dash
            else { return nil }
            let next = lines.skipComments(element.range.upperBound)
            let start = lines.startOfComments(above: lines.lineStart(dash), notBefore: rows.last?.end ?? lines.start)
            let end = lines.endOfComments(below: element.range.upperBound, deeperThan: indent, before: next)
            rows.append(Row(start: start, dash: dash, end: end))
            dash = next
        }
        self.rows = rows
    }

    /// Returns the number of blank lines directly above an entry and its comments.
    func blanks(above index: Int) -> Int {
        let floor = index > 0 ? rows[index - 1].end : lines.start
        var count = 0
        var line = rows[index].start
        while line > floor {
            let before = lines.lineStart(lines.lineEnd(before: line))
            guard before > floor, lines.skipBlank(before) == lines.lineEnd(before) else { break }
            count += 1
            line = before
        }
        return count
    }

    /// Returns the range that is removed with an entry: its lines, and the blank lines that would be left over.
    func removal(of index: Int) -> Range<Int> {
        let row = rows[index]
        guard index + 1 == rows.count, index > 0 else { return row.start..<endOfRemoval(of: index) }
        var line = row.start
        for _ in 0..<blanks(above: index) { line = lines.lineStart(lines.lineEnd(before: line)) }
        return lines.lineEnd(before: line)..<row.end
    }

    private func endOfRemoval(of index: Int) -> Int {
        var end = lines.nextLine(rows[index].end)
        var most = index > 0 ? blanks(above: index) : Int.max
        while most > 0, end < lines.bytes.count, lines.skipBlank(end) == lines.lineEnd(end) {
            end = lines.nextLine(end)
            most -= 1
        }
        return end
    }

    /// Returns the offset for new entries before an index, and their lines with the neighbors' line breaks and blank
    /// lines.
    func insertion(of added: [UInt8], at index: Int) -> (offset: Int, bytes: [UInt8]) {
        let isLast = index == rows.count
        let neighbour = isLast ? rows[index - 1] : rows[index]
        let lineBreak = lines.lineBreak(near: neighbour.dash)
        let pair = isLast ? index - 1 : max(index, 1)
        let blanks = pair > 0 && pair < rows.count ? blanks(above: pair) : 0
        let gap = Array(repeatElement(lineBreak, count: blanks + 1).joined())
        return isLast ? (neighbour.end, gap + added) : (neighbour.start, added + gap)
    }
}

extension TextLines {
    /// Returns the beginning of the comments directly above a line.
    func startOfComments(above line: Int, notBefore floor: Int) -> Int {
        var begin = line
        while begin > floor {
            let before = lineStart(lineEnd(before: begin))
            guard before >= floor, before < begin, isComment(skipBlank(before)) else { break }
            begin = before
        }
        return begin
    }

    /// Returns the end of the last comment below that is indented further than a column; otherwise the end of the
    /// offset's line.
    func endOfComments(below offset: Int, deeperThan column: Int, before next: Int) -> Int {
        var end = lineEnd(offset)
        var line = nextLine(offset)
        while line < next, line < bytes.count {
            let content = skipBlank(line)
            if isComment(content) {
                guard content - line > column else { break }
                end = lineEnd(content)
            } else if content != lineEnd(line) {
                break
            }
            line = nextLine(line)
        }
        return end
    }
}
