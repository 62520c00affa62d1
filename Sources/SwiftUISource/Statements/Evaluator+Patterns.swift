import SwiftSyntax
import TabModel

extension Evaluator {
    /// Returns the formula under which a value matches a pattern; its bindings are added to the frame.
    func match(
        _ pattern: PatternSyntax,
        _ value: Value,
        _ subject: ExprSyntax,
        in frame: inout Frame,
        usually: Bool
    ) -> Formula {
        switch pattern.as(PatternSyntaxEnum.self) {
        case .wildcardPattern: return .always
        case .identifierPattern(let name):
            frame.locals[name.identifier.name] = value
            return .always
        case .valueBindingPattern(let binding):
            return match(binding.pattern, value, subject, in: &frame, usually: usually)
        case .expressionPattern(let inner):
            return match(inner.expression, value, subject, in: &frame, usually: usually)
        case .tuplePattern(let tuple):
            guard case .tuple(let values) = force(value) else { break }
            var formula = Formula.always
            for (element, value) in zip(tuple.elements, values) {
                let here = match(element.pattern, value.value, subject, in: &frame, usually: usually)
                formula = formula.and(here)
            }
            return formula
        default: break
        }
        return question("\(text(of: value, subject, in: frame)) is \(pattern.quotedText)", usually: usually)
    }

    private func match(
        _ expression: ExprSyntax,
        _ value: Value,
        _ subject: ExprSyntax,
        in frame: inout Frame,
        usually: Bool
    ) -> Formula {
        if let inner = expression.as(PatternExprSyntax.self) {
            return match(inner.pattern, value, subject, in: &frame, usually: usually)
        }
        if expression.is(DiscardAssignmentExprSyntax.self) { return .always }
        if let optional = expression.as(OptionalChainingExprSyntax.self) {
            return match(optional.expression, value, subject, in: &frame, usually: usually)
        }
        let value = force(value)
        if case .alternatives(let all) = value {
            var formula = Formula.never
            for alternative in all where frame.path.and(alternative.formula) != .never {
                let here = match(expression, alternative.value, subject, in: &frame, usually: usually)
                formula = formula.or(alternative.formula.and(here))
            }
            return formula
        }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count > 1 {
            return match(tuple, value, subject, in: &frame, usually: usually)
        }
        if case .number(let number) = value, let isInRange = contains(number, expression, in: frame) {
            return Formula(isInRange)
        }
        if let pattern = CasePattern(expression) { return match(pattern, value, subject, in: &frame, usually: usually) }
        let other = force(evaluate(expression, in: frame))
        if let same = equality(value, other) { return same }
        return equalityQuestion(
            "\(text(of: value, subject, in: frame)) == \(text(of: expression, in: frame))",
            value,
            other,
            usually: usually
        )
    }

    /// Returns a Boolean value that indicates whether a range such as `1...` or `..<3` contains a number; nil for every
    /// other expression, and for a range of unknown numbers.
    private func contains(_ number: Int, _ range: ExprSyntax, in frame: Frame) -> Bool? {
        func end(_ expression: ExprSyntax) -> Int? {
            if case .number(let number) = force(evaluate(expression, in: frame)) { number } else { nil }
        }
        if let open = range.as(PostfixOperatorExprSyntax.self), open.operator.text == "..." {
            return end(open.expression).map { number >= $0 }
        }
        if let open = range.as(PrefixOperatorExprSyntax.self), ["...", "..<"].contains(open.operator.text) {
            return end(open.expression).map { open.operator.text == "..." ? number <= $0 : number < $0 }
        }
        guard let closed = range.as(InfixOperatorExprSyntax.self), ["...", "..<"].contains(closed.operatorText),
            let first = end(closed.leftOperand), let last = end(closed.rightOperand)
        else { return nil }
        return number >= first && (closed.operatorText == "..." ? number <= last : number < last)
    }

    private func match(
        _ tuple: TupleExprSyntax,
        _ value: Value,
        _ subject: ExprSyntax,
        in frame: inout Frame,
        usually: Bool
    ) -> Formula {
        guard case .tuple(let values) = value, values.count == tuple.elements.count else {
            return question("\(text(of: value, subject, in: frame)) == \(tuple.quotedText)", usually: usually)
        }
        let parts = subject.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? []
        var formula = Formula.always
        for (index, (element, value)) in zip(tuple.elements, values).enumerated() {
            let part = parts.indices.contains(index) ? parts[index] : subject
            formula = formula.and(match(element.expression, value.value, part, in: &frame, usually: usually))
        }
        return formula
    }

    /// Returns the formula under which a value matches a case, perhaps with names for its payload.
    private func match(
        _ pattern: CasePattern,
        _ value: Value,
        _ subject: ExprSyntax,
        in frame: inout Frame,
        usually: Bool
    ) -> Formula {
        switch value {
        case .enumCase(let enumCase):
            guard enumCase.name == pattern.name else { return .never }
            var formula = Formula.always
            for (argument, payload) in zip(pattern.payload, enumCase.payload) {
                formula = formula.and(match(argument, payload.value, subject, in: &frame, usually: usually))
            }
            return formula
        case .member(let member): return Formula(member.name == pattern.name)
        case .nothing: return Formula(pattern.name == "none")
        case .instance where pattern.name == "some": return .always
        default:
            let member = Value.member(
                ImplicitMember(name: pattern.name, origin: unknown(pattern.node, in: frame, .runTime))
            )
            for argument in pattern.payload { bindUnknown(argument, in: &frame) }
            if let same = equality(value, member) { return same }
            return equalityQuestion(
                "\(text(of: value, subject, in: frame)) == .\(pattern.name)",
                value,
                member,
                usually: usually
            )
        }
    }

    /// Binds the names of a pattern to unknown values.
    private func bindUnknown(_ expression: ExprSyntax, in frame: inout Frame) {
        guard var pattern = expression.as(PatternExprSyntax.self)?.pattern else { return }
        if let binding = pattern.as(ValueBindingPatternSyntax.self) { pattern = binding.pattern }
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.name else { return }
        frame.locals[name] = .unknown(unknown(pattern, in: frame, .runTime))
    }

    /// Returns the text of a subject in a question.
    private func text(of value: Value, _ expression: ExprSyntax, in frame: Frame) -> String {
        switch value {
        case .unknown(let unknown): unknown.text
        case .instance(let instance): instance.origin?.text ?? text(of: expression, in: frame)
        default: text(of: expression, in: frame)
        }
    }
}

/// A pattern such as `.name`, `Type.name` or `.name(payload)`.
private struct CasePattern {
    let name: String
    let payload: [ExprSyntax]
    let node: ExprSyntax

    init?(_ expression: ExprSyntax) {
        node = expression
        let call = expression.as(FunctionCallExprSyntax.self)
        guard let access = (call?.calledExpression ?? expression).as(MemberAccessExprSyntax.self),
            access.base.map({ $0.is(DeclReferenceExprSyntax.self) || $0.is(MemberAccessExprSyntax.self) }) ?? true,
            access.base?.firstToken(viewMode: .sourceAccurate)?.text.first?.isUppercase ?? true
        else { return nil }
        name = access.declName.baseName.name
        payload = call?.arguments.map(\.expression) ?? []
    }
}
