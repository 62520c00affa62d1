public import PreviewCore
public import TabModel
import TabResolver

/// Turns snapshots and layouts into HTML.
///
/// Equal input gives equal text, so that pages can be cached by revision and view. Parts that have been drawn before are
/// taken as they were.
public struct PageRenderer: Sendable {
    private let pieces: PieceRenderer
    private let symbols: SymbolCatalog

    /// Makes a renderer of templates by name, without their extension.
    ///
    /// - Parameters:
    ///   - templates: The text of every template in ``TemplateName``; more are allowed.
    ///   - symbols: The symbols that the sprite draws; others become their initials.
    /// - Throws: ``TemplateError`` for a missing template and one that can't be read.
    public init(templates: [String: String], symbols: SymbolCatalog = SymbolCatalog()) throws {
        pieces = try PieceRenderer(templates: templates)
        self.symbols = symbols
    }

    /// The preview page.
    ///
    /// - Parameters:
    ///   - view: What the address says.
    ///   - snapshot: The preview at its newest revision.
    ///   - frames: The layouts of ``ViewState/frames``, in that order; empty before the first good spec.
    ///   - customization: What the profile has stored.
    ///   - profile: Whose customization it is.
    ///   - assets: Where styles, script and symbols are.
    /// - Returns: A whole HTML document.
    /// - Throws: ``TemplateError`` where the template is gone.
    public func page(
        view: ViewState,
        snapshot: PreviewSnapshot,
        frames: [FrameContent],
        customization: TabViewCustomization,
        profile: String,
        assets: AssetPaths
    ) throws -> String {
        let builder = PageBuilder(
            view: view,
            snapshot: snapshot,
            contexts: contexts(frames, view: view, snapshot: snapshot, assets: assets),
            customization: customization,
            profile: profile,
            assets: assets,
            icons: icons(images: [:], assets: assets)
        )
        let values = builder.values
        return try pieces.text(of: values, with: .page, parts: values.parts)
    }

    /// One device frame alone, as a fragment.
    ///
    /// - Throws: ``TemplateError`` where the templates lack the frame, and ``NoSpecError`` before the first good spec.
    public func frame(
        _ frame: FrameContent,
        view: ViewState,
        snapshot: PreviewSnapshot,
        assets: AssetPaths
    ) throws -> String {
        let contexts = contexts([frame], view: view, snapshot: snapshot, assets: assets)
        guard let context = contexts.first else { throw NoSpecError() }
        return try pieces.text(of: .frame(FrameBuilder(context: context).values))
    }

    /// The page that lists every rule.
    ///
    /// - Throws: ``TemplateError`` where the template is gone.
    public func rules(assets: AssetPaths) throws -> String {
        try pieces.text(of: RulesPageBuilder(assets: assets).values, with: .rules)
    }

    /// A page that only says something: a refusal, or a failure.
    public func message(title: String, text: String, assets: AssetPaths) throws -> String {
        let values = MessageValues(
            title: VisibleMarks.shown(title),
            text: VisibleMarks.shown(text),
            styles: PageAssets.styles.prefix(2).map(assets.path),
            icon: assets.path(PageAssets.icon)
        )
        return try pieces.text(of: values, with: .message)
    }

    private func contexts(
        _ frames: [FrameContent],
        view: ViewState,
        snapshot: PreviewSnapshot,
        assets: AssetPaths
    ) -> [FrameContext] {
        guard let spec = snapshot.spec else { return [] }
        let index = SpecIndex(spec)
        let resolver = LayoutResolver(spec, file: snapshot.file)
        return frames.map { frame in
            FrameContext(
                content: frame,
                view: view,
                transitions: TabTransitions(resolver, in: frame.environment, customization: frame.customization),
                index: index,
                file: snapshot.file,
                icons: icons(images: frame.images, assets: assets)
            )
        }
    }

    private func icons(images: [String: String], assets: AssetPaths) -> IconSource {
        IconSource(
            symbols: symbols,
            sprite: assets.path(PageAssets.sprite),
            interface: assets.path(PageAssets.interface),
            images: images
        )
    }
}

/// A frame was asked for before there was a good spec to draw.
public struct NoSpecError: Error, Hashable, Sendable {}
