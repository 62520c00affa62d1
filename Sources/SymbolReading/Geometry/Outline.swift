/// A path of lines and cubic curves in absolute coordinates.
struct Outline: Equatable {
    enum Segment: Equatable {
        case move(Point)
        case line(Point)
        case curve(Point, Point, Point)
        case close
    }

    var segments: [Segment] = []

    /// The outline under a transform.
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

    /// Points on the outline, close enough together to tell how far it reaches.
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
