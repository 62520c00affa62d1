import SpecSyntax

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

/// A change of a file's bytes.
///
/// Replacements are in the order of the text, don't touch each other, and each changes something.
public struct TextPatch: Hashable, Sendable {
    /// What is replaced.
    public let replacements: [TextReplacement]

    /// Makes a patch of replacements in the order of the text; those that change nothing are left out.
    public init(_ replacements: [TextReplacement] = []) {
        self.replacements = replacements.filter { $0.old != $0.new }
    }

    /// Makes the one replacement that makes a text of another one, without what is the same at both ends.
    public init(from old: [UInt8], to new: [UInt8]) {
        self.init(old == new ? [] : [TextReplacement(at: 0, old: old, new: new).trimmed])
    }

    /// A Boolean value that indicates whether nothing changes.
    public var isEmpty: Bool { replacements.isEmpty }

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

/// Replacements of byte ranges, collected in any order and made in one pass.
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

    /// Everything as one patch of a string; nil if two replacements overlap.
    ///
    /// Insertions at one place are in the order in which they were asked for, before what is replaced there.
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

    /// Lines that come where the last lines of a string without final break go, with the break before them.
    ///
    /// The removal takes the break before it along, and the lines bring one behind them: they change places.
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
    /// The same without the bytes that stay as they are at both ends.
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
