import TabModel
import SwiftSyntax

/// A comment such as `// tabpreview:ignore R5.19 reason`, which switches findings off.
struct IgnoreComment {
    /// The rules' ids, separated by commas in the comment.
    var rules: [String] = []
    /// The reason for switching the findings off.
    var reason = ""
    /// The beginning of the comment.
    let place: SourcePlace
    /// The line that the comment applies to: its own, or the next one for a comment that stands alone.
    let line: Int
    /// The problem of the comment, and the id to report it with.
    private(set) var problem: (id: String, text: String, quote: String?)?

    /// The text at the beginning of every such comment, after the slashes.
    fileprivate static let marker = "tabpreview:ignore"

    /// Creates an ignore comment from a comment's text; nil for any other comment.
    init?(_ comment: String, at place: SourcePlace, line: Int) {
        let text = comment.drop { $0 == "/" }.drop(while: \.isWhitespace)
        guard text.hasPrefix(Self.marker) else { return nil }
        (self.place, self.line) = (place, line)
        var rest = text.dropFirst(Self.marker.count)
        var isNext = true
        while isNext {
            rest = rest.drop(while: \.isWhitespace)
            let word = rest.prefix { !$0.isWhitespace && $0 != "," }
            rest = rest.dropFirst(word.count).drop(while: \.isWhitespace)
            isNext = rest.first == ","
            rest = rest.dropFirst(isNext ? 1 : 0)
            guard LintKey.isValid(String(word)) else {
                let name = word.isEmpty ? "the comment has no finding id" : "the comment has an unknown finding id"
                let text = "\(name). Expected an id such as \"R5.19\" and a reason."
                problem = ("unknownRule", text, word.isEmpty ? nil : String(word))
                return
            }
            rules.append(String(word))
        }
        reason = String(rest.reversed().drop(while: \.isWhitespace).reversed())
        if reason.isEmpty {
            problem = ("value", "the reason is missing. After the id, state why the finding is suppressed.", nil)
        }
    }
}

extension SourceFile {
    /// Returns the comments that switch findings off, in order.
    func findIgnoreComments() -> [IgnoreComment] {
        tree.tokens(viewMode: .sourceAccurate).flatMap { token in
            comments(token.leadingTriviaLength, from: token.position, of: token, \.leadingTrivia)
                + comments(
                    token.trailingTriviaLength,
                    from: token.endPositionBeforeTrailingTrivia,
                    of: token,
                    \.trailingTrivia
                )
        }
    }

    /// Returns the comments in a token's trivia; one that stands alone in its line applies to the token's line.
    private func comments(
        _ length: SourceLength,
        from position: AbsolutePosition,
        of token: TokenSyntax,
        _ trivia: (TokenSyntax) -> Trivia
    ) -> [IgnoreComment] {
        guard length.utf8Length > IgnoreComment.marker.utf8.count else { return [] }
        var offset = position.utf8Offset
        return trivia(token).compactMap { piece in
            defer { offset += piece.sourceLength.utf8Length }
            guard case .lineComment(let text) = piece, text.contains(IgnoreComment.marker) else { return nil }
            let place = place(at: offset)
            let line = isAlone(at: offset) ? self.place(of: token).location.line : place.location.line
            return IgnoreComment(text, at: place, line: line)
        }
    }
}
