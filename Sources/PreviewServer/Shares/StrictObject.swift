import PreviewCore
import TabModel
import TabSpecCoding

/// A small JSON object in a request's body, read strictly: every member known, once, and of its type.
///
/// It collects every error with its place. No message repeats text of the body unless its reader quotes it: it may be a
/// password.
struct StrictObject {
    /// The name of the body in diagnostics.
    private let name: String
    private let keys: [String]
    /// The maximum number of reported errors, as more would not help.
    private static let most = 100
    private var values: [String: SourceValue] = [:]
    private var mistakes: [Diagnostic] = []
    private var isShapeless = false
    /// The members with invalid values.
    private var refused: [String] = []

    /// Creates an object from a body; an empty one represents an object without members.
    ///
    /// Throws for a body that isn't JSON.
    init(
        _ bytes: [UInt8],
        name: String,
        keys: [String],
        limits: SpecReadingLimits = .http
    ) throws(HTTPError) {
        self.name = name
        self.keys = keys
        guard !bytes.isEmpty else { return }
        do throws(JSONReadingError) {
            take(try SourceValue(reading: bytes, file: name, limits: limits))
        } catch {
            let text = "The body is not valid JSON from this position."
            let id = error.diagnostic.id
            mistakes = [Diagnostic(id: id, text: text, file: name, location: error.diagnostic.location)]
            isShapeless = true
            try check()
        }
    }

    private mutating func take(_ root: SourceValue) {
        guard case .object(let members) = root.content else {
            return reportShape("type", "Expected an object with \(listed).", at: root.place)
        }
        var seen: Set<String> = []
        for member in members where mistakes.count < Self.most {
            if !keys.contains(member.key) {
                let near = Suggestion.nearest(to: member.key, among: keys).map { " Did you mean \"\($0)\"?" }
                let text = "\(Self.quoted(member.key)) is not a known key.\(near ?? " Expected \(listed).")"
                reportShape("unknownKey", text, at: member.place)
            } else if !seen.insert(member.key).inserted {
                reportShape("duplicateKey", "The key \"\(member.key)\" is duplicated.", at: member.place)
            } else {
                values[member.key] = member.value
            }
        }
    }

    private var listed: String { WordList.or(keys.map { "\"\($0)\"" }) }

    /// Throws all errors: 400 for the wrong shape, 422 for invalid values.
    ///
    /// The error's id is the first member with an invalid value, so that a form can show its place; else the body's
    /// name.
    func check() throws(HTTPError) {
        guard !mistakes.isEmpty else { return }
        let ordered = mistakes.sorted { Self.precedes($0, $1) }
        let text = ordered.map(\.text).joined(separator: " ")
        let id = isShapeless ? name : refused.first ?? name
        throw .body(id, text, ordered, status: isShapeless ? 400 : 422)
    }
}

extension StrictObject {
    /// Returns a Boolean value for sorting, in which errors without a place, of missing members, come first.
    private static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        guard let first = left.location, let second = right.location else { return right.location != nil }
        return first < second
    }
}

// MARK: - Members

extension StrictObject {
    /// Returns the string of a member; nil if it is absent, null or no string.
    mutating func text(_ key: String) -> String? {
        guard let value = present(key) else { return nil }
        if case .string(let text) = value.content { return text }
        reportShape("type", "\(key): expected a string.", at: value.place)
        return nil
    }

    /// Returns the Boolean value of a member; nil if it is absent, null or neither true nor false.
    mutating func bool(_ key: String) -> Bool? {
        guard let value = present(key) else { return nil }
        if case .bool(let bool) = value.content { return bool }
        reportShape("type", "\(key): expected true or false.", at: value.place)
        return nil
    }

    /// Returns the whole number of a member; nil if it is absent, null or none.
    mutating func wholeNumber(_ key: String) -> Int? {
        guard let value = present(key) else { return nil }
        if case .integer(let number) = value.content { return number }
        reportShape("type", "\(key): expected a whole number.", at: value.place)
        return nil
    }

    /// Notes that a member's value is invalid.
    mutating func refuse(_ key: String, _ text: String) {
        let place = values[key]?.place
        refused.append(key)
        mistakes.append(Diagnostic(id: "value", text: "\(key): \(text)", file: name, location: place))
    }

    private func present(_ key: String) -> SourceValue? {
        guard let value = values[key], !value.isNull else { return nil }
        return value
    }

    private mutating func reportShape(_ id: String, _ text: String, at place: SourceLocation) {
        isShapeless = true
        mistakes.append(Diagnostic(id: id, text: text, file: name, location: place))
    }

    /// Returns quoted text of the writer, short and on one line.
    static func quoted(_ text: String) -> String {
        "\"\(LogText.escaped(String(text.prefix(48))))\(text.count > 48 ? "…" : "")\""
    }
}
