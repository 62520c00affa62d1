public import TabModel

/// A reader that writes an SVG image again from an allow-list of shapes, groups and paints.
///
/// Only fixed words and checked values go into the result. Elements that draw nothing are left out; elements that would
/// change the picture and are not on the list are refused. So an image brings no script, style, URL or entity to a
/// browser, and never costs one much more than its size suggests.
public enum SVGImageReader {
    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - file: The file's name in the refusal.
    /// - Returns: The image, as a separate document.
    /// - Throws: ``SVGImageError`` for the first mistake that keeps it from being drawn.
    public static func read(_ bytes: [UInt8], file: String) throws(SVGImageError) -> [UInt8] {
        do throws(DrawingMistake) {
            let root = try MarkupReader.drawing(in: bytes)
            var writer = ImageWriter(ImageDefinitions(in: root))
            return Array(try writer.document(root).utf8)
        } catch {
            throw SVGImageError(error, in: bytes, file: file)
        }
    }
}

/// The reason why an SVG image is not drawn, with the place and the fix.
public struct SVGImageError: Error, Hashable, Sendable {
    /// An error with its location and its fix.
    public let diagnostic: Diagnostic

    init(_ mistake: DrawingMistake, in bytes: [UInt8], file: String) {
        diagnostic = Diagnostic(
            severity: .error,
            id: mistake.id,
            text: mistake.text,
            file: file,
            location: MarkupPositions(bytes: bytes).location(of: mistake.offset),
            fix: mistake.fix
        )
    }
}

/// The cost of an image for a browser, counted while the image is written.
struct ImageCost {
    /// The largest number of shapes; those of a clip path count for each use of it.
    static let shapes = 1_000
    /// The largest number of lines and curves of all shapes together.
    static let segments = 10_000
    /// The largest number of elements on a separate layer: clipped and partly transparent elements.
    static let layers = 100
    /// The largest depth of nested layers: each takes as much memory as the whole image.
    static let nestedLayers = 8
    /// The largest width and height, in points.
    static let side = 10_000.0

    private var drawn = (shapes: 0, segments: 0, layers: 0)

    /// Counts a shape that is drawn a number of times.
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
                "More than \(Self.nestedLayers) clipped or transparent parts are nested in each other."
            )
        }
    }
}

/// The beginning of a drawing, by which an SVG and its height are recognized.
///
/// Only a UTF-8 document whose root is `svg` in the namespace of SVG is one: `img` draws no other. A document that
/// declares entities is refused, as they can unpack to gigabytes (S33).
public struct SVGHead {
    /// The height in points; nil if the drawing gives none.
    public let height: Double?

    /// The maximum number of bytes before the end of the root's tag.
    private static let longest = 64 << 10
    private static let namespace = "http://www.w3.org/2000/svg"

    /// Creates a head from the first bytes of a file; nil if it isn't a drawing.
    public init?(_ bytes: [UInt8]) {
        guard let root = try? MarkupReader.root(in: Array(bytes.prefix(Self.longest))), root.name == "svg",
            root["xmlns"]?.text == Self.namespace
        else { return nil }
        let box = root["viewBox"]?.text.split { $0 == " " || $0 == "," || $0.isNewline }.compactMap { Double($0) }
        height = root["height"].flatMap { Self.points($0.text) } ?? (box?.count == 4 ? box?[3] : nil)
    }

    /// Returns a length in points or pixels, which are the same here; nil for one that depends on something else.
    private static func points(_ length: String) -> Double? {
        let number = length.hasSuffix("px") || length.hasSuffix("pt") ? length.dropLast(2) : length[...]
        return Double(number).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }
}
