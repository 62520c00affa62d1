public import TabModel

/// Writes diagnostics (the format, form 6).
public enum DiagnosticCoding {
    /// `{"diagnostics": […]}` as text: keys sorted, two spaces a level, a newline at the end.
    public static func json(_ diagnostics: [Diagnostic]) -> String {
        value(diagnostics).text([.pretty, .sortedKeys])
    }

    /// `{"diagnostics": […]}` as a value.
    public static func value(_ diagnostics: [Diagnostic]) -> JSONValue {
        ["diagnostics": .array(diagnostics.map(value))]
    }

    /// One diagnostic; every key is always there, null where nothing is known.
    public static func value(_ diagnostic: Diagnostic) -> JSONValue {
        [
            "column": JSONValue(diagnostic.location?.column),
            "entry": JSONValue(diagnostic.entry),
            "file": .string(diagnostic.file),
            "fix": JSONValue(diagnostic.fix),
            "id": .string(diagnostic.id),
            "line": JSONValue(diagnostic.location?.line),
            "severity": .string(diagnostic.severity.rawValue),
            "text": .string(diagnostic.text),
        ]
    }
}
