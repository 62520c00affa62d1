import SwiftSyntax
import TabModel

extension Evaluator {
    /// Returns the value of a call of a type or function that the project doesn't declare.
    ///
    /// Calls that make strings are evaluated, every other one makes a view.
    func system(_ name: String, _ arguments: CallArguments, _ call: FunctionCallExprSyntax, in frame: Frame) -> Value {
        if let value = extendedInitializer(name, arguments, in: frame) { return value }
        switch name {
        case "String": return string(arguments, call, in: frame)
        case "NSLocalizedString": return localized(arguments, table: "tableName", standard: "value", call, in: frame)
        case "LocalizedStringKey": return localized(arguments, table: nil, standard: nil, call, in: frame)
        case "LocalizedStringResource", "AttributedString":
            return localized(arguments, table: "table", standard: "defaultValue", call, in: frame)
        case "Array", "Set", "OrderedSet", "ArraySlice":
            if arguments.items.count == 1, let only = arguments.items.first, only.label == nil {
                return force(evaluate(only.expression, in: frame))
            }
        case "Dictionary":
            if let only = arguments.items.first, only.label == "uniqueKeysWithValues",
                let pairs = pairs(of: only, in: frame)
            {
                return .dictionary(pairs)
            }
        case "Optional", "Int", "Identifiable":
            if let only = arguments.items.first, only.label == nil {
                return force(evaluate(only.expression, in: frame))
            }
        case "Binding", "UUID", "Date", "URL": return .unknown(unknown(call, in: frame, .runTime))
        default: break
        }
        return systemValue(name, arguments, call, in: frame)
    }

    /// Returns the pairs of a known list; nil if one of them is unknown.
    private func pairs(of item: CallArguments.Item, in frame: Frame) -> [(key: Value, value: Value)]? {
        guard case .list(let list) = force(evaluate(item.expression, in: frame)), list.doubt == nil else { return nil }
        let pairs = list.elements.compactMap { element -> (key: Value, value: Value)? in
            guard case .tuple(let parts) = force(element.value), parts.count == 2, element.formula == .always else {
                return nil
            }
            return (parts[0].value, parts[1].value)
        }
        return pairs.count == list.elements.count ? pairs : nil
    }

    private func systemValue(
        _ name: String,
        _ arguments: CallArguments,
        _ call: FunctionCallExprSyntax,
        in frame: Frame
    ) -> Value {
        guard name.first?.isUppercase == true else {
            // In an extension of `UserDefaults`, its own methods.
            let isAsked = arguments.items.count == 1 && arguments.items.first?.label == "forKey"
            let value = isAsked ? stored(name, call, in: frame) : nil
            return value ?? .unknown(unknown(call, in: frame, .notFound))
        }
        if objects != nil, let object = object(of: name, arguments, call, in: frame) { return .object(object) }
        return .view(
            ViewExpression(
                head: .call(name, evaluatedArguments(arguments, in: frame)),
                identity: call.id,
                place: frame.file.place(of: call.calledExpression)
            )
        )
    }

    /// Returns the value of an initializer that the project adds to a system type, such as `extension Tab {
    /// init(route:) }`.
    private func extendedInitializer(_ name: String, _ arguments: CallArguments, in frame: Frame) -> Value? {
        guard frame.systemType != name, name.first?.isUppercase == true else { return nil }
        for member in project.extensionMembers("init", ofSystemTypes: [name], from: frame.file) {
            guard case .initializer(let initializer) = member.node,
                let matches = arguments.matched(to: initializer.signature.parameterClause.parameters),
                fit(matches, of: member, initializer.genericParameterClause, from: frame)
            else { continue }
            var inner = self.frame(for: member, on: nil, in: frame)
            inner.systemType = name
            bind(matches, of: member, from: frame, into: &inner)
            var run = Run()
            self.run(initializer.body?.statements ?? [], in: &inner, as: Block(isBuilt: false), into: &run)
            if let instance = inner.instance { return instance }
        }
        return nil
    }

    // MARK: - Texts

    /// Returns the value of `String(localized:)`, `String(describing:)` and `String(…)`.
    private func string(_ arguments: CallArguments, _ call: FunctionCallExprSyntax, in frame: Frame) -> Value {
        guard let first = arguments.items.first else { return .text("") }
        switch first.label {
        case "localized": return localized(arguments, table: "table", standard: "defaultValue", call, in: frame)
        case "describing", "reflecting", nil:
            return map(evaluate(first.expression, in: frame), in: frame) { value in
                switch value {
                case .text, .key: value
                case .number(let number): .text(String(number))
                case .type(let type): .text(first.label == "reflecting" ? type.path : type.name)
                case .enumCase(let enumCase) where enumCase.payload.isEmpty: .text(enumCase.name)
                default: .unknown(self.unknown(call, in: frame, .runTime))
                }
            }
        case "format": return formatted(first.expression, arguments, call, in: frame)
        default: return .unknown(unknown(call, in: frame, .runTime))
        }
    }

