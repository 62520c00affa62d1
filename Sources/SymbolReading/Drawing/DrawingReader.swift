/// Walks through the elements of an SVG file and gathers the shapes that are drawn.
struct DrawingReader {
    private(set) var shapes: [DrawnShape] = []
    private(set) var mistakes: [SymbolMistake] = []
    var remarks = Remarks()

    /// Gathers the shapes inside of an element; what is wrong with one does not hide what is wrong with the next.
    mutating func read(inside element: MarkupElement, style: ShapeStyle, transform: Transform) {
        for child in element.children {
            do throws(SymbolMistake) {
                try read(child, style: style, transform: transform)
            } catch {
                if mistakes.count < 20 { mistakes.append(error) }
            }
        }
    }

    private mutating func read(_ element: MarkupElement, style: ShapeStyle, transform: Transform) throws(SymbolMistake)
    {
        switch ElementKind.of(element.name) {
        case .silent: return
        case .leftOut: remarks.element(element.name, at: element.offset)
        case .refused(let way):
            throw SymbolMistake(
                "unknownKey",
                at: element.offset,
                "<\(element.name)> is not drawn, and the picture would not be the same without it.",
                fix: way
            )
        case .group:
            let inner = StyleReader.style(of: element, inside: style, remarks: &remarks)
            read(inside: element, style: inner, transform: try placed(element, in: transform))
        case .shape: try add(element, style: style, transform: transform)
        }
    }

    private mutating func add(_ element: MarkupElement, style: ShapeStyle, transform: Transform) throws(SymbolMistake) {
        let own = StyleReader.style(of: element, inside: style, remarks: &remarks)
        let place = try placed(element, in: transform)
        guard own.isVisible, own.isDisplayed else { return }
        guard let outline = try ShapeGeometry(element: element).outline(), !outline.segments.isEmpty else { return }
        let shape = DrawnShape(outline: outline, style: own).moved(place)
        if own.fill == .white || own.stroke == .white { remarks.white(at: element.offset) }
        guard shape.corners.allSatisfy(\.isReasonable) else {
            throw .limit(at: element.offset, "<\(element.name)> reaches further than a drawing does.")
        }
        if shape.isFilled || shape.isStroked { shapes.append(shape) }
    }

    private func placed(_ element: MarkupElement, in transform: Transform) throws(SymbolMistake) -> Transform {
        guard let attribute = element["transform"] else { return transform }
        return transform.after(try TransformList.transform(attribute))
    }
}
