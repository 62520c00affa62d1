import TabModel

/// The style of an entry, so that a new one can look like its neighbors.
struct EntryStyle {
    /// The keys in their order.
    var keys: [String] = []
    /// A Boolean value that indicates whether the entry is written as lines after a dash.
    var isBlock = false
    /// A Boolean value that indicates whether an entry in braces is on one line.
    var isOneLine = true
    /// The number of spaces between a dash and the first key.
    var dashGap = 1
    /// The bytes between a colon and a value, in JSON.
    var gap: [UInt8] = [0x20]
    /// The bytes between a comma and the next part on one line.
    var commaGap: [UInt8] = [0x20]
    /// The bytes between a brace and its contents on one line.
    var padding: [UInt8] = [0x20]
    /// One level of indentation.
    var unit: [UInt8] = [0x20, 0x20]
    var keyQuotes: SyntaxToken.Quote?
    var quotes: SyntaxToken.Quote?

    /// Creates the style of the text as a whole.
    init(_ style: TextStyle, _ format: SpecFormat) {
        gap = style.gap ?? [0x20]
        commaGap = gap
        padding = style.padding ?? (style.gap == [] ? [] : [0x20])
        unit = style.unit ?? [0x20, 0x20]
        isOneLine = style.hasObjectOnOneLine || style.unit == nil && style.gap != nil
        keyQuotes = format == .json ? .double : nil
    }

    /// Creates the style of an existing entry; the usual style of the text is the default.
    init(_ value: SourceValue, _ members: [SourceMember], _ usual: EntryStyle, _ lines: TextLines) {
        self = usual
        keys = members.map(\.key)
        keyQuotes = SourceMember.keyQuotes(members)
        quotes = SourceMember.quotes(members)
        guard let first = members.first else { return }
        if value.isBlockCollection {
            isBlock = true
            let begin = lines.lineStart(value.range.lowerBound)
            let dash = lines.skipBlank(begin)
            let gap = lines.skipBlank(dash + 1) == value.range.lowerBound ? value.range.lowerBound - dash - 1 : 1
            dashGap = max(gap, 1)
        } else {
            isBlock = false
            look(inBraces: value, first, members.dropFirst().first, lines)
        }
    }

    private mutating func look(
        inBraces value: SourceValue,
        _ first: SourceMember,
        _ second: SourceMember?,
        _ lines: TextLines
    ) {
        let lead = lines.bytes[(value.range.lowerBound + 1)..<first.start]
        isOneLine = !lead.contains(where: TextLines.isBreak)
        gap = Array(
            lines.bytes[first.keyRange.upperBound..<first.value.range.lowerBound].drop { $0 != 0x3A }.dropFirst()
        )
        if isOneLine {
            padding = Array(lead)
            let between = second.map { lines.bytes[first.end..<$0.start].drop { $0 != 0x2C }.dropFirst() } ?? []
            if !between.contains(where: TextLines.isBreak), second != nil { commaGap = Array(between) }
        } else {
            let own = lines.indent(of: first.start)
            let outer = lines.indent(of: value.range.upperBound - 1)
            if own.count > outer.count { unit = Array(own.dropFirst(outer.count)) }
        }
    }
}

extension SourceMember {
    /// Returns the quotes of the strings among members, where all of them are alike.
    static func quotes(_ members: [SourceMember]) -> SyntaxToken.Quote? {
        let styles = Set(members.compactMap { $0.value.quote }.filter { $0 == .single || $0 == .double })
        let isAnyPlain = members.contains { $0.value.quote == .plain }
        return styles.count == 1 && !isAnyPlain ? styles.first : nil
    }

    /// Returns the quotes of the keys, where all of them are alike.
    static func keyQuotes(_ members: [SourceMember]) -> SyntaxToken.Quote? {
        let styles = Set(members.compactMap(\.keyQuote))
        return styles.count == 1 ? styles.first : nil
    }
}
