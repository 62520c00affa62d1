import SwiftSyntax

extension ModifierCall {
    /// The key of the environment value that the modifier sets or changes, such as `colorScheme`; nil for any other
    /// modifier, and for an object without a key.
    var environmentKey: String? {
        guard name == "environment" || name == "transformEnvironment", arguments.count == 2,
            let path = arguments.first?.text, path.hasPrefix("\\")
        else { return nil }
        return path.split(separator: ".").last.map(String.init)
    }

    /// The call itself; for `transformEnvironment` whose closure only assigns a value, `environment` with that value.
    var settingEnvironment: ModifierCall {
        guard name == "transformEnvironment", environmentKey != nil, let last = arguments.last,
            let closure = last.closure, case .closure(let syntax) = closure.node, syntax.statements.count == 1,
            case .expr(let only)? = syntax.statements.first?.item,
            let assignment = only.as(InfixOperatorExprSyntax.self), assignment.operatorText == "=",
            assignment.leftOperand.plainName == syntax.parameterNames.first ?? "$0"
        else { return self }
        let value = assignment.rightOperand
        var modifier = self
        modifier.name = "environment"
        modifier.arguments[1] = Argument(
            label: nil,
            value: .deferred(Deferred(value, in: closure.frame)),
            place: closure.frame.file.place(of: value),
            text: value.trimmedDescription
        )
        return modifier
    }
}
