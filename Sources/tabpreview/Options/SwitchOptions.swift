import ArgumentParser
import TabModel

/// The option `--switch`: switches set for one call, instead of the spec's.
struct SwitchOptions: ParsableArguments {
    @Option(
        name: .customLong("switch"),
        help: ArgumentHelp(
            "Override a switch of the tab view, such as macAutomatic=sidebar (repeatable).",
            valueName: "name=value"
        )
    )
    var settings: [String] = []

    /// The switches that these options set.
    var overrides: SwitchOverrides {
        settings.compactMap { try? SwitchSetting($0) }.reduce(into: SwitchOverrides()) { overrides, setting in
            overrides[setting.name] = setting.value
        }
    }

    /// Throws one error for all invalid names and values.
    func validate() throws {
        var problems: [String] = []
        var names: Set<ResolverSwitch> = []
        for text in settings {
            do {
                let setting = try SwitchSetting(text)
                if !names.insert(setting.name).inserted {
                    problems.append("--switch: \(setting.name.rawValue) is set twice. Keep only one.")
                }
            } catch {
                problems.append(error.text)
            }
        }
        guard problems.isEmpty else { throw ValidationError(problems.joined(separator: "\n")) }
    }
}

/// A setting of the form `NAME=VALUE`.
struct SwitchSetting: Hashable {
    let name: ResolverSwitch
    let value: String

    /// Creates a setting from text; the error suggests the most likely one.
    init(_ text: String) throws(SwitchFailure) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else {
            throw SwitchFailure(text: "--switch \"\(text)\": expected NAME=VALUE, such as macAutomatic=sidebar.")
        }
        guard let name = ResolverSwitch(rawValue: parts[0]) else {
            let names = ResolverSwitch.allCases.map(\.rawValue)
            throw SwitchFailure("\"\(parts[0])\" is not a switch", parts[0], among: names)
        }
        guard name.values.contains(parts[1]) else {
            throw SwitchFailure("\"\(parts[1])\" is not a value of \(name.rawValue)", parts[1], among: name.values)
        }
        self.name = name
        value = parts[1]
    }
}

/// A failure to read a `--switch`, in sentences for the user.
struct SwitchFailure: Error {
    let text: String

    init(text: String) { self.text = text }

    init(_ problem: String, _ word: String, among names: [String]) {
        let guess = Suggestion.nearest(to: word, among: names).map { " Did you mean \"\($0)\"?" } ?? ""
        text = "--switch: \(problem).\(guess) Expected one of \(names.joined(separator: ", "))."
    }
}
