import SwiftSyntax
import TabModel

extension Evaluator {
    /// Returns the value of an operator between two expressions.
    func operation(_ operation: InfixOperatorExprSyntax, in frame: Frame, expected: ContextualType?) -> Value {
        switch operation.operatorText {
        case "&&", "||", "==", "!=", "===", "!==", "<", "<=", ">", ">=":
            return .truth(formula(of: ExprSyntax(operation), in: frame, usually: true))
        case "??": return coalesced(operation, in: frame, expected: expected)
        case "+": return sum(operation, in: frame, expected: expected)
        case "-", "*", "/", "%": return arithmetic(operation, in: frame)
        case "..<", "...": return range(operation, in: frame)
        default: return .unknown(unknown(operation, in: frame, .runTime))
        }
    }

    /// Returns the value of `value ?? other`.
    ///
    /// An unknown value stays unknown, with the default as its initial value; a list is shown and doubted; a string is
    /// used where there is no other value.
    private func coalesced(_ operation: InfixOperatorExprSyntax, in frame: Frame, expected: ContextualType?) -> Value {
        map(evaluate(operation.leftOperand, in: frame, expected: expected), in: frame) { value in
            let standard = { self.force(self.evaluate(operation.rightOperand, in: frame, expected: expected)) }
            switch value {
            case .nothing: return standard()
            case .unknown(let unknown): return self.coalesced(unknown, standard())
            case .view(let view) where view.isResult:
                return self.coalesced(self.unknown(operation.leftOperand, in: frame, .runTime), standard())
            default: return value
            }
        }
    }

    private func coalesced(_ unknown: Unknown, _ standard: Value) -> Value {
        if case .list(var list) = standard, !list.elements.isEmpty {
            list.doubt = list.doubt ?? unknown
            return .list(list)
        }
        // An expression that isn't understood may still have a value.
        let base = unknown.text.firstRange(of: ".map {").map { String(unknown.text[..<$0.lowerBound]) } ?? unknown.text
        if standard.isText, !standard.isEmptyText, unknown.initial == nil, ConditionTable.isPath(base) {
            let isThere = presence(of: base, usually: false)
            return join([
                Alternative(formula: isThere, value: .unknown(unknown)),
                Alternative(formula: isThere.negated, value: standard),
            ])
        }
        // A stored value, or one that was never set, is absent at first.
        guard unknown.initial?.isNothing ?? standard.isTruth else { return .unknown(unknown) }
        var changed = unknown
        changed.initial = if case .unknown(let other) = standard { other.initial } else { standard }
        return .unknown(changed)
    }

    private func sum(_ operation: InfixOperatorExprSyntax, in frame: Frame, expected: ContextualType?) -> Value {
        map(evaluate(operation.leftOperand, in: frame, expected: expected), in: frame) { left in
            self.sum(
                left,
                self.evaluate(operation.rightOperand, in: frame, expected: expected),
                of: operation,
                in: frame
            )
        }
    }

    /// Returns the value of `left + other` in an expression.
    func sum(_ left: Value, _ other: Value, of expression: some ExprSyntaxProtocol, in frame: Frame) -> Value {
        let left = localized(left, in: frame)
        if case .alternatives = left { return map(left, in: frame) { self.sum($0, other, of: expression, in: frame) } }
        return map(other, in: frame) { right in
            let right = self.localized(right, in: frame)
            if case .alternatives = right {
                return self.map(right, in: frame) { self.sum(left, $0, of: expression, in: frame) }
            }
            return switch (left, right) {
            case (.text(let left, _), .text(let right, _)): .text(left + right)
            case (.number(let left), .number(let right)): self.number(left.addingReportingOverflow(right))
            case (.list(let left), .list(let right)):
                .list(ListValue(elements: left.elements + right.elements, doubt: left.doubt ?? right.doubt))
            case (.list(let left), .unknown(let unknown)) where self.spreads(unknown):
                .list(ListValue(elements: left.elements + [.spread(unknown)], doubt: left.doubt))
            case (.unknown(let unknown), .list(let right)) where self.spreads(unknown):
                .list(ListValue(elements: [.spread(unknown)] + right.elements, doubt: right.doubt))
            case (.list(var list), .unknown(let unknown)), (.unknown(let unknown), .list(var list)):
                unknown.why == .tooComplex ? .unknown(unknown) : list.isEmptyOrDoubted(unknown)
            default: .unknown(self.unknown(expression, in: frame, Self.why(left, right)))
            }
        }
    }

