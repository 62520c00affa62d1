/// The color that `tint(_:)` takes: one of the system's, or one of the app's own (R2.116).
public enum Tint: Hashable, Sendable {
    /// A color of the system's.
    case system(TintColor)
    /// A color of the app's own.
    case own(OwnColor)
}

/// A color of the app's own, in light and in dark appearance.
public struct OwnColor: Hashable, Sendable {
    /// In light appearance.
    public var light: HexColor
    /// In dark appearance; nil where it is the same.
    public var dark: HexColor?
    /// Its name in the asset catalog; nil for one that the source spells out.
    public var name: String?

    /// Makes a color.
    public init(_ light: HexColor, dark: HexColor? = nil, name: String? = nil) {
        (self.light, self.dark, self.name) = (light, dark == light ? nil : dark, name)
    }
}

/// A color in sRGB, written `#RRGGBB`, or `#RRGGBBAA` with its opacity.
public struct HexColor: Hashable, Sendable {
    /// The same for editors, as a regular expression of JSON Schema.
    public static let pattern = "^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$"

    /// As it is written, in capital letters.
    public let text: String

    /// Reads a color; nil if it isn't written in this form.
    public init?(_ text: String) {
        let digits = text.dropFirst()
        guard text.first == "#", digits.utf8.count == 6 || digits.utf8.count == 8,
            digits.allSatisfy({ $0.isHexDigit && $0.isASCII })
        else { return nil }
        let capitals = digits.uppercased()
        self.text =
            "#" + (capitals.utf8.count == 8 && capitals.hasSuffix("FF") ? String(capitals.dropLast(2)) : capitals)
    }

    /// Makes a color of parts from 0 to 1; what is outside is cut.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        let parts = [red, green, blue, opacity].map { part -> String in
            let number = Int((min(max(part, 0), 1) * 255).rounded())
            let digits = String(number, radix: 16, uppercase: true)
            return digits.utf8.count == 1 ? "0" + digits : digits
        }
        text = "#" + (parts[3] == "FF" ? Array(parts.dropLast()) : parts).joined()
    }

    /// Red, green, blue and opacity from 0 to 1.
    public var parts: [Double] {
        let digits = Array(text.dropFirst())
        let numbers = stride(from: 0, to: digits.count, by: 2).map {
            Int(String(digits[$0...($0 + 1)]), radix: 16) ?? 0
        }
        return (numbers + [255]).prefix(4).map { Double($0) / 255 }
    }
}
