/// Numbers with or without a unit.
enum Length {
    /// A length that is not negative, in the drawing's own units: plain, `px`, or `pt` as the same.
    static func points(_ value: String) -> Double? {
        guard let (number, unit) = split(value), number >= 0, ["", "px", "pt"].contains(unit) else { return nil }
        return number
    }

    /// A coordinate: as a length, but it may be negative.
    static func coordinate(_ value: String) -> Double? {
        guard let (number, unit) = split(value), ["", "px", "pt"].contains(unit) else { return nil }
        return number
    }

    /// A share of the whole, brought between 0 and 1: `0.5` or `50%`.
    static func share(_ value: String) -> Double? {
        guard let (number, unit) = split(value), ["", "%"].contains(unit) else { return nil }
        return min(max(unit == "%" ? number / 100 : number, 0), 1)
    }

    private static func split(_ value: String) -> (Double, String)? {
        var scanner = ValueScanner([UInt8](value.utf8))
        scanner.skipSpace()
        guard let number = scanner.number() else { return nil }
        let unit = value.utf8.dropFirst(scanner.position)
        return (number, String(decoding: unit, as: UTF8.self).filter { !$0.isWhitespace })
    }
}
