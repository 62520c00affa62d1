import SpecSyntax
import TabModel

/// A value of a property list.
indirect enum PropertyList: Equatable {
    case text(String)
    case list([PropertyList])
    case dictionary([String: PropertyList])
    /// Data, a date, a truth value or, outside of the old form, a number.
    case other

    /// More levels than projects and tables of texts have.
    static let deepest = 16

    /// The text, of a value that is nothing else.
    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The texts of a list.
    var texts: [String] { if case .list(let all) = self { all.compactMap(\.text) } else { [] } }

    /// The values of a dictionary; empty for anything else.
    var members: [String: PropertyList] { if case .dictionary(let members) = self { members } else { [:] } }

    /// The value of a key in a dictionary.
    subscript(key: String) -> PropertyList? { members[key] }
}

/// The contents of a file that is a property list: in the old form, in XML or binary.
///
/// Foundation reads the old form too, but keeps silent about what it passes over, names no columns and writes to
/// standard error.
struct PropertyListReading {
    /// The value that is all of the list.
    let value: PropertyList
    /// The reason why the rest of a table in the old form isn't read.
    let rest: PropertyListProblem?

    /// Reads the bytes of a file.
    init(_ bytes: [UInt8]) throws(PropertyListProblem) {
        if let list = try PropertyList(foundation: bytes) {
            (value, rest) = (list, nil)
            return
        }
        var scanner = PropertyListScanner(try Self.text(bytes))
        value = try scanner.list()
        rest = scanner.rest
    }

    /// The text of a file in UTF-8, or in UTF-16 with a byte order mark, as UTF-8.
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
    /// One or two sentences.
    let text: String
    /// The place, where it is known.
    let location: SourceLocation?

    /// Makes a problem at a place.
    init(_ text: String, at location: SourceLocation?) { (self.text, self.location) = (text, location) }

    /// Makes a problem at a byte.
    init(_ text: String, at offset: Int, in bytes: [UInt8]) {
        self.init(text, at: TextPlaces(bytes).place(at: offset))
    }
}
