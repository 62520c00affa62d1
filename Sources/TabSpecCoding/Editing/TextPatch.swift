/// Some bytes of a string that give way to others.
public struct TextReplacement: Hashable, Sendable {
    /// Where it begins: an offset in bytes of UTF-8, in the text before the change.
    public var offset: Int
    /// The bytes that are there.
    public var old: [UInt8]
    /// The bytes that come.
    public var new: [UInt8]

    /// Makes a replacement.
    public init(at offset: Int, old: [UInt8], new: [UInt8]) {
        self.offset = offset
        self.old = old
        self.new = new
    }

    /// The bytes that go, in the text before the change.
    public var range: Range<Int> { offset..<(offset + old.count) }
}

/// A change of a string that knows the way back.
///
/// Replacements are in the order of the text, don't touch each other, and each changes something.
public struct TextPatch: Hashable, Sendable {
    /// What is replaced.
    public let replacements: [TextReplacement]

    /// Makes a patch of replacements in the order of the text; those that change nothing are left out.
    public init(_ replacements: [TextReplacement] = []) {
        self.replacements = replacements.filter { $0.old != $0.new }
    }

    /// Whether nothing changes.
    public var isEmpty: Bool { replacements.isEmpty }

    /// The change that takes this one back, for the text that came of it.
    public var inverse: TextPatch {
        var shift = 0
        return TextPatch(
            replacements.map { replacement in
                defer { shift += replacement.new.count - replacement.old.count }
                return TextReplacement(at: replacement.offset + shift, old: replacement.new, new: replacement.old)
            }
        )
    }

    /// The changed text; nil for a string that is not the one this patch was made for.
    public func applied(to bytes: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + replacements.reduce(0) { $0 + $1.new.count })
        var position = 0
        for replacement in replacements {
            let range = replacement.range
            guard range.lowerBound >= position, range.upperBound <= bytes.count,
                bytes[range].elementsEqual(replacement.old)
            else { return nil }
            result += bytes[position..<range.lowerBound]
            result += replacement.new
            position = range.upperBound
        }
        return result + bytes[position...]
    }
}
