import TabModel

extension JSONGrammar {
    /// Returns the description of the tokens that can come next.
    func expectation(_ bytes: [UInt8]) -> String {
        switch state {
        case .value, .firstElement, .element: return "Expected a value"
        case .firstKey, .key: return "Expected a key in double quotes"
        case .colon(let key):
            let name = (try? JSONStrings.read(bytes, key))?.text ?? ""
            return "Expected a colon after the key \(name.quoted)"
        case .comma:
            guard let isBrace = open.last else { return "Expected the end of the input" }
            return "Expected a comma or \"\(isBrace ? "}" : "]")\""
        }
    }

    /// Returns the mistake, with the expected and the actual token.
    func unexpected(_ expectation: String, _ bytes: [UInt8], at offset: Int) -> SyntaxMistake {
        guard offset < bytes.count else {
            // The missing part belongs after the last character that is not blank.
            return SyntaxMistake(text: "\(expectation), but the input ends here.", offset: Self.endOfInk(bytes))
        }
        switch bytes[offset] {
        case UInt8(ascii: "/"), UInt8(ascii: "#"):
            let advice = isSpec ? ", or write the spec as YAML" : ""
            return SyntaxMistake(text: "JSON has no comments. Remove this one\(advice).", offset: offset)
        case UInt8(ascii: "'"):
            let text = "\(expectation), found a single quote. JSON uses double quotes."
            return SyntaxMistake(text: text, offset: offset)
        case UInt8(ascii: "\""):
            return SyntaxMistake(text: "\(expectation), found a string.", offset: offset)
        default:
            let word = Self.word(bytes, at: offset)
            let hint = ["“", "”", "„", "‘", "’", "«", "»"].contains(word) ? " JSON uses double quotes." : ""
            return SyntaxMistake(text: "\(expectation), found \(word.quoted).\(hint)", offset: offset)
        }
    }

    func notAValue(_ word: String, _ bytes: [UInt8], at offset: Int) -> SyntaxMistake {
        let known = ["true": "true", "false": "false", "null": "null", "none": "null", "nil": "null"]
        guard let meant = known[word.lowercased()] else { return unexpected("Expected a value", bytes, at: offset) }
        let text = "\(word.quoted) is not a JSON value. Did you mean \(meant)?"
        return SyntaxMistake(text: text, offset: offset)
    }
}

// MARK: - Byte classes

extension JSONGrammar {
    /// Returns a Boolean value that indicates whether a byte can be between words.
    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    static func skipBlank(_ bytes: [UInt8], _ offset: Int) -> Int {
        bytes[offset...].firstIndex { !isBlank($0) } ?? bytes.count
    }

    static func endOfInk(_ bytes: [UInt8]) -> Int { bytes.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0 }

    /// Returns the letters and digits at an offset, otherwise the one character there.
    static func word(_ bytes: [UInt8], at offset: Int) -> String {
        let rest = bytes[offset...].prefix(64)
        let word = rest.prefix { byte in
            byte < 0x80 && Unicode.Scalar(byte).properties.isAlphabetic || 0x30...0x39 ~= byte || byte == 0x5F
        }
        guard word.isEmpty else { return String(decoding: word, as: UTF8.self) }
        return String(decoding: rest.prefix(24), as: UTF8.self).unicodeScalars.first.map { String($0) } ?? ""
    }

    /// Returns a Boolean value that indicates whether the text begins with a key without quotes, a list's dash, a
    /// document mark or a YAML comment.
    static func looksLikeYAML(_ bytes: [UInt8], at offset: Int) -> Bool {
        let rest = bytes[offset...]
        if ["- ", "---", "#"].contains(where: { rest.starts(with: $0.utf8) }) { return true }
        let word = word(bytes, at: offset).utf8
        return rest.first.map { Unicode.Scalar($0).properties.isAlphabetic } == true
            && rest.dropFirst(word.count).first == UInt8(ascii: ":")
    }
}
