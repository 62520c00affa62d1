/// A writer of style sheets without comments and insignificant white space.
///
/// Nothing else changes: browsers read the same rules. White space stays if it can separate two selectors or two
/// values, and around the `+` and `-` of sums.
struct StyleCompactor {
    private(set) var bytes: [UInt8] = []
    private var gap: StylePiece.Kind?
    /// The last byte, if it is a single mark: not the end of a string, a word or a URL.
    private var lastMark: UInt8?

    /// The marks before which white space is insignificant.
    private static let closesGap = Set("{};,)>!".utf8)
    /// The marks after which white space is insignificant.
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

    /// Writes the gap before a mark.
    ///
    /// A comment between two words separates them without being white space, so an empty comment stays there.
    private mutating func bridge(to mark: UInt8?) {
        guard let gap, !bytes.isEmpty else { return }
        if let mark, Self.closesGap.contains(mark) { return }
        if let lastMark, Self.swallowsGap.contains(lastMark) { return }
        bytes += gap == .space ? Array(" ".utf8) : Array("/**/".utf8)
    }
}

/// A compactor of scripts, which removes comment lines, and the white space at the beginning of lines.
///
/// Lines keep their numbers, so that places in error messages are right. Code is not parsed: if text could continue
/// beyond the end of a line (a template literal, a continued string), the script stays unchanged.
public struct ScriptCompactor {
    private var isInComment = false

    /// Returns the script, smaller if that is safe.
    public static func compacted(_ bytes: [UInt8]) -> [UInt8] {
        guard openLine(of: bytes) == nil else { return bytes }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        var compactor = Self()
        return Array(lines.map { compactor.compacted($0) }.joined(separator: [UInt8(ascii: "\n")]))
    }

    /// Returns the first line, counted from 1, whose text continues in the next one, or nil if there is none.
    ///
    /// No text continues if a line's backticks come in pairs and the line does not end in a backslash.
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

    /// Returns the rest of a line after the comment's end, or nothing if the comment ends on a later line.
    private mutating func afterComment(in text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let end = text.indices.dropLast().first {
            text[$0] == UInt8(ascii: "*") && text[$0 + 1] == UInt8(ascii: "/")
        }
        isInComment = end == nil
        return end.map { compacted(text[($0 + 2)...]) } ?? []
    }
}
