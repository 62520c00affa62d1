public import TabModel

/// A reader and writer of diagnostics.
public enum DiagnosticCoding {
    /// Returns `{"diagnostics": […]}` as text: keys sorted, two spaces a level, a newline at the end.
    public static func json(_ diagnostics: [Diagnostic]) -> String {
        value(diagnostics).text([.pretty, .sortedKeys])
    }

    /// Returns `{"diagnostics": […]}` as a value.
    public static func value(_ diagnostics: [Diagnostic]) -> JSONValue {
        ["diagnostics": .array(diagnostics.map(value))]
    }

    /// Returns the diagnostics of `{"diagnostics": […]}`, without elements that are not diagnostics.
    public static func diagnostics(in value: JSONValue) -> [Diagnostic] {
        guard case .array(let elements)? = value["diagnostics"] else { return [] }
        return elements.compactMap(diagnostic)
    }

    private static func diagnostic(_ value: JSONValue) -> Diagnostic? {
        guard case .string(let id)? = value["id"], case .string(let text)? = value["text"],
            case .string(let file)? = value["file"], case .string(let severity)? = value["severity"]
        else { return nil }
        var diagnostic = Diagnostic(id: id, text: text, file: file)
        diagnostic.severity = Severity(rawValue: severity) ?? .error
        if case .integer(let line)? = value["line"], case .integer(let column)? = value["column"] {
            diagnostic.location = SourceLocation(line: line, column: column)
        }
        if case .string(let quote)? = value["quote"] { diagnostic.quote = quote }
        if case .string(let entry)? = value["entry"] { diagnostic.entry = entry }
        if case .string(let fix)? = value["fix"] { diagnostic.fix = fix }
        return diagnostic
    }

    /// Returns one diagnostic as an object; every key is always present, and null where its value is not known.
    public static func value(_ diagnostic: Diagnostic) -> JSONValue {
        [
            "column": JSONValue(diagnostic.location?.column),
            "entry": JSONValue(diagnostic.entry),
            "file": .string(diagnostic.file),
            "fix": JSONValue(diagnostic.fix),
            "id": .string(diagnostic.id),
            "line": JSONValue(diagnostic.location?.line),
            "quote": JSONValue(diagnostic.quote),
            "severity": .string(diagnostic.severity.rawValue),
            "text": .string(diagnostic.text),
        ]
    }
}
