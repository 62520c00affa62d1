/// A writer of shapes as a `<symbol>` of the sprite: numbers and fixed words, nothing of the file itself.
enum SymbolMarkup {
    /// Returns the element, on one line.
    static func element(_ name: SymbolName, _ shapes: [DrawnShape]) -> String {
        let paths = plain(shapes).map(path).joined()
        return "<symbol id=\"\(name.text)\" viewBox=\"0 0 24 24\" fill=\"currentColor\">\(paths)</symbol>"
    }

    /// Returns the shapes at full strength if all have the same opacity: the tint has its own.
    private static func plain(_ shapes: [DrawnShape]) -> [DrawnShape] {
        let pales = Set(
            shapes.flatMap { shape in
                (shape.isFilled ? [fillOpacity(shape)] : []) + (shape.isStroked ? [strokeOpacity(shape)] : [])
            }
        )
        guard pales.count == 1 else { return shapes }
        return shapes.map { shape in
            var shape = shape
            if shape.isFilled { shape.style.fillOpacity = 1 }
            if shape.isStroked { shape.style.strokeOpacity = 1 }
            shape.style.opacity = 1
            return shape
        }
    }

    private static func path(_ shape: DrawnShape) -> String {
        var text = "<path"
        if !shape.isFilled { text += " fill=\"none\"" }
        if shape.isFilled, fillOpacity(shape) != "1" { text += " fill-opacity=\"\(fillOpacity(shape))\"" }
        if shape.isFilled, shape.style.isEvenOdd { text += " fill-rule=\"evenodd\"" }
        if shape.isStroked { text += stroke(shape) }
        return text + " d=\"\(data(shape.outline))\"/>"
    }

    private static func stroke(_ shape: DrawnShape) -> String {
        let style = shape.style
        var text = " stroke=\"currentColor\" stroke-width=\"\(number(style.strokeWidth))\""
        if strokeOpacity(shape) != "1" { text += " stroke-opacity=\"\(strokeOpacity(shape))\"" }
        if style.lineCap != .butt { text += " stroke-linecap=\"\(style.lineCap.rawValue)\"" }
        if style.lineJoin != .miter { text += " stroke-linejoin=\"\(style.lineJoin.rawValue)\"" }
        if style.lineJoin == .miter, style.miterLimit != 4 {
            text += " stroke-miterlimit=\"\(number(style.miterLimit))\""
        }
        return text
    }

    private static func fillOpacity(_ shape: DrawnShape) -> String {
        number(shape.style.opacity * shape.style.fillOpacity)
    }

    private static func strokeOpacity(_ shape: DrawnShape) -> String {
        number(shape.style.opacity * shape.style.strokeOpacity)
    }

    private static func data(_ outline: Outline) -> String {
        outline.segments.map { segment in
            switch segment {
            case .move(let point): "M\(pair(point))"
            case .line(let point): "L\(pair(point))"
            case .curve(let first, let second, let end): "C\(pair(first)) \(pair(second)) \(pair(end))"
            case .close: "Z"
            }
        }.joined()
    }

    private static func pair(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }

    /// Returns a number with three decimals at most, without exponent.
    static func number(_ value: Double) -> String {
        let thousandths = Int((value * 1000).rounded())
        let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
        var text = thousandths < 0 ? "-\(whole)" : "\(whole)"
        guard rest > 0 else { return text }
        var decimals = String(rest + 1000).dropFirst()
        while decimals.last == "0" { decimals.removeLast() }
        text += ".\(decimals)"
        return text
    }
}
