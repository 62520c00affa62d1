/// The SwiftUI source of the spec, or its beginning.
struct CodeValues: Hashable, Sendable {
    var summary: String
    var tokens: [CodeTokenValues]
    /// How much more there is; nil where all is shown.
    var rest: String?
}

/// A run of source of one colour: one of the four is not nil.
struct CodeTokenValues: Hashable, Sendable {
    var plain: String?
    var keyword: String?
    var string: String?
    var comment: String?

    init(_ token: SwiftToken) {
        switch token.kind {
        case .plain: plain = token.text
        case .keyword: keyword = token.text
        case .string: string = token.text
        case .comment: comment = token.text
        }
    }
}
