/// The treatment of an element.
enum ElementKind {
    /// A drawn shape.
    case shape
    /// A group, whose children are drawn.
    case group
    /// An element that is skipped: it draws nothing by itself.
    case silent
    /// An element that is left out with a warning: the picture remains recognizable.
    case leftOut
    /// An element that is refused, because the picture would be wrong without it.
    case refused(String)

    static func of(_ name: String) -> ElementKind {
        if shapes.contains(name) { return .shape }
        if name == "g" { return .group }
        if definitions.contains(name) || name.contains(":") { return .silent }
        if let way = wayOut[name] { return .refused(way) }
        return .leftOut
    }

    private static let shapes: Set = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]

    private static let definitions: Set = [
        "title", "desc", "metadata", "defs", "linearGradient", "radialGradient", "clipPath", "mask", "marker", "filter",
        "pattern", "symbol", "view",
    ]

    private static let flatten = "Export it with its parts flattened to paths."
    private static let wayOut = [
        "use": flatten, "a": flatten, "switch": flatten, "svg": flatten,
        "text": "Convert the text to paths.",
        "textPath": "Convert the text to paths.",
        "image": "Draw it with shapes. Embedded pictures are not supported.",
        "foreignObject": "Draw it with shapes. Embedded pages are not supported.",
    ]
}
