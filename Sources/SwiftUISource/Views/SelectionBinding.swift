import SwiftSyntax
import TabModel

/// The binding that holds a tab view's selection: the value that it reads, and its effects when a tab is chosen.
struct SelectionBinding {
    /// The texts of the expressions that hold the selection.
    private(set) var names: Set<String> = []
    /// The closure that is called with the chosen tab, or the function named in its place.
    private var setter: ExprSyntax?
    /// The type of the selection, as declared by the property that holds it.
    private var type: ContextualType?
    private let evaluator: Evaluator

    init(_ call: TabViewCall, _ evaluator: Evaluator) {
        self.evaluator = evaluator
        guard let argument = call.call.arguments.first(where: { $0.label?.text == "selection" }) else { return }
        add(Self.base(argument.expression).trimmedDescription)
        type = Self.type(named: names.first, in: call.type, evaluator)
        guard let binding = Self.binding(argument.expression, in: call.type, evaluator) else { return }
        for item in CallArguments(binding).items {
            let closure = item.expression.as(ClosureExprSyntax.self)
            switch item.label {
            // `Binding { selection } set: { … }` has the first closure without a label.
            case "get", nil:
                if let closure, closure.statements.count == 1 { add(closure.statements.trimmedDescription) }
            case "set": setter = item.expression
            default: continue
            }
        }
    }

    /// Returns the binding that another one is made from: `$place` of `$place.animation()` and
    /// `$place.onChange(follow)`.
    private static func base(_ expression: ExprSyntax) -> ExprSyntax {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
            base.trimmedDescription.hasPrefix("$")
        else { return expression }
        return Self.base(base)
    }

    /// Returns the call of `Binding` in an expression, or in the property that it names.
    private static func binding(
        _ expression: ExprSyntax,
        in type: TypeDeclaration?,
        _ evaluator: Evaluator
    ) -> FunctionCallExprSyntax? {
        if let call = expression.as(FunctionCallExprSyntax.self) { return call }
        guard let type, let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.name,
            case .property(let binding, _)? = evaluator.project.members(name, of: type, isStatic: false).first?.node,
            case .getter(let statements)? = binding.accessorBlock?.accessors,
            case .expr(let only)? = statements.last?.item
        else { return nil }
        return only.as(FunctionCallExprSyntax.self)
    }

    /// Returns the declared type of a property, without the binding around it; a name with dots is looked up part by
    /// part.
    private static func type(named name: String?, in type: TypeDeclaration?, _ evaluator: Evaluator) -> ContextualType?
    {
        var result: ContextualType?
        for part in name?.split(separator: ".") ?? [] {
            guard let type = result.map({ evaluator.type($0) }) ?? type,
                let member = evaluator.project.members(String(part), of: type, isStatic: false).first,
                case .property(let binding, _) = member.node
            else { return nil }
            // The type of `@State private var router = Router()` follows from its initial value.
            let typeName = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
                .trimmedDescription
            guard
                let syntax = binding.typeAnnotation?.type
                    ?? typeName.map({ TypeSyntax(IdentifierTypeSyntax(name: .identifier($0))) })
            else {
                return nil
            }
            let expected = ContextualType(syntax, file: member.file, inside: type)
            result = expected.element ?? expected
        }
        return result
    }