    /// Returns a Boolean value that indicates whether an unknown list can be part of a known one: true while objects
    /// are followed.
    func spreads(_ unknown: Unknown) -> Bool { objects != nil && unknown.why != .tooComplex }

    /// Returns the value of `left - right` and the like, for whole numbers.
    private func arithmetic(_ operation: InfixOperatorExprSyntax, in frame: Frame) -> Value {
        map(evaluate(operation.leftOperand, in: frame), in: frame) { left in
            self.map(self.evaluate(operation.rightOperand, in: frame), in: frame) { right in
                guard case .number(let left) = left, case .number(let right) = right else {
                    return .unknown(self.unknown(operation, in: frame, Self.why(left, right)))
                }
                return switch operation.operatorText {
                case "-": self.number(left.subtractingReportingOverflow(right))
                case "*": self.number(left.multipliedReportingOverflow(by: right))
                case "/": self.number(left.dividedReportingOverflow(by: right))
                default: self.number(left.remainderReportingOverflow(dividingBy: right))
                }
            }
        }
    }

    private func localized(_ value: Value, in frame: Frame) -> Value {
        if case .key(let key, _) = value { text(of: key, in: frame) } else { value }
    }

    private func number(_ result: (partialValue: Int, overflow: Bool)) -> Value {
        result.overflow ? .nothing : .number(result.partialValue)
    }

    private func range(_ operation: InfixOperatorExprSyntax, in frame: Frame) -> Value {
        guard case .number(let first) = force(evaluate(operation.leftOperand, in: frame)),
            case .number(let last) = force(evaluate(operation.rightOperand, in: frame)), first <= last
        else { return .unknown(unknown(operation, in: frame, .runTime)) }
        let count = last.subtractingReportingOverflow(first)
        guard !count.overflow, count.partialValue <= 1000 else {
            return .unknown(unknown(operation, in: frame, .tooComplex))
        }
        let end = operation.operatorText == "..." ? last + 1 : last
        return .list(ListValue(elements: (first..<end).map { Element(value: .number($0)) }))
    }

    /// Returns the value of a prefix operator.
    func prefix(_ operation: PrefixOperatorExprSyntax, in frame: Frame) -> Value {
        switch operation.operator.text {
        case "!": return .truth(formula(of: ExprSyntax(operation), in: frame, usually: true))
        case "-":
            if case .number(let number) = force(evaluate(operation.expression, in: frame)), number != .min {
                return .number(-number)
            }
        default: break
        }
        return .unknown(unknown(operation, in: frame, .runTime))
    }

    /// Returns the value of `condition ? value : other`.
    func ternary(_ ternary: TernaryExprSyntax, in frame: Frame, expected: ContextualType?) -> Value {
        // Nothing is not the usual value.
        let formula = formula(
            of: ternary.condition,
            in: frame,
            usually: !ternary.thenExpression.is(NilLiteralExprSyntax.self)
        )
        if frame.path.and(formula) == .never { return evaluate(ternary.elseExpression, in: frame, expected: expected) }
        if frame.path.and(formula.negated) == .never {
            return evaluate(ternary.thenExpression, in: frame, expected: expected)
        }
        let value = evaluate(ternary.thenExpression, in: frame.under(formula), expected: expected)
        let other = evaluate(ternary.elseExpression, in: frame.under(formula.negated), expected: expected)
        return choose(formula, value, else: other)
    }
}

extension Element {
    /// Returns the elements of an unknown list, in their place in another one.
    static func spread(_ unknown: Unknown) -> Element {
        Element(value: .list(ListValue(elements: [], doubt: unknown)))
    }
}

extension ListValue {
    /// Returns the list after adding an unknown value.
    fileprivate mutating func isEmptyOrDoubted(_ unknown: Unknown) -> Value {
        if elements.isEmpty { return .unknown(unknown) }
        doubt = doubt ?? unknown
        return .list(self)
    }
}
