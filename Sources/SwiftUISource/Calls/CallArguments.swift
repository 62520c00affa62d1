import SwiftSyntax

/// The arguments of a call, in order, including trailing closures.
struct CallArguments {
    /// An argument of a call.
    struct Item {
        var label: String?
        var expression: ExprSyntax
        var isTrailing = false
    }

    var items: [Item]
    /// The types in angle brackets after the name, as in `Stored<Place>(…)`.
    private(set) var types: [TypeSyntax] = []

    init(_ call: FunctionCallExprSyntax) {
        types =
            call.calledExpression.as(GenericSpecializationExprSyntax.self)?.genericArgumentClause.arguments
            .compactMap { $0.argument.as(TypeSyntax.self) } ?? []
        items = call.arguments.map { Item(label: $0.label?.name, expression: $0.expression) }
        if let closure = call.trailingClosure {
            items.append(Item(expression: ExprSyntax(closure), isTrailing: true))
        }
        items += call.additionalTrailingClosures.map {
            Item(label: $0.label.name, expression: ExprSyntax($0.closure), isTrailing: true)
        }
    }

    init(_ items: [Item] = []) { self.items = items }

    /// Returns each parameter with its argument, or with nil where it uses its default; nil if the arguments don't fit.
    func matched(to parameters: FunctionParameterListSyntax) -> [(FunctionParameterSyntax, Item?)]? {
        var rest = items[...]
        var matches: [(FunctionParameterSyntax, Item?)] = []
        for (index, parameter) in parameters.enumerated() {
            let label = parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.name
            if let next = rest.first, next.label == label || isFirstTrailing(next, parameter, at: index, of: parameters)
            {
                matches.append((parameter, rest.removeFirst()))
                if parameter.ellipsis != nil { rest = rest.drop { $0.label == nil && !$0.isTrailing } }
            } else if parameter.defaultValue != nil || parameter.ellipsis != nil {
                matches.append((parameter, nil))
            } else {
                return nil
            }
        }
        return rest.isEmpty ? matches : nil
    }

    /// Returns a Boolean value that indicates whether a trailing closure without a label belongs to a parameter with
    /// one: the first that takes a closure.
    private func isFirstTrailing(
        _ item: Item,
        _ parameter: FunctionParameterSyntax,
        at index: Int,
        of parameters: FunctionParameterListSyntax
    ) -> Bool {
        guard item.isTrailing, item.label == nil else { return false }
        let type = parameter.type.trimmedDescription
        guard type.contains("->") else { return false }
        // A closure that can be left out is, if a later one can't be.
        let needed = parameters.dropFirst(index + 1).contains {
            $0.defaultValue == nil && $0.type.description.contains("->")
        }
        return parameter.defaultValue == nil || !needed || items.count(where: \.isTrailing) > 1
    }
}

extension Evaluator {
    /// Returns the arguments of a call that the project doesn't declare, which are evaluated on demand.
    ///
    /// Literals without a label are keys of a string table, as in SwiftUI.
    func evaluatedArguments(_ arguments: CallArguments, in frame: Frame) -> [Argument] {
        arguments.items.map { item in
            let isClosure = item.expression.is(ClosureExprSyntax.self)
            let expected = item.label == nil && !isClosure ? ContextualType.localizedKey(in: frame) : nil
            let value =
                isClosure
                ? evaluate(item.expression, in: frame)
                : Value.deferred(Deferred(item.expression, in: frame, expected: expected))
            // The evaluator keeps its results, which must not keep the evaluator.
            let quote = { [weak self] in self?.text(of: item.expression, in: frame) ?? item.expression.quotedText }
            return Argument(
                label: item.label,
                value: value,
                place: frame.file.place(of: item.expression),
                isTrailing: item.isTrailing,
                text: quote()
            )
        }
    }
}

extension ContextualType {
    /// Returns the type of titles.
    static func localizedKey(in frame: Frame) -> ContextualType {
        ContextualType(named: "LocalizedStringKey", in: frame)
    }

    /// Creates a type from its name alone.
    init(named name: String, in frame: Frame) {
        let syntax = TypeSyntax(IdentifierTypeSyntax(name: .identifier(name)))
        self.init(syntax, file: frame.file, inside: frame.type)
    }
}

extension Evaluator {
    /// Returns the closure in an argument, or the function that it names; nil for any other value.
    func closure(_ argument: Argument?) -> Closure? {
        guard let argument, case .closure(let closure) = force(argument.value) else { return nil }
        return closure
    }

    /// Returns the value of an argument whose parameter has a system type, with the members that the project adds to
    /// the type.
    func value(_ argument: Argument, as type: String, in frame: Frame) -> Value {
        let expected = ContextualType(named: type, in: frame)
        return map(argument.value, in: frame) { resolve($0, as: expected, in: frame) }
    }
}
