import SpecSyntax
import TabModel

/// Writes what is as lines in braces on one line instead, each scalar as it is written as far as that can be.
struct FlowRewriting {
    let lines: TextLines
    /// Between a brace and what is in it.
    let padding: [UInt8]

    /// A value in flow style; nil where something has no such form.
    func bytes(_ located: LocatedValue, _ value: SourceValue) -> [UInt8]? {
        guard located.anchor == nil else { return nil }
        if located.isAbsent { return [] }
        if located.isAlias || located.isFlow && !hasBreak(located.range) { return Array(lines.bytes[located.range]) }
        if let quote = located.quote { return scalar(located, quote, value) }
        if let members = located.members {
            let parts = members.compactMap { member($0, value) }
            return parts.count == members.count ? joined(parts, "{", "}", padding) : nil
        }
        guard let elements = located.elements, let values = value.list, values.count == elements.count else {
            return nil
        }
        let parts = zip(elements, values).compactMap { bytes($0, $1) }
        return parts.count == elements.count ? joined(parts, "[", "]", []) : nil
    }

    private func member(_ member: LocatedMember, _ object: SourceValue) -> [UInt8]? {
        guard member.isUsual, !hasBreak(member.keyRange), member.keyRange.lowerBound == member.start else { return nil }
        let key = Array(lines.bytes[member.keyRange])
        let value = member.isMerge ? SourceValue(SpecValue.null) : object[member.key]
        guard let value, let bytes = bytes(member.value, value) else { return nil }
        return key + [UInt8(ascii: ":")] + (bytes.isEmpty ? [] : [0x20]) + bytes
    }

    private func scalar(_ located: LocatedValue, _ style: SyntaxToken.Quote, _ value: SourceValue) -> [UInt8]? {
        let own = lines.bytes[located.range]
        switch style {
        case .single,
            .double where !hasBreak(located.range):
            return Array(own)
        case .plain where !hasBreak(located.range) && !own.contains(where: Self.isIndicator): return Array(own)
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
