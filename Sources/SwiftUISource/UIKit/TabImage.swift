import SwiftSyntax

extension Evaluator {
    /// Returns SwiftUI's image with the same name as an image of UIKit, so that labels are read in one way.
    func image(_ value: Value, in frame: Frame) -> Value {
        map(value, in: frame) { value in
            switch value {
            case .view(let view) where ["UIImage", "Image"].contains(view.name ?? ""): self.image(view)
            case .view(let view):
                if case .value(let inner) = view.head { self.image(inner, view.modifiers, in: frame) } else { value }
            case .member(let member) where member.name == "init": self.image(member)
            case .unknown(let unknown): self.literal(unknown) ?? value
            default: value
            }
        }
    }

    private func image(_ view: ViewExpression) -> Value {
        var image = view
        image.head = .call(
            "Image",
            view.arguments.map { argument in
                var argument = argument
                if ["named", "resource", "imageLiteralResourceName"].contains(argument.label) { argument.label = nil }
                return argument
            }
        )
        image.modifiers = view.modifiers.map { modifier in
            var modifier = modifier
            if modifier.name == "withRenderingMode" {
                modifier.name = "renderingMode"
                modifier.arguments = modifier.arguments.map { $0.rendering(in: self) }
            }
            return modifier
        }
        return .view(image)
    }

    private func image(_ inner: Value, _ modifiers: [ModifierCall], in frame: Frame) -> Value {
        guard case .view(var view) = image(inner, in: frame) else { return image(inner, in: frame) }
        view.modifiers += modifiers
        return image(view)
    }

    /// Returns the image of `.init(systemName:)` where an image is expected.
    private func image(_ member: ImplicitMember) -> Value {
        let place = member.origin.place
        let node = Syntax(ExprSyntax(NilLiteralExprSyntax())).id
        return image(ViewExpression(head: .call("Image", member.arguments ?? []), identity: node, place: place))
    }

    /// Returns an image literal, by the name that it holds.
    private func literal(_ unknown: Unknown) -> Value? {
        let parts = unknown.text.split(separator: "\"", omittingEmptySubsequences: false)
        guard unknown.text.hasPrefix("#imageLiteral("), parts.count == 3 else { return nil }
        let name = Value.text(String(parts[1]), unknown.place)
        let node = Syntax(ExprSyntax(NilLiteralExprSyntax())).id
        let argument = Argument(label: nil, value: name, place: unknown.place, text: unknown.text)
        return .view(ViewExpression(head: .call("Image", [argument]), identity: node, place: unknown.place))
    }
}

extension Argument {
    /// Returns SwiftUI's name of a rendering mode of UIKit.
    fileprivate func rendering(in evaluator: Evaluator) -> Argument {
        guard case .member(var member) = evaluator.force(value) else { return self }
        var argument = self
        member.name = ["alwaysOriginal": "original", "alwaysTemplate": "template"][member.name] ?? "automatic"
        argument.value = .member(member)
        return argument
    }
}
