import TabModel

/// The text of an entry that moves to another place.
enum CarriedEntry {
    /// Whole lines without the last break, with the column of their dash.
    case lines([UInt8], indent: Int)
    case flow(FlowEntry)
}

/// The entries of a list, in block or in flow style.
enum TabRows {
    case block(BlockEntries)
    case flow(FlowEntries)
}

extension TabEditing {
    /// Returns the places of the entries of a list that has some.
    func rows(_ list: TabList) throws(SpecEditError) -> TabRows {
        let rows =
            list.isFlow
            ? FlowEntries(list, lines).map(TabRows.flow) : BlockEntries(list, lines).map(TabRows.block)
        guard let rows else { throw refusal(.form, list.path, at: list.begin) }
        return rows
    }

    /// Returns an entry's text in the style of its new list.
    ///
    /// `changes` are applied to it; they lie inside the entry.
    func carried(
        _ index: Int,
        of list: TabList,
        _ rows: TabRows,
        toBlock: Bool,
        _ changes: [TextReplacement] = []
    ) throws(SpecEditError) -> CarriedEntry {
        switch (rows, toBlock) {
        case (.block(let block), true):
            let row = block.rows[index]
            return .lines(extracted(row.start..<row.end, changes), indent: block.indent)
        case (.block(let block), false):
            let row = block.rows[index]
            guard !hasComment(row.start..<row.end, around: list.elements[index]) else {
                throw comments(index, of: list)
            }
            return .flow(try flowEntry(index, of: list, row, changes))
        case (.flow(let flow), _):
            let row = flow.rows[index]
            guard !row.isBroken else { throw comments(index, of: list) }
            let above = lines.bytes[row.start..<row.body.lowerBound].split(whereSeparator: TextLines.isBreak)
            let entry = FlowEntry(
                comments: above.map { Array($0.drop(while: TextLines.isBlank)) }.filter { !$0.isEmpty },
                bytes: extracted(row.body, changes),
                indent: row.indent,
                tail: Array(lines.bytes[row.tail..<row.end])
            )
            return .flow(entry)
        }
    }

    func comments(_ index: Int, of list: TabList) -> SpecEditError {
        refusal(.comments, list.path + [index], at: list.elements[index].range.lowerBound)
    }

    /// Returns a part of the text with changes applied.
    private func extracted(_ range: Range<Int>, _ changes: [TextReplacement]) -> [UInt8] {
        let bytes = Array(lines.bytes[range])
        let local = changes.map { TextReplacement(at: $0.offset - range.lowerBound, old: $0.old, new: $0.new) }
        return TextPatch(local).applied(to: bytes) ?? bytes
    }

    /// Returns an entry of a block list in flow style.
    private func flowEntry(
        _ index: Int,
        of list: TabList,
        _ row: BlockEntries.Row,
        _ changes: [TextReplacement]
    ) throws(SpecEditError) -> FlowEntry {
        let element = list.elements[index]
        let begin = lines.skipBlank(row.dash + 1)
        if !element.isBlockCollection {
            let range = begin..<element.range.upperBound
            return FlowEntry(bytes: extracted(range, changes), indent: lines.indent(of: row.dash))
        }
        guard begin == element.range.lowerBound, changes.isEmpty,
            let bytes = FlowRewriting(lines: lines, padding: style.padding ?? [0x20]).bytes(element)
        else { throw refusal(.form, list.path + [index], at: begin) }
        return FlowEntry(bytes: bytes, indent: [])
    }
}

extension TabRows {
    /// Inserts an entry before an index; returns false if there is no place for its comments.
    func insert(_ entry: CarriedEntry, at index: Int, _ inline: [UInt8], in patches: inout TextPatches) -> Bool {
        switch (self, entry) {
        case (.block(let block), _):
            let (offset, bytes) = block.insertion(of: block.bytes(of: entry), at: index)
            patches.insert(bytes, at: offset)
            return true
        case (.flow(let flow), .flow(let entry)): return flow.insert(entry, at: index, inline, in: &patches)
        case (.flow, .lines): return false
        }
    }

    func remove(_ index: Int, in patches: inout TextPatches) {
        switch self {
        case .block(let block): patches.delete(block.removal(of: index))
        case .flow(let flow): flow.remove(index, in: &patches)
        }
    }

    var isBlock: Bool {
        if case .block = self { true } else { false }
    }
}

extension BlockEntries {
    /// Returns an entry's lines in the style of this list, without the last break.
    func bytes(of entry: CarriedEntry) -> [UInt8] {
        switch entry {
        case .lines(let bytes, let old): return TextLines.shifted(bytes[...], by: indent - old)
        case .flow(let entry):
            let blanks = Array(repeating: UInt8(0x20), count: indent)
            let dash: [UInt8] = [UInt8(ascii: "-"), 0x20]
            let lineBreak = lines.lineBreak(near: rows.first?.dash ?? lines.start)
            return blanks + entry.lead(blanks, lineBreak) + dash + entry.body(blanks + [0x20, 0x20]) + entry.tail
        }
    }
}

/// A conversion of block style into flow style on one line; scalars keep their style if possible.
struct FlowRewriting {
    let lines: TextLines
    /// The bytes between a brace and its contents.
    let padding: [UInt8]

    /// Returns a value in flow style; nil if a part of it has no such form.
    func bytes(_ value: SourceValue) -> [UInt8]? {
        guard value.anchor == nil else { return nil }
        if value.isAbsent { return [] }
        if value.isAlias || value.isFlow && !hasBreak(value.range) { return Array(lines.bytes[value.range]) }
        if let quote = value.quote { return scalar(value, quote) }
        if let members = value.ownMembers {
            let parts = members.compactMap(member)
            return parts.count == members.count ? joined(parts, "{", "}", padding) : nil
        }
        guard let elements = value.ownElements else { return nil }
        let parts = elements.compactMap(bytes)
        return parts.count == elements.count ? joined(parts, "[", "]", []) : nil
    }

    private func member(_ member: SourceMember) -> [UInt8]? {
        guard member.isUsual, !hasBreak(member.keyRange), member.keyRange.lowerBound == member.start else { return nil }
        let key = Array(lines.bytes[member.keyRange])
        guard let bytes = bytes(member.value) else { return nil }
        return key + [UInt8(ascii: ":")] + (bytes.isEmpty ? [] : [0x20]) + bytes
    }

    private func scalar(_ value: SourceValue, _ style: SyntaxToken.Quote) -> [UInt8]? {
        let own = lines.bytes[value.range]
        switch style {
        case .single,
            .double where !hasBreak(value.range):
            return Array(own)
        case .plain where !hasBreak(value.range) && !own.contains(where: Self.isIndicator): return Array(own)
        default: return value.text.map { YAMLValueText(padding: padding).bytes($0, quotedIn: .double) }
        }
    }

    private static func isIndicator(_ byte: UInt8) -> Bool { ",[]{}".utf8.contains(byte) }

    private func hasBreak(_ range: Range<Int>) -> Bool { lines.bytes[range].contains(where: TextLines.isBreak) }

    private func joined(_ parts: [[UInt8]], _ open: String, _ close: String, _ padding: [UInt8]) -> [UInt8] {
        let inner = parts.joined(separator: [UInt8(ascii: ","), 0x20])
        return Array(open.utf8) + (parts.isEmpty ? [] : padding) + inner + (parts.isEmpty ? [] : padding)
            + Array(close.utf8)
    }
}
