import TabSpecCoding
import SwiftSyntax

/// The lines of a file that belong to a node.
struct SourceLines {
    let text: TextLines

    init(_ text: TextLines) { self.text = text }

    /// Returns the lines of a node with the comments directly above and after it; nil where other code is on them.
    func lines(of node: some SyntaxProtocol, behind end: Int? = nil) -> Range<Int>? {
        guard let first = node.firstToken(viewMode: .sourceAccurate),
            let own = text.ownLine(first.positionAfterSkippingLeadingTrivia.utf8Offset),
            let end = endOfLine(end ?? node.bytes.upperBound)
        else { return nil }
        return start(above: first, own)..<end
    }

    /// Returns the end of the line, if nothing but a comment is after an offset.
    func endOfLine(_ offset: Int) -> Int? {
        var place = text.skipBlank(offset)
        while place < text.bytes.count, !TextLines.isBreak(text.bytes[place]) {
            let rest = text.bytes[place...]
            if rest.starts(with: Array("//".utf8)) { return text.lineEnd(place) }
            guard rest.starts(with: Array("/*".utf8)) else { return nil }
            let line = text.bytes[place..<text.lineEnd(place)]
            guard let close = line.indices.dropFirst(2).first(where: { line[$0...].starts(with: Array("*/".utf8)) })
            else { return nil }
            place = text.skipBlank(close + 2)
        }
        return text.lineEnd(offset)
    }

    /// Returns the beginning of the comments directly above a token on its own line.
    private func start(above token: TokenSyntax, _ line: Int) -> Int {
        var (start, isPending, breaks) = (line, false, 0)
        var offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
        for piece in token.leadingTrivia.pieces.reversed() {
            let end = offset
            offset -= piece.sourceLength.utf8Length
            switch piece {
            case .spaces, .tabs: continue
            case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
                if isPending { (start, isPending, breaks) = (end, false, 0) }
                breaks += count
                if breaks > 1 { return start }
            case .lineComment, .blockComment, .docLineComment, .docBlockComment:
                guard breaks == 1 || isPending else { return start }
                (isPending, breaks) = (true, 0)
            default: return start
            }
        }
        return start
    }

    /// Returns a Boolean value that indicates whether the lines of a node can be indented differently: no multiline
    /// string is further left than the node.
    func canIndent(_ node: some SyntaxProtocol, _ indent: [UInt8], in range: Range<Int>? = nil) -> Bool {
        node.tokens(viewMode: .sourceAccurate).allSatisfy { token in
            guard token.tokenKind == .multilineStringQuote,
                range?.contains(token.positionAfterSkippingLeadingTrivia.utf8Offset) ?? true
            else { return true }
            return text.bytes[text.lineStart(token.positionAfterSkippingLeadingTrivia.utf8Offset)...].starts(
                with: indent
            )
        }
    }

    /// Returns a Boolean value that indicates whether there is a comment between the tokens of a range.
    func hasComment(_ node: some SyntaxProtocol, in range: Range<Int>) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains { token in
            range.contains(token.positionAfterSkippingLeadingTrivia.utf8Offset)
                && (token.leadingTrivia.pieces + token.trailingTrivia.pieces).contains(where: \.isComment)
        }
    }
}
