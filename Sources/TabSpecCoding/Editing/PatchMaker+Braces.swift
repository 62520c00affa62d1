import TabModel

/// Changes of the members of objects in braces: all of JSON, and YAML's flow style.
extension PatchMaker {
    mutating func restructureBraces(_ object: EditedObject) {
        guard let first = object.members.first, let last = object.members.last else {
            let lead = object.range.lowerBound + 1
            patches.insert(joined(object, with: [UInt8(ascii: ",")] + (style.gap ?? [0x20]), indent: []), at: lead)
            return
        }
        guard let neighbour = object.neighbour else {
            let indent = blanks(before: first)
            let separator = [UInt8(ascii: ",")] + lead(of: 0, in: object)
            let isEmpty = object.added.isEmpty
            let inside = (object.range.lowerBound + 1)..<(object.range.upperBound - 1)
            let own = first.start..<last.end
            let range = isEmpty && !hasComment(inside) ? inside : own
            patches.replace(range, by: joined(object, with: separator, indent: indent))
            return
        }
        for run in object.removedRuns { remove(run, from: object) }
        if !object.added.isEmpty { add(to: object, behind: neighbour) }
    }

    private mutating func remove(_ run: ClosedRange<Int>, from object: EditedObject) {
        let members = object.members
        if run.upperBound + 1 < members.count {
            for index in run {
                let range = members[index].start..<members[index + 1].start
                patches.delete(
                    hasComment(members[index].end..<range.upperBound) ? withComma(members[index]) : range
                )
            }
        } else {
            let before = members[run.lowerBound - 1].end
            let gap = before..<members[run.lowerBound].start
            guard hasComment(gap) else {
                return patches.delete(before..<members[run.upperBound].end)
            }
            for index in run { patches.delete(withComma(members[index])) }
        }
    }

    /// Returns the range of a member and the comma after it.
    private func withComma(_ member: SourceMember) -> Range<Int> {
        let next = lines.skipWhite(member.end)
        return member.start..<(lines.byte(at: next) == UInt8(ascii: ",") ? next + 1 : member.end)
    }

    private mutating func add(to object: EditedObject, behind index: Int) {
        let member = object.members[index]
        let lead = lead(of: index, in: object)
        let bytes = joined(object, with: [UInt8(ascii: ",")] + lead, indent: blanks(before: member))
        let comma = lines.skipBlank(member.end)
        let hasComma = lines.byte(at: comma) == UInt8(ascii: ",")
        let comment = lines.skipBlank(hasComma ? comma + 1 : comma)
        guard format == .yaml, lead.contains(where: TextLines.isBreak), lines.isComment(comment) else {
            return patches.insert([UInt8(ascii: ",")] + lead + bytes, at: member.end)
        }
        // The comment belongs to the member before it, so it stays on that member's line.
        if !hasComma { patches.insert([UInt8(ascii: ",")], at: member.end) }
        patches.insert(lead + bytes + (hasComma ? [UInt8(ascii: ",")] : []), at: lines.lineEnd(comment))
    }

    private func joined(_ object: EditedObject, with separator: [UInt8], indent: [UInt8]) -> [UInt8] {
        let parts = object.added.map { member in
            switch format {
            case .json: jsonText(in: object).bytes(member, indent: indent)
            case .yaml: yamlText.bytes(member, keyIn: object.keyQuotes, quotedIn: object.quotes)
            }
        }
        return Array(parts.joined(separator: separator))
    }

    /// Returns the JSON style for an object, with the gap after colons of the object's own members.
    private func jsonText(in object: EditedObject) -> JSONText {
        var text = jsonText
        guard let member = object.members.last else { return text }
        let between = lines.bytes[member.keyRange.upperBound..<member.value.range.lowerBound]
        text.gap = Array(between.drop { $0 != UInt8(ascii: ":") }.dropFirst())
        let isOnOneLine = !lead(of: 0, in: object).contains(where: TextLines.isBreak)
        if isOnOneLine { text.unit = nil }
        return text
    }

    /// Returns the indentation of a member that has its own line.
    private func blanks(before member: SourceMember) -> [UInt8] {
        lines.ownLine(member.start).map { Array(lines.bytes[$0..<member.start]) } ?? []
    }

    /// Returns a Boolean value that indicates whether a range may contain a comment; JSON has none.
    private func hasComment(_ range: Range<Int>) -> Bool {
        format == .yaml && lines.hasComment(range)
    }

    /// Returns the bytes between a comma and a member: a line break and spaces, or spaces alone.
    private func lead(of index: Int, in object: EditedObject) -> [UInt8] {
        let member = object.members[index]
        if let begin = lines.ownLine(member.start) {
            return lines.lineBreak(before: begin) + lines.bytes[begin..<member.start]
        }
        guard let second = object.members.dropFirst(max(index, 1)).first else { return style.gap ?? [0x20] }
        let comma = object.members[max(index, 1) - 1].end
        return Array(lines.bytes[comma..<second.start].drop { $0 != UInt8(ascii: ",") }.dropFirst())
    }
}
