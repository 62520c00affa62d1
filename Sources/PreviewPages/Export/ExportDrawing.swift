import TabModel
import TabResolver

/// Draws a subject's frames: the same markup that the preview shows, with addresses that represent files.
struct ExportDrawing {
    /// What is in addresses where a digest would: there is no server.
    static let assets = AssetPaths(hash: "-")

    /// An address that leads nowhere: such a link is none.
    static let nowhere = "#"

    let renderer: PageRenderer
    let subject: ExportSubject
    let index: SpecIndex
    private let resolver: LayoutResolver
    /// Short addresses of images, so that frames stay small: `images/N`, N being the place in ``imageAddresses``.
    private let images: [String: String]
    /// The `data:` addresses that the short ones represent.
    let imageAddresses: [String]

    init(_ subject: ExportSubject, renderer: PageRenderer) {
        var subject = subject
        subject.spec.switches = subject.view.switches.applied(to: subject.spec.switches)
        self.renderer = renderer
        self.subject = subject
        index = SpecIndex(subject.spec)
        resolver = LayoutResolver(subject.spec, file: "")
        let paths = subject.images.keys.sorted()
        images = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($1, "images/\($0)") })
        imageAddresses = paths.compactMap { subject.images[$0] }
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
                index: index,
                file: "",
                icons: renderer.icons(images: images, assets: Self.assets),
                kept: kept,
                isEditable: false
            )
        }
        var texts: [String] = []
        for context in contexts {
            var values = FrameBuilder(context: context).values
            // Over a standalone frame there is nothing to open.
            values.openHref = Self.nowhere
            texts.append(try renderer.text(of: values))
        }
        return texts
    }
}

/// The toolbar of the interactive file: groups of links whose addresses the script sets.
struct ExportToolbar {
    /// One choice: what it is called, what it sets.
    private struct Choice {
        var value: String
        var title: String
        var label: String?
        var glyph: Glyph?
    }

    /// What of the toolbar a script can't be without: shown once it runs.
    var text: String {
        let groups = [
            group(
                "platform",
                "Device",
                key: nil,
                DevicePicker.platforms.map { Choice(value: $0.platform.rawValue, title: $0.title) }
            ),
            group(
                "sizeClass",
                "Horizontal size class",
                key: "c",
                [
                    Choice(value: "compact", title: "Compact", label: "Compact width"),
                    Choice(value: "regular", title: "Regular", label: "Regular width"),
                ]
            ),
            group(
                "os",
                "OS version",
                key: "o",
                OSVersion.allCases.map { os in
                    Choice(value: String(os.rawValue), title: String(os.rawValue), label: "OS \(os.rawValue)")
                }
            ),
            group(
                "colorScheme",
                "Appearance",
                key: "d",
                [
                    Choice(value: "light", title: "", label: "Light appearance", glyph: .light),
                    Choice(value: "dark", title: "", label: "Dark appearance", glyph: .dark),
                    Choice(value: "auto", title: "", label: "Automatic appearance", glyph: .auto),
                ]
            ),
            group(
                "direction",
                "Layout direction",
                key: "r",
                [
                    Choice(value: "ltr", title: "LTR", label: "Left to right"),
                    Choice(value: "rtl", title: "RTL", label: "Right to left"),
                ]
            ),
        ]
        return "<nav class=\"controls\" aria-label=\"View\" hidden>\n\(groups.joined(separator: "\n"))\n</nav>"
    }

    /// The ids of the symbols that it draws.
    let symbols = Set([Glyph.light, .dark, .auto].map { InlineSymbols.id(of: $0.rawValue, in: PageAssets.interface) })

    private func group(_ name: String, _ label: String, key: String?, _ choices: [Choice]) -> String {
        let segments = choices.enumerated().map { segment($1, control: name, key: key ?? String($0 + 1)) }
        return """
            <div class="group" role="group" aria-label="\(label)" data-group="\(name)">
            \(segments.joined(separator: "\n"))
            </div>
            """
    }

    private func segment(_ choice: Choice, control: String, key: String) -> String {
        let label = choice.label ?? choice.title
        let icon = choice.glyph.map { glyph in
            let id = InlineSymbols.id(of: glyph.rawValue, in: PageAssets.interface)
            return "<svg class=\"icon\" aria-hidden=\"true\"><use href=\"#\(id)\"/></svg>"
        }
        let attributes = StandaloneDocument.attributes([
            ("class", "segment"), ("data-control", control), ("data-value", choice.value), ("data-key", key),
            ("aria-label", label), ("title", "\(label) (\(key))"),
        ])
        return "<a\(attributes)>\(icon ?? choice.title)</a>"
    }
}
