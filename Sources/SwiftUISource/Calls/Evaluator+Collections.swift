import SwiftSyntax
import TabModel

extension Evaluator {
    /// Returns the value of a method of a list, a string or a dictionary that changes nothing; nil for any other.
    func builtIn(
        _ name: String,
        on base: Value,
        _ arguments: CallArguments,
        _ call: FunctionCallExprSyntax,
        in frame: Frame
    ) -> Value? {
        switch base {
        case .text(let text, _):
            self.text(text, method: name, arguments.items.map { force(evaluate($0.expression, in: frame)) })
        case .list(let list): self.list(list, method: name, arguments, call, in: frame)
        case .number(let number) where name == "isMultiple":
            arguments.items.first.flatMap { item in
                guard case .number(let other) = force(evaluate(item.expression, in: frame)) else { return nil }
                return .truth(Formula(number.isMultiple(of: other)))
            }
        default: nil
        }
    }

    /// Returns a property of a list.
    func list(_ list: ListValue, member name: String) -> Value? {
        let isExact = list.doubt == nil && list.elements.allSatisfy { $0.formula == .always }
        switch name {
        case "count": return isExact ? .number(list.elements.count) : list.doubt.map(Value.unknown)
        case "isEmpty" where list.doubt == nil:
            return .truth(list.elements.reduce(Formula.never) { $0.or($1.formula) }.negated)
        case "first", "last":
            let element = name == "first" ? list.elements.first : list.elements.last
            guard isExact else { return list.doubt.map(Value.unknown) }
            return element?.value ?? .nothing
        case "startIndex" where isExact: return .number(0)
        case "endIndex" where isExact: return .number(list.elements.count)
        case "indices" where isExact:
            return .list(ListValue(elements: list.elements.indices.map { Element(value: .number($0)) }))
        case "lazy", "self": return .list(list)
        default: return nil
        }
    }

    private func list(
        _ list: ListValue,
        method name: String,
        _ arguments: CallArguments,
        _ call: FunctionCallExprSyntax,
        in frame: Frame
    ) -> Value? {
        let first = arguments.items.first
        switch name {
        case "map", "compactMap", "flatMap":
            guard let closure = closure(first, in: frame) else { return nil }
            return mapped(list, by: closure, name, in: frame)
        case "filter":
            guard let closure = closure(first, in: frame) else { return nil }
            return .list(filtered(list, by: closure, keeps: true, in: frame))
        case "first":
            guard let closure = closure(first, in: frame) else { return nil }
            return self.first(filtered(list, by: closure, keeps: true, in: frame))
        case "contains": return contained(list, first, in: frame)
        case "firstIndex" where first?.label == "of": return index(of: first, in: list, frame)
        case "prefix", "suffix", "dropFirst", "dropLast":
            return part(list, name, count: number(first, in: frame), call, in: frame)
        case "reversed":
            var list = list
            list.elements.reverse()
            return .list(list)
        case "sorted": return sorted(list, arguments, call, in: frame)
        case "shuffled":
            var list = list
            list.doubt = list.doubt ?? unknown(call, in: frame, .runTime)
            return .list(list)
        case "enumerated":
            var list = list
            list.elements = list.elements.enumerated().map { offset, element in
                let pair = Value.tuple([("offset", .number(offset)), ("element", element.value)])
                return Element(value: pair, formula: element.formula)
            }
            return .list(list)
        default: return nil
        }
    }

    func closure(_ item: CallArguments.Item?, in frame: Frame) -> Closure? {
        guard let item, case .closure(let closure) = force(evaluate(item.expression, in: frame)) else { return nil }
        return closure
    }

    private func number(_ item: CallArguments.Item?, in frame: Frame) -> Int? {
        guard let item else { return 1 }
        guard case .number(let number) = force(evaluate(item.expression, in: frame)) else { return nil }
        return number
    }

