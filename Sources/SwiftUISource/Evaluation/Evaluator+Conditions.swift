import SwiftSyntax
import TabModel

extension Evaluator {
    /// Returns the formula under which an expression is true.
    ///
    /// `usually` is the answer that a new question gets.
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
        if let check = expression.as(IsExprSyntax.self), check.type.trimmedDescription == "EmptyView",
            let formula = isEmptyView(force(evaluate(check.expression, in: frame)))
        {
            return formula
        }
        if let argument = argument(expression, in: frame) {
            return formula(of: argument.expression, in: argument.frame, usually: usually)
        }
        let value = force(evaluate(expression, in: frame))
        let text = text(of: expression, in: frame)
        if isLocal(expression, in: frame) { return formula(of: value, text: text, usually: usually) ?? .always }
        return formula(of: value, question: text, usually: usually) ?? .always
    }

    /// Returns the formula under which the value of an expression is true, whose text is the question; nil if it isn't
    /// a truth value.
    func formula(of value: Value, question text: String, usually: Bool) -> Formula? {
        if case .unknown(let unknown) = value, !ConditionTable.isPath(unknown.text), ConditionTable.isPath(text) {
            let isOption = ConditionTable.isLaunchOption(unknown.text)
            return question(text, about: unknown, usually: usually && !isOption)
        }
        return formula(of: value, text: text, usually: usually).map { named($0, value, text, usually: usually) }
    }

    /// Returns the formula under which a view is empty, as helpers test that leave a view alone; nil if it isn't known.
    private func isEmptyView(_ value: Value) -> Formula? {
        switch force(value) {
        case .view(let view):
            if case .value(let inner) = view.head { isEmptyView(inner) } else { Formula(view.name == "EmptyView") }
        case .instance: .never
        case .nothing: .always
        case .group(let elements):
            // A view is present where one of the branches makes it.
            elements.reduce(Formula?.some(.always)) { enumCase, element in
                guard let enumCase, let empty = isEmptyView(element.value) else { return nil }
                return enumCase.and(element.formula.negated.or(empty))
            }
        case .alternatives(let all):
            all.reduce(Formula?.some(.never)) { enumCase, alternative in
                guard let enumCase, let empty = isEmptyView(alternative.value) else { return nil }
                return enumCase.or(alternative.formula.and(empty))
            }
        default: nil
        }
    }

    /// Returns the argument of a parameter, or of a property in its initializer, so that a question is in the caller's
    /// words.
    private func argument(_ expression: ExprSyntax, in frame: Frame) -> Deferred? {
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

    /// Returns one question for a result that a property or function of the app computes from several answers, in the
    /// words of its call.
    private func named(_ formula: Formula, _ value: Value, _ text: String, usually: Bool) -> Formula {
        guard case .truth = value, formula.constant == nil, let device = formula.clauses.first?.withoutAnswers,
            formula.clauses.allSatisfy({ $0.withoutAnswers == device && !$0.answers.isEmpty })
        else { return formula }
        let ids = Set(formula.clauses.flatMap(\.answers.keys))
        if ids.count == 1, let id = ids.first, conditions.isPath(id) || conditions.isOfDevice(id) { return formula }
        let isUsual = isUsual(formula) && (usually || ids.contains(where: conditions.isStored))
        return Formula(device).and(question(text, usually: isUsual))
    }

    /// Returns a Boolean value that indicates whether a formula holds on some device, with the usual answers.
    func isUsual(_ formula: Formula) -> Bool {
        formula.clauses.contains { $0.answers.allSatisfy { conditions.usually($0.key) == $0.value } }
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
        case "==", "===": return comparison(left, right, in: frame, usually: usually)
        case "!=", "!==": return comparison(left, right, in: frame, usually: !usually).negated
        case "<", "<=", ">", ">=": return ordering(operation, in: frame, usually: usually)
        default: return nil
        }
    }

    /// Returns the formula of `count > 3`: of counted elements there is usually one.
    private func ordering(_ operation: InfixOperatorExprSyntax, in frame: Frame, usually: Bool) -> Formula {
        let sides = [operation.leftOperand, operation.rightOperand].map { force(evaluate($0, in: frame)) }
        let isOrdered: (Int, Int) -> Bool =
            switch operation.operatorText {
            case "<": (<)
            case "<=": (<=)
            case ">": (>)
            default: (>=)
            }
        let numbers = sides.map { side -> Int? in if case .number(let number) = side { number } else { nil } }
        if let left = numbers[0], let right = numbers[1] { return Formula(isOrdered(left, right)) }
        let first = sides.map { side -> Int? in
            let value = if case .unknown(let unknown) = side { unknown.initial } else { Optional(side) }
            return if case .number(let number)? = value { number } else { nil }
        }
        let text = text(of: operation, in: frame)
        if let left = first[0], let right = first[1] {
            return question(text, usually: isOrdered(left, right))
        }
        let holdsForOne =
            switch (numbers[0], numbers[1]) {
            case (let left?, nil): isOrdered(left, 1)
            case (nil, let right?): isOrdered(1, right)
            default: true
            }
        return question(text, usually: usually && holdsForOne)
    }

    private func comparison(_ left: ExprSyntax, _ right: ExprSyntax, in frame: Frame, usually: Bool) -> Formula {
        let values = (force(evaluate(left, in: frame)), force(evaluate(right, in: frame)))
        if let formula = equality(values.0, values.1) { return formula }
        if values.0.isNothing || values.1.isNothing {
            let (value, operand) = values.0.isNothing ? (values.1, right) : (values.0, left)
            let usual = isEqualAtFirst(values.0, values.1) ?? usually
            return presence(of: text(of: value, operand, in: frame), usually: !usual).negated
        }
        return equalityQuestion(
            "\(text(of: values.0, left, in: frame)) == \(text(of: values.1, right, in: frame))",
            values.0,
            values.1,
            usually: isGuarding && usually
        )
    }

    /// Returns the question for the equality of two values; the initial value of one of them is the usual answer.
    func equalityQuestion(_ text: String, _ left: Value, _ right: Value, usually: Bool) -> Formula {
        let first = isEqualAtFirst(left, right)
        let id = conditions.id(of: text, usually: first ?? usually)
        if first != nil { conditions.keepUsual(id) }
        return Formula(id)
    }

    /// Returns a Boolean value that indicates whether two values are equal before the app changes one of them; nil if
    /// the source doesn't state its initial value.
    private func isEqualAtFirst(_ left: Value, _ right: Value) -> Bool? {
        for (value, other) in [(left, right), (right, left)] {
            if case .unknown(let unknown) = value, let initial = unknown.initial,
                let usual = equality(initial, other)?.constant
            {
                return usual
            }
        }
        return nil
    }

    /// Returns the text of an operand in a question: an unknown one by its own text, without the names of parameters.
    private func text(of value: Value, _ expression: ExprSyntax, in frame: Frame) -> String {
        if case .unknown(let unknown) = value { return unknown.text }
        return text(of: expression, in: frame)
    }

    /// Returns the formula under which a value is present: a value requested from the app's bundle is.
    func presence(of text: String, usually: Bool) -> Formula {
        let isResource =
            ["Bundle.main.", "Bundle.module.", "Bundle(for: "].contains { text.hasPrefix($0) }
            && ["path(forResource", "url(forResource"].contains { text.contains($0) }
        return isResource ? .always : question("\(text) != nil", usually: usually)
    }

    /// Returns the formula of a question to the app.
    func question(_ text: String, usually: Bool) -> Formula { Formula(conditions.id(of: text, usually: usually)) }

    /// Returns a question to the app about a value; the value's initial value is the usual answer.
    private func question(_ text: String, about unknown: Unknown, usually: Bool) -> Formula {
        // A missing value doesn't count as true.
        let first = unknown.initialTruth ?? (unknown.initial?.isNothing == true ? false : nil)
        let id = conditions.id(of: text, usually: first ?? usually)
        if first != nil { conditions.keepUsual(id) }
        return Formula(id)
    }

    /// Returns the formula under which a value is true; nil if it isn't a truth value.
    ///
    /// `text` is the question that the value may represent.
    func formula(of value: Value, text: String, usually: Bool) -> Formula? {
        switch force(value) {
        case .truth(let formula): return formula
        case .nothing: return .never
        case .unknown(let unknown):
            return question(unknown.text, about: unknown, usually: usually)
        case .instance(let instance):
            guard let origin = instance.origin else { return nil }
            return question(origin.text, usually: usually)
        case .object(let object):
            return object.origin.map { question($0.text, usually: usually) }
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

    /// Returns the formula under which two values are equal; nil if only the running app knows.
    func equality(_ left: Value, _ right: Value) -> Formula? {
        switch (force(left), force(right)) {
        case (.alternatives(let all), let other), (let other, .alternatives(let all)):
            var formula = Formula.never
            for alternative in all {
                guard let same = equality(alternative.value, other) else { return nil }
                formula = formula.or(alternative.formula.and(same))
            }
            return formula
        case (.unknown(let unknown), let other), (let other, .unknown(let unknown)): return equality(unknown, is: other)
        case (.enumCase(let enumCase), .member(let member)), (.member(let member), .enumCase(let enumCase)):
            return Formula(enumCase.name == member.name)
        case (.enumCase(let left), .enumCase(let right)):
            if left.type != right.type || left.name != right.name { return .never }
            return equality(left.payload.map(\.value), right.payload.map(\.value))
        case (.text(let left, _), .text(let right, _)): return Formula(left == right)
        case (.text(let text, _), .member(let member)), (.member(let member), .text(let text, _)):
            return Self.languageCode(named: member.name).map { Formula($0 == text) }
        case (.key(let key, _), .text(let text, _)), (.text(let text, _), .key(let key, _)):
            // The existence of a key's text: a key without one is shown itself.
            let texts = texts.texts(of: key, from: "", noting: { project.note($0) })
            if texts.isEmpty { return Formula(key.key == text) }
            return texts.filter { $0.text == text }.reduce(.never) { $0.or($1.formula) }
        case (.number(let left), .number(let right)): return Formula(left == right)
        case (.truth(let left), .truth(let right)): return left.and(right).or(left.negated.and(right.negated))
        case (.type(let left), .type(let right)): return Formula(left == right)
        case (.nothing, .nothing): return .always
        case (.object(let left), .object(let right)): return equality(left, right)
        case (.nothing, .object(let object)), (.object(let object), .nothing):
            return object.origin == nil ? .never : nil
        case (.nothing, .instance(let instance)), (.instance(let instance), .nothing):
            return instance.origin == nil ? .never : nil
        case (.nothing, .view(let view)), (.view(let view), .nothing):
            return view.name.map(SystemTypes.canBeNil) == true ? nil : .never
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

    /// Returns the formula under which an unknown value equals another one, as far as the previewed device or the
    /// language decides it, and under which a stored flag is on.
    private func equality(_ unknown: Unknown, is other: Value) -> Formula? {
        if selection.contains(unknown.text) { return isSelectedEntry() }
        let name: String
        switch other {
        case .truth(let truth):
            guard let constant = truth.constant else { return nil }
            let flag = question(unknown.text, about: unknown, usually: constant)
            return constant ? flag : flag.negated
        case .member(let member): name = member.name
        case .unknown(let other): name = other.text.split(separator: ".").last.map(String.init) ?? ""
        default: return nil
        }
        if let formula = sizeClass(unknown, is: name) { return formula }
        // An accessory is inline only while the bar is minimized.
        if unknown.environmentKey == "tabViewBottomAccessoryPlacement" { return Formula(name == "expanded") }
        guard unknown.text.hasSuffix("userInterfaceIdiom") || unknown.text == "UI_USER_INTERFACE_IDIOM()" else {
            return nil
        }
        return Self.platforms(ofIdiom: name).map { Formula(platforms: $0) }
    }

    /// Returns the formula under which a size class has a value.
    ///
    /// The vertical one is compact on an iPhone in landscape, and regular everywhere else.
    private func sizeClass(_ unknown: Unknown, is name: String) -> Formula? {
        guard let sizeClass = UserInterfaceSizeClass(rawValue: name) else { return nil }
        let key = unknown.environmentKey ?? unknown.text.split(separator: ".").last.map(String.init)
        switch key {
        case "horizontalSizeClass": return Formula(Clause(sizeClass: sizeClass))
        case "verticalSizeClass":
            let phones = Formula(platforms: [.iPhone, .iPhoneDuo])
            let compact = phones.and(question(ConditionTable.compactHeight, usually: false))
            return sizeClass == .compact ? compact : compact.negated
        default: return nil
        }
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
