/// The style of the text as a whole, for additions without a neighbor that shows it.
struct TextStyle {
    let lines: TextLines
    /// The bytes between a colon and its value: the first ones found, or nil for none.
    private(set) var gap: [UInt8]?
    /// The bytes inside the braces of an object on one line.
    private(set) var padding: [UInt8]?
    /// A Boolean value that indicates whether any object with members is on one line.
    private(set) var hasObjectOnOneLine = false
    /// One level of indentation; nil where no object has a line for each member.
    private(set) var unit: [UInt8]?

    init(_ root: SourceValue, _ lines: TextLines) {
        self.lines = lines
        look(at: root)
    }

    private mutating func look(at value: SourceValue) {
        value.ownElements?.forEach { look(at: $0) }
        guard let members = value.ownMembers else { return }
        if value.isFlow, let first = members.first { look(atBraces: value.range, first) }
        members.forEach { look(at: $0.value) }
    }

    private mutating func look(atBraces range: Range<Int>, _ first: SourceMember) {
        gap =
            gap
            ?? Array(
                lines.bytes[first.keyRange.upperBound..<first.value.range.lowerBound].drop { $0 != 0x3A }.dropFirst()
            )
        let lead = lines.bytes[(range.lowerBound + 1)..<first.start]
        if lead.contains(where: TextLines.isBreak) {
            let own = lines.indent(of: first.start)
            let outer = lines.indent(of: range.upperBound - 1)
            if own.count > outer.count { unit = unit ?? Array(own.dropFirst(outer.count)) }
        } else {
            hasObjectOnOneLine = true
            padding = padding ?? Array(lead)
        }
    }
}

extension TextLines {
    /// Returns the spaces at the beginning of the line of an offset.
    func indent(of offset: Int) -> [UInt8] {
        let begin = lineStart(offset)
        return Array(bytes[begin..<skipBlank(begin)])
    }
}
