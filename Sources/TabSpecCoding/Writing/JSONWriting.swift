public import TabModel

/// The options for writing JSON.
public struct JSONWriting: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A line for each member, two spaces a level, and a newline at the end.
    public static let pretty = Self(rawValue: 1)
    /// Keys in the order of their UTF-8 bytes, so that equal values are equal bytes.
    public static let sortedKeys = Self(rawValue: 2)
    /// Escapes for `<`, `>` and `&`, so that the text can be in HTML.
    public static let htmlSafe = Self(rawValue: 4)
}

extension JSONValue {
    /// Returns the value as JSON text.
    ///
    /// Control and direction characters, U+2028 and U+2029 are always escaped, and so are sequences that a CI service
    /// would read as a command in a log (S82). Without ``JSONWriting/pretty`` it is one line without newline at its
    /// end.
    public func text(_ writing: JSONWriting = []) -> String {
        String(decoding: bytes(writing), as: UTF8.self)
    }

    /// Returns the value as the UTF-8 bytes of ``text(_:)``.
    public func bytes(_ writing: JSONWriting = []) -> [UInt8] {
        var writer = JSONWriter(writing)
        writer.write(self)
        if writing.contains(.pretty) { writer.bytes.append(UInt8(ascii: "\n")) }
        return writer.bytes
    }
}

/// A writer that appends JSON to a buffer of bytes.
struct JSONWriter {
    var bytes: [UInt8] = []
    private let isPretty: Bool
    private let sortsKeys: Bool
    private let isHTMLSafe: Bool
    private var level = 0

    init(_ writing: JSONWriting) {
        isPretty = writing.contains(.pretty)
        sortsKeys = writing.contains(.sortedKeys)
        isHTMLSafe = writing.contains(.htmlSafe)
    }

    mutating func write(_ value: JSONValue) {
        switch value {
        case .null: append("null")
        case .bool(let bool): append(bool ? "true" : "false")
        case .integer(let integer): append(String(integer))
        case .number(let number): append(number.isFinite ? "\(number)" : "null")
        case .string(let string): write(string)
        case .array(let elements): write(elements)
        case .object(let members): write(sortsKeys ? members.sortedByKey : members)
        }
    }

    private mutating func write(_ elements: [JSONValue]) {
        bytes.append(UInt8(ascii: "["))
        level += 1
        for (index, element) in elements.enumerated() {
            separate(index)
            write(element)
        }
        close(isEmpty: elements.isEmpty, with: UInt8(ascii: "]"))
    }

    private mutating func write(_ members: [JSONMember]) {
        bytes.append(UInt8(ascii: "{"))
        level += 1
        for (index, member) in members.enumerated() {
            separate(index)
            write(member.key)
            append(isPretty ? ": " : ":")
            write(member.value)
        }
        close(isEmpty: members.isEmpty, with: UInt8(ascii: "}"))
    }

    private mutating func separate(_ index: Int) {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        if isPretty { startLine() }
    }

    private mutating func close(isEmpty: Bool, with bracket: UInt8) {
        level -= 1
        if isPretty, !isEmpty { startLine() }
        bytes.append(bracket)
    }

    private mutating func startLine() {
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: level * 2))
    }

    private mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }
}

// MARK: - Strings

extension JSONWriter {
    private mutating func write(_ string: String) {
        bytes.append(UInt8(ascii: "\""))
        let start = bytes.count
        bytes.append(contentsOf: string.utf8)
        if bytes[start...].contains(where: { !isHarmless($0) }) {
            bytes.removeLast(bytes.count - start)
            var hashes = CommandHashes()
            for scalar in string.unicodeScalars {
                if hashes.makeCommand(of: scalar) { writeEscape(scalar) } else { write(scalar) }
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Returns a Boolean value that indicates whether a byte needs no escape anywhere; bytes beyond ASCII are checked
    /// as scalars.
    private func isHarmless(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "#"): false
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): !isHTMLSafe
        default: 0x20...0x7E ~= byte
        }
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": append("\\\"")
        case "\\": append("\\\\")
        case "\n": append("\\n")
        case "\r": append("\\r")
        case "\t": append("\\t")
        case "<", ">", "&": isHTMLSafe ? writeEscape(scalar) : bytes.append(UInt8(ascii: scalar))
        case _ where scalar.isSteering: writeEscape(scalar)
        default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }

    private mutating func writeEscape(_ scalar: Unicode.Scalar) {
        let digits = String(scalar.value, radix: 16)
        append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    }
}

extension [JSONMember] {
    /// The members in the order of their keys' bytes; members in that order already are not sorted again.
    fileprivate var sortedByKey: [JSONMember] {
        let isSorted = zip(self, dropFirst()).allSatisfy { !$1.key.precedes($0.key) }
        return isSorted ? self : sorted { $0.key.precedes($1.key) }
    }
}

extension String {
    /// Returns a Boolean value that indicates whether this string comes first in the order of UTF-8 bytes.
    ///
    /// That is also the order of Unicode scalars.
    func precedes(_ other: String) -> Bool {
        // A String compares as its NFC; these are the same bytes for ASCII, and much faster.
        utf8.allSatisfy { $0 < 0x80 } && other.utf8.allSatisfy { $0 < 0x80 }
            ? self < other : utf8.lexicographicallyPrecedes(other.utf8)
    }
}
