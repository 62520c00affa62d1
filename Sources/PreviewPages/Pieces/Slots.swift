/// The places that a text leaves open for pieces, each as a name between two NUL characters.
///
/// No text of a page has a NUL: ``HTMLEscaping`` replaces it in values, and templates with one are not cut into pieces.
struct Slots {
    private var pieces: [String: Piece] = [:]

    /// Names the slots of pieces; nil if two that differ would have the same.
    init?(_ pieces: [Piece]) {
        for piece in pieces {
            if let other = self.pieces.updateValue(piece, forKey: piece.slot), other != piece { return nil }
        }
    }

    /// The text with every slot filled; nil if it has one that is not known.
    func fill<Failure: Error>(_ text: String, draw: (Piece) throws(Failure) -> String) throws(Failure) -> String? {
        let cuts = text.utf8.split(separator: 0, omittingEmptySubsequences: false)
        guard !cuts.count.isMultiple(of: 2) else { return nil }
        var result = ""
        result.reserveCapacity(2 * text.utf8.count)
        for (index, cut) in cuts.enumerated() {
            if index.isMultiple(of: 2) {
                result += Substring(cut)
            } else {
                guard let piece = pieces[String(Substring(cut))] else { return nil }
                result += try draw(piece)
            }
        }
        return result
    }

    /// A template that writes a slot's name and nothing else.
    static func template(_ name: String) -> String { "\0\(name)\0" }
}