    private mutating func add(_ text: String) {
        let text = text.hasPrefix("return ") ? String(text.dropFirst(7)) : text
        let name = (text.hasPrefix("$") ? String(text.dropFirst()) : text).withoutSelf
        if name.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }) { names.insert(name) }
    }

    /// Returns the texts of the expressions that the enclosing view passes to the type as its selection.
    func selectedExpressions(in frame: Frame) -> [String] {
        names.compactMap { name in
            guard case .unknown(let unknown)? = evaluator.value(named: name, in: frame) else { return nil }
            return unknown.text.withoutSelf
        }
    }

    /// Returns the entries, with marks on those that a choice never selects.
    func marking(_ entries: [Entry], _ view: ViewExpression, in frame: Frame) -> [Entry] {
        let changes = view.modifiers(named: "onChange").filter { modifier in
            modifier.argument("of").map { names.contains($0.text.withoutSelf) } ?? false
        }
        let observers = names.compactMap { observer(of: $0, in: frame) }
        guard setter != nil || !changes.isEmpty || !observers.isEmpty, evaluator.selection.isSuperset(of: names) else {
            return entries
        }
        return entries.map {
            marked($0, changes.compactMap { evaluator.closure($0.arguments.last) }, observers, in: frame)
        }
    }

    /// Returns the `didSet` of the property of a model that holds the selection, with the model as `self`; nil without
    /// one.
    private func observer(of name: String, in frame: Frame) -> Observer? {
        let parts = name.split(separator: ".").map(String.init)
        guard parts.count == 2, case .instance(let model)? = evaluator.value(named: parts[0], in: frame),
            let member = evaluator.project.members(parts[1], of: model.type, isStatic: false).first,
            case .property(let binding, _) = member.node,
            case .accessors(let accessors)? = binding.accessorBlock?.accessors,
            let body = accessors.first(where: { $0.accessorSpecifier.text == "didSet" })?.body
        else { return nil }
        var inner = evaluator.frame(for: member, on: .instance(model), in: frame)
        inner.path = frame.path
        return Observer(property: parts[1], statements: body.statements, frame: inner)
    }

    /// The statements that run after a property was set.
    private struct Observer {
        let property: String
        let statements: CodeBlockItemListSyntax
        let frame: Frame
    }

    private func marked(_ entry: Entry, _ changes: [Closure], _ observers: [Observer], in frame: Frame) -> Entry {
        var entry = entry
        if let tabs = entry.tabs {
            entry.content = .section(tabs.map { marked($0, changes, observers, in: frame) })
        } else if let value = entry.value.map({ evaluator.force($0) }) {
            let other = Value.unknown(Unknown(text: "$0", why: .runTime, place: entry.place))
            let value = typed(type.map { evaluator.resolve(value, as: $0, in: frame) } ?? value, in: frame)
            entry.isIntercepted =
                isRefused(value, in: frame) || changes.contains { takesBack(value, $0, in: frame) }
                || observers.contains { takesBack(value, $0) && !takesBack(other, $0) }
        }
        return entry
    }

    /// Returns a case without its type's name as one of the selection's type.
    private func typed(_ value: Value, in frame: Frame) -> Value {
        guard case .member(let member) = value, member.arguments == nil else { return value }
        for name in names.sorted() {
            guard case .unknown(let unknown)? = evaluator.value(named: name, in: frame),
                case .enumCase(let initial)? = unknown.initial,
                let result = evaluator.member(member.name, of: .type(initial.type), in: frame)
            else { continue }
            return result
        }
        return value
    }

    /// Returns a Boolean value that indicates whether the binding's setter never assigns a value.
    private func isRefused(_ value: Value, in frame: Frame) -> Bool {
        guard let setter, case .closure(let closure) = evaluator.force(evaluator.evaluate(setter, in: frame)) else {
            return false
        }
        // A setter without an assignment for any value isn't understood.
        let other = Value.unknown(Unknown(text: "$0", why: .runTime, place: frame.file.place(of: setter)))
        let assigns = assigned(closure, [other], in: frame) != .never
        // A setter that assigns nothing itself passes the value on, to a store.
        return assigned(closure, [value], in: frame, countsHandingOn: !assigns) == .never
            && (assigns || assigned(closure, [other], in: frame, countsHandingOn: true) != .never)
    }

    /// Returns a Boolean value that indicates whether another assignment always follows a change to a value, under any
    /// condition.
    private func takesBack(_ value: Value, _ closure: Closure, in frame: Frame) -> Bool {
        let place = frame.file.place(of: frame.file.tree)
        let old = Value.unknown(Unknown(text: "old", why: .runTime, place: place))
        var (count, closure) = (1, closure)
        if case .closure(let syntax) = closure.node {
            count = syntax.statements.trimmedDescription.contains("$1") ? 2 : syntax.parameterNames.count
        }
        if case .members(let members) = closure.node, case .function(let function)? = members.first?.node {
            count = function.signature.parameterClause.parameters.count
        }
        // A closure without parameters reads the property itself.
        for name in names { closure.frame.locals[name] = value }
        let values = count > 1 ? [old, value] : [value]
        return assigned(closure, values, in: frame).covers(frame.path)
    }

    /// Returns a Boolean value that indicates whether an observer sets the selection to another value after it was set
    /// to this one, under any condition.
    private func takesBack(_ value: Value, _ observer: Observer) -> Bool {
        var inner = observer.frame
        inner.locals[observer.property] = value
        evaluator.followsCalls = true
        evaluator.selectionAssigned = .never
        defer { evaluator.followsCalls = false }
        _ = evaluator.run(observer.statements, in: inner, expected: nil, isBuilt: false)
        return evaluator.selectionAssigned.covers(inner.path)
    }

    /// Returns the formula under which a closure assigns the selection.
    private func assigned(
        _ closure: Closure,
        _ values: [Value],
        in frame: Frame,
        countsHandingOn: Bool = false
    ) -> Formula {
        evaluator.followsCalls = true
        evaluator.selectionAssigned = .never
        evaluator.chosen = countsHandingOn ? values.last : nil
        defer { (evaluator.followsCalls, evaluator.chosen) = (false, nil) }
        _ = evaluator.call(closure, values, path: frame.path, depth: frame.depth)
        return evaluator.selectionAssigned
    }
}
