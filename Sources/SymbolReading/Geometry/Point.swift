/// A point of the drawing; y grows downwards, as in SVG.
struct Point: Equatable {
    var x: Double
    var y: Double

    static let zero = Point(x: 0, y: 0)

    static func + (lhs: Self, rhs: Self) -> Self { Point(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }
    static func - (lhs: Self, rhs: Self) -> Self { Point(x: lhs.x - rhs.x, y: lhs.y - rhs.y) }
    static func * (lhs: Self, rhs: Double) -> Self { Point(x: lhs.x * rhs, y: lhs.y * rhs) }

    /// Whether both coordinates are numbers, and of a size that drawings have.
    var isReasonable: Bool { abs(x) <= SymbolLimits.number && abs(y) <= SymbolLimits.number }
}
