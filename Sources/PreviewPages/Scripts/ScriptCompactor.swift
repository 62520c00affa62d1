/// Leaves out of a script what only its readers need: lines of comment, and the white space that begins a line.
///
/// Lines stay where they are, so that places in error messages are right. Code is not taken apart: where text could
/// reach over a line's end (a template literal, a continued string), the script stays as it is.
public struct ScriptCompactor {
    private var isInComment = false

    /// The script, smaller where that is safe.
    public static func compacted(_ bytes: [UInt8]) -> [UInt8] {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.allSatisfy(endsAllText) else { return bytes }
        var compactor = Self()
        return Array(lines.map { compactor.compacted($0) }.joined(separator: [UInt8(ascii: "\n")]))
    }

    /// Whether no text goes on behind the line: its backticks come in pairs, and it does not end in a backslash.
    private static func endsAllText(_ line: ArraySlice<UInt8>) -> Bool {
        let end = line.last == UInt8(ascii: "\r") ? line.dropLast().last : line.last
        return end != UInt8(ascii: "\\") && line.count { $0 == UInt8(ascii: "`") }.isMultiple(of: 2)
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
