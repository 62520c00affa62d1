import PreviewCore
import TabModel
public import TabResolver

/// A page that only says something.
struct MessageValues: TemplateValue {
    var title: String
    var text: String
    /// The way on; nil where there is none.
    var way: MessageWay?
    var style: String
    var icon: String
}

/// A way on from a page that only says something.
public struct MessageWay: TemplateValue, Hashable, Sendable {
    /// The address, relative to the page.
    public var href: String
    /// What it leads to.
    public var title: String

    /// Makes a way.
    public init(href: String, title: String) {
        (self.href, self.title) = (href, title)
    }
}

/// The page that asks for a link's password.
struct UnlockValues: TemplateValue {
    var icon: String
    var style: String
    var script: String
}

/// Turns snapshots and layouts into HTML.
///
/// Equal input gives equal text, so that pages can be cached by revision and view. Parts that have been drawn before are
/// taken as they were.
public struct PageRenderer: Sendable {
    private let pieces: PieceRenderer
    private let pages = DrawnPages()
    private let symbols: KnownSymbols
    private let drawings: InlineSymbols
    private let code = CodeCache()

    /// Makes a renderer of templates by name, without their extension.
    ///
    /// - Parameters:
    ///   - templates: The text of every template in ``TemplateName``; more are allowed.
    ///   - symbols: The symbols that there are; others become their initials.
    ///   - drawings: What pages draw them with.
    /// - Throws: ``TemplateError`` for a missing template and one that can't be read.
    public init(
        templates: [String: String],
        symbols: KnownSymbols = KnownSymbols(),
        drawings: InlineSymbols = InlineSymbols()
    ) throws {
        pieces = try PieceRenderer(templates: templates)
        (self.symbols, self.drawings) = (symbols, drawings)
    }

    /// The same templates with other symbols; what was drawn with these is not taken for what those would draw.
    public func drawing(_ drawings: InlineSymbols) -> Self { Self(pieces: pieces, drawings: drawings) }

    private init(pieces: PieceRenderer, drawings: InlineSymbols) {
        (self.pieces, self.drawings) = (pieces, drawings)
        symbols = drawings.catalog
    }

    /// A renderer whose pages are empty, for answers that are only data.
    public static func blank() throws -> Self {
        try Self(templates: Dictionary(uniqueKeysWithValues: TemplateName.allCases.map { ($0.rawValue, "") }))
    }

    /// The preview page, without the pieces that the page with the tag `shown` has: whole if there is none.
    ///
    /// - Throws: ``TemplateError`` where the template is gone.
    public func page(_ subject: PageSubject, shown: String? = nil) throws -> DrawnPage {
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

    /// The first frame of a subject alone, as a fragment.
    ///
    /// - Throws: ``TemplateError`` where the templates lack the frame, and ``NoSpecError`` before the first good spec.
    public func frame(_ subject: PageSubject) throws -> String {
        let contexts = contexts(subject) { icons(images: $0, assets: subject.assets) }
        guard let context = contexts.first else { throw NoSpecError() }
        return try text(of: FrameBuilder(context: context).values)
    }

    /// A frame, as a fragment.
    func text(of frame: FrameValues) throws(TemplateError) -> String {
        try pieces.drawn(.frame(frame)).text()
    }

    /// A frame that nobody asks for again: it is not kept, its entries are.
    func textDrawnOnce(of frame: FrameValues) throws(TemplateError) -> String {
        let piece = Piece.frame(frame)
        return try pieces.drawn(frame, with: piece.template, parts: piece.parts).text()
    }

    /// The page that lists every rule.
    ///
    /// - Throws: ``TemplateError`` where the template is gone.
    public func rules(assets: AssetPaths) throws -> String {
        try pieces.wholeText(of: RulesPageBuilder(assets: assets).values, with: .rules)
    }

    /// The page of links: one to make them, and the list of those there are.
    ///
    /// - Throws: ``TemplateError`` where the template is gone.
    public func links(_ subject: LinksSubject, assets: AssetPaths) throws -> String {
        try pieces.wholeText(of: LinksPageBuilder(subject: subject, assets: assets).values, with: .links)
    }

    /// The page of comments: a form for a new one, and those there are.
    ///
    /// - Throws: ``TemplateError`` where the template is gone.
    public func comments(_ subject: CommentsSubject, assets: AssetPaths) throws -> String {
        try pieces.wholeText(of: CommentsBuilder(subject: subject, assets: assets).values, with: .comments)
    }

    /// The page that asks for a link's password, and says nothing about the preview behind it.
    ///
    /// - Throws: ``TemplateError`` where the template is gone.
    public func unlock(assets: AssetPaths) throws -> String {
        let values = UnlockValues(
            icon: assets.path(PageAssets.icon),
            style: assets.path(PageAssets.unlockStyle),
            script: assets.path(PageAssets.unlockScript)
        )
        return try pieces.wholeText(of: values, with: .unlock)
    }

    /// The page that lists the previews of a server.
    ///
    /// - Throws: ``TemplateError`` where the template is gone.
    public func list(_ subject: PreviewListSubject, assets: AssetPaths) throws -> String {
        try pieces.wholeText(of: PreviewListBuilder(subject: subject, assets: assets).values, with: .list)
    }

    /// A page that only says something: a refusal, or a failure; `way` leads on, where there is a way.
    public func message(title: String, text: String, way: MessageWay?, assets: AssetPaths) throws -> String {
        let values = MessageValues(
            title: VisibleMarks.shown(title),
            text: VisibleMarks.shown(text),
            way: way,
            style: assets.path(PageAssets.messageStyle),
            icon: assets.path(PageAssets.icon)
        )
        return try pieces.wholeText(of: values, with: .message)
    }

    private func contexts(_ subject: PageSubject, icons: (FrameImages) -> IconSource) -> [FrameContext] {
        guard let spec = subject.snapshot.spec else { return [] }
        let file = subject.snapshot.file
        let resolver = subject.resolver ?? LayoutResolver(spec, file: file)
        let shared = spec.differsByEnvironment ? nil : SpecIndex(spec, in: subject.view.locale)
        return subject.frames.map { frame in
            FrameContext(
                content: frame,
                view: subject.view,
                transitions: TabTransitions(resolver, in: frame.environment, customization: frame.customization),
                index: shared ?? SpecIndex(spec.merged(in: frame.environment), in: subject.view.locale),
                file: file,
                icons: icons(frame.images),
                rights: subject.rights
            )
        }
    }

    /// Icons of the sprites' files, for fragments, which have no symbols in them.
    func icons(images: FrameImages, assets: AssetPaths) -> IconSource {
        IconSource(
            symbols: symbols,
            sprite: "\(assets.path(PageAssets.sprite))#",
            interface: "\(assets.path(PageAssets.interface))#",
            images: images
        )
    }

    /// Icons of the symbols that are in the page itself.
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

/// A frame was asked for before there was a good spec to draw.
public struct NoSpecError: Error, Hashable, Sendable {}
