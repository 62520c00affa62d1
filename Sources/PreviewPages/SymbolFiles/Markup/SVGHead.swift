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

    /// Creates a head from the first bytes of a file; nil if it is no drawing.
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
