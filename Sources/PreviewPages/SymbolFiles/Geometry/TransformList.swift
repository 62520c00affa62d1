import Foundation

/// An affine transform: `x' = a·x + c·y + e`, `y' = b·x + d·y + f` (SVG 1.1, section 7.4).
struct Transform: Equatable {
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 1.0
    var e = 0.0
    var f = 0.0

    static let identity = Transform()

    func callAsFunction(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f)
    }

    /// Returns the transform that applies `inner` first, then this one.
    ///
    /// A group's content takes its own transform first.
    func after(_ inner: Transform) -> Transform {
        let origin = self(Point(x: inner.e, y: inner.f))
        return Transform(
            a: a * inner.a + c * inner.b,
            b: b * inner.a + d * inner.b,
            c: a * inner.c + c * inner.d,
            d: b * inner.c + d * inner.d,
            e: origin.x,
            f: origin.y
        )
    }

    /// A Boolean value that indicates whether all numbers are in the range of drawings.
    var isReasonable: Bool { [a, b, c, d, e, f].allSatisfy { abs($0) <= SymbolLimits.number } }

    /// The growth of lengths, averaged over both directions, by which the width of a line is multiplied.
    var growth: Double { abs(a * d - b * c).squareRoot() }
}

/// A reader of `transform` attributes (SVG 1.1, section 7.6).
enum TransformList {
    static func transform(_ attribute: MarkupAttribute) throws(DrawingMistake) -> Transform {
        var scanner = ValueScanner(attribute.value)
        var result = Transform.identity
        scanner.skipSeparator()
        while !scanner.isAtEnd {
            guard let one = step(&scanner) else {
                throw DrawingMistake(
                    "value",
                    at: attribute.offset + scanner.position,
                    "The transform is invalid. "
                        + "Expected matrix, translate, scale, rotate, skewX or skewY with its numbers.",
                    fix: "Export it with its transforms applied."
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
