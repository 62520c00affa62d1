import TabModel

/// Creation of lists that don't exist yet, or that are empty.
extension TabEditing {
    /// Returns a Boolean value that indicates whether the list's entries are to be written as lines after dashes.
    func makesBlock(_ list: TabList) -> Bool { text.format == .yaml && list.owner.isBlockCollection }

    /// Writes a list with its first entry.
    func create(_ list: TabList, with entry: CarriedEntry, in patches: inout TextPatches) throws(SpecEditError) {
        if let member = list.member {
            let range = member.value.range
            let colon = lines.skipBlank(member.keyRange.upperBound) + 1
            guard !hasComment(range), colon >= range.lowerBound || lines.skipWhite(colon) == range.lowerBound else {
                throw refusal(.form, list.path, at: member.start)
            }
            if makesBlock(list) {
                let column = member.start - lines.lineStart(member.start) + dashOffset
                patches.delete(min(colon, range.lowerBound)..<range.upperBound)
                let lineBreak = lines.lineBreak(near: member.start)
                patches.insert(lineBreak + block(entry, column), at: lines.lineEnd(range.upperBound))
            } else {
                let isAbsent = member.value.isAbsent
                let indent = lines.indent(of: member.start)
                patches.replace(range, by: (isAbsent ? [0x20] : []) + brackets(entry, list, indent))
            }
        } else if makesBlock(list), let last = list.owner.ownMembers?.last {
            let begin = list.owner.range.lowerBound
            let column = begin - lines.lineStart(begin)
            let lineBreak = lines.lineBreak(near: last.start)
            let key = Array(repeating: UInt8(0x20), count: column) + Array("tabs:".utf8)
            patches.insert(lineBreak + key + lineBreak + block(entry, column + dashOffset), at: lines.lineEnd(last.end))
        } else {
            try createMember(list, with: entry, in: &patches)
        }
    }

    /// Adds the key and its list to an object in braces.
    private func createMember(
        _ list: TabList,
        with entry: CarriedEntry,
        in patches: inout TextPatches
    ) throws(SpecEditError) {
        let range = list.owner.range
        let styles = EntryStyles(self, list, near: 0)
        let key = styles.flowKey("tabs", styles.tab)
        guard let last = list.owner.ownMembers?.last else {
            let inner = (range.lowerBound + 1)..<(range.upperBound - 1)
            guard !hasComment(inner) else { throw refusal(.comments, list.path, at: range.lowerBound) }
            let indent = lines.indent(of: range.lowerBound)
            let member = key + brackets(entry, list, indent + styles.section.unit)
            let bytes = styles.joined([member], "{}", styles.section, indent: indent, padding: styles.section.padding)
            return patches.replace(range, by: bytes)
        }
        let line = lines.ownLine(last.start)
        let lead = line.map { lines.lineBreak(before: $0) + lines.bytes[$0..<last.start] } ?? styles.tab.commaGap
        let comma = lines.skipComments(last.end)
        let hasComma = lines.byte(at: comma) == UInt8(ascii: ",")
        guard !hasComment(last.end..<(range.upperBound - 1)) else {
            throw refusal(.comments, list.path, at: range.lowerBound)
        }
        let bytes = lead + key + brackets(entry, list, lines.indent(of: last.start))
        patches.insert((hasComma ? [] : [UInt8(ascii: ",")]) + bytes, at: hasComma ? comma + 1 : last.end)
    }

    private func block(_ entry: CarriedEntry, _ column: Int) -> [UInt8] {
        BlockEntries(indent: column, lines: lines).bytes(of: entry)
    }

    /// Returns a list with one entry in brackets, in a line with an indentation.
    private func brackets(_ entry: CarriedEntry, _ list: TabList, _ indent: [UInt8]) -> [UInt8] {
        guard case .flow(let entry) = entry else { return [] }
        let styles = EntryStyles(self, list, near: 0)
        var style = styles.section
        if !entry.hasNoComments { style.isOneLine = false }
        let base = style.isOneLine ? indent : indent + style.unit
        let bytes = entry.lead(base, styles.lineBreak) + entry.body(base) + entry.tail
        return styles.joined([bytes], "[]", style, indent: indent, padding: [])
    }

    /// Returns a Boolean value that indicates whether a range may contain a comment; JSON has none.
    func hasComment(_ range: Range<Int>) -> Bool { text.format == .yaml && lines.hasComment(range) }

    /// Returns a Boolean value that indicates whether there is a comment around a value, or in it between its scalars.
    func hasComment(_ range: Range<Int>, around value: SourceValue) -> Bool {
        guard text.format == .yaml else { return false }
        var from = range.lowerBound
        for scalar in value.scalars(lines) {
            if lines.hasComment(from..<max(from, scalar.lowerBound)) { return true }
            from = max(from, scalar.upperBound)
        }
        return lines.hasComment(from..<max(from, range.upperBound))
    }
}

extension SourceValue {
    /// Returns the ranges of all scalars in the value, in their order; those of block scalars without the line of `|`
    /// or `>`.
    fileprivate func scalars(_ lines: TextLines) -> [Range<Int>] {
        if quote == .block { return [min(lines.lineEnd(range.lowerBound), range.upperBound)..<range.upperBound] }
        guard !isAlias else { return [] }
        return ownElements?.flatMap { $0.scalars(lines) }
            ?? ownMembers?.flatMap { [$0.keyRange] + $0.value.scalars(lines) } ?? [range]
    }
}

extension BlockEntries {
    /// Creates a list that has no entries yet.
    init(indent: Int, lines: TextLines) {
        self.indent = indent
        self.lines = lines
        rows = []
    }
}
