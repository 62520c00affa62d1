/// A reader of the `d` of a path (SVG 1.1, section 8.3) into lines and cubic curves.
struct PathData {
    private let attribute: MarkupAttribute
    private var scanner: ValueScanner
    private var outline = Outline()
    private var here = Point.zero
    private var start = Point.zero
    /// The last control point, for the smooth commands, with the letter of the command that set it.
    private var control: (point: Point, letter: UInt8)?

    /// Returns the outline that path data draws.
    static func outline(_ attribute: MarkupAttribute) throws(DrawingMistake) -> Outline {
        var data = PathData(attribute)
        try data.read()
        return data.outline
    }

    private init(_ attribute: MarkupAttribute) {
        self.attribute = attribute
        scanner = ValueScanner(attribute.value)
    }

    private mutating func read() throws(DrawingMistake) {
        scanner.skipSpace()
        var command: UInt8?
        while let next = scanner.next {
            if next | 0x20 >= UInt8(ascii: "a"), next | 0x20 <= UInt8(ascii: "z") {
                let byte = scanner.take() ?? 0
                command = try letter(byte)
            } else if command == nil || (command ?? 0) | 0x20 == UInt8(ascii: "z") {
                throw mistake("a command such as M")
            }
            try draw(command ?? 0)
            // Further pairs after a move are lines.
            if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
            if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
            scanner.skipSeparator()
        }
    }

    private func letter(_ byte: UInt8) throws(DrawingMistake) -> UInt8 {
        guard "mlhvcsqtaz".utf8.contains(byte | 0x20) else { throw mistake("a command such as M", back: 1) }
        if outline.segments.isEmpty, byte | 0x20 != UInt8(ascii: "m") {
            throw mistake("an M command at the start", back: 1)
        }
        return byte
    }

    private mutating func draw(_ command: UInt8) throws(DrawingMistake) {
        let isRelative = command & 0x20 != 0
        let origin = isRelative ? here : .zero
        switch command | 0x20 {
        case UInt8(ascii: "m"): move(to: try point(origin))
        case UInt8(ascii: "l"): line(to: try point(origin))
        case UInt8(ascii: "h"): line(to: Point(x: try number() + origin.x, y: here.y))
        case UInt8(ascii: "v"): line(to: Point(x: here.x, y: try number() + origin.y))
        case UInt8(ascii: "c"): curve(try point(origin), try point(origin), try point(origin))
        case UInt8(ascii: "s"): curve(mirrored("c"), try point(origin), try point(origin))
        case UInt8(ascii: "q"): bend(try point(origin), try point(origin))
        case UInt8(ascii: "t"): bend(mirrored("q"), try point(origin))
        case UInt8(ascii: "a"): try arc(origin)
        default: close()
        }
        guard here.isReasonable else { throw mistake("a number within range") }
    }

    private mutating func number() throws(DrawingMistake) -> Double {
        scanner.skipSeparator()
        guard let number = scanner.number() else { throw mistake("a number") }
        return number
    }

    private mutating func point(_ origin: Point) throws(DrawingMistake) -> Point {
        Point(x: try number() + origin.x, y: try number() + origin.y)
    }

    private mutating func flag() throws(DrawingMistake) -> Bool {
        scanner.skipSeparator()
        guard let flag = scanner.flag() else { throw mistake("0 or 1") }
        return flag
    }

    private func mistake(_ expected: String, back: Int = 0) -> DrawingMistake {
        let place = scanner.position - back
        let found = place < attribute.value.count ? Quoted.text(attribute.value[place...].prefix(12)) : "its end"
        return DrawingMistake(
            "value",
            at: attribute.offset + place,
            "The path's d has \(found) where \(expected) was expected.",
            fix: "Export it again."
        )
    }
}

// MARK: - Drawing

extension PathData {
    private mutating func move(to point: Point) {
        outline.segments.append(.move(point))
        (here, start, control) = (point, point, nil)
    }

    private mutating func line(to point: Point) {
        outline.segments.append(.line(point))
        (here, control) = (point, nil)
    }

    private mutating func curve(_ first: Point, _ second: Point, _ end: Point) {
        outline.segments.append(.curve(first, second, end))
        (here, control) = (end, (second, UInt8(ascii: "c")))
    }

    /// Appends a quadratic curve as the equal cubic one.
    private mutating func bend(_ middle: Point, _ end: Point) {
        let (first, second) = (here + (middle - here) * (2 / 3), end + (middle - end) * (2 / 3))
        outline.segments.append(.curve(first, second, end))
        (here, control) = (end, (middle, UInt8(ascii: "q")))
    }

    private mutating func arc(_ origin: Point) throws(DrawingMistake) {
        let radii = try point(.zero)
        let (turn, large, sweep) = (try number(), try flag(), try flag())
        let end = try point(origin)
        outline.segments += Ellipse.arc(from: here, to: end, radii: radii, turn: turn, large: large, sweep: sweep)
        (here, control) = (end, nil)
    }

    private mutating func close() {
        outline.segments.append(.close)
        (here, control) = (start, nil)
    }

    /// Returns the mirrored control point of the previous curve, or the current point if that has another letter.
    private func mirrored(_ letter: Unicode.Scalar) -> Point {
        guard let control, control.letter == UInt8(ascii: letter) else { return here }
        return here + here - control.point
    }
}
