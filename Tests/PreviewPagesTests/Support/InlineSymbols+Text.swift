@testable import PreviewPages

extension InlineSymbols {
    /// Sprites written in a test.
    init(symbols: String, glyphs: String = "") {
        self.init(symbols: Array(symbols.utf8), glyphs: Array(glyphs.utf8))
    }
}
