/// The color that `tint(_:)` takes: a system color or a custom color (R2.116).
public enum Tint: Hashable, Sendable {
    /// A system color.
    case system(TintColor)
    /// A custom color.
    case own(OwnColor)
}

/// A custom color, in light and in dark appearance.
public struct OwnColor: Hashable, Sendable {
    /// The color in light appearance.
    public var light: HexColor
    /// The color in dark appearance; nil if it doesn't differ.
    public var dark: HexColor?
    /// The name in the asset catalog; nil for a color that the source spells out.
    public var name: String?

    /// Creates a color.
    public init(_ light: HexColor, dark: HexColor? = nil, name: String? = nil) {
        (self.light, self.dark, self.name) = (light, dark == light ? nil : dark, name)
    }
}

/// A color in sRGB, written `#RRGGBB`, or `#RRGGBBAA` with its opacity.
public struct HexColor: Hashable, Sendable {
    /// The written form for editors, as a regular expression of JSON Schema.
    public static let pattern = "^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$"

    /// The color as written, in capital letters.
    public let text: String

    /// Creates a color from its written form; nil if the string is not in this form.
    public init?(_ text: String) {
        let digits = text.dropFirst()
        guard text.first == "#", digits.utf8.count == 6 || digits.utf8.count == 8,
            digits.allSatisfy({ $0.isHexDigit && $0.isASCII })
        else { return nil }
        let capitals = digits.uppercased()
        self.text =
            "#" + (capitals.utf8.count == 8 && capitals.hasSuffix("FF") ? String(capitals.dropLast(2)) : capitals)
    }

    /// Creates a color from parts from 0 to 1; values outside are clamped.
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
