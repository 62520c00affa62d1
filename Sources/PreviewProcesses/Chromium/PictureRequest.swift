/// A picture to be drawn: a standalone document, and how it is looked at.
public struct PictureRequest: Hashable, Sendable {
    /// The HTML document; its element `main` is what is drawn, in its full size.
    public var html: String
    /// How many pixels a point has in each direction: 1, 2 or 3.
    public var scale: Int
    /// How long it may take, from the browser's start.
    public var deadline: Duration

    /// Makes a request.
    public init(html: String, scale: Int = 2, deadline: Duration = .seconds(60)) {
        self.html = html
        self.scale = scale
        self.deadline = deadline
    }
}
