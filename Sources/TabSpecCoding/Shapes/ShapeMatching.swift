import SpecSchema
import TabModel

extension Shape {
    /// Whether a value is of the right kind, whatever is inside it.
    func accepts(_ value: SourceValue) -> Bool {
        switch self {
        case .text, .imagePath, .choice: value.text != nil
        case .bool: value.bool != nil
        case .wholeNumber: value.integer != nil
        case .textOrWholeNumber: value.integer != nil || value.text != nil
        case .orNull(let shape): value.isNull || shape.accepts(value)
        case .list: value.isList
        case .either(let first, let second): first.accepts(value) || second.accepts(value)
        case .object, .map, .anyObject, .reasons, .entry: value.isObject
        }
    }

    /// Whether true and false are of the right kind.
    var acceptsBool: Bool {
        switch self {
        case .bool: true
        case .orNull(let shape): shape.acceptsBool
        case .either(let first, let second): first.acceptsBool || second.acceptsBool
        default: false
        }
    }
}

extension SourceValue {
    /// What a message says was found.
    var found: String {
        switch content {
        case .null: written == "" ? "nothing" : "null"
        case .bool(let bool): "\(bool)"
        case .integer(let integer): "the number \(integer)"
        case .fraction(let text): "the number \(text.prefix(32))"
        case .tooLarge(let text): "the number \(text.prefix(32))"
        case .string(let text): text.quoted
        case .list: "an array"
        case .object: "an object"
        }
    }
}
