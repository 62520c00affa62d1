/// Replacements of byte ranges, collected in any order and made in one pass.
struct TextPatches {
    private var patches: [(range: Range<Int>, bytes: [UInt8])] = []

    mutating func replace(_ range: Range<Int>, by bytes: [UInt8]) {
        patches.append((range, bytes))
    }

    mutating func insert(_ bytes: [UInt8], at offset: Int) {
        replace(offset..<offset, by: bytes)
    }

    mutating func delete(_ range: Range<Int>) {
        replace(range, by: [])
    }

    /// The text with everything replaced; nil if two replacements overlap.
    ///
    /// Insertions at one place stand in the order in which they were asked for, before what is replaced there.
    func applied(to bytes: [UInt8]) -> [UInt8]? {
        let sorted = patches.enumerated().sorted { first, second in
            let (one, other) = (first.element.range, second.element.range)
            return (one.lowerBound, one.upperBound, first.offset) < (other.lowerBound, other.upperBound, second.offset)
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + patches.count * 16)
        var position = 0
        for (_, patch) in sorted {
            guard patch.range.lowerBound >= position else { return nil }
            result += bytes[position..<patch.range.lowerBound]
            result += patch.bytes
            position = patch.range.upperBound
        }
        return result + bytes[position...]
    }
}
