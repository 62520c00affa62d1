import Foundation
import PreviewCore

/// A whole HTML document in one file, which requests no other.
///
/// Its own policy allows its one style and its one script by their digests, and `data:` images and fonts; nothing else,
/// not even from its own folder.
struct StandaloneDocument {
    /// The policy's name for the one place where the script makes markup.
    static let trustedTypes = "tabpreview"

    let title: String
    /// The view that determines the attributes of the root element.
    let view: ViewState
    let styles: String
    /// The markup between the body's tags.
    let body: String
    /// The attributes of the body element, not yet escaped.
    let attributes: [(name: String, value: String)]
    /// Data for the script, as JSON; nil for documents without script.
    var data: String?
    var script: String?

    var text: String {
        """
        <!DOCTYPE html>
        <html\(Self.attributes(root))>
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="referrer" content="no-referrer">
        <title>\(Self.escaped(title)) – tabpreview</title>
        <style>\(styles)</style>
        </head>
        <body\(Self.attributes(attributes))>
        \(body)
        \(scripts)</body>
        </html>

        """
    }

    private var root: [(name: String, value: String)] {
        [
            ("lang", "en"), ("data-color-scheme", view.colorScheme?.rawValue ?? "auto"),
            ("data-contrast", view.contrast.rawValue), ("data-motion", view.reduceMotion ? "reduced" : "full"),
            ("data-transparency", view.reduceTransparency ? "reduced" : "full"), ("data-zoom", "fit"),
        ]
    }

    private var policy: String {
        var parts = ["default-src 'none'", "style-src \(Self.digest(styles))", "img-src data:", "font-src data:"]
        if let script { parts.append("script-src \(Self.digest(script))") }
        parts += ["base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'"]
        parts.append("trusted-types \(script == nil ? "'none'" : Self.trustedTypes)")
        return parts.joined(separator: "; ")
    }

    private var scripts: String {
        guard let script, let data else { return "" }
        return "<script type=\"application/json\" id=\"frames\">\(data)</script>\n<script>\(script)</script>\n"
    }

    private static func digest(_ text: String) -> String {
        "'sha256-\(Data(ContentDigest(of: text).bytes).base64EncodedString())'"
    }

    static func attributes(_ attributes: [(name: String, value: String)]) -> String {
        attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
    }

    static func escaped(_ text: String) -> String { HTMLEscaping().escapeText(VisibleMarks.shown(text)) }
}

/// The document of which a picture is taken: frames at their full size, without animations or requests.
struct PictureDocument {
    let drawing: ExportDrawing
    let theme: ExportTheme

    /// Returns the document of the subject's view.
    func text() throws -> String {
        var view = drawing.subject.view
        view.colorScheme = view.colorScheme ?? .light
        view.reduceMotion = true
        var markup = StandaloneMarkup { StandaloneLink(address: "", target: $0) }
        let frames = try drawing.frames(of: view).map { drawing.withImages(markup.standalone($0).text) }
        let body = """
            <div hidden><svg aria-hidden="true">
            \(theme.symbols.text(of: markup.symbols))
            </svg></div>
            <main class="stage">
            \(frames.joined(separator: "\n"))
            </main>
            """
        let document = StandaloneDocument(
            title: drawing.subject.title,
            view: view,
            styles: [theme.frameStyles, theme.pictureStyles].joined(separator: "\n"),
            body: body,
            attributes: [("class", "picture"), ("data-view", view.stageView.rawValue), ("data-inspector", "closed")]
        )
        return document.text
    }
}

extension ExportDrawing {
    /// Returns the markup with the images themselves instead of their short URLs.
    func withImages(_ markup: String) -> String {
        guard !imageAddresses.isEmpty else { return markup }
        return MarkupAttributes.changed(in: markup) { name, value in
            guard name == "src", value.hasPrefix("images/"), let place = Int(value.dropFirst("images/".count)),
                imageAddresses.indices.contains(place)
            else { return .unchanged }
            return .replaced(imageAddresses[place])
        }
    }
}
