/// Writes a style sheet without comments and without the white space that means nothing.
///
/// Nothing else changes: the rules that a browser reads are the same. White space stays where it can separate two
/// selectors or two values, and around the `+` and `-` of sums.
struct StyleCompactor {
    private(set) var bytes: [UInt8] = []
    private var gap: StylePiece.Kind?
    /// The last byte, if it is by itself: not the end of a string, a word or an address.
    private var lastMark: UInt8?

    /// White space before one of these means nothing.
    private static let closesGap = Set("{};,)>!".utf8)
    /// White space after one of these means nothing.
    private static let swallowsGap = Set("{};,(>:".utf8)

    mutating func write(_ sheet: ArraySlice<UInt8>) {
        for piece in StyleReader(sheet) {
            switch piece.kind {
            case .space: gap = .space
            case .comment: gap = gap ?? .comment
            case .string, .address, .word, .mark: write(piece)
            }
        }
        gap = gap ?? .comment
    }

    private mutating func write(_ piece: StylePiece) {
        let mark = piece.kind == .mark ? piece.bytes.first : nil
        bridge(to: mark)
        if mark == UInt8(ascii: "}"), lastMark == UInt8(ascii: ";") { bytes.removeLast() }
        bytes += piece.bytes
        (gap, lastMark) = (nil, mark)
    }

    /// A comment between two words keeps them apart without being white space, so an empty one stays there.
    private mutating func bridge(to mark: UInt8?) {
        guard let gap, !bytes.isEmpty else { return }
        if let mark, Self.closesGap.contains(mark) { return }
        if let lastMark, Self.swallowsGap.contains(lastMark) { return }
        bytes += gap == .space ? Array(" ".utf8) : Array("/**/".utf8)
    }
}

/// Leaves out of a script what only its readers need: lines of comment, and the white space that begins a line.
///
/// Lines stay where they are, so that places in error messages are right. Code is not taken apart: where text could
/// reach over a line's end (a template literal, a continued string), the script stays as it is.
public struct ScriptCompactor {
    private var isInComment = false

    /// The script, smaller where that is safe.
    public static func compacted(_ bytes: [UInt8]) -> [UInt8] {
        guard openLine(of: bytes) == nil else { return bytes }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        var compactor = Self()
        return Array(lines.map { compactor.compacted($0) }.joined(separator: [UInt8(ascii: "\n")]))
    }

    /// The first line, from 1, whose text goes on in the next one; nil if there is none.
    ///
    /// No text goes on where a line's backticks come in pairs and it does not end in a backslash.
    static func openLine(of bytes: [UInt8]) -> Int? {
        var (line, isOpen, last) = (1, false, UInt8(0))
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "\n"):
                if isOpen || last == UInt8(ascii: "\\") { return line }
                (line, last) = (line + 1, 0)
            case UInt8(ascii: "\r"): break
            default:
                if byte == UInt8(ascii: "`") { isOpen.toggle() }
                last = byte
            }
        }
        return isOpen || last == UInt8(ascii: "\\") ? line : nil
    }

    private mutating func compacted(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let text = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
        if isInComment { return afterComment(in: text) }
        if text.starts(with: Array("//".utf8)) { return [] }
        guard text.starts(with: Array("/*".utf8)) else { return text }
        return afterComment(in: text.dropFirst(2))
    }

    /// What follows the comment's end; nothing where it ends on a later line.
    private mutating func afterComment(in text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let end = text.indices.dropLast().first {
            text[$0] == UInt8(ascii: "*") && text[$0 + 1] == UInt8(ascii: "/")
        }
        isInComment = end == nil
        return end.map { compacted(text[($0 + 2)...]) } ?? []
    }
}
