/// Writes a style sheet without comments and without the white space that means nothing.
///
/// Nothing else changes: the rules that a browser reads are the same. White space stays where it can separate two
/// selectors or two values, and around the `+` and `-` of sums.
struct StyleCompactor {
    private(set) var bytes: [UInt8] = []
    private var gap: StylePiece.Kind?
    /// The last byte, if it stands by itself: not the end of a string, a word or an address.
    private var lastMark: UInt8?

    /// White space before one of these means nothing.
    private static let closesGap = Set("{};,)>!".utf8)
    /// White space after one of these means nothing.
    private static let swallowsGap = Set("{};,(>:".utf8)

    mutating func write(_ sheet: ArraySlice<UInt8>) {
        for piece in StyleReader(sheet) {
            switch piece.kind {
            case .space: gap = .space
            case .comment: gap = gap ?? .comment
            case .string, .address, .word, .mark: write(piece)
            }
        }
        gap = gap ?? .comment
    }

    private mutating func write(_ piece: StylePiece) {
        let mark = piece.kind == .mark ? piece.bytes.first : nil
        bridge(to: mark)
        if mark == UInt8(ascii: "}"), lastMark == UInt8(ascii: ";") { bytes.removeLast() }
        bytes += piece.bytes
        (gap, lastMark) = (nil, mark)
    }

    /// A comment between two words keeps them apart without being white space, so an empty one stays there.
    private mutating func bridge(to mark: UInt8?) {
        guard let gap, !bytes.isEmpty else { return }
        if let mark, Self.closesGap.contains(mark) { return }
        if let lastMark, Self.swallowsGap.contains(lastMark) { return }
        bytes += gap == .space ? Array(" ".utf8) : Array("/**/".utf8)
    }
}
