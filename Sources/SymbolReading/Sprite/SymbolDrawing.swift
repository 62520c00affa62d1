public import TabModel

/// A symbol read from a file and redrawn.
public struct SymbolDrawing: Hashable, Sendable {
    /// Its name.
    public let name: SymbolName
    /// A `<symbol>` element on one line, made of our own words and of numbers.
    public let markup: String
}

/// What came of reading one file.
public struct ReadSymbol: Hashable, Sendable {
    /// The symbol; nil where an error keeps it from being drawn.
    public let drawing: SymbolDrawing?
    /// What was left out (warnings) and what kept the symbol from being drawn (errors), as they are in the file.
    public let diagnostics: [Diagnostic]
}
