/// Something that keeps a symbol from being drawn, and where it is.
struct SymbolMistake: Error, Equatable {
    /// The kind, as in a diagnostic's id.
    let id: String
    /// The place: bytes from the start of the file.
    let offset: Int
    /// What is wrong and what was expected.
    let text: String
    /// What to do.
    let fix: String

    init(_ id: String, at offset: Int, _ text: String, fix: String) {
        (self.id, self.offset, self.text, self.fix) = (id, offset, text, fix)
    }

    static func syntax(at offset: Int, _ text: String, fix: String = "Export the symbol again.") -> Self {
        Self("syntax", at: offset, text, fix: fix)
    }

    static func limit(at offset: Int, _ text: String) -> Self {
        Self("limit", at: offset, text, fix: "Simplify the drawing: a symbol is a few shapes of one color.")
    }
}
