import TabModel

/// Changes of the members of objects that are written as lines: YAML's block style.
///
/// A member's own lines are removed with it, and the comment after it; comments on lines of their own stay, because
/// they may be about more than one line.
extension PatchMaker {
    mutating func restructureLines(_ object: EditedObject) {
        guard let first = object.members.first, let last = object.members.last else { return }
        guard let neighbour = object.neighbour else {
            let separator = lines.lineBreak(near: first.start) + indent(of: object)
            let bytes = object.added.isEmpty ? Array("{}".utf8) : Array(parts(of: object).joined(separator: separator))
            return patches.replace(first.start..<last.end, by: bytes)
        }
        let endsText = endsText(object, behind: neighbour)
        for run in object.removedRuns { remove(run, from: object, keepsBreak: endsText) }
        if !object.added.isEmpty { add(to: object, behind: object.members[neighbour], endsText: endsText) }
    }

    /// Returns a Boolean value that indicates whether new members replace the last lines of text without a final line
    /// break.
    private func endsText(_ object: EditedObject, behind neighbour: Int) -> Bool {
        guard !object.added.isEmpty, object.removedRuns.last?.lowerBound == neighbour + 1,
            object.removed.contains(object.members.count - 1), let last = object.members.last
        else { return false }
        return lines.lineEnd(last.end) == lines.bytes.count
    }

    private mutating func remove(_ run: ClosedRange<Int>, from object: EditedObject, keepsBreak: Bool) {
        var pending: Range<Int>?
        for index in run {
            let member = object.members[index]
            let begin = lines.lineStart(member.start)
            guard
                run.lowerBound > 0
                    || lines.skipBlank(lines.lineStart(object.range.lowerBound)) == object.range.lowerBound
            else {
                // The first key is after a dash: the next member takes its place.
                patches.delete(member.start..<lines.skipWhite(lines.lineEnd(member.end)))
                continue
            }
            let own = begin..<lines.nextLine(member.end)
            if let open = pending, open.upperBound == own.lowerBound {
                pending = open.lowerBound..<own.upperBound
            } else {
                if let pending { patches.delete(pending) }
                pending = own
            }
        }
        if let pending { patches.delete(keepsBreak ? pending : withBreakBefore(pending)) }
    }

    /// Returns the range of some lines, with the break before them at the end of text without a final line break.
    private func withBreakBefore(_ range: Range<Int>) -> Range<Int> {
        guard range.upperBound == lines.bytes.count, range.lowerBound > lines.start,
            lines.bytes.last.map(TextLines.isBreak) == false
        else { return range }
        return lines.lineEnd(lines.lineStart(range.lowerBound - 1))..<range.upperBound
    }

    private mutating func add(to object: EditedObject, behind member: SourceMember, endsText: Bool) {
        let lineBreak = lines.lineBreak(near: member.end)
        let next = lines.nextLine(member.end)
        let isLast = lines.lineEnd(member.end) == next
        let added = parts(of: object).map { indent(of: object) + $0 }
        let joined = Array(added.joined(separator: lineBreak))
        patches.insert((isLast ? lineBreak : []) + joined + (isLast || endsText ? [] : lineBreak), at: next)
    }

    private func parts(of object: EditedObject) -> [[UInt8]] {
        object.added.map { yamlText.bytes($0, keyIn: object.keyQuotes, quotedIn: object.quotes) }
    }

    /// Returns as many spaces as there are, or could be, before the first key.
    private func indent(of object: EditedObject) -> [UInt8] {
        let begin = object.range.lowerBound
        return Array(repeating: 0x20, count: begin - lines.lineStart(begin))
    }
}
