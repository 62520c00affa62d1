public import TabModel

/// A line for people, in pieces that a terminal may color.
///
/// The pieces hold the text as it is: anyone who prints them makes control characters harmless.
public struct ReportLine: Hashable, Sendable {
    /// The pieces, from the left.
    public var pieces: [Piece]

    /// Makes a line.
    public init(_ pieces: [Piece]) {
        self.pieces = pieces
    }

    /// Makes a line of a sentence, and of what is behind it for anyone who looks for it.
    public init(_ text: String, aside: String = "") {
        self.init([Piece(text)] + (aside.isEmpty ? [] : [Piece(aside, .aside)]))
    }

    /// A piece of a line.
    public struct Piece: Hashable, Sendable {
        /// The text.
        public var text: String
        /// What it is.
        public var role: Role

        /// Makes a piece.
        public init(_ text: String, _ role: Role = .plain) {
            self.text = text
            self.role = role
        }
    }

    /// What a piece is.
    public enum Role: Hashable, Sendable {
        /// A sentence.
        case plain
        /// What follows is under it.
        case heading
        /// A file with line and column.
        case place
        /// How serious it is.
        case severity(Severity)
        /// A rule's id or a repair: there for anyone who looks for it.
        case aside
    }

    /// The line without its roles.
    public var text: String {
        pieces.map(\.text).joined()
    }
}
