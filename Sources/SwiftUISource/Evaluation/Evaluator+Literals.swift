import SwiftParser
import SwiftSyntax
import TabModel

extension Evaluator {
    /// Returns the value of a string literal: a key of a string table where one is expected.
    func string(_ literal: StringLiteralExprSyntax, in frame: Frame, expected: ContextualType?) -> Value {
        if let text = literal.plainText {
            let place = frame.file.place(of: literal)
            return expected?.isLocalized == true ? .key(LocalizedKey(key: text), place) : .text(text, place)
        }
        return expected?.isLocalized == true ? key(literal, in: frame) : interpolated(literal, in: frame)
    }

    private func interpolated(_ literal: StringLiteralExprSyntax, in frame: Frame) -> Value {
        var texts = Value.text("", frame.file.place(of: literal))
        for segment in literal.segments {
            let next = self.segment(segment, in: frame)
            texts = map(texts, in: frame) { before in
                self.map(next, in: frame) { after in
                    guard case .text(let before, let place) = before, case .text(let after, _) = after else {
                        return .unknown(self.unknown(literal, in: frame, Self.why(before, after)))
                    }
                    return .text(before + after, place)
                }
            }
        }
        return texts
    }

    /// Returns the reason why a combination of values is unknown: that of the first unknown value.
    static func why(_ values: Value...) -> Unknown.Reason {
        values.lazy.compactMap { if case .unknown(let unknown) = $0 { unknown.why } else { nil } }.first ?? .runTime
    }

    /// Returns a key in which interpolations are placeholders; unknown unless all interpolated values are known.
    ///
    /// As in Xcode's extraction, a percent sign beside them is doubled.
    private func key(_ literal: StringLiteralExprSyntax, in frame: Frame) -> Value {
        var key = LocalizedKey(key: "")
        for segment in literal.segments {
            guard case .text(let text, _) = self.segment(segment, in: frame) else {
                return .unknown(unknown(literal, in: frame, .runTime))
            }
            if case .expressionSegment(let inner) = segment {
                let only = inner.expressions.first.map { force(evaluate($0.expression, in: frame)) }
                if case .number(let number)? = only {
                    key.key += "%lld"
                    key.arguments.append(.number(number))
                } else {
                    key.key += "%@"
                    key.arguments.append(.text(text))
                }
            } else {
                key.key += text.replacing("%", with: "%%")
            }
        }
        return .key(key, frame.file.place(of: literal))
    }

    private func segment(_ segment: StringLiteralSegmentListSyntax.Element, in frame: Frame) -> Value {
        switch segment {
        case .stringSegment(let text): return .text(text.unescapedText)
        case .expressionSegment(let inner):
            guard let only = inner.expressions.first, inner.expressions.count == 1 else {
                return .unknown(unknown(inner.expressions, in: frame, .runTime))
            }
            return map(evaluate(only.expression, in: frame), in: frame) { description(of: $0, only, in: frame) }
        }
    }

    /// Returns a value's description in a string.
    private func description(of value: Value, _ node: some SyntaxProtocol, in frame: Frame) -> Value {
        switch value {
        case .text, .unknown: value
        case .key(let key, _): text(of: key, in: frame)
        case .number(let number): .text(String(number))
        case .enumCase(let enumCase) where enumCase.payload.isEmpty: .text(enumCase.name)
        case .type(let type): .text(type.name)
        default: .unknown(unknown(node, in: frame, .runTime))
        }
    }

    /// Returns the value of a whole number; `_` between its digits is ignored.
    func integer(_ literal: IntegerLiteralExprSyntax, in frame: Frame) -> Value {
        literal.representedLiteralValue.map(Value.number) ?? .unknown(unknown(literal, in: frame, .runTime))
    }

    /// Returns the value of an array.
    func list(_ array: ArrayExprSyntax, in frame: Frame, expected: ContextualType?) -> Value {
        let element = expected?.element ?? namedType(in: array, frame)
        let elements = array.elements.map {
            Element(value: force(evaluate($0.expression, in: frame, expected: element)))
        }
        return .list(ListValue(elements: elements))
    }

    /// Returns the type that an element names, as in `[Place.home, .inbox]`: the others are of that type too.
    private func namedType(in array: ArrayExprSyntax, _ frame: Frame) -> ContextualType? {
        let bases = array.elements.lazy.compactMap { element in
            element.expression.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)?.baseName
        }
        guard let name = bases.first(where: { $0.text.first?.isUppercase == true }) else { return nil }
        let syntax = TypeSyntax(IdentifierTypeSyntax(name: name))
        return ContextualType(syntax, file: frame.file, inside: frame.type)
    }

    /// Returns the value of a dictionary, whose values are evaluated on demand.
    func dictionary(_ literal: DictionaryExprSyntax, in frame: Frame, expected: ContextualType?) -> Value {
        guard case .elements(let elements) = literal.content else { return .dictionary([]) }
        let types = expected?.dictionary
        return .dictionary(
            elements.map { element in
                let value = Deferred(element.value, in: frame, expected: types?.value)
                return (force(evaluate(element.key, in: frame, expected: types?.key)), .deferred(value))
            }
        )
    }

    /// Returns the value of parentheses around one expression, or of a tuple.
    func tuple(_ tuple: TupleExprSyntax, in frame: Frame, expected: ContextualType?) -> Value {
        if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
            return evaluate(only.expression, in: frame, expected: expected)
        }
        let types = expected?.tuple ?? []
        return .tuple(
            tuple.elements.enumerated().map { index, element in
                let expected = types.indices.contains(index) ? types[index] : nil
                return (
                    element.label?.name ?? expected?.label,
                    force(evaluate(element.expression, in: frame, expected: expected?.type))
                )
            }
        )
    }
}
