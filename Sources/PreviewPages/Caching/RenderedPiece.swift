/// The ids of a page's pieces, each with that of the piece that follows it directly, without anything between them.
typealias PieceOrder = [Int: Int?]

/// A drawn piece: its own text, and the pieces inside it at their places.
final class RenderedPiece: Sendable {
    /// The name of the piece's slot.
    let name: String
    /// The id of the piece, equal for equal text within one run of the program.
    let id: Int
    /// The piece's own text, cut at the places of ``parts``: one more than these.
    private let cuts: [String]
    let parts: [RenderedPiece]

    init(_ name: String, cuts: [String], parts: [RenderedPiece] = []) {
        (self.name, self.cuts, self.parts) = (name, cuts, parts)
        var hasher = Hasher()
        hasher.combine(name)
        hasher.combine(cuts)
        for part in parts { hasher.combine(part.id) }
        id = hasher.finalize()
    }

    /// The number of bytes that the piece adds to those of its parts.
    var size: Int { cuts.reduce(0) { $0 + $1.utf8.count } }

    /// The pieces inside this one, at any depth.
    var order: PieceOrder {
        var order: PieceOrder = [:]
        add(to: &order)
        return order
    }

    private func add(to order: inout PieceOrder) {
        for (place, part) in parts.enumerated() {
            order.updateValue(follower(of: place)?.id, forKey: part.id)
            part.add(to: &order)
        }
    }

    /// Returns the part directly after another one, with no text between them, or nil if there is none.
    private func follower(of place: Int) -> RenderedPiece? {
        place + 1 < parts.count && cuts[place + 1].isEmpty ? parts[place + 1] : nil
    }

    /// Returns the whole text without the pieces in `known`.
    ///
    /// A template element represents each run of known pieces that followed one another.
    func text(without known: PieceOrder = [:]) -> String {
        var text = ""
        text.reserveCapacity(known.isEmpty ? 64 << 10 : 8 << 10)
        write(to: &text, without: known)
        return text
    }

    private func write(to text: inout String, without known: PieceOrder) {
        text += cuts[0]
        var place = 0
        while place < parts.count {
            let end = endOfKnown(from: place, in: known)
            switch end {
            case nil: parts[place].write(to: &text, without: known)
            case place: text += "<template data-same=\"\(parts[place].name)\"></template>"
            case let end?:
                text += "<template data-same=\"\(parts[place].name)\" data-to=\"\(parts[end].name)\"></template>"
            }
            place = (end ?? place) + 1
            text += cuts[place]
        }
    }

    /// Returns the last of the known parts that follow one another as before, or nil if the first is not known.
    private func endOfKnown(from start: Int, in known: PieceOrder) -> Int? {
        guard !known.isEmpty, var next = known[parts[start].id] else { return nil }
        var end = start
        while let follower = follower(of: end), follower.id == next, let after = known[follower.id] {
            (end, next) = (end + 1, after)
        }
        return end
    }
}
