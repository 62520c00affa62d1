import TabModel

/// A scanner of the bytes of one property list in the old form: `{ key = value; }`, `( a, b, )`, or a table of strings,
/// `"key" = "text";`, which has no braces.
///
/// It passes over the bytes once.
struct PropertyListScanner {
    let bytes: [UInt8]
    var position = 0
    /// The reason why the rest of a table isn't read, where something else follows its strings.
    private(set) var rest: PropertyListProblem?

    /// Creates a scanner of bytes in UTF-8.
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the value that makes up the whole list.
    ///
    /// Of two strings for a key, the last one counts. Strings before something that is not one count, as in the app.
    mutating func list() throws(PropertyListProblem) -> PropertyList {
        switch next() {
        case UInt8(ascii: "{"), UInt8(ascii: "("):
            let value = try value(depth: 0)
            guard next() == nil else { throw problem("expected the end of the file after the property list.") }
            return value
        default:
            let members = try members(depth: 0)
            if next() != nil { rest = problem("expected a key. The rest of the file is ignored.") }
            return .dictionary(members)
        }
    }

    /// Returns a problem at the current position.
    func problem(_ text: String) -> PropertyListProblem { PropertyListProblem(text, at: position, in: bytes) }

    private mutating func value(depth: Int) throws(PropertyListProblem) -> PropertyList {
        guard depth < PropertyList.deepest else { throw problem("the property list is nested too deeply here.") }
        switch next() {
        case UInt8(ascii: "{"): return try dictionary(depth)
        case UInt8(ascii: "("): return try list(depth)
        case UInt8(ascii: "<"): return try data()
        default:
            guard let word = try word() else { throw problem("expected a string in quotation marks.") }
            return .text(word)
        }
    }

    private mutating func dictionary(_ depth: Int) throws(PropertyListProblem) -> PropertyList {
        position += 1
        let members = try members(depth: depth)
        guard skip(UInt8(ascii: "}")) else { throw problem("expected a key or \"}\".") }
        return .dictionary(members)
    }

    /// Returns the members before the first token that isn't a key.
    private mutating func members(depth: Int) throws(PropertyListProblem) -> [String: PropertyList] {
        var members: [String: PropertyList] = [:]
        while let key = try word() {
            let end = position
            var value = PropertyList.text(key)
            if skip(UInt8(ascii: "=")) {
                value = try self.value(depth: depth + 1)
            } else if next() != UInt8(ascii: ";") {
                position = end
                throw problem("expected \"=\" or \";\" after the key.")
            }
            let valueEnd = position
            guard skip(UInt8(ascii: ";")) else {
                position = valueEnd
                throw problem("expected \";\" after the string.")
            }
            members[key] = value
        }
        return members
    }

    private mutating func list(_ depth: Int) throws(PropertyListProblem) -> PropertyList {
        position += 1
        var values: [PropertyList] = []
        while let byte = next(), byte != UInt8(ascii: ")") {
            values.append(try value(depth: depth + 1))
            guard skip(UInt8(ascii: ",")) else { break }
        }
        guard skip(UInt8(ascii: ")")) else { throw problem("expected \",\" or \")\".") }
        return .list(values)
    }

    private mutating func data() throws(PropertyListProblem) -> PropertyList {
        guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else { throw problem("expected \">\".") }
        position = end + 1
        return .other
    }

    // MARK: - Blanks

    private mutating func skip(_ byte: UInt8) -> Bool {
        guard next() == byte else { return false }
        position += 1
        return true
    }

    /// Returns the first byte after blanks and comments.
    private mutating func next() -> UInt8? {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09...0x0D: position += 1
            case UInt8(ascii: "/") where follows(UInt8(ascii: "*")): skipComment()
            case UInt8(ascii: "/") where follows(UInt8(ascii: "/")):
                while position < bytes.count, !endsLine { position += 1 }
            case 0xE2 where endsLine: position += 3
            default: return bytes[position]
            }
        }
        return nil
    }

    private func follows(_ byte: UInt8) -> Bool { position + 1 < bytes.count && bytes[position + 1] == byte }

    /// A Boolean value that indicates whether a line ends here, even by U+2028 or U+2029.
    private var endsLine: Bool {
        switch bytes[position] {
        case 0x0A, 0x0D: true
        case 0xE2:
            bytes[position...].starts(with: [0xE2, 0x80, 0xA8]) || bytes[position...].starts(with: [0xE2, 0x80, 0xA9])
        default: false
        }
    }

    private mutating func skipComment() {
        position += 2
        while position < bytes.count, !(bytes[position] == UInt8(ascii: "*") && follows(UInt8(ascii: "/"))) {
            position += 1
        }
        position = min(position + 2, bytes.count)
    }

    // MARK: - Words

    /// Returns the next key or string, in quotation marks of either kind or without; nil if there is none.
    private mutating func word() throws(PropertyListProblem) -> String? {
        guard let first = next() else { return nil }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quotedWord(first) }
        let start = position
        while position < bytes.count, Self.isPlain(bytes[position]) { position += 1 }
        return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
    }

    private mutating func quotedWord(_ quote: UInt8) throws(PropertyListProblem) -> String {
        let start = position
        position += 1
        var word = PropertyListWord()
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == quote { return word.finished() }
            if byte == UInt8(ascii: "\\"), position < bytes.count {
                try escape(into: &word)
            } else {
                word.append(byte)
            }
        }
        position = start
        throw problem("the closing quotation mark is missing.")
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "_$./:-".utf8.contains(byte)
        }
    }
}
