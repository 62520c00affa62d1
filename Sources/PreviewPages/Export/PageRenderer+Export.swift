/// An interactive file, and what is not in it.
public struct ExportedPage: Hashable, Sendable {
    /// The whole document.
    public var text: String
    /// How many views could be come to and were left out because of ``ExportLimits``.
    public var leftOut: Int

    /// Makes a file of a text.
    public init(text: String, leftOut: Int = 0) {
        self.text = text
        self.leftOut = leftOut
    }
}

extension PageRenderer {
    /// One HTML file that opens from a disk, without network, and stays interactive.
    ///
    /// It holds every view that can be come to by choosing tabs, devices, widths, forms and OS versions, each drawn as
    /// the preview draws it; nothing of the machine that made it.
    ///
    /// - Throws: ``TemplateError`` where the templates lack the frame.
    public func interactivePage(
        _ subject: ExportSubject,
        looks: ExportLooks,
        limits: ExportLimits = ExportLimits()
    ) throws -> ExportedPage {
        let drawing = ExportDrawing(subject, renderer: self)
        return try InteractiveDocument(drawing: drawing, looks: looks, limits: limits).export()
    }

    /// The document that a picture of the subject's view is taken of.
    ///
    /// Its element `main` is as large as the picture, in points. It asks for nothing and runs no script; its appearance
    /// is light unless the view says otherwise, since a picture follows no system.
    ///
    /// - Throws: ``TemplateError`` where the templates lack the frame.
    public func picturePage(_ subject: ExportSubject, looks: ExportLooks) throws -> String {
        try PictureDocument(drawing: ExportDrawing(subject, renderer: self), looks: looks).text()
    }
}
