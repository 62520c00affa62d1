import SwiftSyntax
import TabModel
import TabSpecCoding

extension SourceFile {
    /// Returns the first few syntax errors, in order.
    func findSyntaxErrors() -> [Diagnostic] {
        guard tree.hasError else { return [] }
        let finder = SyntaxErrorFinder(self)
        finder.walk(tree)
        return finder.messages.sorted { $0.key < $1.key }.prefix(SyntaxErrorFinder.most).map { offset, error in
            Diagnostic(
                severity: .error,
                id: "syntax",
                text: error.text,
                quote: error.quote,
                file: path,
                location: place(at: offset).location
            )
        }
    }
}

/// A visitor that finds tokens that the parser inserted because they were missing, and text that it could not place.
private final class SyntaxErrorFinder: SyntaxAnyVisitor {
    /// The largest number of errors that are reported for one file.
    static let most = 3

    private let file: SourceFile
    /// One sentence for each place, with its quote, by the offset in bytes.
    private(set) var messages: [Int: (text: String, quote: String?)] = [:]

    init(_ file: SourceFile) {
        self.file = file
        super.init(viewMode: .all)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        guard node.hasError else { return .skipChildren }
        if node.is(UnexpectedNodesSyntax.self) {
            add("unexpected code.", quoting: node.shortText, at: node.positionAfterSkippingLeadingTrivia)
        } else if let missing = node.kind.missingWords {
            addMissing(missing, at: node)
        } else {
            return .visitChildren
        }
        return .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if token.presence == .missing {
            addMissing(token.expectedWords, at: Syntax(token))
        } else if let problem = token.tokenDiagnostic, problem.severity == .error {
            let position = token.position.advanced(by: Int(problem.byteOffset))
            let words = problem.kind.words(inLine: file.place(at: position.utf8Offset).location.line)
            add(words ?? "invalid token.", quoting: words == nil ? token.shortText : nil, at: position)
        }
        return .skipChildren
    }

    /// Adds an error for a missing part after the preceding token.
    private func addMissing(_ what: String, at node: Syntax) {
        let before = node.previousToken(viewMode: .sourceAccurate)
        add("expected \(what)\(closing(node)).", at: before?.endPositionBeforeTrailingTrivia ?? node.position)
    }

    private func add(_ text: String, quoting quote: String? = nil, at position: AbsolutePosition) {
        if messages[position.utf8Offset] == nil { messages[position.utf8Offset] = (text, quote) }
    }

    /// Returns the token that a missing bracket or quotation mark would close, with its line.
    private func closing(_ node: Syntax) -> String {
        guard let token = node.as(TokenSyntax.self), let opener = token.tokenKind.opener,
            let open = node.parent?.children(viewMode: .sourceAccurate).lazy.compactMap({ $0.as(TokenSyntax.self) })
                .first(where: { $0.tokenKind == opener && $0.position < token.position })
        else { return "" }
        return " to close `\(open.text)` on line \(file.place(of: open).location.line)"
    }
}

extension SyntaxProtocol {
    /// The first words of the node in one line.
    fileprivate var shortText: String {
        let text = quotedText
        return text.count > 40 ? text.prefix(40) + "…" : text
    }
}

extension TokenSyntax {
    /// The description of a missing token.
    fileprivate var expectedWords: String {
        switch tokenKind {
        case .identifier: "a name"
        case .integerLiteral, .floatLiteral: "a number"
        case .binaryOperator, .prefixOperator, .postfixOperator: "an operator"
        default: text.isEmpty ? "more" : "`\(text)`"
        }
    }
}

extension TokenKind {
    /// The opening token of a closing one.
    fileprivate var opener: TokenKind? {
        switch self {
        case .rightBrace: .leftBrace
        case .rightParen: .leftParen
        case .rightSquare: .leftSquare
        case .stringQuote, .multilineStringQuote, .singleQuote: self
        default: nil
        }
    }
}

extension SyntaxKind {
    /// The description of a missing node; nil for present ones.
    fileprivate var missingWords: String? {
        switch self {
        case .missingExpr: "an expression"
        case .missingType: "a type"
        case .missingPattern: "a pattern"
        case .missingDecl: "a declaration"
        case .missingStmt: "a statement"
        case .missing: "more"
        default: nil
        }
    }
}

extension TokenDiagnostic.Kind {
    /// Returns the error inside a token; nil for a kind without a description.
    fileprivate func words(inLine line: Int) -> String? {
        switch self {
        case .unterminatedBlockComment: "expected `*/`: the comment is not closed."
        case .unexpectedBlockCommentEnd: "unexpected `*/`: there is no comment to close."
        case .sourceConflictMarker: ConflictMarker.sentence(ofLine: line)
        case .unicodeCurlyQuote: "expected `\"` instead of a curly quotation mark."
        case .editorPlaceholder: "this is an editor placeholder. Replace it with code."
        case .invalidEscapeSequenceInStringLiteral: "the escape sequence in the string is not valid."
        case .insufficientIndentationInMultilineStringLiteral:
            "the line is indented less than the end of its string literal."
        default: nil
        }
    }
}
