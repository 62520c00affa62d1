import TabModel

/// The styles of new tabs and sections at one place of the text.
struct EntryStyles {
    let format: SpecFormat
    let lineBreak: [UInt8]
    /// The indentation of the line at which a new entry in brackets begins.
    let indent: [UInt8]
    /// The number of columns from a section's keys to its dashes.
    let dashOffset: Int
    private(set) var tab: EntryStyle
    private(set) var section: EntryStyle

    init(_ editing: TabEditing, _ list: TabList, near index: Int) {
        let lines = editing.lines
        let usual = EntryStyle(editing.style, editing.text.format)
        let root = editing.rootElements
        let neighbours = list.elements.nearest(to: index) + root
        format = editing.text.format
        lineBreak = lines.lineBreak(near: list.begin)
        dashOffset = editing.dashOffset
        let neighbour =
            list.elements.isEmpty ? list.begin : list.elements[min(index, list.elements.count - 1)].range.lowerBound
        indent = lines.indent(of: neighbour)
        let isLined = list.elements.contains { lines.ownLine($0.range.lowerBound) != nil } || list.elements.isEmpty
        func style(_ isSection: Bool) -> EntryStyle? {
            let found = neighbours.first { $0.ownMembers?.isEmpty == false && $0.isSection == isSection }
            return found.flatMap { value in value.ownMembers.map { EntryStyle(value, $0, usual, lines) } }
        }
        let (foundTab, foundSection) = (style(false), style(true))
        tab = foundTab ?? foundSection ?? usual
        section = foundSection ?? foundTab ?? usual
        if foundSection == nil {
            section.isOneLine = !isLined || usual.isOneLine && editing.style.unit == nil
            section.isBlock = true
        }
    }

    /// Returns a new entry's text in the style of its list.
    func entry(_ value: JSONValue, toBlock: Bool) -> CarriedEntry {
        let style = style(of: value)
        if toBlock, style.isBlock || style.keys.isEmpty { return .lines(block(value, column: 0), indent: 0) }
        return .flow(FlowEntry(bytes: flow(value, indent: indent), indent: indent))
    }

    /// Returns the value with its members in the neighbors' order; a member that the neighbors lack stays after the one
    /// before.
    func ordered(_ value: JSONValue) -> JSONValue {
        guard case .object(let members) = value else { return value }
        let ranks = Dictionary(style(of: value).keys.enumerated().map { ($1, $0) }) { first, _ in first }
        var rank = -1
        let ranked = members.enumerated().map { number, member in
            rank = ranks[member.key] ?? rank
            return (rank, number, member)
        }
        let sorted = ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
        return .object(
            sorted.map { member in
                guard member.key == "tabs", case .array(let tabs) = member.value else { return member }
                return JSONMember("tabs", .array(tabs.map { ordered($0) }))
            }
        )
    }

    func style(of value: JSONValue) -> EntryStyle {
        guard case .object(let members) = value, members.contains(where: { $0.key == "tabs" }) else { return tab }
        return section
    }
}

extension TabEditing {
    var rootElements: [SourceValue] {
        text.root.ownMembers?.first { $0.key == "tabs" && !$0.isMerge }?.value.ownElements ?? []
    }

    /// The number of columns from the key of the spec's own list to its dashes; two where there are none.
    var dashOffset: Int {
        guard let member = text.root.ownMembers?.first(where: { $0.key == "tabs" && !$0.isMerge }),
            member.value.isBlockCollection, member.value.ownElements?.isEmpty == false
        else { return 2 }
        let dash = member.value.range.lowerBound
        return max(dash - lines.lineStart(dash) - (member.start - lines.lineStart(member.start)), 0)
    }
}

extension SourceValue {
    var isSection: Bool { ownMembers?.contains { $0.key == "tabs" && !$0.isMerge } ?? false }
}

extension [SourceValue] {
    /// Returns the values from an index on in both directions, the closest first.
    fileprivate func nearest(to index: Int) -> [SourceValue] {
        let before = self[..<index].reversed()
        let after = self[index...]
        var result: [SourceValue] = []
        for (one, other) in zip(before, after) { result += [one, other] }
        return result + before.dropFirst(after.count) + after.dropFirst(before.count)
    }
}
