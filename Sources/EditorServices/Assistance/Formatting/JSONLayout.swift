import TabSpecCoding

/// A formatter for JSON that changes only the whitespace between tokens.
///
/// It is meant for texts that can be read; for any other the caller discards the changes.
struct JSONLayout {
    /// The maximum length of an object or array on one line, in bytes.
    static let width = 100

    private let bytes: [UInt8]
    private let unit: Int
    private let tokens: [Range<Int>]
    private(set) var changes: [LayoutChange] = []
    /// The open brackets, outermost first, each with true if its contents are on the same line.
    private var inline: [Bool] = []
    /// The ends of objects and arrays, by their beginnings.
    private let ends: [Int: Int]

    init(_ tree: SyntaxTree) {
        bytes = tree.bytes
        unit = Self.unit(of: bytes)
        tokens = Self.tokens(of: bytes)
        let collections = tree.nodes.filter { $0.kind == .object || $0.kind == .list }.map(\.range)
        ends = Dictionary(collections.map { ($0.lowerBound, $0.upperBound) }) { first, _ in first }
        layOut()
    }

    private mutating func layOut() {
        var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        for (number, token) in tokens.enumerated() {
            let isClosing = isClose(token)
            let gap = gap(before: number, isClosing: isClosing)
            if isClosing { _ = inline.popLast() }
            replace(position..<token.lowerBound, by: gap)
            if isOpen(token) { inline.append(staysOnLine(number)) }
            position = token.upperBound
        }
        if !tokens.isEmpty { replace(position..<bytes.count, by: [0x0A]) }
    }

    private mutating func replace(_ range: Range<Int>, by new: [UInt8]) {
        guard !bytes[range].elementsEqual(new) else { return }
        changes.append(LayoutChange(range: range, bytes: new))
    }

    private func gap(before number: Int, isClosing: Bool) -> [UInt8] {
        guard number > 0 else { return [] }
        let last = bytes[tokens[number - 1].lowerBound]
        if last == UInt8(ascii: ":") { return [0x20] }
        let next = bytes[tokens[number].lowerBound]
        if next == UInt8(ascii: ":") || next == UInt8(ascii: ",") { return [] }
        let isEmpty = isClosing && isOpen(tokens[number - 1])
        if isEmpty { return [] }
        if inline.last ?? false { return pads(last, next) ? [0x20] : [] }
        let depth = max(0, inline.count - (isClosing ? 1 : 0))
        return [0x0A] + Array(repeating: 0x20, count: depth * unit)
    }

    /// Returns a Boolean value that indicates whether a space belongs between two tokens on one line.
    ///
    /// Braces have spaces inside, brackets none.
    private func pads(_ last: UInt8, _ next: UInt8) -> Bool {
        last != UInt8(ascii: "[") && next != UInt8(ascii: "]")
    }

    /// Returns a Boolean value that indicates whether an object or array is on one line already, and fits there.
    private func staysOnLine(_ number: Int) -> Bool {
        if inline.last ?? false { return true }
        let start = tokens[number].lowerBound
        guard let end = ends[start] else { return false }
        let isEmpty = number + 1 < tokens.count && isClose(tokens[number + 1])
        return end - start <= Self.width && !bytes[start..<end].contains(where: TextLines.isBreak)
            && (isEmpty || inline.count > 0)
    }

    private func isOpen(_ token: Range<Int>) -> Bool { "[{".utf8.contains(bytes[token.lowerBound]) }
    private func isClose(_ token: Range<Int>) -> Bool { "]}".utf8.contains(bytes[token.lowerBound]) }
}

extension JSONLayout {
    /// Returns the indentation of the text: that of its first indented line, or two.
    private static func unit(of bytes: [UInt8]) -> Int {
        var blanks = 0
        var isStart = false
        for byte in bytes {
            if TextLines.isBreak(byte) {
                (blanks, isStart) = (0, true)
            } else if byte == 0x20, isStart {
                blanks += 1
            } else {
                if isStart, blanks > 0 { return min(blanks, 8) }
                isStart = false
            }
        }
        return 2
    }

    private static func tokens(of bytes: [UInt8]) -> [Range<Int>] {
        let text = TextLines(bytes)
        var tokens: [Range<Int>] = []
        var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte <= 0x20 {
                offset += 1
                continue
            }
            let range =
                switch byte {
                case UInt8(ascii: "\""): SyntaxScalars.quoted(text, at: offset).range
                case UInt8(ascii: ":"): offset..<(offset + 1)
                default: SyntaxScalars.word(text, at: offset).range
                }
            tokens.append(range)
            offset = range.upperBound
        }
        return tokens
    }
}