    private func mapped(_ list: ListValue, by closure: Closure, _ name: String, in frame: Frame) -> Value {
        var mapped = ListValue(elements: [], doubt: list.doubt)
        for element in list.elements {
            let path = frame.path.and(element.formula)
            let value = call(closure, [element.value], path: path, depth: frame.depth)
            switch value {
            case .nothing: continue
            case .alternatives(let all) where name == "compactMap":
                let present = all.filter { !force($0.value).isNothing }
                let formula = present.reduce(Formula.never) { $0.or($1.formula) }
                mapped.elements.append(Element(value: join(present), formula: element.formula.and(formula)))
            case .list(let inner) where name == "flatMap":
                mapped.elements += inner.elements.map {
                    Element(value: $0.value, formula: element.formula.and($0.formula))
                }
            default: mapped.elements.append(Element(value: value, formula: element.formula))
            }
        }
        return .list(mapped)
    }

    /// Returns the elements for which a closure returns true, or false.
    func filtered(_ list: ListValue, by closure: Closure, keeps: Bool, in frame: Frame) -> ListValue {
        var filtered = list
        filtered.elements = list.elements.compactMap { element in
            let truth = truth(of: closure, element.value, in: frame.under(element.formula), usually: keeps)
            let formula = element.formula.and(keeps ? truth : truth.negated)
            return formula == .never ? nil : Element(value: element.value, formula: formula)
        }
        return filtered
    }

    /// Returns the formula under which a closure returns true for a value.
    ///
    /// A question is worded as the condition in the closure.
    private func truth(of closure: Closure, _ value: Value, in frame: Frame, usually: Bool) -> Formula {
        var inner = closure.frame
        (inner.path, inner.depth) = (frame.path, frame.depth + 1)
        if case .closure(let syntax) = closure.node, let only = syntax.statements.first, syntax.statements.count == 1,
            case .expr(let expression) = only.item
        {
            bind([value], to: syntax, in: &inner)
            return formula(of: expression, in: inner, usually: usually)
        }
        let result = force(call(closure, [value], path: frame.path, depth: frame.depth))
        guard case .keyPath(let names) = closure.node, let base = quote(of: value) else {
            return formula(of: result, text: "", usually: usually) ?? .always
        }
        return formula(of: result, question: ([base] + names).joined(separator: "."), usually: usually) ?? .always
    }

    /// Returns the first element that is present; nothing where none is.
    private func first(_ list: ListValue) -> Value {
        if let doubt = list.doubt { return .unknown(doubt) }
        var (rest, alternatives): (Formula, [Alternative]) = (.always, [])
        for element in list.elements where rest != .never {
            alternatives.append(Alternative(formula: rest.and(element.formula), value: element.value))
            rest = rest.and(element.formula.negated)
        }
        if rest != .never { alternatives.append(Alternative(formula: rest, value: .nothing)) }
        return alternatives.count == 1 ? alternatives[0].value : join(alternatives)
    }

    /// Returns the index of an element in a known list; nil for an unknown one.
    private func index(of item: CallArguments.Item?, in list: ListValue, _ frame: Frame) -> Value? {
        guard let item, list.doubt == nil, list.elements.allSatisfy({ $0.formula == .always }) else { return nil }
        let sought = force(evaluate(item.expression, in: frame))
        let comparisons = list.elements.map { equality($0.value, sought)?.constant }
        guard !comparisons.contains(nil) else { return nil }
        return comparisons.firstIndex(of: true).map(Value.number) ?? .nothing
    }

    private func contained(_ list: ListValue, _ item: CallArguments.Item?, in frame: Frame) -> Value? {
        guard let item, item.label == nil, !item.expression.is(ClosureExprSyntax.self) else { return nil }
        let sought = evaluate(item.expression, in: frame)
        var formula = Formula.never
        for element in list.elements {
            guard let same = equality(element.value, sought) else { return nil }
            formula = formula.or(same.and(element.formula))
        }
        guard var doubt = list.doubt else { return .truth(formula) }
        doubt.text = "\(doubt.text).contains(\(text(of: item.expression, in: frame)))"
        doubt.initial = .truth(formula)
        return .unknown(doubt)
    }

