import TabModel

/// Writes values as a JSON text writes its own.
struct JSONText {
    /// Between a colon and a value, and behind a comma on one line.
    var gap: [UInt8]
    /// One level of indentation; nil where everything stands on one line.
    var unit: [UInt8]?
    /// What ends a line.
    var lineBreak: [UInt8]

    /// A value whose line is indented so.
    func bytes(_ value: JSONValue, indent: [UInt8]) -> [UInt8] {
        switch value {
        case .null, .bool, .integer, .number, .string: value.bytes()
        case .array(let elements):
            bytes(elements.map { bytes($0, indent: indent + (unit ?? [])) }, in: "[]", indent: indent)
        case .object(let members):
            bytes(members.map { bytes($0, indent: indent + (unit ?? [])) }, in: "{}", indent: indent)
        }
    }

    /// A member with its key.
    func bytes(_ member: JSONMember, indent: [UInt8]) -> [UInt8] {
        JSONValue.string(member.key).bytes() + [UInt8(ascii: ":")] + gap + bytes(member.value, indent: indent)
    }

    private func bytes(_ parts: [[UInt8]], in brackets: String, indent: [UInt8]) -> [UInt8] {
        let lead = unit.map { lineBreak + indent + $0 }
        let inner = parts.joined(separator: [UInt8(ascii: ",")] + (lead ?? gap))
        let tail = lead == nil ? [] : lineBreak + indent
        let ends = Array(brackets.utf8)
        return parts.isEmpty ? ends : [ends[0]] + (lead ?? []) + inner + tail + [ends[1]]
    }
}
