public import TabModel

/// Writes environments under the names of form 3, as `resolve --all` does.
public enum EnvironmentCoding {
    /// The environment as an object: words as strings, flags as booleans, null where a choice is left to the rules.
    public static func value(_ environment: ResolutionEnvironment) -> JSONValue {
        [
            "direction": .string(environment.direction.rawValue),
            "editing": .bool(environment.editing),
            "form": JSONValue(environment.form?.rawValue),
            "last": JSONValue(environment.last),
            "more": .bool(environment.more),
            "orientation": .string(environment.orientation.rawValue),
            "os": .string(String(environment.os.rawValue)),
            "path": JSONValue(environment.path),
            "platform": .string(environment.platform.rawValue),
            "previous": JSONValue(environment.previous),
            "scrolled": .bool(environment.scrolled),
            "search": .bool(environment.search),
            "select": JSONValue(environment.select),
            "sizeClass": .string(environment.sizeClass.rawValue),
        ]
    }
}
