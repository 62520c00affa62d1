/// The places of a list's entries in brackets: all of JSON, and YAML's flow style.
///
/// An entry has the comments on lines of their own directly above it, and the one after it on its last line.
struct FlowEntries {
    let lines: TextLines
    let rows: [Row]

    struct Row {
        /// The beginning of the entry, comments above included.
        var start: Int
        /// The range of the entry itself, anchor and tag included.
        var body: Range<Int>
        /// The offset of the comma after the entry.
        var comma: Int?
        /// The offset after the comma, and after a comment on the same line.
        var end: Int
        /// A Boolean value that indicates whether a comment is before the comma.
        var isBroken: Bool
        /// The indentation of the line in which the entry itself begins.
        var indent: [UInt8]

        /// The beginning of the comment after the entry, spaces included; the end where there is none.
        var tail: Int { comma.map { $0 + 1 } ?? body.upperBound }
    }

    /// Creates the places of a list's entries; nil if an entry has no text.
    init?(_ list: TabList, _ lines: TextLines) {
        guard let value = list.member?.value else { return nil }
        self.lines = lines
        var rows: [Row] = []
        var from = value.range.lowerBound + 1
        for element in list.elements {
            let begin = lines.skipComments(from)
            guard begin < element.range.upperBound else { return nil }
            let floor = rows.last?.end ?? value.range.lowerBound + 1
            var row = Self.row(begin..<element.range.upperBound, notBefore: floor, lines)
            // Determined once per line, because a long list can be on one line.
            let before = rows.last.map { lines.bytes[$0.body.lowerBound..<begin] }
            let known = before?.contains(where: TextLines.isBreak) == false ? rows.last?.indent : nil
            row.indent = known ?? lines.indent(of: begin)
            rows.append(row)
            from = row.tail
        }
        self.rows = rows
    }

    private static func row(_ body: Range<Int>, notBefore floor: Int, _ lines: TextLines) -> Row {
        let next = lines.skipComments(body.upperBound)
        let comma = lines.byte(at: next) == UInt8(ascii: ",") ? next : nil
        let tail = comma.map { $0 + 1 } ?? body.upperBound
        let comment = lines.skipBlank(tail)
        var start = body.lowerBound
        if let line = lines.ownLine(body.lowerBound), line > floor {
            let first = lines.startOfComments(above: line, notBefore: floor)
            start = first == line ? start : lines.skipBlank(first)
        }
        return Row(
            start: start,
            body: body,
            comma: comma,
            end: lines.isComment(comment) ? lines.lineEnd(comment) : tail,
            isBroken: comma.map { lines.hasComment(body.upperBound..<$0) } ?? false,
            indent: []
        )
    }

    /// Returns the spaces and line breaks directly before an entry and its comments.
    func space(before index: Int) -> ArraySlice<UInt8> {
        lines.bytes[lines.skipWhite(backFrom: rows[index].start)..<rows[index].start]
    }

    /// Returns the spaces and line breaks between an entry at an index and the one before it, in the neighbors' style.
    func separator(at index: Int, _ inline: [UInt8]) -> [UInt8] {
        let pair = index == rows.count ? index - 1 : max(index, 1)
        if pair > 0, pair < rows.count { return Array(space(before: pair)) }
        guard let first = rows.first, let line = lines.ownLine(first.start) else { return inline }
        return lines.lineBreak(before: line) + lines.bytes[line..<first.start]
    }
}

// MARK: - Changing

extension FlowEntries {
    /// Removes an entry with its comma.
    func remove(_ index: Int, in patches: inout TextPatches) {
        let row = rows[index]
        if index + 1 < rows.count {
            let breaks = [index, index + 1].map { number in space(before: number).count { $0 == 0x0A || $0 == 0x0D } }
            let isEarlier = index > 0 && breaks[0] < breaks[1]
            return patches.delete(
                isEarlier
                    ? lines.skipWhite(backFrom: row.start)..<row.end
                    : row.start..<lines.skipWhite(row.end)
            )
        }
        if row.comma == nil, index > 0, let comma = rows[index - 1].comma {
            patches.delete((rows[index - 1].isBroken ? comma : rows[index - 1].body.upperBound)..<(comma + 1))
        }
        patches.delete(lines.skipWhite(backFrom: row.start)..<row.end)
    }

