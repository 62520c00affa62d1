import SwiftSyntax
import SwiftUIWriting
import TabModel

/// The initial value of a variable with a property wrapper, which may be the selection.
struct InitialValue {
    let file: SourceFile
    let range: Range<Int>
    /// The text before the dot of a case; nil for a literal.
    private let type: String?

    /// Returns all expressions that may be a value of the selection.
    static func all(saying value: TabValue, in files: [SourceFile]) -> [InitialValue] {
        files.flatMap { file in
            let finder = Finder()
            finder.walk(file.tree)
            return finder.matches.compactMap { InitialValue($0, saying: value, in: file) }
        }
    }

    private init?(_ expression: ExprSyntax, saying value: TabValue, in file: SourceFile) {
        (self.file, range) = (file, expression.bytes)
        switch value {
        case .string(let text):
            if let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.name == text {
                type = access.base?.trimmedDescription ?? ""
            } else if expression.as(StringLiteralExprSyntax.self)?.plainText == text {
                type = nil
            } else {
                return nil
            }
        case .integer(let number):
            guard expression.as(IntegerLiteralExprSyntax.self)?.representedLiteralValue == number else { return nil }
            type = nil
        }
    }

    /// Returns an expression of the same form with another value; nil if there is none.
    func saying(_ value: TabValue) -> String? {
        switch (value, type) {
        case (.integer(let number), nil): String(number)
        case (.string(let text), nil): SwiftUICalls.string(text)
        case (.string(let text), let type?) where text.isIdentifier: "\(type).\(text)"
        default: nil
        }
    }

    /// A visitor that finds the initial values of variables with attributes.
    private final class Finder: SyntaxVisitor {
        private(set) var matches: [ExprSyntax] = []

        init() { super.init(viewMode: .sourceAccurate) }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            if !node.attributes.isEmpty { matches += node.bindings.compactMap { $0.initializer?.value } }
            return .visitChildren
        }
    }
}

extension String {
    /// A Boolean value that indicates whether the string can be the name of a case without backticks.
    var isIdentifier: Bool {
        guard let first = unicodeScalars.first, first.properties.isXIDStart, self != "self", self != "init" else {
            return false
        }
        return unicodeScalars.allSatisfy(\.properties.isXIDContinue) && !SwiftUICalls.isKeyword(self)
    }
}
