import PreviewCore
import TabModel
public import TabResolver

/// A page that shows only a message.
struct MessageValues: TemplateValue {
    var title: String
    var text: String
    /// The link away from the page; nil if there is none.
    var way: MessageLink?
    var style: String
    var icon: String
}

/// A link away from a page that shows only a message.
public struct MessageLink: TemplateValue, Hashable, Sendable {
    /// The URL, relative to the page.
    public var href: String
    /// The title of the link's destination.
    var title: String

    /// Creates a link.
    public init(href: String, title: String) {
        (self.href, self.title) = (href, title)
    }
}

/// The page that requests a link's password.
struct UnlockValues: TemplateValue {
    var icon: String
    var style: String
    var script: String
}

/// A renderer of snapshots and layouts as HTML.
///
/// Equal input gives equal text, so that pages can be cached by revision and view. Parts that have been drawn before
/// are reused.
public struct PageRenderer: Sendable {
    private let pieces: PieceRenderer
    private let pages = RenderedPages()
    private let symbols: KnownSymbols
    private let drawings: InlineSymbols
    private let code = CodeCache()

    /// Creates a renderer of templates by name, without their extension.
    ///
    /// - Parameters:
    ///   - templates: The text of every template in ``TemplateName``; more are allowed.
    ///   - symbols: The available symbols; others become their initials.
    ///   - drawings: The drawings of the symbols for pages.
    /// - Throws: ``TemplateError`` for a missing template and one that can't be read.
    public init(
        templates: [String: String],
        symbols: KnownSymbols = KnownSymbols(),
        drawings: InlineSymbols = InlineSymbols()
    ) throws {
        pieces = try PieceRenderer(templates: templates)
        (self.symbols, self.drawings) = (symbols, drawings)
    }

    /// Returns a renderer with the same templates and other symbols.
    ///
    /// A piece drawn with one set of symbols is never reused for another.
    public func drawing(_ drawings: InlineSymbols) -> Self { Self(pieces: pieces, drawings: drawings) }

    private init(pieces: PieceRenderer, drawings: InlineSymbols) {
        (self.pieces, self.drawings) = (pieces, drawings)
        symbols = drawings.catalog
    }

    /// Returns a renderer whose pages are empty, for responses that are only data.
    public static func blank() throws -> Self {
        try Self(templates: Dictionary(uniqueKeysWithValues: TemplateName.allCases.map { ($0.rawValue, "") }))
    }

    /// Returns the preview page without the pieces of the page with the tag `shown`.
    ///
    /// It is the whole page if there is no such page.
    ///
    /// - Throws: ``TemplateError`` if the template is missing.
    public func page(_ subject: PageSubject, shown: String? = nil) throws -> RenderedPage {
        let page = PageContext(
            subject: subject,
            frames: contexts(subject) { inlineIcons(images: $0) }.filter { !$0.isLeftOut },
            icons: inlineIcons(images: FrameImages()),
            code: code(of: subject)
        )
        let values = PageBuilder(page: page).values
        var drawn = pages.page(try pieces.drawn(values, with: .page, parts: values.parts), for: shown)
        drawn.html = drawings.added(to: drawn.html)
        return drawn
    }

    private func code(of subject: PageSubject) -> CodeValues? {
        guard subject.view.inspector == .open, subject.view.tab == .code else { return nil }
        return subject.snapshot.spec.map { code.values(of: $0, file: subject.snapshot.file) }
    }

    /// Returns the first frame of a subject alone, as a fragment.
    ///
    /// - Throws: ``TemplateError`` if the templates lack the frame, and ``NoSpecError`` before the first valid spec.
    public func frame(_ subject: PageSubject) throws -> String {
        let contexts = contexts(subject) { icons(images: $0, assets: subject.assets) }
        guard let context = contexts.first else { throw NoSpecError() }
        return try text(of: FrameBuilder(context: context).values)
    }

    /// Returns a frame, as a fragment.
    func text(of frame: FrameValues) throws(TemplateError) -> String {
        try pieces.drawn(.frame(frame)).text()
    }

