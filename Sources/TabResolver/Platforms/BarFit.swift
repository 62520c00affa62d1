/// Whether the titles of a floating bottom bar find room beside each other, each at its full width.
///
/// Cells are equal where all titles fit; a long one takes from its neighbors. Where even that is too little, all
/// stay equal and long titles are cut. Widths are estimates of ours: a page can't measure text before it is drawn.
public struct BarFit: Sendable {
    /// The screen's width in points.
    let width: Double
    /// Whether an entry is set apart beside the capsule.
    let hasDetached: Bool

    /// Measures a bar as wide as a screen.
    public init(width: Double, hasDetached: Bool) {
        (self.width, self.hasDetached) = (width, hasDetached)
    }

    /// Whether titles together need more room than there is, More's included.
    public func isTight(_ titles: [String]) -> Bool {
        titles.reduce(0) { $0 + cell($1) } > room
    }

    /// Which titles are cut, in their order: none while all fit, else those longer than an equal share.
    public func cut(_ titles: [String]) -> [Bool] {
        guard isTight(titles) else { return titles.map { _ in false } }
        let share = room / Double(titles.count) - 5
        return titles.map { Self.text($0) > share }
    }

    /// Points between the ends of the capsule, without its padding and the search circle beside it.
    private var room: Double { width - 2 * 21 - 2 * 8 - (hasDetached ? 62 + 8 : 0) }

    /// Points of one title in its cell, never less than its symbol takes.
    private func cell(_ title: String) -> Double {
        max(29, Self.text(title)) + 12
    }

    /// Points of a text at 10 points, medium.
    static func text(_ text: String) -> Double { text.unicodeScalars.reduce(0) { $0 + width($1) } }

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
