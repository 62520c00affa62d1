import PreviewCore
import TabModel
import TabResolver

@testable import PreviewPages

/// Page values that between them fill every section of every template.
enum SampleValues {
    static let message = MessageValues(
        title: "t",
        text: "t",
        way: MessageLink(href: "p", title: "t"),
        style: "a.css",
        icon: "i"
    )

    static var rules: RulesPageValues { RulesPageBuilder(assets: SamplePage.assets).values }

    static func pages() throws -> [Any] {
        let lookedAt = page(ViewState(query: [("platform", "iPad")]), rights: .view)
        let full = page(ViewState(query: [("view", "full"), ("platform", "iPhone")]))
        let good =
            SamplePage.addresses.map { page(ViewState(query: $0)) }
            + [fixedInPlace, lookedAt, selected, full, disputed, localized, narrowSettings] + poses
        let broken = SamplePage.snapshot(diagnostics: [SamplePage.unknownKey, SamplePage.fixable])
        let waiting = SamplePage.snapshot(spec: nil, diagnostics: [SamplePage.unknownKey])
        var pinned = SamplePage.snapshot()
        pinned.pinned = PinnedMoment(revision: 3, time: 1_795_365_600)
        return good + extremes + long + [broken, waiting, pinned].map { page(ViewState(), snapshot: $0) }
            + [SampleReview.reviewed(), listed] + imported
    }

    /// Pages of an app's source: a chosen tab, the open source, and what everyone else sees of it.
    private static var imported: [PageValues] {
        let chosen = [("platform", "iPhone"), ("select", "home"), ("inspector", "open"), ("source", "open")]
        let unknown = SampleSource.snapshot(SampleSource.specWithUnknownStyle)
        let open = [("platform", "iPhone"), ("inspector", "open")]
        return [Right.owner, .view].flatMap { rights in
            [
                SampleSource.values(SampleSource.subject(chosen, rights: rights)),
                SampleSource.values(SampleSource.subject(open, unknown, rights: rights)),
            ]
        }
    }

    /// A page in design mode with a title by language, and one that is a key of a strings catalog.
    private static var localized: PageValues {
        var label = TabLabel(title: "Home")
        label.translations = [Translation("en", "Home"), Translation("de", "Start")]
        var home = Tab(label: label, value: .string("home"))
        home.modifiers.toolbarBackgroundVisibility.tabBar = .hidden
        var spec = TabSpec(tabs: [.tab(home), .tab(Tab(label: TabLabel(title: "Key"), value: .string("key")))])
        spec.tint = HexColor("#0B6E4F").map { .own(OwnColor($0, dark: HexColor("#6BD5A9"))) }
        (spec.stringsCatalog, spec.strings) = ("L.xcstrings", StringsCatalog())
        spec.strings?.strings = ["Key": [Translation("de", "Taste")]]
        let view = ViewState(query: [("mode", "design"), ("os", "18")])
        var layout = SamplePage.layout(in: view.frames[0])
        layout.shown = "home"
        return page(view, snapshot: SamplePage.snapshot(spec: spec), layout: layout)
    }

    /// A page whose spec lets nobody rearrange anything, with a color of its own.
    private static var fixedInPlace: PageValues {
        var spec = SampleSpec.library
        spec.tabViewCustomization = nil
        spec.tint = .system(.purple)
        return page(ViewState(), snapshot: SamplePage.snapshot(spec: spec))
    }

    /// A Mac's settings window with more panes than it has room for.
    private static var narrowSettings: PageValues {
        let tabs = (1...6).map { Tab(label: TabLabel(title: "\($0)", systemImage: "star"), value: .integer($0)) }
        var spec = TabSpec(tabs: tabs.map(TabEntry.tab))
        (spec.settingsWindow, spec.platforms) = (SettingsWindow(width: 200), [.mac])
        let view = ViewState(query: [("platform", "mac")])
        let layout = LayoutResolver(spec).layout(in: view.environment)
        return page(view, snapshot: SamplePage.snapshot(spec: spec), layout: layout)
    }

    /// A page with sections in its bar that devices were seen to leave out.
    private static var disputed: PageValues {
        let view = ViewState(query: [("platform", "iPad"), ("form", "tabBar")])
        let layout = LayoutResolver(SampleSpec.hidingSections).layout(in: view.environment)
        return page(view, snapshot: SamplePage.snapshot(spec: SampleSpec.hidingSections), layout: layout)
    }

    /// iPhone Duo: a vertical bar that gives way to toolbar items, horizontal ones, and a sidebar behind a button.
    private static var poses: [PageValues] {
        var busy = Tab(label: TabLabel(title: "Busy", systemImage: "house"), value: .string("busy"))
        busy.modifiers.toolbarItems = (1...20).map { TabLabel(title: "Item \($0)", systemImage: "star") }
        busy.modifiers.toolbarItems.append(TabLabel(title: "Select"))
        let tabs = (1...6).map { Tab(label: TabLabel(title: "\($0)", systemImage: "star"), value: .integer($0)) }
        var spec = TabSpec(tabs: [.tab(busy)] + tabs.map(TabEntry.tab))
        spec.tabBarMinimizeBehavior = .onScrollDown
        spec.switches.minimizeInVerticalBar = .collapse
        var aside = spec
        (aside.tabViewStyle, aside.defaultTabBarPlacement) = (.sidebarAdaptable, .sidebar)
        var prominent = Tab(label: TabLabel(title: "Now"), value: .string("now"))
        prominent.role = .prominent
        let apart = TabSpec(tabs: [.tab(busy), .tab(prominent)])
        return [(spec, "outerPortrait"), (aside, "innerPortrait"), (apart, "splitLeft")].map { spec, pose in
            let view = ViewState(query: [("platform", "iPhoneDuo"), ("pose", pose)])
            let layout = LayoutResolver(spec).layout(in: view.environment)
            return page(view, snapshot: SamplePage.snapshot(spec: spec), layout: layout)
        }
    }

