/// The paint of a fill or a stroke: symbols have one color, the tint of their surroundings.
enum Paint: Equatable {
    /// Paint in the tint.
    case tint
    /// No paint.
    case none
    /// White: left open, as paper shows through a print.
    case white
    /// A gradient, a pattern or a value that is not a color: drawn in the tint, with a warning.
    case other

    /// Returns the paint of a value of `fill` or `stroke`, or nil for `inherit`.
    static func of(_ value: String) -> Paint? {
        let word = word(value)
        if word == "inherit" { return nil }
        if word == "none" || word == "transparent" || isClear(word) { return Paint.none }
        if whites.contains(word) { return .white }
        return isColor(word) ? .tint : .other
    }

    /// Returns a color in lowercase and without white space, for comparison.
    static func word(_ value: String) -> String { value.lowercased().filter { !$0.isWhitespace } }

    private static let whites: Set = [
        "white", "#fff", "#ffffff", "#ffff", "#ffffffff", "rgb(255,255,255)", "rgba(255,255,255,1)",
        "rgb(100%,100%,100%)",
    ]

    /// Returns a Boolean value that indicates whether a word is a color: `#rgb`, a function of numbers, or a name.
    ///
    /// In a symbol, the tint replaces the color.
    static func isColor(_ word: String) -> Bool {
        let body = word.dropFirst()
        if word.hasPrefix("#") { return [3, 4, 6, 8].contains(body.count) && body.allSatisfy(\.isHexDigit) }
        let functions = ["rgb(", "rgba(", "hsl(", "hsla("]
        if functions.contains(where: word.hasPrefix) {
            return word.hasSuffix(")")
                && word.drop { $0 != "(" }.dropFirst().dropLast().allSatisfy {
                    $0.isNumber || ".,%/+-".contains($0)
                }
        }
        return word.count >= 3 && word.allSatisfy { $0.isASCII && $0.isLetter }
    }

    private static func isClear(_ word: String) -> Bool {
        guard isColor(word) else { return false }
        if word.hasPrefix("#") {
            return word.count == 5 && word.hasSuffix("0") || word.count == 9 && word.hasSuffix("00")
        }
        return word.contains("a(") && word.hasSuffix(",0)")
    }
}

/// The paint of a shape: its own properties, and those inherited from the groups around it.
struct ShapeStyle: Equatable {
    var fill = Paint.tint
    var stroke = Paint.none
    var strokeWidth = 1.0
    var miterLimit = 4.0
    var lineCap = LineCap.butt
    var lineJoin = LineJoin.miter
    var isEvenOdd = false
    var fillOpacity = 1.0
    var strokeOpacity = 1.0
    /// The product of all opacities from the root to this element.
    var opacity = 1.0
    /// A Boolean value that indicates whether the shape is visible, so neither hidden nor without display.
    var isVisible = true
    /// A Boolean value that indicates whether the shape is displayed.
    ///
    /// It stays false inside an element that is not displayed: `visibility` can't restore it.
    var isDisplayed = true

    enum LineCap: String { case butt, round, square }
    enum LineJoin: String { case miter, round, bevel }
}
