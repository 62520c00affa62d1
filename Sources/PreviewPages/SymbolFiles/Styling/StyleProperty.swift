/// The properties with which a symbol is painted; all others are left out.
enum StyleProperty: String, CaseIterable {
    case fill, stroke, opacity, display, visibility
    case fillRule = "fill-rule"
    case fillOpacity = "fill-opacity"
    case strokeOpacity = "stroke-opacity"
    case strokeWidth = "stroke-width"
    case strokeLineCap = "stroke-linecap"
    case strokeLineJoin = "stroke-linejoin"
    case strokeMiterLimit = "stroke-miterlimit"

    /// Sets this property; returns false and leaves the style unchanged if the property does not take the value.
    func apply(_ value: String, to style: inout ShapeStyle) -> Bool {
        if value == "inherit" { return true }
        switch self {
        case .fill: return Self.set(&style.fill, Paint.of(value))
        case .stroke: return Self.set(&style.stroke, Paint.of(value))
        case .display: return Self.hide(&style.isDisplayed, unless: value != "none")
        case .visibility: return Self.set(&style.isVisible, value == "visible")
        case .fillRule: return Self.set(&style.isEvenOdd, ["evenodd": true, "nonzero": false][value])
        case .strokeLineCap: return Self.set(&style.lineCap, ShapeStyle.LineCap(rawValue: value))
        case .strokeLineJoin: return Self.set(&style.lineJoin, ShapeStyle.LineJoin(rawValue: value))
        default: return applyNumber(value, to: &style)
        }
    }

    private func applyNumber(_ value: String, to style: inout ShapeStyle) -> Bool {
        switch self {
        case .fillOpacity: return Self.set(&style.fillOpacity, Length.share(value))
        case .strokeOpacity: return Self.set(&style.strokeOpacity, Length.share(value))
        case .strokeWidth: return Self.set(&style.strokeWidth, Length.points(value))
        case .strokeMiterLimit: return Self.set(&style.miterLimit, Length.points(value).flatMap { $0 < 1 ? nil : $0 })
        default:
            // A group's opacity also applies to its content.
            guard let share = Length.share(value) else { return false }
            style.opacity *= share
            return true
        }
    }

    private static func set<Value>(_ place: inout Value, _ value: Value?) -> Bool {
        guard let value else { return false }
        place = value
        return true
    }

    private static func hide(_ place: inout Bool, unless isShown: Bool) -> Bool {
        place = place && isShown
        return true
    }
}

/// The attributes that are read, those that are ignored silently, and those whose omission changes the picture.
enum AttributeNames {
    /// Returns the attributes that give a shape its form.
    static func geometry(of element: String) -> Set<String> { forms[element] ?? [] }

    /// Returns a Boolean value that indicates whether an attribute can be skipped.
    ///
    /// Such an attribute changes nothing, or belongs to a drawing program.
    static func isSilent(_ name: String) -> Bool {
        if name.contains(":") { return !name.hasSuffix(":href") }
        return silent.contains(name) || name.hasPrefix("data-") || name.hasPrefix("aria-")
    }

    /// The attributes whose effect is left out; the value `none` means no effect.
    static let effects: Set = [
        "clip-path", "mask", "filter", "marker", "marker-start", "marker-mid", "marker-end", "stroke-dasharray",
        "paint-order", "mix-blend-mode",
    ]

    private static let forms: [String: Set<String>] = [
        "path": ["d"], "rect": ["x", "y", "width", "height", "rx", "ry"], "circle": ["cx", "cy", "r"],
        "ellipse": ["cx", "cy", "rx", "ry"], "line": ["x1", "y1", "x2", "y2"], "polyline": ["points"],
        "polygon": ["points"], "svg": ["viewBox", "width", "height", "x", "y"],
    ]

    private static let silent: Set = [
        "id", "class", "style", "transform", "version", "baseProfile", "preserveAspectRatio", "xmlns", "role",
        "focusable", "color", "overflow", "clip-rule", "vector-effect", "shape-rendering", "enable-background",
        "pathLength", "stroke-dashoffset", "stroke-alignment", "color-rendering", "color-interpolation", "lang",
        "font-family", "font-size", "font-weight", "font-style", "text-anchor", "letter-spacing", "isolation",
        "fill-clip", "viewBox", "width", "height", "tabindex", "title", "stop-color",
    ]
}

/// A number with or without a unit.
enum Length {
    /// Returns a length that is not negative, in the drawing's own units: plain, `px`, or `pt`, all treated alike.
    static func points(_ value: String) -> Double? {
        guard let (number, unit) = split(value), number >= 0, ["", "px", "pt"].contains(unit) else { return nil }
        return number
    }

    /// Returns a coordinate: like a length, but possibly negative.
    static func coordinate(_ value: String) -> Double? {
        guard let (number, unit) = split(value), ["", "px", "pt"].contains(unit) else { return nil }
        return number
    }

    /// Returns a share of the whole, clamped to 0 to 1: `0.5` or `50%`.
    static func share(_ value: String) -> Double? {
        guard let (number, unit) = split(value), ["", "%"].contains(unit) else { return nil }
        return min(max(unit == "%" ? number / 100 : number, 0), 1)
    }

    /// Returns a length with one of the units, in its author's notation.
    static func written(_ value: String, units: Set<String>) -> (number: Double, unit: String, text: String)? {
        guard let (number, unit) = split(value), units.contains(unit) else { return nil }
        return (number, unit, value.filter { !$0.isWhitespace })
    }

    private static func split(_ value: String) -> (Double, String)? {
        var scanner = ValueScanner([UInt8](value.utf8))
        scanner.skipSpace()
        guard let number = scanner.number() else { return nil }
        let unit = value.utf8.dropFirst(scanner.position)
        return (number, String(decoding: unit, as: UTF8.self).filter { !$0.isWhitespace })
    }
}