    /// Returns a part of a list.
    ///
    /// Of elements that aren't always present, those count that usually are.
    private func part(
        _ list: ListValue,
        _ name: String,
        count: Int?,
        _ call: FunctionCallExprSyntax,
        in frame: Frame
    ) -> Value? {
        var list = list
        if count == nil || !list.elements.allSatisfy({ $0.formula == .always }) {
            list.doubt = list.doubt ?? unknown(call, in: frame, .runTime)
        }
        guard let count else { return .list(list) }
        let usual = list.elements.filter { isUsual($0.formula) }
        if usual.count < list.elements.count {
            // Elements that are rarely present are kept rather than left out silently.
            guard usual.count >= count else { return .list(list) }
            list.elements = usual
        }
        switch name {
        case "prefix": list.elements = Array(list.elements.prefix(count))
        case "suffix": list.elements = Array(list.elements.suffix(count))
        case "dropFirst": list.elements = Array(list.elements.dropFirst(count))
        default: list.elements = Array(list.elements.dropLast(count))
        }
        return .list(list)
    }

    /// Returns the value of `base[index]`.
    func element(_ access: SubscriptCallExprSyntax, in frame: Frame) -> Value {
        guard let argument = access.arguments.first else { return .unknown(unknown(access, in: frame, .runTime)) }
        return map(evaluate(access.calledExpression, in: frame), in: frame) { base in
            switch base {
            case .nothing: .nothing
            case .dictionary(let pairs):
                self.map(self.evaluate(argument.expression, in: frame), in: frame) { key in
                    self.value(for: key, in: pairs, access, in: frame)
                }
            case .list(let list):
                self.element(list, at: self.force(self.evaluate(argument.expression, in: frame)))
                    ?? .unknown(self.unknown(access, in: frame, .runTime))
            default: .unknown(self.unknownDefaulted(access, in: frame))
            }
        }
    }

    /// Returns the unknown value of `base[key, default: value]`, whose initial value is the default.
    private func unknownDefaulted(_ access: SubscriptCallExprSyntax, in frame: Frame) -> Unknown {
        var result = unknown(access, in: frame, .runTime)
        let standard = access.arguments.dropFirst().first { $0.label?.text == "default" }
        result.initial = standard.map { force(evaluate($0.expression, in: frame)) }
        return result
    }

    private func element(_ list: ListValue, at index: Value) -> Value? {
        guard case .number(let index) = index, list.doubt == nil, list.elements.indices.contains(index),
            list.elements[...index].allSatisfy({ $0.formula == .always })
        else { return nil }
        return list.elements[index].value
    }

    /// Returns the value of a key.
    ///
    /// For an unknown key, the values of all keys, beginning with that of the key's initial value.
    private func value(
        for key: Value,
        in pairs: [(key: Value, value: Value)],
        _ access: SubscriptCallExprSyntax,
        in frame: Frame
    ) -> Value {
        guard case .unknown(let unknown) = key else {
            return pairs.first { equality($0.key, key)?.constant == true }.map { force($0.value) } ?? .nothing
        }
        guard pairs.count <= Self.mostAlternatives else { return .unknown(self.unknown(access, in: frame, .runTime)) }
        let isFirst = { (key: Value) in unknown.initial.map { Self.isSame($0, key) } ?? false }
        let ordered = pairs.filter { isFirst($0.key) } + pairs.filter { !isFirst($0.key) }
        var (rest, parts): (Formula, [Alternative]) = (.always, [])
        for (index, pair) in ordered.enumerated() {
            guard case .text(let text, _) = pair.key else { return .unknown(self.unknown(access, in: frame, .runTime)) }
            let id = conditions.id(of: "\(unknown.text) == \"\(text)\"", usually: index == 0)
            let isLast = index + 1 == ordered.count
            parts.append(Alternative(formula: isLast ? rest : rest.and(Formula(id)), value: pair.value))
            rest = rest.and(Formula(id, is: false))
        }
        return join(parts)
    }
}
