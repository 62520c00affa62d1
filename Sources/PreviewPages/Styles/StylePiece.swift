/// A stretch of a style sheet that stays together.
struct StylePiece: Hashable {
    /// What a piece is.
    enum Kind: Hashable {
        /// `/* … */`.
        case comment
        /// Spaces, tabs and line ends.
        case space
        /// Quoted text, with its quotes.
        case string
        /// `url(…)` without quotes.
        case address
        /// A name, a number, or escapes.
        case word
        /// Any other single byte.
        case mark
    }

    let kind: Kind
    let bytes: ArraySlice<UInt8>
}
