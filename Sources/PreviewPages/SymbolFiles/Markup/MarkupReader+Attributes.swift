extension MarkupReader {
    /// Reads the attributes up to `>` or `/>`.
    mutating func readAttributes(of element: String) throws(DrawingMistake) -> [MarkupAttribute] {
        var attributes: [MarkupAttribute] = []
        var names: Set<String> = []
        while true {
            let hasSpace = skipSpace()
            guard position < bytes.count else {
                throw .syntax(at: position, "The file ends inside <\(element)>.")
            }
            if bytes[position] == UInt8(ascii: ">") || bytes[position] == UInt8(ascii: "/") { return attributes }
            guard hasSpace else { throw .syntax(at: position, "Expected a space before the next attribute.") }
            let offset = position
            let attribute = try readAttribute()
            guard names.insert(attribute.name).inserted else {
                throw .syntax(at: offset, "<\(element)> has the attribute \(attribute.name) twice.")
            }
            attributes.append(attribute)
            guard attributes.count <= SymbolLimits.attributes else {
                throw .limit(at: offset, "<\(element)> has more than \(SymbolLimits.attributes) attributes.")
            }
        }
    }

    private mutating func readAttribute() throws(DrawingMistake) -> MarkupAttribute {
        let name = try readName("an attribute's name")
        skipSpace()
        try expect("=", "\"=\" after \(name)")
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
        else {
            throw .syntax(at: position, "The value of \(name) must be quoted.")
        }
        let quote = bytes[position]
        position += 1
        let offset = position
        return MarkupAttribute(name: name, value: try readValue(of: name, upTo: quote), offset: offset)
    }

    private mutating func readValue(of name: String, upTo quote: UInt8) throws(DrawingMistake) -> [UInt8] {
        let start = position
        var value: [UInt8] = []
        while position < bytes.count {
            switch bytes[position] {
            case quote:
                position += 1
                return value
            case UInt8(ascii: "<"):
                throw .syntax(at: position, "\"<\" is not allowed in the value of \(name).")
            case UInt8(ascii: "&"):
                value += try readReference()
            default:
                value.append(bytes[position])
                position += 1
            }
        }
        throw .syntax(at: start, "The value of \(name) has no closing quote.")
    }

    /// Reads `&amp;` or another predefined entity, or a character by number; all other references are refused.
    mutating func readReference() throws(DrawingMistake) -> [UInt8] {
        let start = position
        let end = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")) ?? start
        let word = end > start ? String(decoding: bytes[(start + 1)..<end], as: UTF8.self) : ""
        position = end + 1
        if let character = Self.characters[word] { return [UInt8](character.utf8) }
        let number =
            if word.hasPrefix("#x") {
                UInt32(word.dropFirst(2), radix: 16)
            } else {
                word.hasPrefix("#") ? UInt32(word.dropFirst()) : nil
            }
        if let number, number > 0, let scalar = Unicode.Scalar(number) { return [UInt8](String(scalar).utf8) }
        throw .syntax(
            at: start,
            "\"&\(word)\" is not a character reference. Entities are not supported.",
            fix: "Write the character itself, and &amp; for \"&\"."
        )
    }

    private static let characters = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
}
