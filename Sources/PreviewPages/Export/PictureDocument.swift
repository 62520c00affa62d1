/// The document that a picture is taken of: frames at their full size, without anything that moves or asks.
struct PictureDocument {
    let drawing: ExportDrawing
    let looks: ExportLooks

    /// Draws the document of the subject's view.
    func text() throws -> String {
        var view = drawing.subject.view
        view.colorScheme = view.colorScheme ?? .light
        view.reduceMotion = true
        var markup = StandaloneMarkup { StandaloneLink(address: "", target: $0) }
        let frames = try drawing.frames(of: view).map { drawing.withImages(markup.standalone($0).text) }
        let body = """
            <svg hidden aria-hidden="true">
            \(looks.symbols.text(of: markup.symbols))
            </svg>
            <main class="stage">
            \(frames.joined(separator: "\n"))
            </main>
            """
        let document = StandaloneDocument(
            title: drawing.subject.title,
            view: view,
            styles: [looks.frameStyles, looks.pictureStyles].joined(separator: "\n"),
            body: body,
            attributes: [("class", "picture"), ("data-view", view.stageView.rawValue), ("data-inspector", "closed")]
        )
        return document.text
    }
}

extension ExportDrawing {
    /// The markup with the images themselves in place of their short addresses.
    func withImages(_ markup: String) -> String {
        guard !imageAddresses.isEmpty else { return markup }
        return MarkupAttributes.changed(in: markup) { name, value in
            guard name == "src", value.hasPrefix("images/"), let place = Int(value.dropFirst("images/".count)),
                imageAddresses.indices.contains(place)
            else { return .kept }
            return .replaced(imageAddresses[place])
        }
    }
}
