import SwiftParser
import TabModel

/// The questions of a tab view that only the running app can answer, by their text in the source.
struct ConditionTable {
    /// What a question is asked as, and how it is usually answered.
    private(set) var conditions: [Condition] = []
    private var ids: [String: ConditionID] = [:]
    /// The conditions that begin with an answer of the source's.
    private var stored: Set<ConditionID> = []

    /// The id of a question; a new one gets the answer given here.
    mutating func id(of text: String, usually: Bool) -> ConditionID {
        if let id = ids[text] { return id }
        let id = unused(Self.name(for: text), Self.name(for: text, more: 1))
        ids[text] = id
        // Options with which an app is launched are off, as build flags are.
        conditions.append(Condition(id, text: text, usually: usually && !Self.isUsuallyOff(text)))
        return id
    }

    /// Notes that the source says how a question is answered at first.
    mutating func keepUsual(_ id: ConditionID) { stored.insert(id) }

    /// Returns a Boolean value that indicates whether the source says how a question is answered at first.
    func isStored(_ id: ConditionID) -> Bool { stored.contains(id) }

    /// Makes answers the usual ones, of questions to which the source says none.
    mutating func expect(_ answers: [ConditionID: Bool]) {
        for index in conditions.indices where !stored.contains(conditions[index].id) {
            conditions[index].usually = answers[conditions[index].id] ?? conditions[index].usually
        }
    }

    /// The usual answer to a question; a build flag, which nobody asked for by its text, is off.
    func usually(_ id: ConditionID) -> Bool { conditions.first { $0.id == id }?.usually ?? false }

    /// Makes an answer to a question the usual one.
    mutating func answer(_ id: ConditionID, _ answer: Bool) {
        for index in conditions.indices where conditions[index].id == id { conditions[index].usually = answer }
    }

    /// Returns a Boolean value that indicates whether a question is about a property, such as `session.isSignedIn`.
    func isPath(_ id: ConditionID) -> Bool { text(of: id).map(Self.isPath) ?? true }

    /// Returns a Boolean value that indicates whether a question is about an option with which the app is launched.
    func isLaunchOption(_ id: ConditionID) -> Bool { text(of: id).map(Self.isLaunchOption) ?? false }

    /// The question whether an iPhone is in landscape.
    static let compactHeight = "verticalSizeClass == .compact"

    /// Returns a Boolean value that indicates whether a question is one to the device, whoever asks it.
    func isOfDevice(_ id: ConditionID) -> Bool { text(of: id) == Self.compactHeight }

    private func text(of id: ConditionID) -> String? { conditions.first { $0.id == id }?.text }

    /// Returns a Boolean value that indicates whether a string is a path of properties, such as `session.isSignedIn`.
    static func isPath(_ text: String) -> Bool {
        !text.contains { !($0.isLetter || $0.isNumber || "._?!".contains($0)) }
    }

    /// Returns a Boolean value that indicates whether a string asks for a launch argument, or for classes of a test.
    static func isLaunchOption(_ text: String) -> Bool {
        ["ProcessInfo.processInfo.", "CommandLine.arguments", "NSClassFromString("].contains { text.hasPrefix($0) }
    }

    /// Returns a Boolean value that indicates whether what a string asks for is rarely so: a launch option, a setting of
    /// accessibility, or a list without elements.
    private static func isUsuallyOff(_ text: String) -> Bool {
        isLaunchOption(text) || text.hasSuffix(".isEmpty")
            || ["isAccessibilitySize", "VoiceOver", "SwitchControl", ">= .accessibility"].contains { text.contains($0) }
    }

    private func unused(_ names: String...) -> String {
        let taken = Set(ids.values)
        if let free = names.first(where: { !taken.contains($0) }) { return free }
        let name = names.first ?? "condition"
        return (2...).lazy.map { "\(name)\($0)" }.first { !taken.contains($0) } ?? name
    }

    /// A property's name for a question: its last words, such as `isSignedIn` of `session.isSignedIn`; `more` are words
    /// before these.
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
    /// Without what stands in string literals, which no name may tell (S67), and between them.
    fileprivate var withoutLiterals: String {
        guard let first = firstIndex(of: "\""), let last = lastIndex(of: "\"") else { return self }
        return self[..<first] + " " + self[last...].dropFirst()
    }

    /// With its first letter in lower case; a name in capitals, as flags have it, stays.
    fileprivate var uncapitalized: String {
        allSatisfy { $0.isUppercase || $0 == "_" || $0.isNumber } ? self : prefix(1).lowercased() + dropFirst()
    }

    /// With its first letter in upper case.
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
