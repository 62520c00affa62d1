import TabModel

extension JSONReader {
    mutating func failure(at offset: Int, _ text: String, id: String = "syntax") -> ReadingFailure {
        ReadingFailure(id: id, text: text, place: places.place(at: offset))
    }

    /// A failure behind the last character that is not blank: there the missing part is to be typed.
    mutating func atEnd(_ text: String) -> ReadingFailure {
        let last = bytes.lastIndex { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
        return failure(at: last.map { $0 + 1 } ?? 0, text)
    }

    /// A failure at the present position that says what was expected and what stands there.
    mutating func unexpected(_ expectation: String) -> ReadingFailure {
        guard let byte = current else { return atEnd("\(expectation), but the text ends here.") }
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "#"):
            let advice = isSpec ? ", or write the spec as YAML" : ""
            return failure(at: position, "JSON has no comments. Remove it\(advice).")
        case UInt8(ascii: "'"):
            return failure(at: position, "\(expectation), found a single quote. JSON quotes with \".")
        case UInt8(ascii: "\""):
            return failure(at: position, "\(expectation), found a text.")
        default:
            let word = wordHere
            let hint = ["“", "”", "„", "‘", "’", "«", "»"].contains(word) ? " JSON quotes with \"." : ""
            return failure(at: position, "\(expectation), found \(word.quoted).\(hint)")
        }
    }

    /// Whether the text begins with a key without quotes, a list's dash, a document mark or a YAML comment.
    var looksLikeYAML: Bool {
        let rest = bytes[position...]
        if ["- ", "---", "#"].contains(where: { rest.starts(with: $0.utf8) }) { return true }
        let word = wordHere.utf8
        return rest.first.map { Unicode.Scalar($0).properties.isAlphabetic } == true
            && rest.dropFirst(word.count).first == UInt8(ascii: ":")
    }

    /// The letters and digits at the present position, else the one character there.
    var wordHere: String {
        let rest = bytes[position...].prefix(64)
        let word = rest.prefix { byte in
            Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80 || 0x30...0x39 ~= byte || byte == 0x5F
        }
        guard word.isEmpty else { return String(decoding: word, as: UTF8.self) }
        return String(decoding: rest.prefix(24), as: UTF8.self).unicodeScalars.first.map { String($0) } ?? ""
    }
}
