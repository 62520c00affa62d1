import TabModel
import TabSpecCoding

/// The shape of a value by the SARIF standard (2.1.0, section 3), as far as our logs use it.
indirect enum StandardShape: Sendable {
    case text
    case bool
    case least(Int)
    case oneOf([String])
    case uri
    case uriReference
    case list(of: StandardShape)
    case texts
    /// `members` are all that the standard knows for the object, with shapes for those that we write.
    case object(required: [String], members: [String: StandardShape])

    /// Returns the problems of a value, as paths; empty if it is as the standard says.
    func problems(_ value: JSONValue, _ path: String = "") -> [String] {
        switch (self, value) {
        case (.text, .string), (.bool, .bool): []
        case (.least(let least), .integer(let number)) where number >= least: []
        case (.oneOf(let words), .string(let text)) where words.contains(text): []
        case (.uri, .string(let text)) where isURI(text) && text.hasScheme: []
        case (.uriReference, .string(let text)) where isURI(text): []
        case (.list(let shape), .array(let elements)):
            elements.enumerated().flatMap { shape.problems($1, "\(path)[\($0)]") }
        case (.texts, .object(let members)): members.flatMap { Self.text.problems($0.value, "\(path).\($0.key)") }
        case (.object(let required, let known), .object(let members)):
            required.filter { value[$0] == nil }.map { "\(path): no \($0)" }
                + members.flatMap { member in
                    known[member.key]?.problems(member.value, "\(path).\(member.key)")
                        ?? ["\(path): unknown \(member.key)"]
                }
                + (Set(members.map(\.key)).count == members.count ? [] : ["\(path): a key stands twice"])
        default: ["\(path): \(value) is not as the standard says"]
        }
    }

    /// Only characters that RFC 3986 permits, and a percent sign only before two hexadecimal digits.
    private func isURI(_ text: String) -> Bool {
        text.wholeMatch(of: /(?:[A-Za-z0-9\-._~:\/?#\[\]@!$&'()*+,;=]|%[0-9A-F]{2})*/) != nil
    }
}

extension String {
    var hasScheme: Bool { prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:/) != nil }
}
