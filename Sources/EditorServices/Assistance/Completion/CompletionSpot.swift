import TabModel
import TabSpecCoding

/// The position of a completion, and the characters typed so far.
struct CompletionSpot {
    let loose: SyntaxTree
    let format: SpecFormat
    let cursor: SyntaxCursor
    /// The range of bytes to replace.
    let range: Range<Int>
    /// The characters before the cursor, without quotes.
    let typed: String
    /// The quotes around the word; plain where there are none.
    let quote: SyntaxToken.Quote

    init?(_ loose: SyntaxTree, format: SpecFormat, at offset: Int) {
        guard let cursor = loose.cursor else { return nil }
        self.loose = loose
        self.format = format
        self.cursor = cursor
        quote = cursor.token?.quote ?? .plain
        guard let token = cursor.token else {
            range = offset..<offset
            typed = ""
            return
        }
        let end = token.isClosed ? token.range.upperBound : Self.wordEnd(loose.bytes, offset)
        range = token.range.lowerBound..<max(end, token.range.lowerBound)
        let inner = min(token.inner.lowerBound, offset)..<offset
        typed = String(decoding: loose.bytes[inner], as: UTF8.self)
    }

    /// Returns the end of the word that continues after the cursor, which is taken for the end of a string without a
    /// closing quote.
    private static func wordEnd(_ bytes: [UInt8], _ offset: Int) -> Int {
        let isWord: (UInt8) -> Bool = { byte in
            0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte || byte == 0x2E || byte == 0x2D
                || byte == 0x5F || byte >= 0x80
        }
        return bytes[offset...].firstIndex { !isWord($0) } ?? bytes.count
    }

    /// A Boolean value that indicates whether a colon follows already, so that a key needs none.
    var hasColon: Bool {
        let next = loose.bytes[range.upperBound...].first { $0 != 0x20 && $0 != 0x09 }
        return next == UInt8(ascii: ":")
    }

    /// The text that is needed before a word: a space after a colon or a dash, or a missing dash.
    var lead: String {
        if cursor.needsDash { return "- " }
        guard format == .yaml, range.lowerBound > 0 else { return "" }
        let before = loose.bytes[range.lowerBound - 1]
        return before == UInt8(ascii: ":") || before == UInt8(ascii: "-") && !cursor.isFlow ? " " : ""
    }
}

// MARK: - Writing

extension CompletionSpot {
    /// Returns a key with its colon.
    func key(_ key: KeyRow) -> String {
        let name = format == .json || quote != .plain ? quoted(key.name) : key.name
        guard !hasColon else { return lead + name }
        let isOnLine = format == .json || cursor.isFlow || !key.shape.isCollection
        return lead + name + (isOnLine ? ": " : ":")
    }

    /// Returns a string, in quotes where it needs them or where they are already begun.
    func text(_ text: String) -> String {
        let isPlain = format == .yaml && quote == .plain && YAMLPlainText.isSafe(text)
        return lead + (isPlain ? text : quoted(text))
    }

    /// Returns a word that is not a string, such as `true`.
    func word(_ word: String) -> String { lead + word }

    private func quoted(_ text: String) -> String {
        if format == .yaml, quote == .single { return "'\(text.replacing("'", with: "''"))'" }
        return JSONValue.string(text).text()
    }
}
