import PreviewCore
import PreviewPages
import TabModel
import TabResolver

extension Right {
    /// The rights for which pages differ.
    static let ofPages: [Right] = [.view, .comment, .customize, .edit, .owner]
}

extension SamplePage {
    static func renderer(symbols: KnownSymbols = catalog) throws -> PageRenderer {
        try PageRenderer(templates: Folders.texts(in: Folders.templates, extension: "mustache"), symbols: symbols)
    }

    static let catalog = KnownSymbols(names: [
        "play", "play.fill", "books.vertical", "books.vertical.fill", "bell", "bell.fill", "map", "magnifyingglass",
        "list.and.film", "square.and.pencil", "gearshape", "checkmark.circle", "music.note",
    ])

    /// A page of the sample at an address.
    static func page(
        _ query: [(String, String)] = [],
        snapshot: PreviewSnapshot = snapshot(),
        frames: ((ViewState) -> [FrameContent])? = nil,
        customization: TabViewCustomization = customization,
        steps: CustomizationSteps = CustomizationSteps(canUndo: true),
        rights: Right = .owner,
        renderer: PageRenderer? = nil
    ) throws -> String {
        let whole = ViewState(query: query)
        let view = whole.limited(to: rights)
        var subject = PageSubject(
            view: view,
            snapshot: snapshot,
            frames: snapshot.spec == nil ? [] : (frames ?? SamplePage.frames)(view),
            customization: CurrentCustomization(stored: customization, steps: steps),
            profile: whole.profile,
            rights: rights,
            assets: assets
        )
        subject.profiles = ["bert"]
        return try (renderer ?? self.renderer()).page(subject).html
    }

    /// One frame of the sample, with something of its layout changed.
    static func frame(
        _ query: [(String, String)],
        spec: TabSpec = SampleSpec.library,
        rights: Right = .owner,
        change: (inout TabLayout) -> Void = { _ in }
    ) throws -> Markup {
        let view = ViewState(query: query).limited(to: rights)
        var layout = layout(in: view.environment)
        change(&layout)
        let content = FrameContent(environment: view.environment, layout: layout)
        let subject = PageSubject(
            view: view,
            snapshot: snapshot(spec: spec),
            frames: [content],
            customization: CurrentCustomization(stored: nil),
            profile: view.profile,
            rights: rights,
            assets: assets
        )
        return Markup(try renderer().frame(subject))
    }

    /// Addresses that between them show every part a page can have.
    static let addresses: [[(String, String)]] = [
        [],
        [("form", "sidebar"), ("direction", "rtl"), ("colorScheme", "dark")],
        [("platform", "iPad"), ("form", "sidebar"), ("editing", "true")],
        [("platform", "iPad"), ("sizeClass", "compact"), ("os", "18")],
        [("platform", "iPhone"), ("more", "true"), ("profile", "anna"), ("inspector", "open"), ("tab", "code")],
        [("view", "all"), ("os", "17"), ("zoom", "75")],
        [("platform", "iPhone"), ("select", "scenes"), ("last", "map"), ("inspector", "open")],
        [("platform", "iPhone"), ("orientation", "landscape"), ("inspector", "open")],
        [("inspector", "open"), ("tab", "reasons")], [("inspector", "open"), ("tab", "findings")],
        [("inspector", "open"), ("tab", "changes")],
        [("platform", "iPhone"), ("select", "search"), ("search", "true")],
        [("platform", "iPad"), ("source", "open")],
        [("select", "search"), ("form", "tabBar")],
        [("mode", "design"), ("platform", "iPad")],
        [("sectionChildrenInBar", "true"), ("hiddenSelection", "blank"), ("inspector", "open")],
    ]
}
