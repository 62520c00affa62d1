/// Which attributes are read, which can be there without a word, and which change the picture if left out.
enum AttributeNames {
    /// The attributes that give a shape its form.
    static func geometry(of element: String) -> Set<String> { forms[element] ?? [] }

    /// Whether an attribute can be passed over: it changes nothing, or belongs to a drawing program.
    static func isSilent(_ name: String) -> Bool {
        if name.contains(":") { return !name.hasSuffix(":href") }
        return silent.contains(name) || name.hasPrefix("data-") || name.hasPrefix("aria-")
    }

    /// Attributes whose effect is left out; `none` represents no effect.
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
