import TabModel

/// A converter of the findings in one file to diagnostics.
struct SymbolDiagnostics {
    let file: String
    let places: MarkupPositions

    /// Returns errors and warnings together, in the file's order.
    func all(_ remarks: Remarks, _ mistakes: [DrawingMistake]) -> [Diagnostic] {
        let warnings = remarks.all.map { ($0.offset, diagnostic(.warning, $0.id, $0.offset, $0.text, $0.fix)) }
        let errors = mistakes.map { ($0.offset, diagnostic(.error, $0.id, $0.offset, $0.text, $0.fix)) }
        return (errors + warnings).sorted { $0.0 < $1.0 }.map(\.1)
    }

    private func diagnostic(_ severity: Severity, _ id: String, _ offset: Int, _ text: String, _ fix: String)
        -> Diagnostic
    {
        let location = places.location(of: offset)
        return Diagnostic(severity: severity, id: id, text: "\(text) \(fix)", file: file, location: location, fix: fix)
    }
}

/// A mistake that keeps a symbol or an image from being drawn, and its place.
struct DrawingMistake: Error, Equatable {
    /// The kind, which is a diagnostic's id.
    let id: String
    /// The place in bytes from the start of the file.
    let offset: Int
    /// The problem and the expected content.
    let text: String
    /// The action that fixes the problem.
    let fix: String

    init(_ id: String, at offset: Int, _ text: String, fix: String) {
        (self.id, self.offset, self.text, self.fix) = (id, offset, text, fix)
    }

    static func syntax(at offset: Int, _ text: String, fix: String = "Export it again.") -> Self {
        Self("syntax", at: offset, text, fix: fix)
    }

    static func limit(at offset: Int, _ text: String) -> Self {
        Self("limit", at: offset, text, fix: "Simplify the drawing.")
    }
}

/// A quotation of words of a file in messages: in quotes, short, on one line.
enum Quoted {
    static func text(_ bytes: some Sequence<UInt8>) -> String {
        text(String(decoding: Array(bytes), as: UTF8.self))
    }

    static func text(_ text: String) -> String {
        let line = String(text.prefix(40).map { $0.isNewline ? " " : $0 })
        return "\"\(line)\(text.count > 40 ? "…" : "")\""
    }
}
