import TabModel
import TabResolver

/// A drawing of a subject's frames: the preview's markup, with URLs that represent files.
struct ExportDrawing: Sendable {
    /// The asset paths with a placeholder instead of the digest: there is no server.
    static let assets = AssetPaths(hash: "-")

    /// The URL of a link that leads nowhere and is therefore removed.
    static let nowhere = "#"

    let renderer: PageRenderer
    let subject: ExportSubject
    /// The spec in the first view's language.
    let outline: SpecOutline
    /// The languages that the file offers, the first view's first.
    let languages: [LocaleIdentifier]
    private let resolver: LayoutResolver
    /// The short URLs of images, so that frames stay small: `images/N`, with N the place in ``imageAddresses``.
    private let images: FrameImages
    /// The `data:` URLs that the short ones represent.
    let imageAddresses: [String]

    init(_ subject: ExportSubject, renderer: PageRenderer) {
        var subject = subject
        subject.spec.switches = subject.view.switches.applied(to: subject.spec.switches)
        self.renderer = renderer
        self.subject = subject
        outline = SpecOutline(subject.spec, in: subject.view.locale)
        let (spec, first) = (subject.spec, subject.spec.locale(subject.view.locale))
        languages = [first] + spec.languages.filter { $0 != first }
        let (addresses, catalog) = (subject.images.addresses, subject.images.catalog)
        resolver = LayoutResolver(subject.spec, file: "").drawing(from: catalog)
        let paths = addresses.keys.sorted()
        let short = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($1, "images/\($0)") })
        images = FrameImages(short, catalog: catalog)
        imageAddresses = paths.compactMap { addresses[$0] }
    }

    /// Returns the layout in an environment, without the reasons and findings that no file shows.
    func layout(in environment: ResolutionEnvironment) -> TabLayout {
        resolver.drawing(in: environment, customization: subject.customization)
    }

    /// Returns the frames of a view, each as HTML, in the order on the stage.
    ///
    /// `canonical` returns the part of a view that links keep; the fewer views they distinguish, the more is drawn only
    /// once.
    func frames(
        of view: ViewState,
        canonical: @escaping (ViewState) -> ViewState = { $0 }
    ) throws(TemplateError) -> [String] {
        let contexts = view.frames.map { environment in
            FrameContext(
                content: FrameContent(
                    environment: environment,
                    layout: layout(in: environment),
                    customization: subject.customization,
                    images: images
                ),
                view: view,
                transitions: TabTransitions(resolver, in: environment, customization: subject.customization),
                icons: renderer.icons(images: images, assets: Self.assets),
                canonical: canonical,
                isEditable: false
            )
        }
        var texts: [String] = []
        for context in contexts where !context.isLeftOut {
            var values = FrameBuilder(context: context).values
            // A standalone frame has nothing to open.
            values.openHref = Self.nowhere
            texts.append(try renderer.textDrawnOnce(of: values))
        }
        return texts
    }
}
