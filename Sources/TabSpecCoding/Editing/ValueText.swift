import TabModel

/// A writer of values in the style of a YAML text: on one line, collections in brackets.
struct YAMLValueText {
    /// The bytes between a brace and its contents.
    var padding: [UInt8]

    /// Returns a value; strings have the requested quotes, or quotes only where they need them.
    func bytes(_ value: JSONValue, quotedIn style: SyntaxToken.Quote? = nil) -> [UInt8] {
        switch value {
        case .null, .bool, .integer, .number: value.bytes()
        case .string(let text): bytes(text, quotedIn: style)
        case .array(let elements):
            [0x5B] + elements.map { bytes($0, quotedIn: style) }.joined(separator: [0x2C, 0x20]) + [0x5D]
        case .object(let members) where members.isEmpty: Array("{}".utf8)
        case .object(let members):
            [0x7B] + padding + members.map { bytes($0, quotedIn: style) }.joined(separator: [0x2C, 0x20]) + padding + [
                0x7D
            ]
        }
    }

    /// Returns a member with its key, which is in double quotes if its neighbors' are.
    func bytes(
        _ member: JSONMember,
        keyIn keyStyle: SyntaxToken.Quote? = nil,
        quotedIn style: SyntaxToken.Quote? = nil
    ) -> [UInt8] {
        bytes(member.key, quotedIn: keyStyle) + [0x3A, 0x20] + bytes(member.value, quotedIn: style)
    }

    /// Returns a string, plain where it can be and no quotes are requested.
    func bytes(_ text: String, quotedIn style: SyntaxToken.Quote? = nil) -> [UInt8] {
        switch style {
        case .single where Self.isPrintable(text): single(text)
        case .single, .double: double(text)
        default: YAMLPlainText.isSafe(text) ? Array(text.utf8) : double(text)
        }
    }

    private func single(_ text: String) -> [UInt8] {
        Array("'\(text.replacing("'", with: "''"))'".utf8)
    }

    private func double(_ text: String) -> [UInt8] {
        Array("\"\(text.unicodeScalars.map(Self.escaped).joined())\"".utf8)
    }

    private static func isPrintable(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { escaped($0).unicodeScalars.count == 1 || $0 == "\"" || $0 == "\\" }
    }

    /// Returns a character escaped for double quotes (YAML 1.2, 5.7).
    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        case 0x22: "\\\""
        case 0x5C: "\\\\"
        case 0x0A: "\\n"
        case 0x0D: "\\r"
        case 0x09: "\\t"
        case 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x1_0000...: String(scalar)
        default: "\\u" + String(repeating: "0", count: 4 - hexadecimal(scalar).count) + hexadecimal(scalar)
        }
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        String(scalar.value, radix: 16, uppercase: true)
    }
}

/// The strings that can be in YAML without quotes, wherever a value can be.
///
/// The check is stricter than the grammar: a string that looks like anything else to a reader of YAML 1.1 or 1.2, or to
/// a person, is quoted.
public enum YAMLPlainText {
    /// Returns a Boolean value that indicates whether a string needs no quotes.
    public static func isSafe(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, let last = scalars.last else { return false }
        guard first.properties.isAlphabetic, last != " ", !words.contains(text.lowercased()) else { return false }
        guard case .string = CoreSchema.content(yaml: text) else { return false }
        return scalars.allSatisfy { $0.properties.isAlphabetic || "0"..."9" ~= $0 || harmless.contains($0) }
    }

    private static let harmless = Set(" .-_/+()".unicodeScalars)

    /// The words that YAML 1.1 reads as a Boolean value or as null (its types bool and null), and numbers that are
    /// words.
    private static let words: Set<String> = [
        "y", "n", "yes", "no", "on", "off", "true", "false", "null", "inf", "nan",
    ]
}

/// A writer of values in the style of a JSON text.
struct JSONText {
    /// The bytes between a colon and a value, and after a comma on one line.
    var gap: [UInt8]
    /// One level of indentation; nil where everything is on one line.
    var unit: [UInt8]?
    /// The line break.
    var lineBreak: [UInt8]

    /// Returns a value whose line has an indentation.
    func bytes(_ value: JSONValue, indent: [UInt8]) -> [UInt8] {
        switch value {
        case .null, .bool, .integer, .number, .string: value.bytes()
        case .array(let elements):
            bytes(elements.map { bytes($0, indent: indent + (unit ?? [])) }, in: "[]", indent: indent)
        case .object(let members):
            bytes(members.map { bytes($0, indent: indent + (unit ?? [])) }, in: "{}", indent: indent)
        }
    }

    /// Returns a member with its key.
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
