import ArgumentParser
import TabModel

/// The option `--if`: values of the spec's conditions that replace the defaults (R1.118).
struct ConditionOptions: ParsableArguments {
    @Option(
        name: .customLong("if"),
        help: ArgumentHelp(
            "Set a condition of the tab view, such as isSignedIn=false (repeatable).",
            valueName: "name=true|false"
        )
    )
    var settings: [String] = []

    /// The values by the condition's name.
    var values: [ConditionID: Bool] {
        settings.compactMap { Self.condition($0) }.reduce(into: [:]) { $0[$1.id] = $1.isTrue }
    }

    /// Throws one error for all invalid values.
    func validate() throws {
        var problems: [String] = []
        var names: Set<ConditionID> = []
        for text in settings {
            if let condition = Self.condition(text) {
                if !names.insert(condition.id).inserted {
                    problems.append("--if: \(condition.id) is set twice. Keep only one.")
                }
            } else {
                problems.append("--if \"\(text)\": expected NAME=true or NAME=false, such as isSignedIn=false.")
            }
        }
        guard problems.isEmpty else { throw ValidationError(problems.joined(separator: "\n")) }
    }

    /// Throws one error for all names that are not a condition of any spec.
    func check(in specs: [TabSpec]) throws {
        let names = Set(specs.flatMap(\.conditions).map(\.id)).sorted()
        let problems = values.keys.sorted().filter { !names.contains($0) }.map { id in
            let guess = Suggestion.nearest(to: id, among: names).map { " Did you mean \"\($0)\"?" }
            let all = names.isEmpty ? " It has no conditions." : " Expected one of \(names.joined(separator: ", "))."
            return TerminalText.escaped("--if: \"\(id)\" is not a condition of the tab view.\(guess ?? all)")
        }
        guard problems.isEmpty else { throw ValidationError(problems.joined(separator: "\n")) }
    }

    private static func condition(_ text: String) -> (id: ConditionID, isTrue: Bool)? {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !parts[0].isEmpty, let isTrue = Bool(parts[1]) else { return nil }
        return (parts[0], isTrue)
    }
}
