public import TabModel

/// The room for titles in the bottom bar of an iPhone, and the titles that don't fit in it.
///
/// The places of all tabs are equally wide. The drawing and the findings both use it. Widths are estimates: a page
/// can't measure text before it is drawn.
public struct BarFit: Sendable {
    /// The screen's width in points.
    let width: Double
    /// A Boolean value that indicates whether an entry is drawn separately beside the capsule.
    let hasDetached: Bool
    /// A Boolean value that indicates whether the bar floats, as it does on OS 26 and later.
    let floats: Bool

    /// Creates the measurement of a bar on a device.
    public init(on platform: Platform, level: OSVersion, hasDetached: Bool) {
        width = platform == .iPhone ? 402 : 375
        (self.hasDetached, floats) = (hasDetached, level >= .v26)
    }

    /// Returns a Boolean value for each title, in order, that indicates whether it is wider than its place.
    ///
    /// A floating bar truncates such titles; in an older one they run into their neighbors.
    public func tooWide(_ titles: [String]) -> [Bool] {
        guard !titles.isEmpty else { return [] }
        let place = availableWidth / Double(titles.count) - (floats ? 5 : 0)
        return titles.map { Self.text($0) > place }
    }

    /// The points between the bar's ends: in a floating bar, without the capsule's padding and the circle beside it.
    private var availableWidth: Double {
        floats ? width - 2 * 21 - 2 * 8 - (hasDetached ? 62 + 8 : 0) : width - (hasDetached ? 80 : 0)
    }

    /// Returns the width of a string at 10 points, medium, in points.
    static func text(_ text: String) -> Double { text.unicodeScalars.reduce(0) { $0 + width($1) } }

    /// Returns the width of a character at 10 points, medium, in points.
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
