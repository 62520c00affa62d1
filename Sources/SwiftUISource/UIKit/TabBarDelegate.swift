import SwiftSyntax
import TabModel

/// The responses of a tab bar controller's delegate to the choice of a tab.
struct TabBarDelegate {
    let evaluator: Evaluator
    let controller: ObjectValue

    /// Returns a Boolean value that indicates whether a tab or view controller is never selected, under any condition.
    func refuses(_ object: ObjectValue, in frame: Frame) -> Bool {
        let label = object.isTab ? "shouldSelectTab" : "shouldSelect"
        return delegates(in: frame).contains { delegate in
            guard let type = delegate.type else { return false }
            return evaluator.project.members("tabBarController", of: type, isStatic: false).contains { member in
                guard case .function(let function) = member.node, let body = function.body else { return false }
                let parameters = Array(function.signature.parameterClause.parameters)
                guard parameters.count == 2, parameters[1].firstName.text == label else { return false }
                return refuses(object, delegate, member, parameters, body, in: frame)
            }
        }
    }

    private func refuses(
        _ object: ObjectValue,
        _ delegate: ObjectValue,
        _ member: Member,
        _ parameters: [FunctionParameterSyntax],
        _ body: CodeBlockSyntax,
        in frame: Frame
    ) -> Bool {
        var inner = evaluator.frame(for: member, on: .object(delegate), in: frame)
        for (parameter, value) in zip(parameters, [controller, object]) {
            inner.locals[(parameter.secondName ?? parameter.firstName).name] = .object(value)
        }
        let result = evaluator.run(body.statements, in: inner, expected: nil, isBuilt: false)
        guard let formula = evaluator.formula(of: result, text: "", usually: true) else { return false }
        return formula.and(frame.path) == .never
    }

    /// Returns the delegate that is set; without one, the controller itself may be it.
    private func delegates(in frame: Frame) -> [ObjectValue] {
        evaluator.fields("delegate", of: .object(controller), in: frame).flatMap { field in
            evaluator.objects(in: field.value).map(\.value)
        }
    }
}
