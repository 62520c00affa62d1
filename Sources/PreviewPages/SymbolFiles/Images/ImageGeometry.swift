/// The markup of the form of shapes.
enum ImageGeometry {
    /// Returns the beginning of a shape's element, up to its form.
    static func start(
        of element: MarkupElement,
        times: Int = 1,
        _ cost: inout ImageCost
    ) throws(DrawingMistake) -> String {
        var text = "<\(element.name)"
        var segments = 4
        for attribute in element.attributes where AttributeNames.geometry(of: element.name).contains(attribute.name) {
            switch attribute.name {
            case "d":
                segments = try PathData.outline(attribute).segments.count
                text += ImageText.attribute("d", attribute.text)
            case "points":
                segments = try ShapeGeometry(element: element).outline()?.segments.count ?? 0
                text += ImageText.attribute("points", attribute.text)
            default: text += try number(attribute, of: element)
            }
        }
        try cost.add(element, segments: segments, times: times)
        return text
    }

    private static let sizes: Set = ["width", "height", "r", "rx", "ry"]

    private static func number(
        _ attribute: MarkupAttribute,
        of element: MarkupElement
    ) throws(DrawingMistake) -> String {
        let isSize = sizes.contains(attribute.name)
        if attribute.text == "auto", isSize { return "" }
        guard let length = Length.written(attribute.text, units: ["", "px", "pt", "%"]), length.number >= 0 || !isSize
        else {
            throw .number(attribute, of: element)
        }
        return ImageText.attribute(attribute.name, length.text)
    }
}

/// The size of an image, and the part of the drawing that it shows.
enum ImageFrame {
    /// The points of each unit of an image's size.
    private static let units = [
        "": 1, "px": 1, "pt": 4.0 / 3, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96, "em": 16, "ex": 8,
    ]
    private static let places: Set = [
        "none", "xMinYMin", "xMidYMin", "xMaxYMin", "xMinYMid", "xMidYMid", "xMaxYMid", "xMinYMax", "xMidYMax",
        "xMaxYMax", "meet", "slice",
    ]

    static func attributes(of root: MarkupElement) throws(DrawingMistake) -> String {
        var text = try side("width", of: root) + side("height", of: root)
        if let box = root["viewBox"] {
            _ = try ViewBox(of: root)
            text += ImageText.attribute("viewBox", box.text)
        }
        if let place = root["preserveAspectRatio"]?.text,
            place.split(separator: " ").allSatisfy({ places.contains(String($0)) })
        {
            text += ImageText.attribute("preserveAspectRatio", place)
        }
        return text
    }

    /// Returns the attribute of a side; empty if the side depends on the surroundings of the image.
    private static func side(_ name: String, of root: MarkupElement) throws(DrawingMistake) -> String {
        guard let attribute = root[name], attribute.text != "auto", !attribute.text.hasSuffix("%") else { return "" }
        guard let length = Length.written(attribute.text, units: Set(units.keys)), length.number >= 0 else {
            throw .number(attribute, of: root)
        }
        guard length.number * (units[length.unit] ?? 1) <= ImageCost.side else {
            throw .limit(
                at: attribute.offset,
                "The image has a \(name) of more than \(Int(ImageCost.side)) points."
            )
        }
        return ImageText.attribute(name, length.text)
    }
}
