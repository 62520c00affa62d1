import TabSpecCoding
import TabModel

/// A value of a property list.
indirect enum PropertyList: Equatable {
    case text(String)
    case list([PropertyList])
    case dictionary([String: PropertyList])
    /// Data, a date, a Boolean value or, outside the old form, a number.
    case other

    /// The maximum depth, which is more than projects and string tables have.
    static let deepest = 16

    /// The string; nil for any other value.
    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The strings of a list; empty for any other value.
    var texts: [String] { if case .list(let all) = self { all.compactMap(\.text) } else { [] } }

    /// The values of a dictionary; empty for anything else.
    var members: [String: PropertyList] { if case .dictionary(let members) = self { members } else { [:] } }

    /// Accesses the value of a key in a dictionary.
    subscript(key: String) -> PropertyList? { members[key] }
}

/// The contents of a property list file: in the old form, in XML or binary.
///
/// Foundation reads the old form too, but skips errors silently, reports no columns and writes to standard error.
struct PropertyListReading {
    /// The value that makes up the whole list.
    let value: PropertyList
    /// The reason why the rest of a table in the old form isn't read; nil if all was read.
    let rest: PropertyListProblem?

    /// Creates the contents from the bytes of a file.
    init(_ bytes: [UInt8]) throws(PropertyListProblem) {
        if let list = try PropertyList(foundation: bytes) {
            (value, rest) = (list, nil)
            return
        }
        var scanner = PropertyListScanner(try Self.text(bytes))
        value = try scanner.list()
        rest = scanner.rest
    }

    /// Returns the text of a file in UTF-8, or in UTF-16 with a byte order mark, as UTF-8.
    private static func text(_ bytes: [UInt8]) throws(PropertyListProblem) -> [UInt8] {
        let isLittle = bytes.starts(with: [0xFF, 0xFE])
        if isLittle || bytes.starts(with: [0xFE, 0xFF]) {
            let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
                let (low, high) = isLittle ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
                return UInt16(high) << 8 | UInt16(low)
            }
            if let text = String(validating: units, as: UTF16.self) { return Array(text.utf8) }
        } else if bytes.isValidUTF8 {
            return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        }
        throw PropertyListProblem(
            "the file is neither UTF-8 nor UTF-16 with a byte order mark. Save it as UTF-8.",
            at: nil
        )
    }
}

/// The reason why a property list can't be read, and its place.
struct PropertyListProblem: Error, Equatable {
    /// The description, of one or two sentences.
    let text: String
    /// The place; nil if it isn't known.
    let location: SourceLocation?

    /// Creates a problem at a place.
    init(_ text: String, at location: SourceLocation?) { (self.text, self.location) = (text, location) }

    /// Creates a problem at a byte.
    init(_ text: String, at offset: Int, in bytes: [UInt8]) {
        self.init(text, at: TextPlaces(bytes).place(at: offset))
    }
}
