/// A replacement of bytes of text by others.
public struct TextReplacement: Hashable, Sendable {
    /// The offset of the first replaced byte in UTF-8, in the text before the change.
    public var offset: Int
    /// The replaced bytes.
    public var old: [UInt8]
    /// The new bytes.
    public var new: [UInt8]

    /// Creates a replacement.
    public init(at offset: Int, old: [UInt8], new: [UInt8]) {
        self.offset = offset
        self.old = old
        self.new = new
    }

    /// The range of the replaced bytes, in the text before the change.
    public var range: Range<Int> { offset..<(offset + old.count) }
}

/// The changes of a file's bytes.
///
/// Replacements are in the order of the text, don't touch each other, and each changes something.
public struct TextPatch: Hashable, Sendable {
    /// The replacements.
    public let replacements: [TextReplacement]

    /// Creates a patch of replacements in the order of the text; those that change nothing are left out.
    public init(_ replacements: [TextReplacement] = []) {
        self.replacements = replacements.filter { $0.old != $0.new }
    }

    /// Creates the single replacement between two texts, without the bytes that are equal at both ends.
    public init(from old: [UInt8], to new: [UInt8]) {
        self.init(old == new ? [] : [TextReplacement(at: 0, old: old, new: new).trimmed])
    }

    /// A Boolean value that indicates whether nothing changes.
    public var isEmpty: Bool { replacements.isEmpty }

    /// Returns the changed text; nil if this patch was made for another text.
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

/// Replacements of byte ranges, collected in any order and applied in one pass.
package struct TextPatches {
    private var patches: [(range: Range<Int>, bytes: [UInt8])] = []

    package init() {}

    package mutating func replace(_ range: Range<Int>, by bytes: [UInt8]) {
        patches.append((range, bytes))
    }

    package mutating func insert(_ bytes: [UInt8], at offset: Int) {
        replace(offset..<offset, by: bytes)
    }

    package mutating func delete(_ range: Range<Int>) {
        replace(range, by: [])
    }

    /// Returns all replacements as one patch of the text; nil if two of them overlap.
    ///
    /// Insertions at one place are in the order in which they were requested, before a replacement there.
    package func patch(of bytes: [UInt8]) -> TextPatch? {
        let sorted = patches.enumerated().sorted { first, second in
            let (one, other) = (first.element.range, second.element.range)
            return (one.lowerBound, one.upperBound, first.offset) < (other.lowerBound, other.upperBound, second.offset)
        }
        var result: [TextReplacement] = []
        var position = 0
        for (_, patch) in sorted {
            if let last = result.indices.last, let lines = Self.lines(patch, atEndOf: bytes, behind: result[last]) {
                result[last].new += lines
                continue
            }
            guard patch.range.lowerBound >= position else { return nil }
            if let last = result.indices.last, patch.range.lowerBound == position {
                result[last].old += bytes[patch.range]
                result[last].new += patch.bytes
            } else {
                let old = Array(bytes[patch.range])
                result.append(TextReplacement(at: patch.range.lowerBound, old: old, new: patch.bytes))
            }
            position = patch.range.upperBound
        }
        return TextPatch(result.map(\.trimmed))
    }

    /// Returns the lines that replace the last lines of text without a final break, with the break before them; nil for
    /// others.
    ///
    /// The removal includes the break before it, and the lines have one after them: they change places.
    private static func lines(
        _ patch: (range: Range<Int>, bytes: [UInt8]),
        atEndOf bytes: [UInt8],
        behind removal: TextReplacement
    ) -> [UInt8]? {
        let start = removal.range.lowerBound
        guard patch.range.isEmpty, removal.range.upperBound == bytes.count, patch.range.lowerBound > start else {
            return nil
        }
        let lineBreak = Array(bytes[start..<patch.range.lowerBound])
        guard lineBreak.allSatisfy(TextLines.isBreak), patch.bytes.suffix(lineBreak.count).elementsEqual(lineBreak)
        else { return nil }
        return lineBreak + patch.bytes.dropLast(lineBreak.count)
    }
}

extension TextReplacement {
    /// The replacement without the bytes that are equal at both ends.
    fileprivate var trimmed: TextReplacement {
        let most = min(old.count, new.count)
        var head = zip(old, new).prefix { $0 == $1 }.count
        while head > 0, old.dropFirst(head).startsInsideCharacter || new.dropFirst(head).startsInsideCharacter {
            head -= 1
        }
        var tail = zip(old.reversed(), new.reversed()).prefix(most - head).prefix { $0 == $1 }.count
        while old.suffix(tail).startsInsideCharacter { tail -= 1 }
        return TextReplacement(
            at: offset + head,
            old: Array(old[head..<(old.count - tail)]),
            new: Array(new[head..<(new.count - tail)])
        )
    }
}

extension ArraySlice<UInt8> {
    /// A Boolean value that indicates whether the first byte continues a character.
    fileprivate var startsInsideCharacter: Bool { first.map { 0x80...0xBF ~= $0 } ?? false }
}