    /// Returns the value of `String(format:locale:arguments:)` and `String(format:_:)`: a format with its arguments, as
    /// far as they are known.
    private func formatted(
        _ format: ExprSyntax,
        _ arguments: CallArguments,
        _ call: FunctionCallExprSyntax,
        in frame: Frame
    ) -> Value {
        let values = arguments.items.dropFirst().filter { $0.label == nil || $0.label == "arguments" }
            .flatMap { item -> [Value] in
                let value = force(evaluate(item.expression, in: frame))
                guard item.label != nil, case .list(let list) = value else { return [value] }
                return list.elements.map { force($0.value) }
            }
        let arguments = values.compactMap { argument($0, in: frame) }
        return map(evaluate(format, in: frame), in: frame) { value in
            guard arguments.count == values.count else { return .unknown(unknown(call, in: frame, .runTime)) }
            switch value {
            case .text(let text, let place):
                let key = LocalizedKey(key: text, arguments: arguments)
                return .text(arguments.isEmpty ? text.replacing("%%", with: "%") : key.filled(text), place)
            case .key(var key, let place):
                key.arguments += arguments
                return .key(key, place)
            default: return .unknown(unknown(call, in: frame, .runTime))
            }
        }
    }

    /// Returns a value as an argument of a format; nil for one that isn't known, or differs.
    private func argument(_ value: Value, in frame: Frame) -> FormatArgument? {
        switch value {
        case .text(let text, _): return .text(text)
        case .number(let number): return .number(number)
        case .key(let key, _):
            if case .text(let text, _) = text(of: key, in: frame) { return .text(text) }
            return nil
        default: return nil
        }
    }

    /// Returns a key of a string table: the first argument, with its table.
    private func localized(
        _ arguments: CallArguments,
        table: String?,
        standard: String?,
        _ call: FunctionCallExprSyntax,
        in frame: Frame
    ) -> Value {
        guard let first = arguments.items.first else { return .unknown(unknown(call, in: frame, .runTime)) }
        // `NSLocalizedString` and bundles take a string: interpolated values are a part of the key.
        let expected = standard == "value" ? nil : ContextualType.localizedKey(in: frame)
        let name = text(table, of: arguments, in: frame)
        let standard = text(standard, of: arguments, in: frame)
        let bundle = arguments.bundle
        let value = evaluate(first.expression.localizationKey, in: frame, expected: expected)
        return map(value, in: frame) { value in
            switch value {
            case .text(let text, let place):
                return .key(LocalizedKey(key: text, table: name, defaultValue: standard, bundle: bundle), place)
            case .key(var key, let place):
                key.table = name ?? key.table
                if bundle != .unknown { key.bundle = bundle }
                key.defaultValue = standard ?? key.defaultValue
                return .key(key, place)
            case .unknown(let inner):
                var result = self.unknown(call, in: frame, inner.why)
                result.text = inner.text
                return .unknown(result)
            case .member(let member): return .member(member)
            default: return .unknown(self.unknown(call, in: frame, .runTime))
            }
        }
    }

    private func text(_ label: String?, of arguments: CallArguments, in frame: Frame) -> String? {
        guard let label, let item = arguments.items.first(where: { $0.label == label }) else { return nil }
        switch force(evaluate(item.expression, in: frame)) {
        case .text(let text, _): return text
        case .key(let key, _): return key.key
        default: return nil
        }
    }

    /// Returns the value of `UserDefaults` for a key; nil for a call that doesn't read one.
    ///
    /// Until it is set, a flag is off, a number is zero, and every other value is absent.
    private func stored(_ name: String, _ call: FunctionCallExprSyntax, in frame: Frame) -> Value? {
        var result = unknown(call, in: frame, .runTime)
        result.isStoredValue = true
        switch name {
        case "bool": result.initial = .truth(.never)
        case "integer": result.initial = .number(0)
        case "string", "array", "stringArray", "dictionary", "object", "data", "url", "value": result.initial = .nothing
        default: return nil
        }
        return .unknown(result)
    }

    /// Returns the value of a call on a system type that returns a string, such as
    /// `Bundle.main.localizedString(forKey:value:table:)`.
    func systemCall(
        _ base: ExprSyntax,
        _ name: String,
        _ arguments: CallArguments,
        _ call: FunctionCallExprSyntax,
        in frame: Frame
    ) -> Value? {
        switch name {
        case "localizedString" where arguments.items.first?.label == "forKey":
            localized(arguments, table: "table", standard: "value", call, in: frame).reading(from: base)
        case "localizedStringWithFormat" where base.plainName == "String":
            .unknown(unknown(call, in: frame, .runTime))
        case _ where arguments.items.count == 1 && arguments.items.first?.label == "forKey":
            stored(name, call, in: frame)
        default: nil
        }
    }
}

extension Value {
    /// Returns the key that a bundle looks up by name: `Bundle.module.localizedString(forKey:value:table:)`.
    fileprivate func reading(from bundle: ExprSyntax) -> Value {
        guard case .key(var key, let place) = self else { return self }
        key.bundle = LocalizedKey.Bundle(bundle)
        return .key(key, place)
    }
}

extension LocalizedKey.Bundle {
    /// Creates the bundle that an expression names: `.main`, `Bundle.module`.
    init(_ expression: ExprSyntax) {
        switch expression.trimmedDescription.split(separator: ".").last {
        case "main"?: self = .main
        case "module"?: self = .module
        default: self = .unknown
        }
    }
}

extension CallArguments {
    /// The named bundle.
    var bundle: LocalizedKey.Bundle {
        items.first { $0.label == "bundle" }.map { LocalizedKey.Bundle($0.expression) } ?? .unknown
    }
}

extension ExprSyntax {
    /// The key in `String.LocalizationValue(key)` and `.init(key)`; the expression itself for any other.
    fileprivate var localizationKey: ExprSyntax {
        guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            let only = call.arguments.first,
            only.label == nil || only.label?.text == "stringLiteral",
            ["String.LocalizationValue", "LocalizationValue", ".init"].contains(
                call.calledExpression.trimmedDescription
            )
        else { return self }
        return only.expression
    }
}
