import TabModel

/// Makes diagnostics of what was found in one file.
struct SymbolDiagnostics {
    let file: String
    let places: TextPlaces

    /// Errors and warnings together, as they are in the file.
    func all(_ remarks: Remarks, _ mistakes: [SymbolMistake]) -> [Diagnostic] {
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