    /// A page with a selected tab that the spec declares in a line, and a reason for its place.
    private static var selected: PageValues {
        var tab = Tab(label: TabLabel(title: "Home"), value: .string("home"))
        tab.modifiers.location = SourceLocation(line: 7, column: 5)
        var spec = TabSpec(tabs: [.tab(tab)])
        spec.conditions = [Condition("isSignedIn", text: "session.isSignedIn", usually: true)]
        let view = ViewState(query: [
            ("platform", "iPad"), ("select", "home"), ("inspector", "open"), ("if.isSignedIn", "false"),
        ])
        let layout = LayoutResolver(spec).layout(in: view.environment)
        return page(view, snapshot: SamplePage.snapshot(spec: spec), layout: layout)
    }

    /// Layouts that the sample itself does not have: ornaments, pages, images, every kind of placeholder.
    private static var extremes: [PageValues] {
        var pages = TabLayout(chrome: .pages)
        pages.pages = Pages(axis: .vertical, items: [SampleLayout.entry("library")], dots: true)
        var ornament = TabLayout(chrome: .ornament)
        ornament.bar = SampleLayout.topBar.bar
        ornament.shown = "picture"
        var mac = SampleLayout.sidebar
        mac.sidebar?.header = true
        mac.sidebar?.bottomBar = true
        if case .section(var section)? = mac.sidebar?.rows.last {
            section.rows.append(.section(SidebarSection(id: "inner", title: "Inner")))
            mac.sidebar?.rows.append(.section(section))
        }
        mac.accessory = .expanded
        var minimized = SampleLayout.bottomBar
        minimized.bar?.minimized = true
        minimized.accessory = .inline
        let kinds = TabScreen.Kind.allCases.map { kind in
            var layout = SampleLayout.topBar
            layout.shown = kind.rawValue
            return layout
        }
        var temporary = SampleLayout.topBar
        temporary.bar?.temporary = SampleLayout.entry("map")
        let edited = page(ViewState(query: editing), layout: picturesAndLocks)
        return [edited, folded, ofOneSection]
            + ([pages, ornament, mac, minimized, temporary] + kinds).map { layout in
                let platform: Platform = layout.chrome == .sidebar ? .mac : .iPhone
                return page(ViewState(query: [("platform", platform.rawValue)]), layout: layout)
            }
    }

    private static let editing = [("platform", "iPad"), ("form", "sidebar"), ("editing", "true")]

    /// A TV whose sidebar has folded to its pill.
    private static var folded: PageValues {
        var layout = SampleLayout.sidebar
        layout.sidebar?.collapsed = true
        return page(ViewState(query: [("platform", "tv")]), layout: layout)
    }

    /// Vision with the sidebar of one section.
    private static var ofOneSection: PageValues {
        var layout = SampleLayout.editing
        layout.chrome = .ornamentAndSidebar
        layout.highlighted = .entry("collections")
        return page(ViewState(query: [("platform", "vision")]), layout: layout)
    }

    /// The sample while editing, with a row that has an image and a section that nobody may change.
    private static var picturesAndLocks: TabLayout {
        var layout = SampleLayout.editing
        let picture = BarEntry(kind: .tab, id: "picture", title: "Picture", image: "moon.png")
        layout.sidebar?.rows.insert(.tab(picture), at: 0)
        layout.bar = nil
        layout.canEdit["places"] = EditRights(of: "Places") { _ in SampleLayout.prohibition }
        return layout
    }

    static func page(
        _ view: ViewState,
        snapshot: PreviewSnapshot = SamplePage.snapshot(spec: SampleSpec.everything),
        layout: TabLayout? = nil,
        customization: TabViewCustomization = SamplePage.customization,
        rights: Right = .owner,
        change: PinChange? = nil
    ) -> PageValues {
        let contexts = snapshot.spec.map { spec in
            view.frames.map { environment in
                let content = FrameContent(
                    environment: environment,
                    layout: layout ?? SamplePage.layout(in: environment),
                    images: images
                )
                return FrameContext(
                    content: content,
                    view: view,
                    transitions: transitions(spec, in: environment),
                    icons: icons(content.images),
                    rights: rights
                )
            }
        }
        var subject = PageSubject(
            view: view,
            snapshot: snapshot,
            frames: contexts?.map(\.content) ?? [],
            customization: CurrentCustomization(stored: customization),
            profile: view.profile,
            rights: rights,
            assets: SamplePage.assets
        )
        subject.change = change
        let page = PageContext(
            subject: subject,
            frames: contexts ?? [],
            icons: icons(),
            code: view.tab == .code
                ? snapshot.spec.map { CodeBuilder(spec: $0, file: snapshot.file).values.pane } : nil
        )
        return PageBuilder(page: page).values
    }

    static func transitions(_ spec: TabSpec, in environment: ResolutionEnvironment) -> TabTransitions {
        TabTransitions(LayoutResolver(spec), in: environment)
    }

    /// A screenshot, and an icon that is another one in dark appearance.
    private static let images = FrameImages(
        [
            "shot.png": "images/1.png", "icon.png": "images/2.png", "moon.png": "images/2.png",
            "night.png": "images/3.png",
        ],
        catalog: AssetCatalog(["Moon": ImageSet(.init("moon.png"), dark: .init("night.png"))])
    )

    static func icons(_ images: FrameImages = FrameImages()) -> IconSource {
        IconSource(
            symbols: SamplePage.catalog,
            sprite: "symbols.svg#",
            interface: "interface.svg#",
            images: images
        )
    }
}
