import SwiftSyntax

extension Evaluator {
    /// Returns a node's text in the words of the calls that lead to it, with values in place of parameters and loop
    /// variables.
    ///
    /// Two expressions have equal texts only if they evaluate the same condition on the same values.
    func text(of node: some SyntaxProtocol, in frame: Frame) -> String {
        guard !frame.locals.isEmpty || frame.instance?.isWritten == true else { return node.quotedText }
        return node.quotedText { token in
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), !reference.isMemberName else {
                return nil
            }
            return self.text(of: reference, in: frame)
        }
    }

    /// Returns the text of a name's value; nil if the name itself describes it.
    private func text(of reference: DeclReferenceExprSyntax, in frame: Frame) -> String? {
        let name = reference.baseName.name
        let isBase = reference.parent?.is(MemberAccessExprSyntax.self) == true
        if let local = frame.locals[name] {
            return text(of: local, isBase: isBase).flatMap { $0.utf8.count <= Self.longestQuote ? $0 : nil }
        }
        guard let instance = frame.instance, instance.isWritten else { return nil }
        if case .instance(let written) = instance, let field = written.fields[name] {
            return text(of: field, isBase: isBase)
        }
        // For a view without arguments, the name of a property suffices.
        if case .instance(let written) = instance, written.fields.isEmpty, name != "self",
            project.conforms(written.type, to: ["View"])
        {
            return nil
        }
        guard let text = text(of: instance, isBase: true) else { return nil }
        if name == "self" { return isBase ? text : self.text(of: instance, isBase: false) }
        return isMember(name, of: instance) ? "\(text).\(name)" : nil
    }

    private func isMember(_ name: String, of value: Value) -> Bool {
        switch value {
        case .enumCase(let enumCase):
            ["rawValue", "hashValue", "id"].contains(name)
                || !project.members(name, of: enumCase.type, isStatic: false).isEmpty
        case .instance(let instance): !project.members(name, of: instance.type, isStatic: false).isEmpty
        default: false
        }
    }

    /// Returns the text of a value before a member; nil for one that has no short text.
    func quote(of value: Value) -> String? { text(of: value, isBase: true) }

    /// Returns the text of a value, as source would write it; nil for one that has no short text.
    ///
    /// `isBase` is true where a member of it follows.
    private func text(of value: Value, isBase: Bool) -> String? {
        switch value {
        case .deferred(let deferred):
            let text = deferred.text ?? text(of: deferred.expression, in: deferred.frame)
            // Each of several uses would evaluate it again, and its parts in turn.
            deferred.text = text
            let isOperation = deferred.expression.is(InfixOperatorExprSyntax.self)
            if isBase, text.hasPrefix("."), let value = deferred.value { return self.text(of: value, isBase: true) }
            return isBase && isOperation ? "(\(text))" : text
        case .enumCase(let enumCase):
            let payload = enumCase.payload.map { text(of: $0.value, isBase: false) ?? "…" }
            let name = payload.isEmpty ? enumCase.name : "\(enumCase.name)(\(payload.joined(separator: ", ")))"
            return isBase ? "\(enumCase.type.name).\(name)" : ".\(name)"
        case .text(let text, _): return "\"\(text)\""
        case .key(let key, _): return "\"\(key.key)\""
        case .number(let number): return String(number)
        case .truth(let formula): return formula.constant.map(String.init)
        case .type(let type): return type.name
        case .nothing: return isBase ? nil : "nil"
        case .unknown(let unknown): return unknown.text
        case .member(let member): return isBase ? nil : ".\(member.name)"
        case .instance(let instance):
            return instance.origin?.text ?? text(of: instance)
        default: return nil
        }
    }

    /// Returns the text of a value that the source makes: its type with the few fields that are as short as literals.
    private func text(of instance: Instance) -> String {
        let fields = instance.fields.count > Self.mostFields ? [:] : instance.fields
        let texts = fields.sorted { $0.key < $1.key }.compactMap { name, value -> String? in
            switch force(value) {
            case .enumCase, .text, .key, .number, .truth, .member:
                text(of: force(value), isBase: false).map { "\(name): \($0)" }
            default: nil
            }
        }
        return "\(instance.type.name)(\(texts.joined(separator: ", ")))"
    }

    /// The largest number of fields of a value that are shown.
    private static let mostFields = 4

    /// The longest text of a value that takes the place of its name, in bytes.
    private static let longestQuote = 120
}

extension Value {
    /// A Boolean value that indicates whether the source itself makes the value, so that its text identifies it.
    fileprivate var isWritten: Bool {
        switch self {
        case .enumCase: true
        case .instance(let instance): instance.origin == nil
        default: false
        }
    }
}

extension DeclReferenceExprSyntax {
    /// A Boolean value that indicates whether the expression is the name of a member, which is looked up in its base.
    fileprivate var isMemberName: Bool {
        parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id == id } ?? false
    }
}
