import SwiftSyntax
import TabModel

/// The conditions of `#if`: those that the platform decides, and the flags of a build.
struct BuildFlags {
    /// The flags that are on.
    ///
    /// Every other one is a question, whose usual answer is no.
    let defined: Set<String>
    /// A Boolean value that indicates whether the target is Mac Catalyst.
    private var isCatalyst = false

    /// Creates the conditions from the flags that are on.
    init(defined: Set<String>) { self.defined = defined }

    /// Returns the clauses of a directive that only Mac Catalyst compiles, which is not a drawn platform.
    func clausesOfCatalyst(in directive: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
        var catalyst = self
        catalyst.isCatalyst = true
        return zip(formulas(of: directive), catalyst.formulas(of: directive)).compactMap { here, there in
            here.formula == .never && there.formula != .never ? here.clause : nil
        }
    }

    /// Returns the clauses of a directive in order, each with the formula under which it is compiled.
    func formulas(of directive: IfConfigDeclSyntax) -> [(clause: IfConfigClauseSyntax, formula: Formula)] {
        var rest = Formula.always
        return directive.clauses.map { clause in
            let here = clause.condition.map { formula($0) } ?? .always
            defer { rest = rest.and(here.negated) }
            return (clause, rest.and(here))
        }
    }

    private func formula(_ condition: ExprSyntax) -> Formula {
        if let operation = condition.as(InfixOperatorExprSyntax.self) { return formula(operation) }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return formula(prefix.expression).negated
        }
        if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
            return formula(only.expression)
        }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) {
            return Formula(literal.literal.tokenKind == .keyword(.true))
        }
        if let call = condition.as(FunctionCallExprSyntax.self) { return formula(call) }
        return flag(condition.trimmedDescription)
    }

    private func formula(_ operation: InfixOperatorExprSyntax) -> Formula {
        let (left, right) = (operation.leftOperand, operation.rightOperand)
        return switch operation.operatorText {
        case "&&": formula(left).and(formula(right))
        case "||": formula(left).or(formula(right))
        default: flag(operation.trimmedDescription)
        }
    }

    private func formula(_ call: FunctionCallExprSyntax) -> Formula {
        let argument = call.arguments.first?.trimmedDescription ?? ""
        switch call.calledExpression.plainName {
        case "os": return Formula(platforms: Self.platforms(ofSystem: argument))
        case "canImport": return Self.platforms(withModule: argument).map { Formula(platforms: $0) } ?? .always
        case "swift", "compiler": return .always
        case "targetEnvironment": return Formula(isCatalyst && argument == "macCatalyst")
        default: return flag(call.trimmedDescription)
        }
    }

    private func flag(_ name: String) -> Formula { defined.contains(name) ? .always : Formula(name) }

    /// Returns the platforms that a system runs on; none for one that has no tab views.
    static func platforms(ofSystem name: String) -> Set<Platform> {
        let name = name == "iPadOS" ? "iOS" : name == "OSX" ? "macOS" : name
        guard let system = OperatingSystem(rawValue: name) else { return [] }
        return Set(Platform.allCases.filter { OperatingSystem($0) == system })
    }

    /// Returns the platforms that have a module; nil if it isn't one that only some have.
    private static func platforms(withModule name: String) -> Set<Platform>? {
        switch name {
        case "UIKit": Platform.iOS.union([.tv, .vision])
        case "AppKit", "Cocoa": [.mac]
        case "WatchKit": [.watch]
        default: nil
        }
    }
}
