/// What turns a document into a picture: a browser on this machine, or a test's own.
public protocol PictureDrawing: Sendable {
    /// Draws the element `main` of a document that stands alone.
    ///
    /// `scale` is how many pixels a point has in each direction, 1 to 3. Returns a PNG; throws ``PictureFailure``.
    func png(of html: String, scale: Int) async throws(PictureFailure) -> [UInt8]
}

/// Why no picture was drawn; the texts are for the log, not for visitors (S29).
public enum PictureFailure: Error, Hashable, Sendable {
    /// There is no browser that could draw one.
    case noBrowser(String)
    /// The browser did not draw it.
    case failed(String)
}
