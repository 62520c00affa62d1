/// A reader of an element's paint, which reports the parts that are not drawn.
enum SymbolStyleReader {
    /// Returns the style of an element inside another style.
    static func style(
        of element: MarkupElement,
        inside outer: ShapeStyle,
        remarks: inout Remarks
    ) -> ShapeStyle {
        var style = outer
        for attribute in element.attributes {
            read(attribute, of: element, into: &style, remarks: &remarks)
        }
        // Declarations win over attributes, wherever they are.
        if let declarations = element["style"] { read(declarations: declarations, into: &style, remarks: &remarks) }
        return style
    }

    private static func read(
        _ attribute: MarkupAttribute,
        of element: MarkupElement,
        into style: inout ShapeStyle,
        remarks: inout Remarks
    ) {
        let name = attribute.name
        if let property = StyleProperty(rawValue: name) {
            apply(property, attribute.text, at: attribute.offset, to: &style, &remarks)
        } else if AttributeNames.geometry(of: element.name).contains(name) || AttributeNames.isSilent(name) {
            return
        } else if AttributeNames.effects.contains(name) {
            if attribute.text != "none" { remarks.leftOut(name, at: attribute.offset) }
        } else {
            remarks.unread(name, of: element.name, at: attribute.offset)
        }
    }

    /// Reads declarations of the form `name: value; name: value`; only those of a paint property count.
    private static func read(declarations: MarkupAttribute, into style: inout ShapeStyle, remarks: inout Remarks) {
        for (name, value) in Self.declarations(declarations) {
            if let property = StyleProperty(rawValue: name) {
                apply(property, value, at: declarations.offset, to: &style, &remarks)
            } else if AttributeNames.effects.contains(name), value != "none" {
                remarks.leftOut(name, at: declarations.offset)
            }
        }
    }

    /// Returns the names and values of a `style`.
    static func declarations(_ style: MarkupAttribute) -> [(name: String, value: String)] {
        style.text.split(separator: ";").compactMap { declaration in
            let parts = declaration.split(separator: ":", maxSplits: 1).map(trimmed)
            guard parts.count == 2 else { return nil }
            let isImportant = parts[1].lowercased().hasSuffix("!important")
            return (parts[0], isImportant ? trimmed(parts[1].dropLast("!important".count)) : parts[1])
        }
    }

    private static func apply(
        _ property: StyleProperty,
        _ value: String,
        at offset: Int,
        to style: inout ShapeStyle,
        _ remarks: inout Remarks
    ) {
        let value = trimmed(value[...])
        if !property.apply(value, to: &style) {
            remarks.badValue(value, of: property.rawValue, at: offset)
        } else if property == .fill && style.fill == .other || property == .stroke && style.stroke == .other {
            remarks.notOneColor(value, at: offset)
        }
    }

    /// Returns a string without white space at its ends.
    static func trimmed(_ text: Substring) -> String {
        let start = text.drop { $0.isWhitespace }
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}
