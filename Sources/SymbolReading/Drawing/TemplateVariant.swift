/// The drawing to take out of a template of the SF Symbols app, which holds one for each weight and scale.
///
/// Groups are called by both, `Regular-M`. Regular is the weight of bars, and M the scale that symbols have by default.
enum TemplateVariant {
    /// Whether a file is such a template: it has groups called by weight and scale.
    static func isTemplate(_ root: MarkupElement) -> Bool {
        weights.contains { weight in scales.contains { group("\(weight)-\($0)", in: root) != nil } }
    }

    /// The group to draw.
    static func regular(in root: MarkupElement) throws(SymbolMistake) -> MarkupElement {
        for scale in scales {
            if let found = group("Regular-\(scale)", in: root) { return found }
        }
        throw SymbolMistake(
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

    /// A group by its id, at most four deep: templates have theirs in one group called Symbols.
    private static func group(_ id: String, in element: MarkupElement, depth: Int = 4) -> MarkupElement? {
        guard depth > 0 else { return nil }
        for child in element.children where child.name == "g" {
            if child["id"]?.text == id { return child }
            if let found = group(id, in: child, depth: depth - 1) { return found }
        }
        return nil
    }
}
