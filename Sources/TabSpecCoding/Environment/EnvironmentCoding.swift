public import TabModel

/// A writer of environments under the names that `resolve --all` uses.
public enum EnvironmentCoding {
    /// Returns the environment as an object: words as strings, flags as Booleans, null where a choice is left to the
    /// rules.
    ///
    /// `if`, `last`, `locale`, `sdk` and `switches` are present only if something was given, switches in the notation
    /// of specs; `pose` is present on iPhone Duo.
    public static func value(_ environment: ResolutionEnvironment) -> JSONValue {
        let interaction = environment.interaction
        let last = interaction.last.isEmpty ? [] : [JSONMember("last", JSONValue(interaction.last))]
        let locale = environment.locale.map { [JSONMember("locale", .string($0.rawValue))] } ?? []
        let sdk = environment.sdk.map { [JSONMember("sdk", .string($0.rawValue))] } ?? []
        let pose =
            environment.platform == .iPhoneDuo ? [JSONMember("pose", .string(environment.pose.rawValue))] : []
        let switches = switches(environment.switches).map { [JSONMember("switches", $0)] } ?? []
        let answers = environment.conditions.sorted { $0.key < $1.key }.map { JSONMember($0.key, .bool($0.value)) }
        let conditions = answers.isEmpty ? [] : [JSONMember("if", .object(answers))]
        return .object(members(of: environment) + conditions + last + locale + pose + sdk + switches)
    }

    private static func members(of environment: ResolutionEnvironment) -> [JSONMember] {
        let interaction = environment.interaction
        let members: [(String, JSONValue)] = [
            ("direction", .string((environment.direction ?? environment.locale?.direction ?? .ltr).rawValue)),
            ("editing", .bool(interaction.editing)),
            ("form", JSONValue(environment.form?.rawValue)),
            ("more", .bool(interaction.more)),
            ("orientation", .string(environment.orientation.rawValue)),
            ("os", .string(environment.os.rawValue)),
            ("path", JSONValue(interaction.path)),
            ("platform", .string(environment.platform.rawValue)),
            ("previous", JSONValue(interaction.previous)),
            ("scrolled", .bool(interaction.scrolled ?? false)),
            ("search", .bool(interaction.search)),
            ("select", JSONValue(interaction.select)),
            ("sizeClass", .string(environment.sizeClass.rawValue)),
        ]
        return members.map { JSONMember($0, $1) }
    }

    private static func switches(_ overrides: SwitchOverrides) -> JSONValue? {
        guard !overrides.isEmpty else { return nil }
        let members = ResolverSwitch.allCases.compactMap { name in
            overrides[name].map { JSONMember(name.rawValue, Bool($0).map(JSONValue.bool) ?? .string($0)) }
        }
        return .object(members)
    }
}
