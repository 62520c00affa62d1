import TabModel

/// Findings about symbols that are unknown, or have no drawing (R5.61).
enum SymbolRules {
    static let all = [unknownSymbol]

    /// The number of different names that get a suggestion: each is compared with the whole set.
    private static let suggestions = 50

    static let unknownSymbol = LintRule("R5.61", .info) { subject in
        guard let symbols = subject.symbols else { return [] }
        var nearest: [String: String?] = [:]
        return subject.outline.entries.compactMap { entry -> Mark? in
            guard let symbol = entry.label.systemImage, !symbol.isEmpty, !symbols.contains(symbol) else { return nil }
            guard !SymbolWords.suggest(symbol) else { return undrawn(symbol, of: entry, symbols) }
            if nearest[symbol] == nil, nearest.count < suggestions { nearest[symbol] = symbols.nearest(to: symbol) }
            let advice = (nearest[symbol] ?? nil).map { "Did you mean \($0)?" } ?? "Check the name."
            let keep = symbols.option.map { "add a drawing of it with \($0)" } ?? "keep it: only its drawing is missing"
            return Mark(
                entry.index,
                "The symbol \(symbol) of \(entry.name) is not a symbol name that tabpreview knows.",
                fix: "\(advice) If it is a newer SF Symbol or a custom symbol, \(keep)."
            )
            .together("The symbol \(symbol) is not among the symbol names that tabpreview knows", entry.name)
        }
    }

    /// Returns the mark on a symbol that the app shows, but not the preview.
    private static func undrawn(_ symbol: String, of entry: OutlineEntry, _ symbols: KnownSymbols) -> Mark {
        let shown = symbols.standIn(for: symbol) ?? "letters"
        return Mark(
            entry.index,
            "The app shows the symbol \(symbol) of \(entry.name); the preview has no drawing of it and shows \(shown).",
            fix: "Keep it\(symbols.option.map { ", or add a drawing of it with \($0)" } ?? "")."
        )
        .together(
            "The app shows the symbol \(symbol); the preview has no drawing of it and shows \(shown)",
            entry.name
        )
    }
}
