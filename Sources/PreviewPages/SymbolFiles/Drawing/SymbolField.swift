/// The field of 24 × 24 in which every symbol of the page is drawn, and the placement of drawings in it.
enum SymbolField {
    static let side = 24.0
    /// The side of the part that built-in symbols fill.
    private static let live = 20.0
    /// The width of a full symbol of a template, in units of the template (100 points high).
    private static let templateWidth = 108.0

    /// Returns the transform that centers a file's whole view box in the field.
    static func transform(from box: ViewBox) -> Transform {
        scaled(side / max(box.width, box.height), middle: box.middle)
    }

    /// Returns the transform for a template, or a drawing without view box, by its drawn shapes.
    static func transform(around shapes: [DrawnShape], isTemplate: Bool) -> Transform {
        guard let ink = ViewBox(around: shapes.flatMap(\.corners)) else { return .identity }
        let extent = max(ink.width, ink.height, isTemplate ? templateWidth : 0)
        return scaled(extent > 0 ? live / extent : 1, middle: ink.middle)
    }

    private static func scaled(_ scale: Double, middle: Point) -> Transform {
        Transform(a: scale, d: scale, e: side / 2 - scale * middle.x, f: side / 2 - scale * middle.y)
    }
}

/// A box in a drawing's own coordinates.
struct ViewBox: Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var middle: Point { Point(x: x + width / 2, y: y + height / 2) }
}

extension ViewBox {
    /// Creates the box around points; nil if there are none.
    init?(around points: [Point]) {
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
            let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
        else { return nil }
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Creates a box of the root's `viewBox`, or its width and height; nil if it has neither.
    init?(of root: MarkupElement) throws(DrawingMistake) {
        guard let attribute = root["viewBox"] else {
            guard let width = root["width"].flatMap({ Length.points($0.text) }), width > 0,
                let height = root["height"].flatMap({ Length.points($0.text) }), height > 0
            else { return nil }
            self.init(x: 0, y: 0, width: width, height: height)
            return
        }
        var scanner = ValueScanner(attribute.value)
        scanner.skipSpace()
        var numbers: [Double] = []
        while let number = scanner.number() {
            numbers.append(number)
            scanner.skipSeparator()
        }
        guard numbers.count == 4, scanner.isAtEnd, numbers[2] > 0, numbers[3] > 0 else {
            throw DrawingMistake(
                "value",
                at: attribute.offset,
                "viewBox has \(Quoted.text(attribute.text)) where four numbers were expected, the last two above 0.",
                fix: "Write it as in viewBox=\"0 0 24 24\"."
            )
        }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
