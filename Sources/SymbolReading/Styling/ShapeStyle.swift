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
