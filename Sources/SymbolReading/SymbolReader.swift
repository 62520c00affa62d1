/// Reads one SVG file and draws it again from an allow-list of shapes.
///
/// Nothing of the file goes into the result but coordinates, widths, opacities, and which of our own words apply. So a
/// symbol brings no script, style, picture, address or entity into a page, no matter who made it.
public enum SymbolReader {
    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: What is in the file.
    ///   - name: The name that the symbol gets.
    ///   - file: What diagnostics call the file.
    /// - Returns: The symbol and what was left out, or the errors that keep it from being drawn.
    public static func read(_ bytes: [UInt8], name: SymbolName, file: String) -> ReadSymbol {
        let places = TextPlaces(bytes: bytes)
        var reader = DrawingReader()
        var drawing: SymbolDrawing?
        var mistakes: [DrawingMistake] = []
        do throws(DrawingMistake) {
            drawing = SymbolDrawing(name: name, markup: try markup(bytes, name, &reader))
            mistakes = reader.mistakes
        } catch {
            mistakes = reader.mistakes + [error]
        }
        let diagnostics = SymbolDiagnostics(file: file, places: places).all(reader.remarks, mistakes)
        return ReadSymbol(drawing: mistakes.isEmpty ? drawing : nil, diagnostics: diagnostics)
    }

    private static func markup(
        _ bytes: [UInt8],
        _ name: SymbolName,
        _ reader: inout DrawingReader
    ) throws(DrawingMistake) -> String {
        let root = try MarkupReader.drawing(in: bytes)
        let shapes = try placedShapes(root, &reader)
        let text = SymbolMarkup.element(name, shapes)
        guard text.utf8.count <= SymbolLimits.markupBytes else {
            throw .limit(at: root.offset, "The symbol would come to more than \(SymbolLimits.markupBytes >> 10) KiB.")
        }
        return text
    }

    /// The shapes in the field of 24 × 24.
    private static func placedShapes(
        _ root: MarkupElement,
        _ reader: inout DrawingReader
    ) throws(DrawingMistake) -> [DrawnShape] {
        let isTemplate = TemplateVariant.isTemplate(root)
        let start = isTemplate ? try TemplateVariant.regular(in: root) : root
        let box = isTemplate ? nil : try ViewBox(of: root)
        let style = StyleReader.style(of: start, inside: ShapeStyle(), remarks: &reader.remarks)
        reader.read(inside: start, style: style, transform: .identity)
        guard reader.mistakes.isEmpty else { return [] }
        guard !reader.shapes.isEmpty else {
            throw DrawingMistake("missing", at: start.offset, "Nothing is drawn in the file.", fix: "Give it a shape.")
        }
        let place =
            box.map(SymbolField.transform) ?? SymbolField.transform(around: reader.shapes, isTemplate: isTemplate)
        return try reader.shapes.map { shape throws(DrawingMistake) in
            let moved = shape.moved(place)
            guard moved.corners.allSatisfy(\.isReasonable) else {
                throw .limit(at: root.offset, "A shape reaches much further than the view box.")
            }
            return moved
        }
    }
}

/// What the file of one symbol or image may hold: far more than any needs, far less than what slows a preview down.
public enum SymbolLimits {
    /// The most bytes of a file; templates of the SF Symbols app, with 27 drawings in one file, stay below.
    public static let bytes = 1 << 20
    /// The most files read from a folder.
    public static let files = 2000
    /// The most bytes that all symbols of a folder may come to when redrawn.
    public static let redrawnBytes = 4 << 20
    /// How deep elements can be in each other.
    static let depth = 64
    /// The most elements of a file.
    static let elements = 10_000
    /// The most attributes of an element.
    static let attributes = 64
    /// The most bytes that one symbol may come to when redrawn.
    static let markupBytes = 64 << 10
    /// The largest number, either side of 0.
    static let number = 1e6
}