    /// Inserts an entry before an index; returns false if there is no place for its comments.
    func insert(_ entry: FlowEntry, at index: Int, _ inline: [UInt8], in patches: inout TextPatches) -> Bool {
        let space = separator(at: index, inline)
        let isLast = index == rows.count
        let row = rows[isLast ? index - 1 : index]
        let base = lines.indent(of: row.start)
        let bytes = entry.lead(base, lines.lineBreak(near: row.start)) + entry.body(base)
        guard entry.hasNoComments || hasRoomForComments(at: index, space) else { return false }
        let comma = [UInt8(ascii: ",")]
        if !isLast {
            patches.insert(bytes + comma + entry.tail + space, at: row.start)
        } else if row.comma != nil {
            patches.insert(space + bytes + comma + entry.tail, at: row.end)
        } else {
            patches.insert(comma, at: row.body.upperBound)
            patches.insert(space + bytes + entry.tail, at: row.end)
        }
        return true
    }

    private func hasRoomForComments(at index: Int, _ space: [UInt8]) -> Bool {
        guard space.contains(where: TextLines.isBreak) else { return false }
        guard index == rows.count else { return lines.ownLine(rows[index].start) != nil }
        let next = lines.skipBlank(rows[index - 1].end)
        return lines.byte(at: next).map(TextLines.isBreak) ?? false
    }
}

/// An entry for a list in brackets.
struct FlowEntry {
    /// The comment lines above the entry, without indentation.
    var comments: [[UInt8]] = []
    /// The bytes of the entry itself.
    var bytes: [UInt8]
    /// The indentation of the entry's first line at its old place.
    var indent: [UInt8]
    /// The comment after the entry, with the spaces before it.
    var tail: [UInt8] = []

    var hasNoComments: Bool { comments.isEmpty && tail.isEmpty }

    /// Returns the entry itself below a line with an indentation.
    func body(_ base: [UInt8]) -> [UInt8] {
        TextLines.rebased(bytes, from: indent, to: base)
    }

    /// Returns the comments above the entry, up to its beginning.
    func lead(_ base: [UInt8], _ lineBreak: [UInt8]) -> [UInt8] {
        Array(comments.map { $0 + lineBreak + base }.joined())
    }
}

extension TextLines {
    /// Returns the offset after the last byte before an offset that is neither a space nor a line break.
    func skipWhite(backFrom offset: Int) -> Int {
        var place = offset
        while place > start, Self.isBlank(bytes[place - 1]) || Self.isBreak(bytes[place - 1]) {
            place -= 1
        }
        return place
    }

    /// Returns lines with a new indentation for all but the first, where they have the old one.
    static func rebased(_ bytes: [UInt8], from old: [UInt8], to new: [UInt8]) -> [UInt8] {
        guard old != new else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var rest = bytes[...]
        while let end = rest.firstIndex(where: isBreak) {
            let next = rest[end...].starts(with: [0x0D, 0x0A]) ? end + 2 : end + 1
            result += rest[..<next]
            rest = rest[next...]
            let isEmpty = rest.first.map(isBreak) ?? true
            guard !isEmpty, rest.starts(with: old) else { continue }
            result += new
            rest = rest.dropFirst(old.count)
        }
        return result + rest
    }

    /// Returns lines that are indented by more spaces, or by fewer as far as they have them.
    static func shifted(_ bytes: ArraySlice<UInt8>, by columns: Int) -> [UInt8] {
        guard columns != 0 else { return Array(bytes) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var rest = bytes
        while !rest.isEmpty {
            let end = rest.firstIndex(where: isBreak) ?? rest.endIndex
            if end > rest.startIndex {
                if columns > 0 { result += repeatElement(0x20, count: columns) }
                let blanks = rest.prefix(max(-columns, 0)).prefix { $0 == 0x20 }.count
                result += rest[(rest.startIndex + blanks)..<end]
            }
            let next = rest[end...].starts(with: [0x0D, 0x0A]) ? end + 2 : min(end + 1, rest.endIndex)
            result += rest[end..<next]
            rest = rest[next...]
        }
        return result
    }
}
