import SpecSyntax
import TabModel

/// Writes what stands as lines in braces on one line instead, each scalar as it is written as far as that can be.
struct FlowRewriting {
    let lines: TextLines
    /// Between a brace and what is in it.
    let padding: [UInt8]

    /// A value in flow style; nil where something has no such form.
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
