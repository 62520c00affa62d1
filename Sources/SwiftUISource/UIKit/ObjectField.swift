import SwiftSyntax
import TabModel

/// A value of a property, with the formula under which the property has it.
struct ObjectField {
    var value: Value
    var formula: Formula
    var place: SourcePlace
    var text: String

    /// The field with a value that only its expression describes.
    var unknown: ObjectField {
        var field = self
        field.value = .unknown(Unknown(text: text, why: .runTime, place: place))
        return field
    }

    /// Returns the value as an argument of a call.
    func argument(_ label: String? = nil) -> Argument {
        Argument(label: label, value: value, place: place, text: text)
    }
}

extension Evaluator {
    /// Returns the values that were set on a property of an object, or of one of several, each with its formula in a
    /// frame.
    func fields(_ name: String, of value: Value, in frame: Frame) -> [ObjectField] {
        objects(in: value).flatMap { object in
            object.value.values(of: name).set.reversed().flatMap { write -> [ObjectField] in
                let formula = object.formula.and(write.formula)
                guard frame.path.and(formula) != .never else { return [] }
                return single(force(write.value), formula, write, in: frame)
            }
        }
    }

    private func single(
        _ value: Value,
        _ formula: Formula,
        _ write: ObjectValue.Write,
        in frame: Frame
    ) -> [ObjectField] {
        guard case .alternatives(let all) = value else {
            var value = value
            if case .member(let member) = value, member.name == "none" { value = .nothing }
            return [ObjectField(value: value, formula: formula, place: write.place, text: write.text)]
        }
        return all.flatMap { alternative -> [ObjectField] in
            let here = formula.and(alternative.formula)
            guard frame.path.and(here) != .never else { return [] }
            return single(force(alternative.value), here, write, in: frame)
        }
    }

    /// Returns the formula under which a property of an object is true.
    func isTrue(_ name: String, of value: Value, in frame: Frame) -> Formula {
        fields(name, of: value, in: frame).reduce(.never) { result, field in
            let truth = formula(of: field.value, text: field.text, usually: false) ?? .never
            return result.or(field.formula.and(truth))
        }
    }
}
