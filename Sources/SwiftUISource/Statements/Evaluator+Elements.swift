import SwiftSyntax
import TabModel

extension Evaluator {
    /// Sets an element of a local dictionary or array, or of one that is a property of objects; returns false for any
    /// other.
    func setElement(_ target: SubscriptCallExprSyntax, to value: ExprSyntax, in frame: inout Frame) -> Bool {
        let base = target.calledExpression
        guard target.arguments.count == 1, let index = target.arguments.first?.expression else { return false }
        let place = (key: force(evaluate(index, in: frame)), value: force(evaluate(value, in: frame)))
        let here = frame
        let changed = map(evaluate(base, in: frame), in: frame) { old in
            self.setting(place, in: old) ?? .unknown(self.unknown(base, in: here, .runTime))
        }
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.name, frame.locals[name] != nil {
            frame.locals[name] = changed
            frame.assigned.insert(name)
            return true
        }
        guard objects != nil, let access = property(base, in: frame) else { return false }
        for object in access.objects {
            object.value.set(
                access.name,
                to: changed,
                where: frame.path.and(object.formula),
                at: frame.file.place(of: target),
                text: value.quotedText
            )
        }
        return true
    }

    /// Returns a collection with another element; nil if it isn't known which one.
    private func setting(_ place: (key: Value, value: Value), in collection: Value) -> Value? {
        switch (collection, place.key) {
        case (_, .unknown): return nil
        case (.dictionary(var pairs), let key):
            pairs.removeAll { equality($0.key, key)?.constant == true }
            return .dictionary(pairs + (place.value.isNothing ? [] : [place]))
        case (.list(var list), .number(let index)) where list.elements.indices.contains(index):
            list.elements[index].value = place.value
            return .list(list)
        default: return nil
        }
    }
}
