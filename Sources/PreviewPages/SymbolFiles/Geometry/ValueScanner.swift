/// A reader of numbers, flags and words in an attribute's value.
struct ValueScanner {
    let bytes: [UInt8]
    private(set) var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }
    var next: UInt8? { isAtEnd ? nil : bytes[position] }

    /// Skips white space and at most one comma.
    mutating func skipSeparator() {
        skipSpace()
        if next == UInt8(ascii: ",") {
            position += 1
            skipSpace()
        }
    }

    mutating func skipSpace() {
        while let next, MarkupReader.isSpace(next) { position += 1 }
    }

    mutating func take() -> UInt8? {
        defer { position = min(position + 1, bytes.count) }
        return next
    }

    /// Reads a number in SVG's notation; returns nil if there is none, or one beyond the range of drawings.
    mutating func number() -> Double? {
        let start = position
        if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { position += 1 }
        let whole = digits()
        var fraction = 0
        if next == UInt8(ascii: ".") {
            position += 1
            fraction = digits()
        }
        guard whole + fraction > 0 else {
            position = start
            return nil
        }
        skipExponent()
        guard position - start <= 64, let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)),
            abs(value) <= SymbolLimits.number
        else {
            position = start
            return nil
        }
        return value
    }

    /// Reads a flag of an arc: one digit, which can be directly before the next number.
    mutating func flag() -> Bool? {
        guard next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else { return nil }
        return take() == UInt8(ascii: "1")
    }

    /// Reads a run of letters.
    mutating func word() -> String {
        let start = position
        while let next, next | 0x20 >= UInt8(ascii: "a"), next | 0x20 <= UInt8(ascii: "z") { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func digits() -> Int {
        let start = position
        while let next, next >= UInt8(ascii: "0"), next <= UInt8(ascii: "9") { position += 1 }
        return position - start
    }

    /// Skips an exponent, if digits follow: the `e` of `em` is none.
    private mutating func skipExponent() {
        guard let here = next, here | 0x20 == UInt8(ascii: "e") else { return }
        let start = position
        position += 1
        if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { position += 1 }
        if digits() == 0 { position = start }
    }
}
