/// Whether the titles of a floating bottom bar find room beside each other, each at its full width.
///
/// Cells are equal where all titles fit; a long one takes from its neighbours. Where even that is too little, all
/// stay equal and long titles are cut. Widths are estimates of ours: a page can't measure text before it is drawn.
struct BarFit {
    let width: Double
    let hasDetached: Bool

    func isTight(_ titles: [String]) -> Bool {
        titles.reduce(0) { $0 + cell($1) } > room
    }

    /// Points between the ends of the capsule, without its padding and the search circle beside it.
    private var room: Double { width - 2 * 21 - 2 * 8 - (hasDetached ? 62 + 8 : 0) }

    /// Points of one title in its cell, never less than its symbol takes.
    private func cell(_ title: String) -> Double {
        max(29, title.unicodeScalars.reduce(0) { $0 + Self.width($1) }) + 12
    }

    /// Points of a character at 10 points, medium.
    private static func width(_ character: Unicode.Scalar) -> Double {
        switch character {
        case "i", "j", "l", "I", ".", ",", ":", ";", "'", "’", "|", "!", " ": 2.8
        case "f", "r", "t", "(", ")", "-", "1": 3.9
        case "m", "w", "M", "W", "@", "%", "&": 9
        case _ where character.value >= 0x1100: 10.5
        case _ where character.properties.isUppercase: 7.2
        default: 6
        }
    }
}
