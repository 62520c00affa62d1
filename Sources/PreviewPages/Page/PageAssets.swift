/// The URLs of the files in `Public`, relative to the page by default: `assets/HASH/NAME`.
///
/// One hash represents the whole folder, so that modules import each other by relative names.
public struct AssetPaths: Hashable, Sendable {
    /// The hash of all files.
    public let hash: String
    /// The prefix: empty, `../` or `/`.
    public let base: String

    /// Creates the paths of one state of the folder.
    ///
    /// `base` is the path from the page to the folder of `assets`, if the page can be elsewhere.
    public init(hash: String, base: String = "") {
        self.base = base
        self.hash = hash
    }

    /// Returns the URL of one file.
    public func path(_ name: String) -> String { "\(base)assets/\(hash)/\(name)" }
}

/// The files of `Public` that pages name.
public enum PageAssets {
    /// The sprite of symbols.
    public static let sprite = "symbols.svg"
    /// The page's own glyphs.
    public static let interface = "interface.svg"
    /// The script of the preview page.
    static let script = "app.js"
    /// The tab icon of the browser.
    public static let icon = "favicon.svg"
    /// The script of the page of rules.
    static let rulesScript = "rules.js"
    /// The script of the interactive file.
    static let exportScript = "export/export.js"
    /// The styles of the interactive file, besides those of frames.
    static let exportStyle = "export/export.css"
    /// The styles of pictures, besides those of frames.
    static let pictureStyle = "export/picture.css"
    /// The font for machines without Apple's fonts.
    public static let font = "inter.woff2"
    /// The styles of the preview page.
    public static let pageStyle = "page.css"
    /// The styles of all devices except iPhone and iPad, and of pages with dots.
    static let roomsStyle = "other-devices.css"
    /// The separate style sheets joined in ``roomsStyle``, each linked if only its device shows.
    static let roomStyles = ["duo.css", "mac.css", "pages.css", "tv.css", "vision.css", "watch.css"]
    /// The script of the page of links.
    static let linksScript = "links-page.js"
    /// The script of the page that lists previews.
    static let listScript = "list-page.js"
    /// The styles of the page that lists previews.
    static let listStyle = "list-page.css"
    /// The script of the page of comments.
    static let commentsScript = "comments-page.js"
    /// The styles of the page of comments.
    static let commentsStyle = "comments-page.css"
    /// The styles of a device that fills the screen, linked only on such pages.
    static let fullStyle = "full.css"
    /// The styles of a page in a frame of another page, linked only there.
    static let embedStyle = "embed.css"
    /// The styles of the review of a pinned link, linked only on pages with a review.
    static let reviewStyle = "review.css"
    /// The styles of design mode, linked only in that mode.
    static let designStyle = "design.css"
    /// The styles of the links dialog.
    static let linksStyle = "links.css"
    /// The styles of the separate page of links.
    static let linksPageStyle = "links-page.css"
    /// The script of the page that requests a link's password.
    static let unlockScript = "unlock.js"
    /// The styles of the page that requests a link's password.
    static let unlockStyle = "unlock.css"
    /// The styles of the source pane and of its editor.
    static let sourceStyle = "editing/source.css"
    /// The styles of the page of rules.
    static let rulesStyle = "rules.css"
    /// The styles of pages that show only a message.
    static let messageStyle = "message.css"
    /// The files of pages that explain why there is no preview; they are served to clients without a link.
    public static let forEverybody = [messageStyle, icon]
    /// The scripts of pages, each with all that it imports (see ``ScriptPacks``).
    public static let scripts = [script, linksScript, commentsScript, unlockScript, rulesScript, listScript]
    /// The sheets that pages link to, one each: those that join others (see ``StyleSheets``).
    public static let linkedStyles =
        [pageStyle, roomsStyle, rulesStyle, messageStyle, linksStyle, linksPageStyle, unlockStyle, sourceStyle]
        + [designStyle, reviewStyle, fullStyle, embedStyle, commentsStyle, listStyle] + roomStyles
}
