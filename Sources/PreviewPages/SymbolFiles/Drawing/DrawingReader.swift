/// A reader that walks through the elements of an SVG file and collects the drawn shapes.
struct DrawingReader {
    private(set) var shapes: [DrawnShape] = []
    private(set) var mistakes: [DrawingMistake] = []
    var remarks = Remarks()

    /// Collects the shapes inside an element; a mistake in one child does not hide those in the next.
    mutating func read(inside element: MarkupElement, style: ShapeStyle, transform: Transform) {
        for child in element.children {
            do throws(DrawingMistake) {
                try read(child, style: style, transform: transform)
            } catch {
                if mistakes.count < 20 { mistakes.append(error) }
            }
        }
    }

    private mutating func read(_ element: MarkupElement, style: ShapeStyle, transform: Transform) throws(DrawingMistake)
    {
        switch ElementKind.of(element.name) {
        case .silent: return
        case .leftOut: remarks.element(element.name, at: element.offset)
        case .refused(let way):
            throw DrawingMistake(
                "unknownKey",
                at: element.offset,
                "<\(element.name)> is not supported, and the picture would look different without it.",
                fix: way
            )
        case .group:
            let inner = SymbolStyleReader.style(of: element, inside: style, remarks: &remarks)
            read(inside: element, style: inner, transform: try placed(element, in: transform))
        case .shape: try add(element, style: style, transform: transform)
        }
    }

    private mutating func add(_ element: MarkupElement, style: ShapeStyle, transform: Transform) throws(DrawingMistake)
    {
        let own = SymbolStyleReader.style(of: element, inside: style, remarks: &remarks)
        let place = try placed(element, in: transform)
        guard own.isVisible, own.isDisplayed else { return }
        guard let outline = try ShapeGeometry(element: element).outline(), !outline.segments.isEmpty else { return }
        let shape = DrawnShape(outline: outline, style: own).moved(place)
        if own.fill == .white || own.stroke == .white { remarks.white(at: element.offset) }
        guard shape.corners.allSatisfy(\.isReasonable) else {
            throw .limit(at: element.offset, "<\(element.name)> extends too far outside the drawing.")
        }
        if shape.isFilled || shape.isStroked { shapes.append(shape) }
    }

    private func placed(_ element: MarkupElement, in transform: Transform) throws(DrawingMistake) -> Transform {
        guard let attribute = element["transform"] else { return transform }
        return transform.after(try TransformList.transform(attribute))
    }
}

/// A drawn shape: its outline in the drawing's own coordinates, and its paint.
struct DrawnShape: Equatable {
    var outline: Outline
    var style: ShapeStyle

    /// A Boolean value that indicates whether the shape's area is painted.
    var isFilled: Bool { isPaint(style.fill) && style.opacity * style.fillOpacity > 0.001 }
    /// A Boolean value that indicates whether the shape's border is painted.
    var isStroked: Bool {
        isPaint(style.stroke) && style.opacity * style.strokeOpacity > 0.001 && style.strokeWidth > 0
    }

    private func isPaint(_ paint: Paint) -> Bool { paint == .tint || paint == .other }

    /// The corners of the boxes around the painted points: lines count with half their width.
    var corners: [Point] {
        let reach = isStroked ? style.strokeWidth / 2 : 0
        let (low, high) = (Point(x: -reach, y: -reach), Point(x: reach, y: reach))
        return outline.points.flatMap { [$0 + low, $0 + high] }
    }

    /// Returns the shape under a transform; the width of lines grows with it.
    func moved(_ transform: Transform) -> DrawnShape {
        var moved = DrawnShape(outline: outline.moved(transform), style: style)
        moved.style.strokeWidth *= transform.growth
        return moved
    }
}

/// The drawing to use of a template of the SF Symbols app, which holds one for each weight and scale.
///
/// The groups are named after both, such as `Regular-M`. Regular is the weight of bars, and M the default scale of
/// symbols.
enum TemplateVariant {
    /// Returns a Boolean value that indicates whether a file is such a template, with groups named by weight and scale.
    static func isTemplate(_ root: MarkupElement) -> Bool {
        weights.contains { weight in scales.contains { group("\(weight)-\($0)", in: root) != nil } }
    }

    /// Returns the group to draw.
    static func regular(in root: MarkupElement) throws(DrawingMistake) -> MarkupElement {
        for scale in scales {
            if let found = group("Regular-\(scale)", in: root) { return found }
        }
        throw DrawingMistake(
            "missing",
            at: root.offset,
            "The template has no group called Regular-M, Regular-S or Regular-L.",
            fix: "Export the template again with its regular weight."
        )
    }

    private static let weights = [
        "Regular", "Ultralight", "Black", "Thin", "Light", "Medium", "Semibold", "Bold", "Heavy",
    ]
    private static let scales = ["M", "S", "L"]

    /// Returns the group with an id, at most four levels deep: templates have theirs in one group called Symbols.
    private static func group(_ id: String, in element: MarkupElement, depth: Int = 4) -> MarkupElement? {
        guard depth > 0 else { return nil }
        for child in element.children where child.name == "g" {
            if child["id"]?.text == id { return child }
            if let found = group(id, in: child, depth: depth - 1) { return found }
        }
        return nil
    }
}
