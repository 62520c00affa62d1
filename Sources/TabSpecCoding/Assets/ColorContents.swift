public import TabModel

/// A reader of the `Contents.json` of color sets in asset catalogs.
public enum ColorContents {
    /// The ending of the names of color sets.
    public static let setEnding = ".colorset"

    private static let limits = SpecReadingLimits(bytes: 256 << 10, nodes: 5_000, depth: 16)

    /// Returns the tint of a color set: its colors for all devices, in light and in dark appearance.
    ///
    /// The tint is nil for a set without a color, such as the accent color of a new project, and for a file that can't
    /// be read.
    public static func tint(named name: String, _ bytes: [UInt8]) -> Tint? {
        guard let root = try? SourceValue(reading: bytes, file: "", limits: limits), let colors = root["colors"]?.list
        else { return nil }
        let known = colors.compactMap { entry in color(entry["color"]).map { (entry: entry, color: $0) } }
        let universal = known.filter { ($0.entry["idiom"]?.text ?? "universal") == "universal" }
        let all = universal.isEmpty ? known : universal
        guard let light = all.first(where: { appearance($0.entry) == nil }) ?? all.first else { return nil }
        if case .system(let word) = light.color { return .system(word) }
        guard case .own(let color) = light.color else { return nil }
        let dark = all.first { appearance($0.entry) == "dark" }?.color
        let own: HexColor? = if case .own(let dark)? = dark { dark.light } else { nil }
        return .own(OwnColor(color.light, dark: own, name: name))
    }

    /// Returns the appearance of a color: `dark` or `light` for one of these alone, and another string for high
    /// contrast.
    private static func appearance(_ entry: SourceValue) -> String? {
        let all = entry["appearances"]?.list ?? []
        return all.isEmpty ? nil : all.compactMap { $0["value"]?.text }.joined(separator: " ")
    }

    private static func color(_ value: SourceValue?) -> Tint? {
        if let reference = value?["reference"]?.text { return Tint(systemColor: reference) }
        guard let parts = value?["components"] else { return nil }
        let alpha = parts["alpha"].flatMap { number($0) } ?? 1
        if let white = parts["white"].flatMap({ number($0) }) {
            return .own(OwnColor(HexColor(red: white, green: white, blue: white, opacity: alpha)))
        }
        guard let red = parts["red"].flatMap({ number($0) }), let green = parts["green"].flatMap({ number($0) }),
            let blue = parts["blue"].flatMap({ number($0) })
        else { return nil }
        return .own(OwnColor(HexColor(red: red, green: green, blue: blue, opacity: alpha)))
    }

    /// Returns a color component from 0 to 1, which Xcode writes as a fraction, in 255ths or with two hexadecimal
    /// digits.
    private static func number(_ value: SourceValue) -> Double? {
        guard let text = value.text else { return nil }
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        return text.contains(".") ? Double(text) : Int(text).map { Double($0) / 255 }
    }
}

extension Tint {
    /// Creates the color with a name of UIKit or AppKit, such as `systemTealColor` or `label`; nil for an unknown name.
    public init?(systemColor name: String) {
        let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        let word = short.hasPrefix("system") ? String(short.dropFirst(6)) : short
        if let color = TintColor(rawValue: word.prefix(1).lowercased() + word.dropFirst()) {
            self = .system(color)
            return
        }
        guard let color = Self.neutral[short.hasPrefix("system") ? "gray" : short] else { return nil }
        if short.hasPrefix("system"), word != "Gray" { return nil }
        self = .own(color)
    }

    /// The colors without a hue, by their names in the system.
    private static let neutral: [String: OwnColor] = {
        let black = HexColor(red: 0, green: 0, blue: 0)
        let white = HexColor(red: 1, green: 1, blue: 1)
        let gray = HexColor(red: 142.0 / 255, green: 142.0 / 255, blue: 147.0 / 255)
        let primary = OwnColor(black, dark: white)
        let clear = HexColor(red: 0, green: 0, blue: 0, opacity: 0)
        return [
            "black": OwnColor(black), "white": OwnColor(white), "gray": OwnColor(gray), "clear": OwnColor(clear),
            "primary": primary, "label": primary,
        ]
    }()
}
