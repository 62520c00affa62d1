import TabSpecCoding
import SwiftSyntax

/// A statement in a builder's braces, with the lines that belong to it.
///
/// To a statement belong the comments directly above it, and one after it on its last line.
struct StatementRow {
    let item: CodeBlockItemSyntax
    let file: SourceFile
    let text: TextLines
    /// The whole lines without the last break; nil where other code is on them.
    let lines: Range<Int>?

    init(_ item: CodeBlockItemSyntax, in file: SourceFile) {
        (self.item, self.file) = (item, file)
        text = TextLines(file.bytes)
        lines = SourceLines(text).lines(of: item)
    }

    /// The range of the statement alone, without a semicolon.
    var body: Range<Int> { item.item.bytes }

    /// The blanks before the statement on its line.
    var indent: [UInt8] {
        Array(file.bytes[text.lineStart(body.lowerBound)..<text.skipBlank(text.lineStart(body.lowerBound))])
    }

    private var list: [CodeBlockItemSyntax] { item.parent?.as(CodeBlockItemListSyntax.self).map(Array.init) ?? [item] }
    private var index: Int { list.firstIndex { $0.id == item.id } ?? 0 }
    /// A Boolean value that indicates whether the statement can be removed: other statements remain, or it is in a
    /// clause of `#if`, which may be empty, unlike other braces.
    var canLeave: Bool { list.count > 1 || item.parent?.parent?.is(IfConfigClauseSyntax.self) == true }
    /// The previous statement in the same braces.
    var previous: StatementRow? { index > 0 ? StatementRow(list[index - 1], in: file) : nil }
    /// The next statement in the same braces.
    var next: StatementRow? { index + 1 < list.count ? StatementRow(list[index + 1], in: file) : nil }

    /// Returns a Boolean value that indicates whether another row is in the same braces.
    func isBeside(_ other: StatementRow) -> Bool { item.parent?.id == other.item.parent?.id }

    /// The range to move or copy: the lines, or the statement itself where others are on its line.
    var carried: Range<Int> { lines ?? body }

    // MARK: - Removal

    /// The range to remove: the lines, and the blank lines that would be left over.
    var removal: Range<Int> {
        guard let lines else { return inlineRemoval }
        var (start, end) = (lines.lowerBound, text.nextLine(lines.upperBound))
        if next == nil, previous != nil {
            for _ in 0..<blanksAbove { start = text.lineStart(text.lineEnd(before: start)) }
            return start..<end
        }
        var most = previous == nil ? Int.max : blanksAbove
        while most > 0, end < file.bytes.count, text.skipBlank(end) == text.lineEnd(end), text.nextLine(end) > end {
            end = text.nextLine(end)
            most -= 1
        }
        return start..<end
    }

    private var inlineRemoval: Range<Int> {
        if let next, text.lineStart(next.body.lowerBound) <= body.lowerBound {
            return item.bytes.lowerBound..<next.body.lowerBound
        }
        if let previous, text.lineStart(body.lowerBound) <= previous.body.lowerBound {
            return previous.body.upperBound..<item.bytes.upperBound
        }
        return item.bytes
    }

    /// The blank lines directly above the statement and its comments.
    private var blanksAbove: Int {
        guard let lines else { return 0 }
        var (count, line) = (0, lines.lowerBound)
        while line > text.start {
            let before = text.lineStart(text.lineEnd(before: line))
            guard before < line, text.skipBlank(before) == text.lineEnd(before) else { break }
            count += 1
            line = before
        }
        return count
    }

    // MARK: - Adding

    /// The line break used here.
    var lineBreak: [UInt8] { text.lineBreak(near: body.lowerBound) }

    /// A line break and the blank lines that neighbors have between them.
    private var gap: [UInt8] {
        let blanks = previous == nil ? next?.blanksAbove ?? 0 : blanksAbove
        return Array(repeatElement(lineBreak, count: blanks + 1).joined())
    }

    /// Returns the place and text of a statement to insert before this one, with the text between them.
    func before(_ added: [UInt8]) -> (offset: Int, bytes: [UInt8]) {
        guard let lines else { return (body.lowerBound, added + Array("; ".utf8)) }
        return (lines.lowerBound, added + gap)
    }

    /// Returns the place and text of a statement to insert after this one, with the text between them.
    func behind(_ added: [UInt8]) -> (offset: Int, bytes: [UInt8]) {
        guard let lines else { return (body.upperBound, Array("; ".utf8) + added) }
        return (lines.upperBound, gap + added)
    }

    /// Returns the text of another row beside this one; nil where its lines can't be indented for it.
    func taking(_ other: StatementRow, _ bytes: [UInt8]? = nil) -> [UInt8]? {
        let own = bytes ?? Array(other.file.bytes[other.carried])
        guard lines != nil else {
            let isWhole = other.lines.map {
                other.text.skipBlank($0.lowerBound) == other.body.lowerBound && $0.upperBound == other.body.upperBound
            }
            return isWhole ?? true ? Array(own.drop(while: TextLines.isBlank)) : nil
        }
        guard other.lines != nil else { return indent + own }
        guard other.indent != indent else { return own }
        guard SourceLines(other.text).canIndent(other.item, other.indent) else { return nil }
        return Indentation.changed(own, from: other.indent, to: indent)
    }
}

/// Changes of the blanks at the beginning of lines.
enum Indentation {
    /// Returns the text in which each line that begins with some blanks begins with others.
    static func changed(_ bytes: [UInt8], from old: [UInt8], to new: [UInt8]) -> [UInt8] {
        var (result, rest): ([UInt8], ArraySlice<UInt8>) = ([], bytes[...])
        while !rest.isEmpty {
            let end = rest.firstIndex(where: TextLines.isBreak) ?? rest.endIndex
            let line = rest[..<end]
            if line.starts(with: old), !line.isEmpty, !line.allSatisfy(TextLines.isBlank) {
                result += new + line.dropFirst(old.count)
            } else {
                result += line
            }
            let next = rest[end...].starts(with: [0x0D, 0x0A]) ? end + 2 : min(end + 1, rest.endIndex)
            result += rest[end..<next]
            rest = rest[next...]
        }
        return result
    }
}
