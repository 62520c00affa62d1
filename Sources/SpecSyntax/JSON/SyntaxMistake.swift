/// Where a text breaks its format's grammar, and how.
public struct SyntaxMistake: Error, Hashable, Sendable {
    /// `syntax` or `limit`.
    public var id = "syntax"
    /// One or two sentences.
    public var text: String
    /// The byte at which the text can't be read on.
    public var offset: Int
}
