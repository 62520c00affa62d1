import TabModel
import TabResolver

/// Draws a subject's frames: the same markup that the preview shows, with addresses that represent files.
struct ExportDrawing: Sendable {
    /// What is in addresses where a digest would: there is no server.
    static let assets = AssetPaths(hash: "-")

    /// An address that leads nowhere: such a link is none.
    static let nowhere = "#"

    let renderer: PageRenderer
    let subject: ExportSubject
    /// The spec in the first view's language.
    let index: SpecIndex
    /// The languages that the file offers, the first view's first.
    let languages: [LocaleIdentifier]
    private let indexes: [LocaleIdentifier: SpecIndex]
    private let resolver: LayoutResolver
    /// Short addresses of images, so that frames stay small: `images/N`, N being the place in ``imageAddresses``.
    private let images: FrameImages
    /// The `data:` addresses that the short ones represent.
    let imageAddresses: [String]

    init(_ subject: ExportSubject, renderer: PageRenderer) {
        var subject = subject
        subject.spec.switches = subject.view.switches.applied(to: subject.spec.switches)
        self.renderer = renderer
        self.subject = subject
        index = SpecIndex(subject.spec, in: subject.view.locale)
        let (spec, first) = (subject.spec, subject.spec.locale(subject.view.locale))
        languages = [first] + spec.languages.filter { $0 != first }
        indexes = Dictionary(uniqueKeysWithValues: languages.dropFirst().map { ($0, SpecIndex(spec, in: $0)) })
        let (addresses, catalog) = (subject.images.addresses, subject.images.catalog)
        resolver = LayoutResolver(subject.spec, file: "").drawing(from: catalog)
        let paths = addresses.keys.sorted()
        let short = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($1, "images/\($0)") })
        images = FrameImages(short, catalog: catalog)
        imageAddresses = paths.compactMap { addresses[$0] }
    }

    /// The layout in an environment, without the reasons and findings that no file shows.
    func layout(in environment: ResolutionEnvironment) -> TabLayout {
        resolver.drawing(in: environment, customization: subject.customization)
    }

    /// The frames of a view, each as HTML, in the order they are on the stage.
    ///
    /// `kept` is what of a view links keep; the fewer views they tell apart, the more is drawn only once.
    func frames(
        of view: ViewState,
        kept: @escaping (ViewState) -> ViewState = { $0 }
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
                index: subject.spec.differsByEnvironment
                    ? SpecIndex(subject.spec.merged(in: environment), in: view.locale)
                    : view.locale.flatMap { indexes[$0] } ?? index,
                file: "",
                icons: renderer.icons(images: images, assets: Self.assets),
                kept: kept,
                isEditable: false
            )
        }
        var texts: [String] = []
        for context in contexts where !context.isLeftOut {
            var values = FrameBuilder(context: context).values
            // Over a standalone frame there is nothing to open.
            values.openHref = Self.nowhere
            texts.append(try renderer.textDrawnOnce(of: values))
        }
        return texts
    }
}
