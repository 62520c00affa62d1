import TabModel

/// Replacement of a section by its entries.
extension TabEditing {
    func dissolving(_ address: TabAddress) throws(SpecEditError) -> TabChange {
        let (list, index) = try place(of: address)
        let path = list.path + [index]
        let inner = try self.list(of: path)
        guard !inner.elements.isEmpty else { throw refusal(.absent, path + [0], at: inner.begin) }
        try checkHeader(list.elements[index], path)
        var patches = TextPatches()
        switch (try rows(list), try rows(inner)) {
        case (.block(let outer), .block(let block)): dissolve(index, of: outer, inner, block, in: &patches)
        case (.block(let outer), .flow): try dissolve(index, of: outer, list, inner, in: &patches)
        case (.flow(let outer), .flow(let flow)): try dissolve(index, of: outer, list, inner, flow, in: &patches)
        case (.flow, .block): throw refusal(.form, path, at: inner.begin)
        }
        let entries = inner.elements.map(NewValue.old)
        let value = old.changingTabs(at: list.path) { $0.replaceSubrange(index...index, with: entries) }
        let paths = entries.indices.map { list.path + [index + $0] }
        return TabChange(patches: patches, value: value, entries: paths, path: path)
    }

    /// Checks that no alias repeats a removed part of the section.
    private func checkHeader(_ section: SourceValue, _ path: [Int]) throws(SpecEditError) {
        let members = section.ownMembers ?? []
        let isRepeated = members.contains { member in
            member.key == "tabs" && !member.isMerge ? false : member.value.bears(text.repeated)
        }
        if isRepeated { throw refusal(.repeated, path, at: section.range.lowerBound) }
        let isUsual = members.allSatisfy { $0.isUsual }
        if !isUsual { throw refusal(.form, path, at: section.range.lowerBound) }
    }
}

// MARK: - Block style

extension TabEditing {
    /// Removes the section's own lines, keeps comments between them, and moves all others to the left.
    private func dissolve(
        _ index: Int,
        of outer: BlockEntries,
        _ inner: TabList,
        _ block: BlockEntries,
        in patches: inout TextPatches
    ) {
        guard let tabs = inner.member, let members = inner.owner.ownMembers else { return }
        let row = outer.rows[index]
        let own =
            [lines.lineStart(row.dash)..<lines.lineStart(row.dash) + 1]
            + members.map { $0.start == tabs.start ? tabs.keyRange : lines.lineStart($0.start)..<$0.end }
        let kept = lines.nextLine(tabs.keyRange.upperBound)..<(block.rows.last?.end ?? row.end)
        var ranges = own.sorted { $0.lowerBound < $1.lowerBound }[...]
        var end = lines.lineEnd(before: lines.lineStart(row.dash))
        for line in lines.lineStarts(lines.lineStart(row.dash)..<row.end) {
            while let range = ranges.first, range.upperBound <= line { ranges = ranges.dropFirst() }
            let isOwn = ranges.first.map { $0.lowerBound <= lines.lineEnd(line) } ?? false
            let stays = kept.contains(line) || !isOwn && lines.isComment(lines.skipBlank(line))
            if stays {
                let blanks = min(block.indent - outer.indent, lines.skipBlank(line) - line)
                patches.delete(line..<(line + max(blanks, 0)))
                end = lines.lineEnd(line)
            } else if line >= kept.upperBound {
                patches.delete(end..<lines.lineEnd(line))
                end = lines.lineEnd(line)
            } else {
                patches.delete(line..<lines.nextLine(line))
            }
        }
    }

    /// Converts entries in brackets into entries after dashes.
    private func dissolve(
        _ index: Int,
        of outer: BlockEntries,
        _ list: TabList,
        _ inner: TabList,
        in patches: inout TextPatches
    ) throws(SpecEditError) {
        let row = outer.rows[index]
        let begin = lines.lineStart(row.dash)
        guard !hasComment(begin..<row.end, around: list.elements[index]) else { throw comments(index, of: list) }
        let rows = try rows(inner)
        var parts: [[UInt8]] = []
        for number in inner.elements.indices {
            parts.append(outer.bytes(of: try carried(number, of: inner, rows, toBlock: true)))
        }
        patches.replace(begin..<row.end, by: Array(parts.joined(separator: lines.lineBreak(near: row.dash))))
    }
}

// MARK: - Flow style

extension TabEditing {
    private func dissolve(
        _ index: Int,
        of outer: FlowEntries,
        _ list: TabList,
        _ inner: TabList,
        _ flow: FlowEntries,
        in patches: inout TextPatches
    ) throws(SpecEditError) {
        let row = outer.rows[index]
        guard !hasComment(row.body, around: list.elements[index]) else { throw comments(index, of: list) }
        let base = lines.indent(of: row.start)
        let usual = outer.separator(at: index, inline)
        let hasBreaks = usual.contains(where: TextLines.isBreak)
        var bytes: [UInt8] = []
        for (number, part) in flow.rows.enumerated() {
            if number > 0 {
                let own = flow.space(before: number)
                let isAlike = hasBreaks && own.contains(where: TextLines.isBreak)
                bytes += [UInt8(ascii: ",")] + (isAlike ? Self.breaks(own) + base : usual)
            }
            bytes += TextLines.rebased(
                Array(lines.bytes[part.body]),
                from: part.indent,
                to: base
            )
        }
        patches.replace(row.body, by: bytes)
    }

    /// Returns the line breaks alone.
    private static func breaks(_ space: ArraySlice<UInt8>) -> [UInt8] { space.filter(TextLines.isBreak) }
}
