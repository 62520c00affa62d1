/// A reader that draws an SVG file again from an allow-list of shapes.
///
/// Only coordinates, widths, opacities, and the choice of fixed words go from the file into the result. So a symbol
/// brings no script, style, picture, URL or entity into a page, no matter who made it.
public enum SymbolReader {
    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - name: The name that the symbol gets.
    ///   - file: The file's name in diagnostics.
    /// - Returns: The symbol and the warnings about omitted parts, or the errors that keep it from being drawn.
    public static func read(_ bytes: [UInt8], name: SymbolName, file: String) -> SymbolFileReading {
        let places = MarkupPositions(bytes: bytes)
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
        return SymbolFileReading(drawing: mistakes.isEmpty ? drawing : nil, diagnostics: diagnostics)
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
            throw .limit(at: root.offset, "The symbol would be larger than \(SymbolLimits.markupBytes >> 10) KiB.")
        }
        return text
    }

    /// Returns the shapes in the field of 24 × 24.
    private static func placedShapes(
        _ root: MarkupElement,
        _ reader: inout DrawingReader
    ) throws(DrawingMistake) -> [DrawnShape] {
        let isTemplate = TemplateVariant.isTemplate(root)
        let start = isTemplate ? try TemplateVariant.regular(in: root) : root
        let box = isTemplate ? nil : try ViewBox(of: root)
        let style = SymbolStyleReader.style(of: start, inside: ShapeStyle(), remarks: &reader.remarks)
        reader.read(inside: start, style: style, transform: .identity)
        guard reader.mistakes.isEmpty else { return [] }
        guard !reader.shapes.isEmpty else {
            throw DrawingMistake("missing", at: start.offset, "The file draws nothing.", fix: "Add a shape.")
        }
        let place =
            box.map(SymbolField.transform) ?? SymbolField.transform(around: reader.shapes, isTemplate: isTemplate)
        return try reader.shapes.map { shape throws(DrawingMistake) in
            let moved = shape.moved(place)
            guard moved.corners.allSatisfy(\.isReasonable) else {
                throw .limit(at: root.offset, "A shape extends far outside the view box.")
            }
            return moved
        }
    }
}

/// The limits of the file of one symbol or image: far above any real need, far below a size that slows a preview down.
public enum SymbolLimits {
    /// The largest number of bytes in a file.
    ///
    /// Templates of the SF Symbols app, with 27 drawings in one file, stay below.
    public static let bytes = 1 << 20
    /// The largest number of files read from a folder.
    public static let files = 2000
    /// The largest number of bytes of all redrawn symbols of a folder together.
    public static let redrawnBytes = 4 << 20
    /// The largest depth of nested elements.
    static let depth = 64
    /// The largest number of elements in a file.
    static let elements = 10_000
    /// The largest number of attributes of an element.
    static let attributes = 64
    /// The largest number of bytes of one redrawn symbol.
    static let markupBytes = 64 << 10
    /// The largest absolute value of a number.
    static let number = 1e6
}
