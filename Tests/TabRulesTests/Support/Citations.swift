import TabRules

/// Finds the rules that a string cites: `R4.6`, and `R4.6 to R4.8` for those between too.
enum Citations {
    /// The ids that the rulebook has, each once.
    static func ids(in text: some StringProtocol) -> Set<String> {
        var scanner = Scanner(bytes: Array(text.utf8))
        var found: Set<String> = []
        while let range = scanner.next() {
            guard range.first <= range.last else { continue }
            for number in range.first...range.last {
                let id = "R\(range.chapter).\(number)"
                if RuleBook.rule(id) != nil { found.insert(id) }
            }
        }
        return found
    }
}

/// Rules of one chapter, as a string names them.
private struct CitedRange {
    let chapter: Int
    let first: Int
    let last: Int
}

/// Reads citations from left to right.
private struct Scanner {
    let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func next() -> CitedRange? {
        while position < bytes.count {
            let before = position == 0 ? UInt8(ascii: " ") : bytes[position - 1]
            guard bytes[position] == UInt8(ascii: "R"), !isPartOfWord(before), let start = id(at: position) else {
                position += 1
                continue
            }
            position = start.end
            guard let end = rangeEnd(chapter: start.chapter) else {
                return CitedRange(chapter: start.chapter, first: start.number, last: start.number)
            }
            return CitedRange(chapter: start.chapter, first: start.number, last: end)
        }
        return nil
    }

    /// The number after ` to ` or a dash, if it is of the same chapter.
    private mutating func rangeEnd(chapter: Int) -> Int? {
        for joint in [" to ", "–"] where bytes[position...].starts(with: joint.utf8) {
            guard let end = id(at: position + joint.utf8.count), end.chapter == chapter else { return nil }
            position = end.end
            return end.number
        }
        return nil
    }

    private func id(at start: Int) -> (chapter: Int, number: Int, end: Int)? {
        guard start + 3 < bytes.count, bytes[start] == UInt8(ascii: "R"),
            (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(bytes[start + 1]),
            bytes[start + 2] == UInt8(ascii: ".")
        else { return nil }
        let digits = bytes[(start + 3)...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
        return (Int(bytes[start + 1] - UInt8(ascii: "0")), number, digits.endIndex)
    }

    private func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): true
        default: false
        }
    }
}
