import TabModel

extension LintReport {
    /// The report as the XML of Checkstyle: the findings of each file, with its rule as the source.
    public var checkstyle: String {
        let elements = byFile.map { file, diagnostics in
            "  <file name=\"\(XMLText.escaped(file))\">\n" + diagnostics.map(Self.checkstyleElement).joined()
                + "  </file>\n"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <checkstyle version="4.3">
            \(elements.joined())</checkstyle>

            """
    }

    private static func checkstyleElement(_ diagnostic: Diagnostic) -> String {
        let place = diagnostic.location.map { [("line", "\($0.line)"), ("column", "\($0.column)")] } ?? []
        let attributes =
            place + [
                ("severity", diagnostic.severity.rawValue), ("message", diagnostic.messageWithFix),
                ("source", "tabpreview.\(diagnostic.id)"),
            ]
        return "    <error \(attributes.map { "\($0)=\"\(XMLText.escaped($1))\"" }.joined(separator: " "))/>\n"
    }
}
