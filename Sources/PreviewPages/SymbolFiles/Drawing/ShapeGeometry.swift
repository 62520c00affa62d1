/// The conversion of the basic shapes of SVG 1.1, chapter 9, into outlines.
struct ShapeGeometry {
    let element: MarkupElement

    /// Returns the outline, or nil for a shape without extent, which SVG doesn't draw.
    func outline() throws(DrawingMistake) -> Outline? {
        switch element.name {
        case "path": try element["d"].map(PathData.outline)
        case "rect": try rect()
        case "circle": try ellipse(radii: Point(x: length("r") ?? 0, y: length("r") ?? 0))
        case "ellipse": try ellipse(radii: Point(x: length("rx") ?? 0, y: length("ry") ?? 0))
        case "line": try line()
        default: try poly(isClosed: element.name == "polygon")
        }
    }

    private func rect() throws(DrawingMistake) -> Outline? {
        let (x, y) = (try coordinate("x"), try coordinate("y"))
        let (width, height) = (try length("width") ?? 0, try length("height") ?? 0)
        guard width > 0, height > 0 else { return nil }
        let (across, down) = (try length("rx"), try length("ry"))
        let (rx, ry) = (min(across ?? down ?? 0, width / 2), min(down ?? across ?? 0, height / 2))
        let corners = [
            Point(x: x + width, y: y), Point(x: x + width, y: y + height), Point(x: x, y: y + height),
            Point(x: x, y: y),
        ]
        guard rx > 0, ry > 0 else {
            return Outline(segments: [.move(corners[3])] + corners.prefix(3).map { .line($0) } + [.close])
        }
        let ways = [Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: -1, y: 0), Point(x: 0, y: -1)]
        func reach(_ way: Point) -> Point { Point(x: way.x * rx, y: way.y * ry) }
        var segments: [Outline.Segment] = [.move(corners[3] + reach(ways[0]))]
        for (index, corner) in corners.enumerated() {
            let (before, after) = (corner - reach(ways[index]), corner + reach(ways[(index + 1) % 4]))
            segments.append(.line(before))
            segments += Ellipse.arc(
                from: before,
                to: after,
                radii: Point(x: rx, y: ry),
                turn: 0,
                large: false,
                sweep: true
            )
        }
        return Outline(segments: segments + [.close])
    }

    private func ellipse(radii: Point) throws(DrawingMistake) -> Outline? {
        guard radii.x > 0, radii.y > 0 else { return nil }
        return Ellipse.outline(center: Point(x: try coordinate("cx"), y: try coordinate("cy")), radii: radii)
    }

    private func line() throws(DrawingMistake) -> Outline? {
        let start = Point(x: try coordinate("x1"), y: try coordinate("y1"))
        return Outline(segments: [.move(start), .line(Point(x: try coordinate("x2"), y: try coordinate("y2")))])
    }

    private func poly(isClosed: Bool) throws(DrawingMistake) -> Outline? {
        guard let attribute = element["points"] else { return nil }
        var scanner = ValueScanner(attribute.value)
        var points: [Point] = []
        scanner.skipSpace()
        while !scanner.isAtEnd {
            guard let x = scanner.number() else { throw .number(attribute, of: element, at: scanner.position) }
            scanner.skipSeparator()
            guard let y = scanner.number() else { throw .number(attribute, of: element, at: scanner.position) }
            scanner.skipSeparator()
            points.append(Point(x: x, y: y))
        }
        guard let first = points.first, points.count > 1 else { return nil }
        return Outline(segments: [.move(first)] + points.dropFirst().map { .line($0) } + (isClosed ? [.close] : []))
    }
}

// MARK: - Numbers

extension ShapeGeometry {
    private func coordinate(_ name: String) throws(DrawingMistake) -> Double {
        guard let attribute = element[name] else { return 0 }
        guard let number = Length.coordinate(attribute.text) else { throw .number(attribute, of: element) }
        return number
    }

    private func length(_ name: String) throws(DrawingMistake) -> Double? {
        guard let attribute = element[name], attribute.text != "auto" else { return nil }
        guard let number = Length.points(attribute.text) else { throw .number(attribute, of: element) }
        return number
    }
}

extension DrawingMistake {
    /// Returns the mistake for a value, or the rest of one, that is not a number.
    static func number(_ attribute: MarkupAttribute, of element: MarkupElement, at position: Int = 0) -> Self {
        Self(
            "value",
            at: attribute.offset + position,
            "\(attribute.name) of <\(element.name)> has \(Quoted.text(attribute.value.dropFirst(position).prefix(40))) "
                + "where a number was expected.",
            fix: "Use plain numbers, without units or percentages."
        )
    }
}
