/// What a fill or a stroke becomes: symbols have one color, the tint of the place where they are.
enum Paint: Equatable {
    /// Drawn in the tint.
    case tint
    /// Not drawn.
    case none
    /// White: left open, as paper shows through a print.
    case white
    /// A gradient, a pattern or something that is no color: drawn in the tint, and worth a word.
    case other

    /// What a value of `fill` or `stroke` represents; nil for `inherit`.
    static func of(_ value: String) -> Paint? {
        let word = word(value)
        if word == "inherit" { return nil }
        if word == "none" || word == "transparent" || isClear(word) { return Paint.none }
        if whites.contains(word) { return .white }
        return isColor(word) ? .tint : .other
    }

    /// A color without the differences that mean nothing.
    static func word(_ value: String) -> String { value.lowercased().filter { !$0.isWhitespace } }

    private static let whites: Set = [
        "white", "#fff", "#ffffff", "#ffff", "#ffffffff", "rgb(255,255,255)", "rgba(255,255,255,1)",
        "rgb(100%,100%,100%)",
    ]

    /// Returns a Boolean value that indicates whether a word is `#rgb`, a function of numbers, or a name: of a symbol,
    /// the tint takes its place.
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

/// How a shape is painted: what it says itself, and what it inherits from the groups around it.
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
    /// The product of all opacities from the root to here.
    var opacity = 1.0
    /// False in what is hidden or not displayed.
    var isVisible = true
    /// False for good inside of what is not displayed: `visibility` can't bring it back.
    var isDisplayed = true

    enum LineCap: String { case butt, round, square }
    enum LineJoin: String { case miter, round, bevel }
}
