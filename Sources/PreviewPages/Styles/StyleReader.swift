/// A piece of a style sheet that must not be split.
struct StylePiece: Hashable {
    /// The kind of a piece.
    enum Kind: Hashable {
        /// A comment: `/* … */`.
        case comment
        /// Spaces, tabs and newlines.
        case space
        /// Quoted text, with its quotes.
        case string
        /// A URL: `url(…)` without quotes.
        case address
        /// A name, a number, or escapes.
        case word
        /// A single byte that belongs to no other kind.
        case mark
    }

    let kind: Kind
    let bytes: ArraySlice<UInt8>
}

/// A reader that splits a style sheet into pieces, to leave out comments and white space.
///
/// It works on bytes, since everything with a meaning in CSS is ASCII (CSS Syntax Level 3, 4.3). All pieces together
/// are the text again.
struct StyleReader: Sequence, IteratorProtocol {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    mutating func next() -> StylePiece? {
        guard let first = rest.first else { return nil }
        let second = rest.dropFirst().first
        switch first {
        case UInt8(ascii: "/") where second == UInt8(ascii: "*"): return piece(.comment, end: commentEnd)
        case _ where Self.isSpace(first): return piece(.space, end: end { !Self.isSpace($0) })
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return piece(.string, end: stringEnd(quote: first))
        case _ where Self.isWord(first): return wordOrAddress()
        default: return piece(.mark, end: rest.startIndex + 1)
        }
    }

    private mutating func piece(_ kind: StylePiece.Kind, end: Int) -> StylePiece {
        defer { rest = rest[end...] }
        return StylePiece(kind: kind, bytes: rest[..<end])
    }

    /// Reads a URL after `url(`, or a word; with a quote after the parenthesis, `url` is a function like others.
    private mutating func wordOrAddress() -> StylePiece {
        let end = wordEnd
        guard end < rest.endIndex, rest[end] == UInt8(ascii: "("), rest[..<end].map({ $0 | 0x20 }) == Self.url
        else { return piece(.word, end: end) }
        let inner = rest[(end + 1)...].first { !Self.isSpace($0) }
        guard inner != UInt8(ascii: "\""), inner != UInt8(ascii: "'") else { return piece(.word, end: end) }
        return piece(.address, end: endAfter(UInt8(ascii: ")"), from: end + 1))
    }

    /// The index after the comment; a comment that is never closed ends at the end of the text.
    private var commentEnd: Int {
        var index = rest.startIndex + 2
        while index < rest.endIndex {
            if rest[index] == UInt8(ascii: "/"), index > rest.startIndex + 2, rest[index - 1] == UInt8(ascii: "*") {
                return index + 1
            }
            index += 1
        }
        return rest.endIndex
    }

    /// Returns the index after the closing quote; a newline ends a string that has none.
    private func stringEnd(quote: UInt8) -> Int {
        endAfter(quote, from: rest.startIndex + 1, orBefore: UInt8(ascii: "\n"))
    }

    private var wordEnd: Int {
        var index = rest.startIndex
        while index < rest.endIndex, Self.isWord(rest[index]) {
            index += rest[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return Swift.min(index, rest.endIndex)
    }

    private func endAfter(_ last: UInt8, from start: Int, orBefore stop: UInt8? = nil) -> Int {
        var index = start
        while index < rest.endIndex {
            if rest[index] == last { return index + 1 }
            if rest[index] == stop { return index }
            index += rest[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return rest.endIndex
    }

    private func end(where isOutside: (UInt8) -> Bool) -> Int {
        rest.firstIndex(where: isOutside) ?? rest.endIndex
    }

    private static let url = Array("url".utf8)

    private static func isSpace(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0C, 0x0D: true
        default: false
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "\\"),
            0x80...0xFF:
            true
        default: false
        }
    }
}
