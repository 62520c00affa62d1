/// A value of a property list in its old form, as Xcode writes projects: `{ key = value; }`, `( a, b, )`.
indirect enum PropertyListText {
    case text(String)
    case list([PropertyListText])
    case dictionary([String: PropertyListText])

    /// The text, of a value that is nothing else.
    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The texts of a list.
    var texts: [String] { if case .list(let all) = self { all.compactMap(\.text) } else { [] } }

    /// The values of a dictionary; empty for anything else.
    var members: [String: PropertyListText] { if case .dictionary(let members) = self { members } else { [:] } }

    /// The value of a key in a dictionary.
    subscript(key: String) -> PropertyListText? { members[key] }

    /// Reads a property list; nil if it is none, or is cut off.
    init?(_ bytes: [UInt8]) {
        var scanner = PropertyListScanner(bytes)
        guard let value = scanner.value(depth: 0) else { return nil }
        self = value
    }
}

/// Walks over the bytes of one property list, once.
private struct PropertyListScanner {
    private let bytes: [UInt8]
    private var position = 0

    /// More levels than a project of Xcode's has.
    private static let deepest = 16

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func value(depth: Int) -> PropertyListText? {
        guard depth < Self.deepest, let byte = next() else { return nil }
        switch byte {
        case UInt8(ascii: "{"): return dictionary(depth)
        case UInt8(ascii: "("): return list(depth)
        default: return word().map { .text($0) }
        }
    }

    private mutating func dictionary(_ depth: Int) -> PropertyListText? {
        position += 1
        var members: [String: PropertyListText] = [:]
        while let byte = next() {
            if byte == UInt8(ascii: "}") {
                position += 1
                return .dictionary(members)
            }
            guard let key = word(), skip(UInt8(ascii: "=")), let value = value(depth: depth + 1),
                skip(UInt8(ascii: ";"))
            else { return nil }
            members[key] = value
        }
        return nil
    }

    private mutating func list(_ depth: Int) -> PropertyListText? {
        position += 1
        var values: [PropertyListText] = []
        while let byte = next() {
            if byte == UInt8(ascii: ")") {
                position += 1
                return .list(values)
            }
            guard let value = value(depth: depth + 1) else { return nil }
            values.append(value)
            _ = skip(UInt8(ascii: ","))
        }
        return nil
    }

    private mutating func skip(_ byte: UInt8) -> Bool {
        guard next() == byte else { return false }
        position += 1
        return true
    }

    /// The byte after blanks and comments.
    private mutating func next() -> UInt8? {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            case UInt8(ascii: "/") where follows(UInt8(ascii: "*")): skipComment()
            case UInt8(ascii: "/") where follows(UInt8(ascii: "/")):
                while position < bytes.count, bytes[position] != 0x0A { position += 1 }
            default: return bytes[position]
            }
        }
        return nil
    }

    private func follows(_ byte: UInt8) -> Bool { position + 1 < bytes.count && bytes[position + 1] == byte }

    private mutating func skipComment() {
        position += 2
        while position < bytes.count, !(bytes[position] == UInt8(ascii: "*") && follows(UInt8(ascii: "/"))) {
            position += 1
        }
        position += 2
    }

    private mutating func word() -> String? {
        guard let first = next() else { return nil }
        if first == UInt8(ascii: "\"") { return quotedWord() }
        let start = position
        while position < bytes.count, Self.isPlain(bytes[position]) { position += 1 }
        return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
    }

    private mutating func quotedWord() -> String? {
        position += 1
        var word: [UInt8] = []
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: word, as: UTF8.self) }
            if byte == UInt8(ascii: "\\"), position < bytes.count {
                let escaped = bytes[position]
                word.append(escaped == UInt8(ascii: "n") ? 0x0A : escaped == UInt8(ascii: "t") ? 0x09 : escaped)
                position += 1
            } else {
                word.append(byte)
            }
        }
        return nil
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: "_$./:-<>".utf8.contains(byte)
        }
    }
}
