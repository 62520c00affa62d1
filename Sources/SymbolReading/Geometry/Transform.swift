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

    /// This one after the other: what is in a group takes its own transform first.
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

    /// How much lengths grow, taken over both directions; what a line's width is multiplied by.
    var growth: Double { abs(a * d - b * c).squareRoot() }
}
