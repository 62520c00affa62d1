import Foundation

/// A point of the drawing; y grows downwards, as in SVG.
struct Point: Equatable {
    var x: Double
    var y: Double

    static let zero = Point(x: 0, y: 0)

    static func + (lhs: Self, rhs: Self) -> Self { Point(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }
    static func - (lhs: Self, rhs: Self) -> Self { Point(x: lhs.x - rhs.x, y: lhs.y - rhs.y) }
    static func * (lhs: Self, rhs: Double) -> Self { Point(x: lhs.x * rhs, y: lhs.y * rhs) }

    /// A Boolean value that indicates whether both coordinates are numbers in the range of drawings.
    var isReasonable: Bool { abs(x) <= SymbolLimits.number && abs(y) <= SymbolLimits.number }
}

/// A path of lines and cubic curves in absolute coordinates.
struct Outline: Equatable {
    enum Segment: Equatable {
        case move(Point)
        case line(Point)
        case curve(Point, Point, Point)
        case close
    }

    var segments: [Segment] = []

    /// Returns the outline under a transform.
    func moved(_ transform: Transform) -> Outline {
        Outline(
            segments: segments.map { segment in
                switch segment {
                case .move(let point): .move(transform(point))
                case .line(let point): .line(transform(point))
                case .curve(let first, let second, let end): .curve(transform(first), transform(second), transform(end))
                case .close: .close
                }
            }
        )
    }

    /// The points on the outline, close enough together to determine its extent.
    var points: [Point] {
        var here = Point.zero
        return segments.flatMap { segment -> [Point] in
            switch segment {
            case .move(let point), .line(let point):
                here = point
                return [point]
            case .curve(let first, let second, let end):
                defer { here = end }
                return (1...12).map { Self.point(at: Double($0) / 12, here, first, second, end) }
            case .close: return []
            }
        }
    }

    private static func point(at t: Double, _ p: Point, _ q: Point, _ r: Point, _ s: Point) -> Point {
        let u = 1 - t
        return p * (u * u * u) + q * (3 * u * u * t) + r * (3 * u * t * t) + s * (t * t * t)
    }
}

/// The conversion of arcs of ellipses to cubic curves.
enum Ellipse {
    /// The distance of a quarter unit circle's control points from its ends, as a curve.
    private static let quarter = 0.5522847498

    /// Returns the outline of a whole ellipse.
    static func outline(center: Point, radii: Point) -> Outline {
        let (x, y) = (Point(x: radii.x, y: 0), Point(x: 0, y: radii.y))
        func curve(_ from: Point, _ to: Point) -> Outline.Segment {
            .curve(center + from + to * quarter, center + to + from * quarter, center + to)
        }
        let (left, up) = (x * -1, y * -1)
        return Outline(
            segments: [.move(center + x), curve(x, y), curve(y, left), curve(left, up), curve(up, x), .close]
        )
    }

    /// Returns an arc given by its ends, as in path data (SVG 1.1, appendix F.6).
    static func arc(from start: Point, to end: Point, radii: Point, turn: Double, large: Bool, sweep: Bool)
        -> [Outline.Segment]
    {
        guard start != end else { return [] }
        var (rx, ry) = (abs(radii.x), abs(radii.y))
        guard rx > 0, ry > 0 else { return [.line(end)] }
        let angle = turn * .pi / 180
        let (cosine, sine) = (cos(angle), sin(angle))
        let half = (start - end) * 0.5
        let (x, y) = (cosine * half.x + sine * half.y, cosine * half.y - sine * half.x)
        let reach = (x * x) / (rx * rx) + (y * y) / (ry * ry)
        if reach > 1 { (rx, ry) = (rx * reach.squareRoot(), ry * reach.squareRoot()) }
        let across = rx * rx * y * y + ry * ry * x * x
        let share = max(0, (rx * rx * ry * ry - across) / across).squareRoot() * (large == sweep ? -1 : 1)
        let (cx, cy) = (share * rx * y / ry, -share * ry * x / rx)
        let first = atan2((y - cy) / ry, (x - cx) / rx)
        var swept = atan2((-y - cy) / ry, (-x - cx) / rx) - first
        if sweep, swept < 0 { swept += 2 * .pi }
        if !sweep, swept > 0 { swept -= 2 * .pi }
        let middle = (start + end) * 0.5
        let place = Transform(
            a: rx * cosine,
            b: rx * sine,
            c: -ry * sine,
            d: ry * cosine,
            e: cosine * cx - sine * cy + middle.x,
            f: sine * cx + cosine * cy + middle.y
        )
        return curves(from: first, swept: swept, placed: place, end: end)
    }

    /// Returns an arc of the unit circle under a transform, in pieces of a quarter at most; it ends at `end` exactly.
    private static func curves(from first: Double, swept: Double, placed: Transform, end: Point) -> [Outline.Segment] {
        let count = max(1, Int((abs(swept) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = swept / Double(count)
        let reach = 4 / 3 * tan(step / 4)
        return (0..<count).map { index in
            let (a0, a1) = (first + Double(index) * step, first + Double(index + 1) * step)
            let (p0, p1) = (Point(x: cos(a0), y: sin(a0)), Point(x: cos(a1), y: sin(a1)))
            let control = Point(x: p0.x - reach * p0.y, y: p0.y + reach * p0.x)
            let other = Point(x: p1.x + reach * p1.y, y: p1.y - reach * p1.x)
            return .curve(placed(control), placed(other), index == count - 1 ? end : placed(p1))
        }
    }
}
