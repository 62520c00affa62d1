public import TabModel

/// How JSON is written.
public struct JSONWriting: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// Makes options of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A member a line, two spaces a level, and a newline at the end.
    public static let pretty = Self(rawValue: 1)
    /// Keys in the order of their UTF-8 bytes, so that equal values are equal bytes.
    public static let sortedKeys = Self(rawValue: 2)
    /// `<`, `>` and `&` as escapes, so that the text can stand in HTML.
    public static let htmlSafe = Self(rawValue: 4)
}

extension JSONValue {
    /// The value as JSON text.
    ///
    /// Control characters, U+2028 and U+2029 are always escaped. Without ``JSONWriting/pretty`` it is one line without
    /// newline at its end.
    public func text(_ writing: JSONWriting = []) -> String {
        String(decoding: bytes(writing), as: UTF8.self)
    }

    /// The value as the UTF-8 bytes of ``text(_:)``.
    public func bytes(_ writing: JSONWriting = []) -> [UInt8] {
        var writer = JSONWriter(writing)
        writer.write(self)
        if writing.contains(.pretty) { writer.bytes.append(UInt8(ascii: "\n")) }
        return writer.bytes
    }
}
