import TabModel
import TabSpecCoding

/// An operation in words, such as `addToBar drafts before home`.
struct OperationArgument {
    private let words: [String]

    /// Creates an operation from its words; nil for JSON.
    init?(_ text: String) {
        words = text.split(separator: " ").map(String.init)
        guard let first = words.first?.first, !"{[".contains(first) else { return nil }
    }

    /// The operation as JSON; words that don't belong to it become unknown keys.
    var json: String {
        var members = [JSONMember("op", .string(words[0]))]
        var rest = words.dropFirst()
        if let id = rest.popFirst() {
            members.append(JSONMember(words[0] == "resetTabOrder" ? "section" : "id", .string(id)))
        }
        if rest.first == "end" {
            rest = rest.dropFirst()
            members.append(JSONMember("before", .null))
        } else if rest.first == "before", rest.count > 1 {
            rest = rest.dropFirst()
            members.append(JSONMember("before", .string(rest.removeFirst())))
        }
        return JSONValue.object(members + rest.map { JSONMember($0, .null) }).text()
    }
}
