/// The properties with which an image is painted; all others change nothing, or are refused.
enum ImageProperty: String {
    case fill, stroke, color, opacity, display, visibility
    case fillRule = "fill-rule"
    case fillOpacity = "fill-opacity"
    case strokeOpacity = "stroke-opacity"
    case strokeWidth = "stroke-width"
    case strokeLineCap = "stroke-linecap"
    case strokeLineJoin = "stroke-linejoin"
    case strokeMiterLimit = "stroke-miterlimit"
    case clipPath = "clip-path"
    case clipRule = "clip-rule"
    case paintOrder = "paint-order"
    case vectorEffect = "vector-effect"
    case stopColor = "stop-color"
    case stopOpacity = "stop-opacity"

    /// A property with its value, and the location of the value.
    struct Declared {
        let property: ImageProperty
        let value: String
        let element: MarkupElement
        let offset: Int
    }

    /// Returns a Boolean value that indicates whether an element with this value is drawn on a separate layer.
    func makesLayer(_ value: String) -> Bool {
        switch self {
        case .clipPath: value != "none"
        case .opacity: (Length.share(value) ?? 1) < 1
        default: false
        }
    }

    /// Returns a Boolean value that indicates whether the property takes a value; references are handled elsewhere.
    func takes(_ value: String) -> Bool {
        if value == "inherit" { return true }
        return switch self {
        case .fill, .stroke, .color, .stopColor: Paint.isColor(Paint.word(value))
        case .opacity, .fillOpacity, .strokeOpacity, .stopOpacity: Length.share(value) != nil
        case .strokeWidth: (Length.written(value, units: ["", "px", "pt"])?.number ?? -1) >= 0
        case .strokeMiterLimit: (Length.written(value, units: [""])?.number ?? 0) >= 1
        case .clipPath: value == "none"
        case .paintOrder: value.split(separator: " ").allSatisfy { Self.orders.contains(String($0)) }
        default: Self.words[self]?.contains(value) ?? false
        }
    }

    private static let orders: Set = ["normal", "fill", "stroke", "markers"]
    private static let words: [ImageProperty: Set<String>] = [
        .display: ["none", "inline", "block"], .visibility: ["visible", "hidden", "collapse"],
        .fillRule: ["evenodd", "nonzero"], .clipRule: ["evenodd", "nonzero"],
        .strokeLineCap: ["butt", "round", "square"], .strokeLineJoin: ["miter", "round", "bevel"],
        .vectorEffect: ["none", "non-scaling-stroke"],
    ]
}

extension ImageProperty {
    /// Returns the paint properties of an element, from its attributes and its declarations, which win.
    static func declared(by element: MarkupElement) throws(DrawingMistake) -> [Declared] {
        var found: [Declared] = []
        for attribute in element.attributes where attribute.name != "style" {
            let value = SymbolStyleReader.trimmed(attribute.text[...])
            try add(attribute.name, value, at: attribute.offset, of: element, to: &found)
        }
        guard let style = element["style"] else { return found }
        for (name, value) in SymbolStyleReader.declarations(style) {
            if AttributeNames.geometry(of: element.name).contains(name), element.name != "svg" {
                throw .unsupported(name, of: element, at: style.offset)
            }
            if name.hasPrefix("transform") { throw .unsupported(name, of: element, at: style.offset) }
            try add(name, value, at: style.offset, of: element, to: &found)
        }
        return found
    }

    private static func add(
        _ name: String,
        _ value: String,
        at offset: Int,
        of element: MarkupElement,
        to found: inout [Declared]
    ) throws(DrawingMistake) {
        guard let property = ImageProperty(rawValue: name) else {
            let isAction = name.hasPrefix("on") || name.hasSuffix("href")
            let isEffect = AttributeNames.effects.contains(name) || name == "transform-origin"
            guard !isAction, !isEffect || ["none", "normal"].contains(value) else {
                throw .unsupported(name, of: element, at: offset)
            }
            return
        }
        found.removeAll { $0.property == property }
        found.append(Declared(property: property, value: value, element: element, offset: offset))
    }
}
