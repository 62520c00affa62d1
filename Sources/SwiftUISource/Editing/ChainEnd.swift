import TabSpecCoding
import SwiftSyntax

/// The place and form of further modifiers on a chain.
struct ChainEnd {
    private let chain: CallChain
    private let file: SourceFile
    private let text: TextLines

    init(_ chain: CallChain, _ file: SourceFile) {
        (self.chain, self.file, text) = (chain, file, TextLines(file.bytes))
    }

    static func text(_ file: SourceFile) -> TextLines { TextLines(file.bytes) }

    /// Returns the change that adds modifiers after the last.
    ///
    /// They are on lines of their own where the others are, or where the call has several lines.
    func adding(_ calls: [String]) -> CandidateChange {
        let end = chain.whole.bytes.upperBound
        let joined = gap.map { gap in calls.flatMap { gap + Array($0.utf8) } } ?? Array(calls.joined().utf8)
        return CandidateChange(file, replacing: end..<end, by: joined)
    }

    /// Returns modifiers in place of one that begins at an offset.
    func joined(_ calls: [String], at dot: Int) -> [UInt8] {
        let isOwnLine = text.ownLine(dot) != nil
        let line = text.lineStart(dot)
        let gap = isOwnLine ? text.lineBreak(before: line) + Array(file.bytes[line..<dot]) : []
        return Array(calls.map { Array($0.utf8) }.joined(separator: gap))
    }

    /// The line break and blanks before a modifier; nil where modifiers are on the line of the call.
    private var gap: [UInt8]? {
        let start = chain.whole.bytes.lowerBound
        if let last = chain.modifiers.last, let dot = last.calledExpression.as(MemberAccessExprSyntax.self)?.period {
            let offset = dot.bytes.lowerBound
            guard text.ownLine(offset) != nil else { return nil }
            let line = text.lineStart(offset)
            return text.lineBreak(before: line) + Array(file.bytes[line..<offset])
        }
        let line = text.lineStart(start)
        guard text.skipBlank(line) == start else { return nil }
        let indent = Array(file.bytes[line..<start])
        let isOneLine = text.lineEnd(start) >= chain.whole.bytes.upperBound
        let deeper = isOneLine ? (indent.contains(0x09) ? [0x09] : Array("    ".utf8)) : []
        return text.lineBreak(near: start) + indent + deeper
    }
}

extension SourceLines {
    /// Returns a range with its line break, if nothing but a comment is on its lines too.
    func wholeLine(_ range: Range<Int>) -> Range<Int>? {
        guard let start = text.ownLine(range.lowerBound), let end = endOfLine(range.upperBound) else { return nil }
        return start..<text.nextLine(end)
    }
}
