/// The beginning of a drawing, by which an SVG and its height are recognized.
///
/// Only a UTF-8 document whose root is `svg` in the namespace of SVG is one: `img` draws no other. A document that
/// declares entities is refused, as they can unpack to gigabytes (S33).
struct SVGHead {
    /// The height in points; nil if the drawing gives none.
    private(set) var height: Double?

    /// The maximum number of bytes before the end of the root's tag.
    private static let longest = 64 << 10
    private static let namespace = "http://www.w3.org/2000/svg"

    /// Creates a head from the first bytes of a file; nil if it is no drawing.
    init?(_ bytes: [UInt8]) {
        var scanner = MarkupScanner(bytes.prefix(Self.longest))
        guard scanner.skipProlog(), let attributes = scanner.attributes(of: "svg"),
            attributes["xmlns"] == Self.namespace
        else { return nil }
        let box = attributes["viewBox"]?.split { $0 == " " || $0 == "," || $0.isNewline }.compactMap { Double($0) }
        height = attributes["height"].flatMap(Self.points) ?? (box?.count == 4 ? box?[3] : nil)
    }

    /// Returns a length in points or pixels, which are the same here; nil for one that depends on something else.
    private static func points(_ length: String) -> Double? {
        let number = length.hasSuffix("px") || length.hasSuffix("pt") ? length.dropLast(2) : length[...]
        return Double(number).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }
}

/// A scanner of the beginning of an XML document.
private struct MarkupScanner {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    }

    /// Skips everything that may be before the root; false if the document is not supported.
    mutating func skipProlog() -> Bool {
        while true {
            skipSpace()
            if starts("<?") {
                guard skip(past: "?>") else { return false }
            } else if starts("<!--") {
                guard skip(past: "-->") else { return false }
            } else if starts("<!DOCTYPE") {
                guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
                guard !rest[..<end].contains(UInt8(ascii: "[")) else { return false }
                rest = rest[(end + 1)...]
            } else {
                return true
            }
        }
    }

    /// Returns the attributes of an element that begins here; nil if another does, or if its tag has no end.
    mutating func attributes(of name: String) -> [String: String]? {
        guard starts("<\(name)") else { return nil }
        rest = rest.dropFirst(name.utf8.count + 1)
        guard let next = rest.first, Self.isSpace(next) || next == UInt8(ascii: ">") || next == UInt8(ascii: "/")
        else { return nil }
        var attributes: [String: String] = [:]
        while true {
            skipSpace()
            if starts(">") || starts("/>") { return attributes }
            guard let (name, value) = attribute() else { return nil }
            attributes[name] = value
        }
    }

    private mutating func attribute() -> (name: String, value: String)? {
        let name = rest.prefix { !Self.isSpace($0) && ![0x22, 0x27, 0x2F, 0x3C, 0x3D, 0x3E].contains($0) }
        rest = rest.dropFirst(name.count)
        skipSpace()
        guard !name.isEmpty, rest.popFirst() == UInt8(ascii: "=") else { return nil }
        skipSpace()
        guard let quote = rest.popFirst(), quote == 0x22 || quote == 0x27, let end = rest.firstIndex(of: quote) else {
            return nil
        }
        let value = rest[..<end]
        rest = rest[(end + 1)...]
        return (String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
    }

    private func starts(_ text: String) -> Bool { rest.starts(with: text.utf8) }

    private mutating func skipSpace() { rest = rest.drop(while: Self.isSpace) }

    /// Skips everything up to the end of a word; false if it isn't there.
    private mutating func skip(past word: String) -> Bool {
        let word = Array(word.utf8)
        while !rest.isEmpty {
            if rest.starts(with: word) {
                rest = rest.dropFirst(word.count)
                return true
            }
            rest = rest.dropFirst()
        }
        return false
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
