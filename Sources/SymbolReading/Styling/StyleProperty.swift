/// The properties that a symbol is painted with; all others are left out.
enum StyleProperty: String, CaseIterable {
    case fill, stroke, opacity, display, visibility
    case fillRule = "fill-rule"
    case fillOpacity = "fill-opacity"
    case strokeOpacity = "stroke-opacity"
    case strokeWidth = "stroke-width"
    case strokeLineCap = "stroke-linecap"
    case strokeLineJoin = "stroke-linejoin"
    case strokeMiterLimit = "stroke-miterlimit"

    /// Sets this property; false where the value is none that it takes, which leaves the style as it was.
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
            // A group's opacity goes on what is in it.
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
