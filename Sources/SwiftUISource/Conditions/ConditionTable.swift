import SwiftParser
import TabModel

/// The questions of a tab view that only the running app can answer, by their text in the source.
struct ConditionTable {
    /// The questions with their texts and usual answers.
    private(set) var conditions: [Condition] = []
    private var ids: [String: ConditionID] = [:]
    /// The conditions whose initial answer is in the source.
    private var stored: Set<ConditionID> = []

    /// Returns the id of a question; a new one gets this usual answer.
    mutating func id(of text: String, usually: Bool) -> ConditionID {
        if let id = ids[text] { return id }
        let id = unused(Self.name(for: text), Self.name(for: text, more: 1))
        ids[text] = id
        // Launch options of an app are off, like build flags.
        conditions.append(Condition(id, text: text, usually: usually && !Self.isUsuallyOff(text)))
        return id
    }

    /// Notes that the source states the initial answer to a question.
    mutating func keepUsual(_ id: ConditionID) { stored.insert(id) }

    /// Returns a Boolean value that indicates whether the source states the initial answer to a question.
    func isStored(_ id: ConditionID) -> Bool { stored.contains(id) }

    /// Sets the usual answers, for questions whose initial answer the source doesn't state.
    mutating func expect(_ answers: [ConditionID: Bool]) {
        for index in conditions.indices where !stored.contains(conditions[index].id) {
            conditions[index].usually = answers[conditions[index].id] ?? conditions[index].usually
        }
    }

    /// Returns the usual answer to a question; a build flag that no expression quotes is off.
    func usually(_ id: ConditionID) -> Bool { conditions.first { $0.id == id }?.usually ?? false }

    /// Sets the usual answer to a question.
    mutating func setUsual(_ id: ConditionID, _ isTrue: Bool) {
        for index in conditions.indices where conditions[index].id == id { conditions[index].usually = isTrue }
    }

    /// Returns a Boolean value that indicates whether a question is about a property, such as `session.isSignedIn`.
    func isPath(_ id: ConditionID) -> Bool { text(of: id).map(Self.isPath) ?? true }

    /// The question about an iPhone in landscape.
    static let compactHeight = "verticalSizeClass == .compact"

    /// Returns a Boolean value that indicates whether a question is about the device, in whatever place it occurs.
    func isOfDevice(_ id: ConditionID) -> Bool { text(of: id) == Self.compactHeight }

    private func text(of id: ConditionID) -> String? { conditions.first { $0.id == id }?.text }

    /// Returns a Boolean value that indicates whether a string is a path of properties, such as `session.isSignedIn`.
    static func isPath(_ text: String) -> Bool {
        !text.contains { !($0.isLetter || $0.isNumber || "._?!".contains($0)) }
    }

    /// Returns a Boolean value that indicates whether a string names a launch argument, or classes of a test.
    static func isLaunchOption(_ text: String) -> Bool {
        ["ProcessInfo.processInfo.", "CommandLine.arguments", "NSClassFromString("].contains { text.hasPrefix($0) }
    }

    /// Returns a Boolean value that indicates whether the condition in a string is rarely true: a launch option, a
    /// setting of accessibility, or a list without elements.
    private static func isUsuallyOff(_ text: String) -> Bool {
        isLaunchOption(text) || text.hasSuffix(".isEmpty")
            || ["isAccessibilitySize", "VoiceOver", "SwitchControl", ">= .accessibility"].contains { text.contains($0) }
    }

    private func unused(_ names: String...) -> String {
        let usedIDs = Set(ids.values)
        if let free = names.first(where: { !usedIDs.contains($0) }) { return free }
        let name = names.first ?? "condition"
        return (2...).lazy.map { "\(name)\($0)" }.first { !usedIDs.contains($0) } ?? name
    }

    /// Returns a property's name for a question: its last words, such as `isSignedIn` of `session.isSignedIn`; `more`
    /// is the number of words before these.
    private static func name(for text: String, more: Int = 0) -> String {
        if text.hasSuffix(" != nil") {
            let name = Self.name(for: String(text.dropLast(7)), more: more)
            return name.hasPrefix("has") ? name : "has" + name.capitalizedFirst
        }
        let words = text.withoutLiterals.split { !($0.isLetter || $0.isNumber || $0 == "_") || !$0.isASCII }.map(
            String.init
        )
        let isPath = isPath(text)
        let vague: Set = ["isEmpty", "count", "rawValue", "first", "nil", "true", "false", "isEnabled", "value"]
        let most = (isPath ? (vague.contains(words.last ?? "") ? 2 : 1) : 4) + more
        let chosen = isPath ? words.suffix(most) : words.filter { $0 != "self" }.suffix(most)
        let name = chosen.enumerated().map { $0 == 0 ? $1.uncapitalized : $1.capitalizedFirst }.joined()
        guard let first = name.first else { return "condition" }
        return first.isNumber || !name.isValidSwiftIdentifier(for: .variableName) ? "is" + name.capitalizedFirst : name
    }
}

extension String {
    /// The string without the text from its first quotation mark to its last: string literals, which no name may show
    /// (S67), and the text between them.
    fileprivate var withoutLiterals: String {
        guard let first = firstIndex(of: "\""), let last = lastIndex(of: "\"") else { return self }
        return self[..<first] + " " + self[last...].dropFirst()
    }

    /// The string with its first letter in lower case; a name in capitals, as flags have it, stays.
    fileprivate var uncapitalized: String {
        allSatisfy { $0.isUppercase || $0 == "_" || $0.isNumber } ? self : prefix(1).lowercased() + dropFirst()
    }

    /// The string with its first letter in upper case.
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
