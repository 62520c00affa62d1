public import TabModel

/// The room that titles have in the bottom bar of an iPhone, and what becomes of those that have too little.
///
/// The places of all tabs are equally wide. Both the drawing and findings ask here. Widths are estimates of ours: a page
/// can't measure text before it is drawn.
public struct BarFit: Sendable {
    /// The screen's width in points.
    let width: Double
    /// A Boolean value that indicates whether an entry is set apart beside the capsule.
    let hasDetached: Bool
    /// A Boolean value that indicates whether the bar floats, as from OS 26 on.
    let floats: Bool

    /// Measures a bar on a device.
    public init(on platform: Platform, level: OSVersion, hasDetached: Bool) {
        width = platform == .iPhone ? 402 : 375
        (self.hasDetached, floats) = (hasDetached, level >= .v26)
    }

    /// Returns which titles are wider than their places, in their order: a floating bar cuts them, and in an older one they
    /// run into their neighbors.
    public func tooWide(_ titles: [String]) -> [Bool] {
        guard !titles.isEmpty else { return [] }
        let place = room / Double(titles.count) - (floats ? 5 : 0)
        return titles.map { Self.text($0) > place }
    }

    /// The points between the bar's ends: without the capsule's padding and the circle beside it where it floats.
    private var room: Double {
        floats ? width - 2 * 21 - 2 * 8 - (hasDetached ? 62 + 8 : 0) : width - (hasDetached ? 80 : 0)
    }

    /// The points of a text at 10 points, medium.
    static func text(_ text: String) -> Double { text.unicodeScalars.reduce(0) { $0 + width($1) } }

    /// The points of a character at 10 points, medium.
    private static func width(_ character: Unicode.Scalar) -> Double {
        switch character {
        case "i", "j", "l", "I", ".", ",", ":", ";", "'", "’", "|", "!", " ": return 2.8
        case "f", "r", "t", "(", ")", "-", "1": return 3.9
        case "m", "w", "M", "W", "@", "%", "&": return 9
        default: break
        }
        switch character.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        case _ where (0x600...0x8FF).contains(character.value): return 5
        case _ where character.value >= 0x1100 && !(0x1E00...0x20FF).contains(character.value): return 10.5
        case .uppercaseLetter, .titlecaseLetter: return 7.2
        default: return 6
        }
    }
}
