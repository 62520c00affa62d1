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
        var mistakes: [SymbolMistake] = []
        do throws(SymbolMistake) {
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
    ) throws(SymbolMistake) -> String {
        try check(bytes)
        let root = try MarkupReader.root(of: bytes)
        guard root.name == "svg" else {
            throw .syntax(at: root.offset, "Expected <svg>, found <\(root.name)>.", fix: "Export it as SVG.")
        }
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
    ) throws(SymbolMistake) -> [DrawnShape] {
        let isTemplate = TemplateVariant.isTemplate(root)
        let start = isTemplate ? try TemplateVariant.regular(in: root) : root
        let box = isTemplate ? nil : try ViewBox(of: root)
        let style = StyleReader.style(of: start, inside: ShapeStyle(), remarks: &reader.remarks)
        reader.read(inside: start, style: style, transform: .identity)
        guard reader.mistakes.isEmpty else { return [] }
        guard !reader.shapes.isEmpty else {
            throw SymbolMistake("missing", at: start.offset, "Nothing is drawn in the file.", fix: "Give it a shape.")
        }
        let place =
            box.map(SymbolField.transform) ?? SymbolField.transform(around: reader.shapes, isTemplate: isTemplate)
        return try reader.shapes.map { shape throws(SymbolMistake) in
            let moved = shape.moved(place)
            guard moved.corners.allSatisfy(\.isReasonable) else {
                throw .limit(at: root.offset, "A shape reaches much further than the view box.")
            }
            return moved
        }
    }

    private static func check(_ bytes: [UInt8]) throws(SymbolMistake) {
        guard bytes.count <= SymbolLimits.bytes else {
            throw .limit(at: 0, "The file has \(bytes.count) bytes, more than \(SymbolLimits.bytes >> 20) MiB.")
        }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw .syntax(at: 0, "The file is not UTF-8 text.", fix: "Save it as UTF-8.")
        }
        if let zero = bytes.firstIndex(where: { $0 < 0x20 && !MarkupReader.isSpace($0) }) {
            throw .syntax(at: zero, "The file holds a control character.", fix: "Export the symbol as SVG.")
        }
    }
}

/// What one symbol's file may hold: far more than any symbol needs, far less than what slows a preview down.
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
