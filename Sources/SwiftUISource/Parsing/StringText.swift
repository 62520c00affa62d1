import SwiftSyntax

extension StringLiteralExprSyntax {
    /// The text of a literal without interpolations; nil for one with some.
    var plainText: String? {
        var text = ""
        for segment in segments {
            guard case .stringSegment(let part) = segment else { return nil }
            text += part.unescapedText
        }
        return text
    }
}

extension StringSegmentSyntax {
    /// The text with its escapes resolved; in a multiline string, each line ends with a line feed.
    var unescapedText: String {
        let sharps = parent?.parent?.as(StringLiteralExprSyntax.self)?.openingPounds?.text.count ?? 0
        return content.text.replacing("\r\n", with: "\n").unescaped("\\" + String(repeating: "#", count: sharps))
    }
}

extension String {
    /// Returns the text with its escapes resolved, which begin with a backslash and perhaps number signs.
    fileprivate func unescaped(_ escape: String) -> String {
        var (text, rest) = ("", self[...])
        while let place = rest.firstRange(of: escape) {
            text += rest[..<place.lowerBound]
            rest = rest[place.upperBound...]
            guard let letter = rest.popFirst() else { break }
            switch letter {
            case "n": text += "\n"
            case "t": text += "\t"
            case "r": text += "\r"
            case "0": text += "\0"
            case "u": text += rest.popScalar()
            // The line continues after its end.
            case "\n": continue
            default: text.append(letter)
            }
        }
        return text + rest
    }
}

extension Substring {
    /// Removes `{…}` with the number of a Unicode scalar, and returns the scalar; a replacement character for an
    /// invalid one.
    fileprivate mutating func popScalar() -> String {
        guard first == "{", let end = firstIndex(of: "}") else { return "\u{FFFD}" }
        let digits = self[index(after: startIndex)..<end]
        self = self[index(after: end)...]
        guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else { return "\u{FFFD}" }
        return String(Character(scalar))
    }
}
