import Foundation

/// Reads a `transform` (SVG 1.1, section 7.6).
enum TransformList {
    static func transform(_ attribute: MarkupAttribute) throws(SymbolMistake) -> Transform {
        var scanner = ValueScanner(attribute.value)
        var result = Transform.identity
        scanner.skipSeparator()
        while !scanner.isAtEnd {
            guard let one = step(&scanner) else {
                throw SymbolMistake(
                    "value",
                    at: attribute.offset + scanner.position,
                    "The transform is not one of matrix, translate, scale, rotate, skewX, skewY with its numbers.",
                    fix: "Export the symbol with its transforms applied."
                )
            }
            result = result.after(one)
            scanner.skipSeparator()
        }
        return result
    }

    private static func step(_ scanner: inout ValueScanner) -> Transform? {
        let name = scanner.word()
        scanner.skipSpace()
        guard scanner.next == UInt8(ascii: "(") else { return nil }
        _ = scanner.take()
        var numbers: [Double] = []
        scanner.skipSpace()
        while numbers.count < 6, let number = scanner.number() {
            numbers.append(number)
            scanner.skipSeparator()
        }
        guard scanner.next == UInt8(ascii: ")") else { return nil }
        _ = scanner.take()
        return named(name, numbers)
    }

    private static func named(_ name: String, _ numbers: [Double]) -> Transform? {
        switch (name, numbers.count) {
        case ("matrix", 6):
            Transform(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], e: numbers[4], f: numbers[5])
        case ("translate", 1), ("translate", 2):
            Transform(e: numbers[0], f: numbers.count == 2 ? numbers[1] : 0)
        case ("scale", 1), ("scale", 2):
            Transform(a: numbers[0], d: numbers.count == 2 ? numbers[1] : numbers[0])
        case ("rotate", 1): rotation(numbers[0])
        case ("rotate", 3):
            Transform(e: numbers[1], f: numbers[2]).after(rotation(numbers[0]))
                .after(Transform(e: -numbers[1], f: -numbers[2]))
        case ("skewX", 1): Transform(c: tan(numbers[0] * .pi / 180))
        case ("skewY", 1): Transform(b: tan(numbers[0] * .pi / 180))
        default: nil
        }
    }

    private static func rotation(_ degrees: Double) -> Transform {
        let angle = degrees * .pi / 180
        return Transform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle))
    }
}
