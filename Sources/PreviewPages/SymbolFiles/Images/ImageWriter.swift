/// A writer of an image's elements, with each attribute checked.
struct ImageWriter {
    /// The surroundings of an element.
    private struct Surroundings {
        var transform = Transform.identity
        var layers = 0
    }

    private var definitions: ImageDefinitions
    private var cost = ImageCost()
    private var markup = ""

    init(_ definitions: ImageDefinitions) { self.definitions = definitions }

    /// Writes and returns the whole document; the referenced elements come last.
    mutating func document(_ root: MarkupElement) throws(DrawingMistake) -> String {
        markup = "<svg xmlns=\"http://www.w3.org/2000/svg\"" + (try ImageFrame.attributes(of: root))
        let inner = try writePaint(of: root, inside: Surroundings())
        markup += ">"
        try write(root.children, inside: inner)
        let defined = try definitions.markup(&cost)
        return markup + (defined.isEmpty ? "" : "<defs>\(defined)</defs>") + "</svg>\n"
    }

    private mutating func write(
        _ elements: [MarkupElement],
        inside outer: Surroundings
    ) throws(DrawingMistake) {
        for element in elements {
            switch ElementKind.of(element.name) {
            case .silent: continue
            case .leftOut: throw .unsupported(element)
            case .refused(let way): throw .unsupported(element, fix: way)
            case .group:
                markup += "<g"
                let inner = try writePaint(of: element, inside: outer)
                markup += ">"
                try write(element.children, inside: inner)
                markup += "</g>"
            case .shape: try writeShape(element, inside: outer)
            }
        }
    }

    private mutating func writeShape(_ element: MarkupElement, inside outer: Surroundings) throws(DrawingMistake) {
        markup += try ImageGeometry.start(of: element, &cost)
        _ = try writePaint(of: element, inside: outer)
        markup += "/>"
        for child in element.children {
            // A title is fine; an animation of the shape is not.
            guard case .silent = ElementKind.of(child.name) else { throw .unsupported(child) }
        }
    }

    /// Writes the placement and paint of an element, and returns the surroundings of its content.
    private mutating func writePaint(
        of element: MarkupElement,
        inside outer: Surroundings
    ) throws(DrawingMistake) -> Surroundings {
        var inner = outer
        if let attribute = element["transform"] {
            inner.transform = outer.transform.after(try TransformList.transform(attribute))
            guard inner.transform.isReasonable else {
                throw .limit(at: attribute.offset, "The transform of <\(element.name)> moves it outside the drawing.")
            }
            markup += ImageText.attribute("transform", attribute.text)
        }
        var isLayer = false
        for declared in try ImageProperty.declared(by: element) {
            let value = try definitions.resolve(declared)
            markup += ImageText.attribute(declared.property.rawValue, value)
            isLayer = isLayer || declared.property.makesLayer(value)
        }
        if isLayer {
            inner.layers += 1
            try cost.addLayer(element, nested: inner.layers)
        }
        return inner
    }
}

/// The escaping of text in an attribute.
///
/// Checked values have none of these characters; if they had, they would remain text.
enum ImageText {
    static func attribute(_ name: String, _ value: String) -> String {
        var escaped = ""
        for character in value {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.append(character)
            }
        }
        return " \(name)=\"\(escaped)\""
    }
}

extension DrawingMistake {
    /// Returns the mistake for an element that is not drawn.
    static func unsupported(_ element: MarkupElement, fix: String? = nil) -> Self {
        Self(
            "unknownKey",
            at: element.offset,
            "<\(element.name)> is not supported, and the picture would look different without it.",
            fix: fix ?? fixes[element.name] ?? "Export it without this element, or save it as PNG."
        )
    }

    /// Returns the mistake for an effect of an attribute or a declaration that is not drawn.
    static func unsupported(_ name: String, of element: MarkupElement, at offset: Int) -> Self {
        let isAction = name.hasPrefix("on") || name.hasSuffix("href")
        return Self(
            "unknownKey",
            at: offset,
            isAction
                ? "\(name) of <\(element.name)>: an image can't have scripts or references."
                : "\(name) of <\(element.name)> is not supported, and the picture would look different without it.",
            fix: isAction ? "Remove it." : "Export it with its effects flattened to shapes, or save it as PNG."
        )
    }

    private static let fixes = [
        "style":
            "Export it with attributes such as fill and stroke (presentation attributes) instead of a style sheet.",
        "script": "Remove it: an image can't have scripts.",
    ]
}
