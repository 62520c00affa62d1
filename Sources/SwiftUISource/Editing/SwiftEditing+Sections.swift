import TabSpecCoding
import SwiftSyntax
import SwiftUIWriting
import TabModel

/// The actions that put entries into a section and take them out of it.
extension SwiftEditing {
    func wrappings(_ paths: [[Int]], in label: TabLabel) -> [CandidateChange] {
        guard label.image == nil, let first = paths.first, !hasItems else { return [] }
        return rowsOrWhole(Array(first.dropLast()), first.last ?? 0).compactMap { row in
            let rows = paths.compactMap { path in
                rowsOrWhole(Array(path.dropLast()), path.last ?? 0).first { $0.isBeside(row) }
            }
            guard rows.count == paths.count, let low = rows.min(by: { $0.body.lowerBound < $1.body.lowerBound }),
                let high = rows.max(by: { $0.body.lowerBound < $1.body.lowerBound })
            else { return nil }
            return wrapping(low, high, SectionText(label))
        }
    }

    private func wrapping(_ first: StatementRow, _ last: StatementRow, _ section: SectionText) -> CandidateChange? {
        guard let start = first.lines?.lowerBound, let end = last.lines?.upperBound else {
            let range = first.body.lowerBound..<last.body.upperBound
            let inner = qualified(range, from: first)
            return CandidateChange(first.file, replacing: range, by: section.line(around: inner))
        }
        let source = SourceLines(first.text)
        guard source.canIndent(first.item, first.indent), source.canIndent(last.item, first.indent) else { return nil }
        let (indent, deeper) = (first.indent, first.indent + first.unit)
        let inner = Indentation.changed(qualified(start..<end, from: first), from: indent, to: deeper)
        let bytes = section.lines(around: inner, indent: indent, unit: first.unit, first.lineBreak)
        return CandidateChange(first.file, replacing: start..<end, by: bytes)
    }

    /// Returns a part of the text, from a row on, in which cases have their type's name.
    private func qualified(_ range: Range<Int>, from first: StatementRow) -> [UInt8] {
        var (patches, row): (TextPatches, StatementRow?) = (TextPatches(), first)
        while let here = row, range.contains(here.body.lowerBound) {
            let (old, new) = (Array(here.file.bytes[here.carried]), qualified(here))
            if old != new {
                patches.replace(
                    here.carried.lowerBound - range.lowerBound..<here.carried.upperBound - range.lowerBound,
                    by: new
                )
            }
            row = here.next
        }
        let own = Array(first.file.bytes[range])
        return patches.patch(of: own)?.applied(to: own) ?? own
    }

    func dissolutions(_ path: [Int]) -> [CandidateChange] {
        guard let content = source.node(path)?.chain?.call?.content?.statements, let file = source.node(path)?.file,
            let first = content.first.map({ StatementRow($0, in: file) }),
            let last = content.last.map({ StatementRow($0, in: file) })
        else { return [] }
        return rows(path).filter { $0.body.contains(first.body.lowerBound) }.compactMap { row in
            if let outer = row.lines, let start = first.lines?.lowerBound, let end = last.lines?.upperBound {
                return dissolution(row, outer, first, start..<end)
            }
            let inner = first.item.bytes.lowerBound..<last.item.bytes.upperBound
            guard first.lines == nil, !hasComment(row, besides: inner) else { return nil }
            return CandidateChange(row.file, replacing: row.body, by: Array(row.file.bytes[inner]))
        }
    }

    /// Returns the comments above the section, then its entries with less indentation.
    private func dissolution(
        _ row: StatementRow,
        _ outer: Range<Int>,
        _ first: StatementRow,
        _ inner: Range<Int>
    ) -> CandidateChange? {
        let line = row.text.lineStart(row.body.lowerBound)
        guard !hasComment(row, besides: inner), SourceLines(row.text).canIndent(row.item, first.indent, in: inner)
        else {
            return nil
        }
        let entries = Indentation.changed(Array(row.file.bytes[inner]), from: first.indent, to: row.indent)
        return CandidateChange(row.file, replacing: line..<outer.upperBound, by: entries)
    }

    /// Returns a Boolean value that indicates whether comments of a section would be lost.
    private func hasComment(_ row: StatementRow, besides inner: Range<Int>) -> Bool {
        let end = row.carried.upperBound
        return [row.body.lowerBound..<inner.lowerBound, inner.upperBound..<end].contains { range in
            let bytes = row.file.bytes[range]
            return bytes.indices.dropLast().contains {
                bytes[$0] == UInt8(ascii: "/") && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(bytes[$0 + 1])
            }
        }
    }
}

extension StatementRow {
    /// One level of indentation: the indentation of this line beyond that of the line with the enclosing brace.
    var unit: [UInt8] {
        let brace = item.ancestors.lazy.compactMap {
            $0.as(ClosureExprSyntax.self)?.leftBrace ?? $0.as(CodeBlockSyntax.self)?.leftBrace
        }
        .first
        guard let brace else { return Array("    ".utf8) }
        let line = text.lineStart(brace.positionAfterSkippingLeadingTrivia.utf8Offset)
        let outer = Array(file.bytes[line..<text.skipBlank(line)])
        let own = indent
        return own.starts(with: outer) && own.count > outer.count
            ? Array(own.dropFirst(outer.count)) : Array("    ".utf8)
    }
}

/// A section with a header around entries.
struct SectionText {
    private let head: String
    private let header: String?

    init(_ label: TabLabel) {
        let title = label.title.map(SwiftUICalls.title)
        guard let symbol = label.systemImage.map(SwiftUICalls.string) else {
            (head, header) = (title.map { "TabSection(\($0)) {" } ?? "TabSection {", nil)
            return
        }
        head = "TabSection {"
        header = title.map { "Label(\($0), systemImage: \(symbol))" } ?? "Image(systemName: \(symbol))"
    }

    /// Returns the section in lines of its own; `inner` are lines without the last break.
    func lines(around inner: [UInt8], indent: [UInt8], unit: [UInt8], _ lineBreak: [UInt8]) -> [UInt8] {
        var lines = [indent + Array(head.utf8), inner]
        if let header { lines += [indent + Array("} header: {".utf8), indent + unit + Array(header.utf8)] }
        return Array((lines + [indent + [UInt8(ascii: "}")]]).joined(separator: lineBreak))
    }

    /// Returns the section on one line.
    func line(around inner: [UInt8]) -> [UInt8] {
        let end = header.map { " } header: { \($0) }" } ?? " }"
        return Array("\(head) ".utf8) + inner + Array(end.utf8)
    }
}
