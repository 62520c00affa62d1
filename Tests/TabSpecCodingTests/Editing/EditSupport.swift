import TabModel
import TabSpecCoding
import Testing

/// One edit of a string, and the text that is to come of it.
struct EditCase: Sendable, CustomTestStringConvertible {
    var name: String
    var format: SpecFormat
    var text: String
    var edits: [SpecEdit]
    var expected: String

    init(_ name: String, _ format: SpecFormat, _ text: String, _ edits: [SpecEdit], _ expected: String) {
        self.name = name
        self.format = format
        self.text = text
        self.edits = edits
        self.expected = expected
    }

    var testDescription: String { name }

    func edited() throws(SpecEditError) -> String {
        String(decoding: try SpecEditor.edited(Array(text.utf8), format: format, edits: edits), as: UTF8.self)
    }
}

/// A value of a string to which edits are made directly, to compare with.
indirect enum PlainValue: Equatable {
    case scalar(String)
    case list([PlainValue])
    case object([String: PlainValue])

    init(_ source: JSONValue) {
        switch source {
        case .array(let elements): self = .list(elements.map { PlainValue($0) })
        case .object(let members):
            self = .object(Dictionary(members.map { ($0.key, PlainValue($0.value)) }) { first, _ in first })
        default: self = .scalar(source.text())
        }
    }

    /// The value after an edit.
    func applying(_ change: SpecEdit.Change, at path: ArraySlice<SpecEdit.Step>) -> PlainValue {
        switch (self, path.first) {
        case (.list(var elements), .index(let index)):
            elements[index] =
                path.count == 1
                ? change.value ?? elements[index] : elements[index].applying(change, at: path.dropFirst())
            return .list(elements)
        case (.object(var members), .key(let key)):
            if path.count > 1 {
                members[key] = members[key]?.applying(change, at: path.dropFirst())
            } else if case .rename(let new) = change {
                members[new] = members.removeValue(forKey: key)
            } else {
                members[key] = change.value
            }
            return .object(members)
        default:
            return self
        }
    }
}

extension SpecEdit.Change {
    /// The value that is set.
    fileprivate var value: PlainValue? {
        if case .set(let value) = self { PlainValue(value) } else { nil }
    }
}

/// Edits of a string that is not read for anything else.
enum SpecEditor {
    /// Makes edits, each group as a whole or not at all.
    static func edited(
        _ bytes: [UInt8],
        format: SpecFormat,
        groups: [[SpecEdit]]
    ) throws(SpecEditError) -> EditedSpec {
        try SpecText(bytes, format: format).edited(groups)
    }

    /// Makes edits, all or none.
    static func edited(_ bytes: [UInt8], format: SpecFormat, edits: [SpecEdit]) throws(SpecEditError) -> [UInt8] {
        let edited = try edited(bytes, format: format, groups: [edits])
        if let refusal = edited.refused[0] { throw refusal }
        return edited.bytes
    }
}
