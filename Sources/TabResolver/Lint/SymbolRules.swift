import TabModel

/// What findings say about symbols that the preview can't draw (R5.61).
enum SymbolRules {
    static let all = [unknownSymbol]

    /// How many different names get a suggestion: each is compared with the whole set.
    private static let suggestions = 50

    static let unknownSymbol = LintRule("R5.61", .info) { subject in
        guard let symbols = subject.symbols else { return [] }
        var advice: [String: String] = [:]
        return subject.outline.entries.compactMap { entry in
            guard let symbol = entry.label.systemImage, !symbol.isEmpty, !symbols.contains(symbol) else { return nil }
            if advice[symbol] == nil, advice.count < suggestions {
                advice[symbol] = symbols.nearest(to: symbol).map { "If you mean \($0), write that; else add" } ?? "Add"
            }
            return Mark(
                entry.index,
                "\(entry.name)'s symbol \(symbol) is none that the preview can draw: it shows letters instead.",
                fix: "\(advice[symbol] ?? "Add") a drawing of it with --symbols, if Apple's catalogue has the name."
            )
        }
    }
}