    /// Returns a frame that is not requested again: it is not cached, only its entries are.
    func textDrawnOnce(of frame: FrameValues) throws(TemplateError) -> String {
        let piece = Piece.frame(frame)
        return try pieces.drawn(frame, with: piece.template, parts: piece.parts).text()
    }

    /// Returns the page that lists every rule.
    ///
    /// - Throws: ``TemplateError`` if the template is missing.
    public func rules(assets: AssetPaths) throws -> String {
        try pieces.wholeText(of: RulesPageBuilder(assets: assets).values, with: .rules)
    }

    /// Returns the page of links: a form that creates them, and the list of the existing ones.
    ///
    /// - Throws: ``TemplateError`` if the template is missing.
    public func links(_ subject: LinksSubject, assets: AssetPaths) throws -> String {
        try pieces.wholeText(of: LinksPageBuilder(subject: subject, assets: assets).values, with: .links)
    }

    /// Returns the page of comments: a form for a new one, and the existing ones.
    ///
    /// - Throws: ``TemplateError`` if the template is missing.
    public func comments(_ subject: CommentsSubject, assets: AssetPaths) throws -> String {
        try pieces.wholeText(of: CommentsBuilder(subject: subject, assets: assets).values, with: .comments)
    }

    /// Returns the page that requests a link's password, and that reveals nothing about the preview behind it.
    ///
    /// - Throws: ``TemplateError`` if the template is missing.
    public func unlock(assets: AssetPaths) throws -> String {
        let values = UnlockValues(
            icon: assets.path(PageAssets.icon),
            style: assets.path(PageAssets.unlockStyle),
            script: assets.path(PageAssets.unlockScript)
        )
        return try pieces.wholeText(of: values, with: .unlock)
    }

    /// Returns the page that lists the previews of a server.
    ///
    /// - Throws: ``TemplateError`` if the template is missing.
    public func list(_ subject: PreviewListSubject, assets: AssetPaths) throws -> String {
        try pieces.wholeText(of: PreviewListBuilder(subject: subject, assets: assets).values, with: .list)
    }

    /// Returns a page that shows only a message: a refusal, or a failure; `way` is an optional link away from it.
    public func message(title: String, text: String, way: MessageLink?, assets: AssetPaths) throws -> String {
        let values = MessageValues(
            title: SentenceText.shown(title),
            text: SentenceText.shown(text),
            way: way,
            style: assets.path(PageAssets.messageStyle),
            icon: assets.path(PageAssets.icon)
        )
        return try pieces.wholeText(of: values, with: .message)
    }

    private func contexts(_ subject: PageSubject, icons: (FrameImages) -> IconSource) -> [FrameContext] {
        guard let spec = subject.snapshot.spec else { return [] }
        let resolver = subject.resolver ?? LayoutResolver(spec, file: subject.snapshot.file)
        return subject.frames.map { frame in
            FrameContext(
                content: frame,
                view: subject.view,
                transitions: TabTransitions(resolver, in: frame.environment, customization: frame.customization),
                icons: icons(frame.images),
                rights: subject.rights
            )
        }
    }

    /// Returns the icons of the sprites' files, for fragments, which contain no symbols.
    func icons(images: FrameImages, assets: AssetPaths) -> IconSource {
        IconSource(
            symbols: symbols,
            sprite: "\(assets.path(PageAssets.sprite))#",
            interface: "\(assets.path(PageAssets.interface))#",
            images: images
        )
    }

    /// Returns the icons of the symbols that are in the page itself.
    private func inlineIcons(images: FrameImages) -> IconSource {
        let address = { (sprite: String) in "#\(InlineSymbols.id(of: "", in: sprite))" }
        return IconSource(
            symbols: symbols,
            sprite: address(PageAssets.sprite),
            interface: address(PageAssets.interface),
            images: images
        )
    }
}

/// An error for a frame that was requested before there was a valid spec to draw.
struct NoSpecError: Error, Hashable, Sendable {}
