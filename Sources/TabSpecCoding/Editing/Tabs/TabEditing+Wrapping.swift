import TabModel

/// Insertion of entries into a new section.
extension TabEditing {
    func wrapping(_ addresses: [TabAddress], in label: TabLabel) throws(SpecEditError) -> TabChange {
        let (list, range) = try neighbours(addresses)
        let path = list.path + [range.lowerBound]
        for index in range { try checkAnchors(list, index) }
        var section = TabSection(header: label, tabs: [])
        section.tabs = [.tab(Tab())]
        let styles = EntryStyles(self, list, near: range.lowerBound)
        let header = styles.ordered(SpecWriting.value(.section(section)))
        var patches = TextPatches()
        switch try rows(list) {
        case .block(let block): wrap(range, of: block, list, header, styles, in: &patches)
        case .flow(let flow): try wrap(range, of: flow, list, header, styles, in: &patches)
        }
        let wrapped = NewValue.list(list.elements[range].map(NewValue.old))
        let new = NewValue.new(header).setting("tabs", wrapped)
        let value = old.changingTabs(at: list.path) { $0.replaceSubrange(range, with: [new]) }
        return TabChange(patches: patches, value: value, entries: [path], path: path)
    }

    /// Returns the list of some entries, and their indexes, which must be adjacent.
    private func neighbours(_ addresses: [TabAddress]) throws(SpecEditError) -> (TabList, Range<Int>) {
        guard let first = addresses.first else { throw SpecEditError(.absent, "No entry is specified.") }
        let list = try place(of: first).list
        var numbers: Set<Int> = []
        for address in addresses {
            let path = try path(address)
            guard path.dropLast().elementsEqual(list.path), let index = path.last else {
                throw refusal(.apart, path, at: list.begin)
            }
            guard list.elements.indices.contains(index) else { throw refusal(.absent, path, at: list.begin) }
            numbers.insert(index)
        }
        let lowest = numbers.min() ?? 0
        let range = lowest..<((numbers.max() ?? lowest) + 1)
        guard numbers.count == range.count else { throw refusal(.apart, list.path + [lowest], at: list.begin) }
        return (list, range)
    }
}

// MARK: - Block style

extension TabEditing {
    private func wrap(
        _ range: Range<Int>,
        of block: BlockEntries,
        _ list: TabList,
        _ header: JSONValue,
        _ styles: EntryStyles,
        in patches: inout TextPatches
    ) {
        let (first, last) = (block.rows[range.lowerBound], block.rows[range.upperBound - 1])
        let lineBreak = lines.lineBreak(near: first.dash)
        let inner = block.indent + 1 + styles.section.dashGap
        patches.insert(styles.blockHeader(header, column: block.indent) + lineBreak, at: first.start)
        let deeper = styles.spaces(inner + dashOffset - block.indent)
        for line in lines.lineStarts(first.start..<last.end) where lines.lineEnd(line) > line {
            patches.insert(deeper, at: line)
        }
        let behind = header.members.drop { $0.key != "tabs" }.dropFirst()
        for member in behind {
            patches.insert(lineBreak + styles.spaces(inner) + styles.yaml(member, styles.section), at: last.end)
        }
    }
}

extension TextLines {
    /// Returns the beginnings of the lines in a range that begins at a line's beginning.
    func lineStarts(_ range: Range<Int>) -> [Int] {
        var result: [Int] = []
        var line = range.lowerBound
        while line < range.upperBound {
            result.append(line)
            line = nextLine(line)
        }
        return result
    }
}

extension EntryStyles {
    /// Returns a section's lines up to its list's key.
    fileprivate func blockHeader(_ header: JSONValue, column: Int) -> [UInt8] {
        let before = header.members.prefix { $0.key != "tabs" }.map { yaml($0, section) }
        let parts = before + [blockKey(section)]
        let inner = column + 1 + section.dashGap
        return spaces(column) + [UInt8(ascii: "-")] + spaces(section.dashGap)
            + parts.joined(separator: lineBreak + spaces(inner))
    }
}

// MARK: - Flow style

extension TabEditing {
    private func wrap(
        _ range: Range<Int>,
        of flow: FlowEntries,
        _ list: TabList,
        _ header: JSONValue,
        _ styles: EntryStyles,
        in patches: inout TextPatches
    ) throws(SpecEditError) {
        let (first, last) = (flow.rows[range.lowerBound], flow.rows[range.upperBound - 1])
        guard !last.isBroken else { throw comments(range.upperBound - 1, of: list) }
        let hasTail = last.end > last.tail
        var style = styles.section
        style.isOneLine = lines.ownLine(first.start) == nil
        let base = lines.indent(of: first.start)
        let (open, close) = styles.flowFrame(header, style, indent: base)
        patches.insert(open, at: first.start)
        if !style.isOneLine {
            let deeper = style.unit + style.unit
            for line in lines.lineStarts(first.start..<last.body.upperBound).dropFirst()
            where lines.lineEnd(line) > line {
                patches.insert(deeper, at: line)
            }
        }
        if hasTail, let comma = last.comma { patches.delete(comma..<(comma + 1)) }
        let comma = hasTail && last.comma != nil ? [UInt8(ascii: ",")] : []
        patches.insert(close + comma, at: hasTail ? last.end : last.body.upperBound)
    }
}

extension EntryStyles {
    /// Returns the bytes before and after the entries of a section in braces.
    fileprivate func flowFrame(
        _ header: JSONValue,
        _ style: EntryStyle,
        indent: [UInt8]
    ) -> (open: [UInt8], close: [UInt8]) {
        let inner = indent + style.unit
        let braces = frame("{}", style, indent: indent, padding: style.padding)
        let brackets = frame("[]", style, indent: inner, padding: [])
        let before = header.members.prefix { $0.key != "tabs" }.map { flow($0, indent: inner, style) }
        let behind = header.members.drop { $0.key != "tabs" }.dropFirst().map { flow($0, indent: inner, style) }
        let key = flowKey("tabs", style) + brackets.open
        let open = braces.open + (before + [key]).joined(separator: braces.separator)
        let close = ([brackets.close] + behind).joined(separator: braces.separator) + braces.close
        return (open, close)
    }
}
