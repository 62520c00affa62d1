public import TabModel

/// Reads an SVG image and writes it again from an allow-list of shapes, groups and paints.
///
/// Only our own words and values that were read go into the result. What draws nothing is left out; what would change
/// the picture and is not on the list is refused. So an image brings no script, style, address or entity to a browser,
/// and never costs one much more than its size suggests.
public enum SVGImageReader {
    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: What is in the file.
    ///   - file: What the refusal calls the file.
    /// - Returns: The image, as a document of its own.
    /// - Throws: ``SVGImageRefusal`` for the first thing that keeps it from being drawn.
    public static func read(_ bytes: [UInt8], file: String) throws(SVGImageRefusal) -> [UInt8] {
        do throws(DrawingMistake) {
            let root = try MarkupReader.drawing(in: bytes)
            var writer = ImageWriter(ImageDefinitions(in: root))
            return Array(try writer.document(root).utf8)
        } catch {
            throw SVGImageRefusal(error, in: bytes, file: file)
        }
    }
}

/// Why an SVG image is not drawn, with the place and what to do.
public struct SVGImageRefusal: Error, Hashable, Sendable {
    /// An error with its location and its fix.
    public let diagnostic: Diagnostic

    init(_ mistake: DrawingMistake, in bytes: [UInt8], file: String) {
        diagnostic = Diagnostic(
            severity: .error,
            id: mistake.id,
            text: mistake.text,
            file: file,
            location: TextPlaces(bytes: bytes).location(of: mistake.offset),
            fix: mistake.fix
        )
    }
}

/// What drawing an image costs a browser, counted while it is written.
struct ImageCost {
    /// The most shapes; those of a clip path count each time that it clips something.
    static let shapes = 1_000
    /// The most lines and curves of all shapes together.
    static let segments = 10_000
    /// The most elements that are drawn on a layer of their own: what is clipped, and what is partly transparent.
    static let layers = 100
    /// How many of these can be in each other: each takes as much memory as the whole image.
    static let nestedLayers = 8
    /// The most points of width and of height.
    static let side = 10_000.0

    private var drawn = (shapes: 0, segments: 0, layers: 0)

    /// Counts a shape that is drawn so many times.
    mutating func add(_ element: MarkupElement, segments: Int, times: Int) throws(DrawingMistake) {
        drawn.shapes += times
        drawn.segments += segments * times
        guard drawn.shapes <= Self.shapes else {
            throw .limit(at: element.offset, "The image has more than \(Self.shapes) shapes.")
        }
        guard drawn.segments <= Self.segments else {
            throw .limit(at: element.offset, "The image has more than \(Self.segments) lines and curves.")
        }
    }

    /// Counts a layer, the innermost of `nested`.
    mutating func addLayer(_ element: MarkupElement, nested: Int) throws(DrawingMistake) {
        drawn.layers += 1
        guard drawn.layers <= Self.layers else {
            throw .limit(at: element.offset, "The image has more than \(Self.layers) clipped or transparent parts.")
        }
        guard nested <= Self.nestedLayers else {
            throw .limit(
                at: element.offset,
                "More than \(Self.nestedLayers) clipped or transparent parts are in each other."
            )
        }
    }
}
