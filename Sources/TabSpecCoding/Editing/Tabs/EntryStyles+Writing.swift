import TabModel

/// Writing of new entries.
extension EntryStyles {
    /// Returns the lines of an entry whose dash is in a column, without the last break.
    func block(_ value: JSONValue, column: Int) -> [UInt8] {
        let style = style(of: value)
        let dash = spaces(column) + [UInt8(ascii: "-")] + spaces(style.dashGap)
        guard style.isBlock || style.keys.isEmpty else { return dash + flow(value, indent: spaces(column + 2)) }
        guard case .object(let members) = ordered(value), !members.isEmpty else { return dash + Array("{}".utf8) }
        let inner = column + 1 + style.dashGap
        let parts = members.map { block($0, column: inner, style) }
        return dash + parts.joined(separator: lineBreak + spaces(inner))
    }

    private func block(_ member: JSONMember, column: Int, _ style: EntryStyle) -> [UInt8] {
        guard member.key == "tabs", case .array(let tabs) = member.value else { return yaml(member, style) }
        let entries = tabs.map { block($0, column: column + dashOffset) }
        return blockKey(style) + lineBreak + entries.joined(separator: lineBreak)
    }

    /// Returns the key of a list whose dashes follow on lines of their own.
    func blockKey(_ style: EntryStyle) -> [UInt8] {
        YAMLValueText(padding: style.padding).bytes("tabs", quotedIn: style.keyQuotes) + [UInt8(ascii: ":")]
    }

    func spaces(_ count: Int) -> [UInt8] { Array(repeating: 0x20, count: count) }

    /// Returns an entry in braces that begins on a line with this indentation.
    func flow(_ value: JSONValue, indent: [UInt8]) -> [UInt8] {
        let style = style(of: value)
        guard case .object(let members) = ordered(value) else { return [] }
        let parts = members.map { flow($0, indent: indent + style.unit, style) }
        return joined(parts, "{}", style, indent: indent, padding: style.padding)
    }

    func flow(_ member: JSONMember, indent: [UInt8], _ style: EntryStyle) -> [UInt8] {
        guard member.key == "tabs", case .array(let tabs) = member.value else {
            return format == .json ? json(member, indent: indent, style) : yaml(member, style)
        }
        let entries = tabs.map { flow($0, indent: indent + style.unit) }
        return flowKey("tabs", style) + joined(entries, "[]", style, indent: indent, padding: [])
    }

    /// Returns a key up to its value.
    func flowKey(_ key: String, _ style: EntryStyle) -> [UInt8] {
        switch format {
        case .json: JSONValue.string(key).bytes() + [UInt8(ascii: ":")] + style.gap
        case .yaml: YAMLValueText(padding: []).bytes(key, quotedIn: style.keyQuotes) + [UInt8(ascii: ":"), 0x20]
        }
    }

    /// Returns parts in brackets: on one line, or each part on its own line.
    func joined(
        _ parts: [[UInt8]],
        _ brackets: String,
        _ style: EntryStyle,
        indent: [UInt8],
        padding: [UInt8]
    ) -> [UInt8] {
        let frame = frame(brackets, style, indent: indent, padding: padding)
        return parts.isEmpty
            ? Array(brackets.utf8) : frame.open + parts.joined(separator: frame.separator) + frame.close
    }

    /// Returns the bytes around parts in brackets, and between them.
    func frame(_ brackets: String, _ style: EntryStyle, indent: [UInt8], padding: [UInt8]) -> Frame {
        let ends = Array(brackets.utf8)
        let lead = style.isOneLine ? padding : lineBreak + indent + style.unit
        let tail = style.isOneLine ? padding : lineBreak + indent
        let separator = [UInt8(ascii: ",")] + (style.isOneLine ? style.commaGap : lead)
        return Frame(open: [ends[0]] + lead, separator: separator, close: tail + [ends[1]])
    }

    struct Frame {
        var open: [UInt8]
        var separator: [UInt8]
        var close: [UInt8]
    }

    private func json(_ member: JSONMember, indent: [UInt8], _ style: EntryStyle) -> [UInt8] {
        JSONText(gap: style.gap, unit: style.isOneLine ? nil : style.unit, lineBreak: lineBreak)
            .bytes(member, indent: indent)
    }

    func yaml(_ member: JSONMember, _ style: EntryStyle) -> [UInt8] {
        YAMLValueText(padding: style.isOneLine || style.isBlock ? style.padding : [0x20])
            .bytes(member, keyIn: style.keyQuotes, quotedIn: style.quotes)
    }
}
