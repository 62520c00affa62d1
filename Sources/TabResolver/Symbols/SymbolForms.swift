import TabModel

/// The look of an entry's symbol: the name with its shape, and its filling.
struct SymbolLook: Hashable, Sendable {
    /// The name in outline form.
    let name: String
    /// A Boolean value that indicates whether it has a filled form (R2.76).
    let hasFilled: Bool
    /// The form that the author wants; nil leaves it to the place (R2.118).
    let variants: SymbolVariants?

    /// Returns a Boolean value that indicates whether it is drawn filled in a place that does or doesn't fill symbols.
    func isFilled(inFilling place: Bool) -> Bool { (variants?.isFilled ?? place) && hasFilled }
}

/// The forms that symbols have, each name looked up once.
struct SymbolForms: Sendable {
    private let symbols: KnownSymbols?
    /// The form that the tab view requests for all symbols.
    private let usual: SymbolVariants?
    private var filled: [String: Bool] = [:]

    /// Creates the forms; `symbols` are those that can be drawn, if they are known: their forms count too.
    init(_ symbols: KnownSymbols?, _ usual: SymbolVariants?) { (self.symbols, self.usual) = (symbols, usual) }

    /// Returns the look of a label's symbol, and the one while its tab is selected, if that differs (R2.118, R2.119).
    mutating func looks(of label: TabLabel) -> (usual: SymbolLook?, selected: SymbolLook?) {
        let variants = label.symbolVariants ?? usual
        let look = label.systemImage.map { self.look(of: $0, variants) }
        let hasOwn = label.selectedSystemImage != nil || label.selectedSymbolVariants != nil
        guard hasOwn, let symbol = label.selectedSystemImage ?? label.systemImage else { return (look, nil) }
        let selected = self.look(of: symbol, label.selectedSymbolVariants ?? variants)
        return (look, selected == look ? nil : selected)
    }

    /// Returns a symbol in a form; a shape that it doesn't have is left out, as in SwiftUI.
    private mutating func look(of symbol: String, _ variants: SymbolVariants?) -> SymbolLook {
        let shape = variants?.shape ?? ""
        let shaped = "\(symbol).\(shape)"
        let name = !shape.isEmpty && exists(shaped) ? shaped : symbol
        return SymbolLook(name: name, hasFilled: fills(name), variants: variants)
    }

    private mutating func exists(_ symbol: String) -> Bool { symbols?.contains(symbol) ?? false || fills(symbol) }

    private mutating func fills(_ symbol: String) -> Bool {
        if let cached = filled[symbol] { return cached }
        let fills = FilledSymbols.variant(of: symbol) != nil || symbols?.hasFilled(symbol) ?? false
        filled[symbol] = fills
        return fills
    }
}
