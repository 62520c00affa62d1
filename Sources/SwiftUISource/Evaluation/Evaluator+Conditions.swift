import SwiftSyntax
import TabModel

extension Evaluator {
    /// Where an expression is true.
    ///
    /// `usually` is the answer that a question met here for the first time gets.
    func formula(of expression: ExprSyntax, in frame: Frame, usually: Bool) -> Formula {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return formula(of: only.expression, in: frame, usually: usually)
        }
        if let operation = expression.as(PrefixOperatorExprSyntax.self), operation.operator.text == "!" {
            return formula(of: operation.expression, in: frame, usually: !usually).negated
        }
        if let operation = expression.as(InfixOperatorExprSyntax.self),
            let formula = formula(of: operation, in: frame, usually: usually)
        {
            return formula
        }
        if let given = given(expression, in: frame) {
            return formula(of: given.expression, in: given.frame, usually: usually)
        }
        let value = force(evaluate(expression, in: frame))
        let text = expression.quotedText
        if case .unknown(let unknown) = value, !ConditionTable.isPath(unknown.text), ConditionTable.isPath(text),
            !isLocal(expression, in: frame)
        {
            return question(text, usually: usually && !ConditionTable.isLaunchOption(unknown.text))
        }
        let formula = formula(of: value, text: text, usually: usually) ?? .always
        return isLocal(expression, in: frame) ? formula : named(formula, value, expression, usually: usually)
    }

    /// What a parameter was given, or a property in its initializer: a question is asked in the caller's words.
    private func given(_ expression: ExprSyntax, in frame: Frame) -> Deferred? {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.name else { return nil }
        if case .deferred(let deferred)? = frame.locals[name] { return deferred }
        if frame.locals[name] == nil, case .instance(let instance)? = frame.instance,
            case .deferred(let deferred)? = instance.fields[name]
        {
            return deferred
        }
        return nil
    }

    private func isLocal(_ expression: ExprSyntax, in frame: Frame) -> Bool {
        expression.as(DeclReferenceExprSyntax.self).map { frame.locals[$0.baseName.name] != nil } ?? false
    }

    /// What a property of the app computes of several answers is one question, by the property's name.
    private func named(_ formula: Formula, _ value: Value, _ expression: ExprSyntax, usually: Bool) -> Formula {
        guard case .truth = value, formula.known == nil, formula.clauses.allSatisfy(\.isAnswered) else {
            return formula
        }
        let ids = Set(formula.clauses.flatMap(\.answers.keys))
        if ids.count == 1, let id = ids.first, conditions.isPath(id) { return formula }
        let isOff = ids.contains { conditions.isLaunchOption($0) }
        let isUsual = formula.clauses.contains { $0.answers.allSatisfy { conditions.usually($0.key) == $0.value } }
        return question(expression.quotedText, usually: isOff ? isUsual : usually)
    }

    private func formula(of operation: InfixOperatorExprSyntax, in frame: Frame, usually: Bool) -> Formula? {
        let (left, right) = (operation.leftOperand, operation.rightOperand)
        switch operation.operatorText {
        case "&&":
            let first = formula(of: left, in: frame, usually: usually)
            if frame.path.and(first) == .never { return .never }
            return first.and(formula(of: right, in: frame.under(first), usually: usually))
        case "||":
            let first = formula(of: left, in: frame, usually: usually)
            if frame.path.and(first.negated) == .never { return .always }
            return first.or(formula(of: right, in: frame.under(first.negated), usually: usually))
        case "==": return comparison(left, right, in: frame, usually: usually)
        case "!=": return comparison(left, right, in: frame, usually: !usually).negated
        default: return nil
        }
    }

    private func comparison(_ left: ExprSyntax, _ right: ExprSyntax, in frame: Frame, usually: Bool) -> Formula {
        let values = (force(evaluate(left, in: frame)), force(evaluate(right, in: frame)))
        if let formula = equality(values.0, values.1) { return formula }
        return question("\(text(of: values.0, left)) == \(text(of: values.1, right))", usually: usually)
    }

    /// What an operand is called in a question: an unknown one by its own text, without the names of parameters.
    private func text(of value: Value, _ expression: ExprSyntax) -> String {
        if case .unknown(let unknown) = value { return unknown.text }
        return expression.quotedText
    }

    /// A question to the app.
    func question(_ text: String, usually: Bool) -> Formula { Formula(conditions.id(of: text, usually: usually)) }

    /// Where a value is true; nil if it is no truth value.
    ///
    /// `text` is the question that it may stand for.
    func formula(of value: Value, text: String, usually: Bool) -> Formula? {
        switch force(value) {
        case .truth(let formula): return formula
        case .nothing: return .never
        case .unknown(let unknown):
            // What it is at first is the usual answer, if the source says so.
            if case .truth(let initial)? = unknown.initial, let known = initial.known {
                return question(unknown.text, usually: known)
            }
            return question(unknown.text, usually: usually)
        case .instance(let instance):
            guard let origin = instance.origin else { return nil }
            return question(origin.text, usually: usually)
        case .alternatives(let all):
            var formula = Formula.never
            for alternative in all {
                guard let truth = self.formula(of: alternative.value, text: text, usually: usually) else { return nil }
                formula = formula.or(alternative.formula.and(truth))
            }
            return formula
        default: return nil
        }
    }

    /// Where two values are equal; nil if only the running app knows.
    func equality(_ left: Value, _ right: Value) -> Formula? {
        switch (force(left), force(right)) {
        case (.alternatives(let all), let other), (let other, .alternatives(let all)):
            var formula = Formula.never
            for alternative in all {
                guard let same = equality(alternative.value, other) else { return nil }
                formula = formula.or(alternative.formula.and(same))
            }
            return formula
        case (.unknown(let unknown), let other), (let other, .unknown(let unknown)): return answer(unknown, is: other)
        case (.enumCase(let found), .member(let member)), (.member(let member), .enumCase(let found)):
            return Formula(found.name == member.name)
        case (.enumCase(let left), .enumCase(let right)):
            if left.type != right.type || left.name != right.name { return .never }
            return equality(left.payload.map(\.value), right.payload.map(\.value))
        case (.text(let left, _), .text(let right, _)): return Formula(left == right)
        case (.key(let key, _), .text(let text, _)), (.text(let text, _), .key(let key, _)):
            // Whether a key has a text: what is shown of one that has none is the key.
            return Formula((texts.text(key, from: "", noting: { project.note($0) }) ?? key.key) == text)
        case (.number(let left), .number(let right)): return Formula(left == right)
        case (.truth(let left), .truth(let right)): return left.and(right).or(left.negated.and(right.negated))
        case (.type(let left), .type(let right)): return Formula(left == right)
        case (.nothing, .nothing): return .always
        case (.nothing, .instance(let instance)), (.instance(let instance), .nothing):
            return instance.origin == nil ? .never : nil
        case (.nothing, _), (_, .nothing): return .never
        default: return nil
        }
    }

    private func equality(_ left: [Value], _ right: [Value]) -> Formula? {
        var formula = Formula.always
        for (left, right) in zip(left, right) {
            guard let same = equality(left, right) else { return nil }
            formula = formula.and(same)
        }
        return formula
    }

    /// What the previewed device answers: its width, and what kind of device it is.
    private func answer(_ unknown: Unknown, is other: Value) -> Formula? {
        if selection.contains(unknown.text) { return .never }
        let name: String
        switch other {
        case .member(let member): name = member.name
        case .unknown(let other): name = other.text.split(separator: ".").last.map(String.init) ?? ""
        default: return nil
        }
        if unknown.environmentKey == "horizontalSizeClass" {
            return UserInterfaceSizeClass(rawValue: name).map { Formula(Clause(sizeClass: $0)) }
        }
        guard unknown.text.hasSuffix("userInterfaceIdiom") || unknown.text == "UI_USER_INTERFACE_IDIOM()" else {
            return nil
        }
        return Self.platforms(ofIdiom: name).map { Formula(platforms: $0) }
    }

    private static func platforms(ofIdiom name: String) -> Set<Platform>? {
        switch name {
        case "phone": [.iPhone, .iPhoneDuo]
        case "pad": [.iPad]
        case "mac": [.mac]
        case "tv": [.tv]
        case "vision": [.vision]
        case "carPlay", "unspecified": []
        default: nil
        }
    }
}
