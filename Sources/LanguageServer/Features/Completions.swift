import SpecAssistance
import TabModel

extension AssistedDocument {
    /// What may be written at a position.
    ///
    /// The list is made for what was typed, and symbols are found by their meaning too: the client shows it as it is,
    /// and asks again when more is typed.
    func completions(at position: TextPosition) -> JSONValue {
        let unit = unit(at: position)
        guard let list = assistant.completions(at: unit) else { return ["isIncomplete": true, "items": []] }
        let range = range(list.start, list.end).json
        let typed = text(list.start, unit)
        let items = list.completions.enumerated().map { number, completion in
            item(completion, range, typed: typed, number)
        }
        return ["isIncomplete": true, "items": .array(items)]
    }

    private func item(_ completion: Completion, _ range: JSONValue, typed: String, _ number: Int) -> JSONValue {
        let isKey = completion.insert.hasSuffix(":") || completion.insert.hasSuffix(": ")
        var members = [
            JSONMember("label", .string(completion.label)),
            JSONMember("kind", .integer(isKey ? Self.property : Self.value)),
            JSONMember("sortText", .string(Self.rank(number))),
            JSONMember("filterText", .string(typed.isEmpty ? completion.label : typed)),
            JSONMember("textEdit", ["range": range, "newText": .string(completion.insert)]),
        ]
        if !completion.detail.isEmpty { members.append(JSONMember("detail", .string(completion.detail))) }
        if !completion.text.isEmpty { members.append(JSONMember("documentation", .string(completion.text))) }
        return .object(members)
    }

    /// Kinds of the protocol.
    private static let (property, value) = (10, 12)

    /// A number that is sorted as text; there are at most a hundred.
    private static func rank(_ number: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    }
}
