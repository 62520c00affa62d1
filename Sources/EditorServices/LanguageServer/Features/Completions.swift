import TabModel

extension AssistedDocument {
    /// Returns the completions at a position.
    ///
    /// The list is made for the typed characters, and symbols are found by their meaning too. The client therefore
    /// shows the list without filtering it, and requests it again when more is typed.
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

    /// The completion kinds of the protocol.
    private static let (property, value) = (10, 12)

    /// Returns a number as a string that sorts in numeric order; there are at most a hundred.
    private static func rank(_ number: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    }
}
