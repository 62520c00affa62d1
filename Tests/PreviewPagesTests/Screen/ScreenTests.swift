import TabModel
import TabResolver
import TestTools
import Testing

@testable import PreviewPages

@Suite struct ScreenTests {
    private func screen(_ id: EntryID?, images: [String: String] = ["shot.png": "images/1.png"]) -> ScreenValues {
        var layout = SampleLayout.topBar
        layout.shown = id
        let view = ViewState()
        let content = FrameContent(environment: view.environment, layout: layout, images: FrameImages(images))
        let context = FrameContext(
            content: content,
            view: view,
            transitions: SampleValues.transitions(SampleSpec.everything, in: view.environment),
            icons: SampleValues.icons(FrameImages(images))
        )
        return ScreenBuilder(context: context).values
    }

    @Test(arguments: [
        ("gearshape.2", TabScreen.Kind.form), ("map", .map), ("music.note.list", .player),
        ("photo.on.rectangle", .grid),
        ("person.crop.circle", .detail), ("tray", .list), ("", .list), ("made.up", .list),
    ])
    func `chooses a placeholder that suits the symbol`(symbol: String, kind: TabScreen.Kind) {
        #expect(ScreenKind.suiting(symbol: symbol) == kind)
    }

    @Test(arguments: TabScreen.Kind.allCases)
    func `draws the placeholder that the author names`(kind: TabScreen.Kind) {
        #expect(screen(kind.rawValue).skeleton == "skeleton-\(kind.rawValue)")
    }

    @Test func `shows the author's screenshot, and says so when it can't be shown`() {
        #expect(screen("picture").image == "images/1.png")
        #expect(screen("picture").skeleton == nil)
        #expect(screen("picture", images: [:]).emptyText == "The image shot.png can’t be shown")
    }

    private func titles(_ spec: TabSpec) -> [String] {
        let outline = SpecOutline(spec)
        return outline.entries.map { outline.title($0.id) }
    }

    @Test func `calls a page that has neither title nor name by its place`() {
        var spec = TabSpec(tabs: [
            .tab(Tab(label: TabLabel())), .tab(Tab(label: TabLabel(), value: .string("second"))),
            .tab(Tab(label: TabLabel(title: "Third"))),
        ])
        spec.tabViewStyle = .page
        #expect(titles(spec) == ["Page 1", "second", "Third"])
        spec.tabViewStyle = .automatic
        #expect(titles(spec) == ["tab-0", "second", "Third"])
    }

    @Test(arguments: [
        (12, "Tab", nil, "settings"), (13, "Tab", nil, "wideSettings"),
        (8, "Notification Settings", nil, "wideSettings"),
        (12, "Tab", 900, "wideSettings"), (13, "Tab", 600, "settings"),
    ])
    func `a settings window is as wide as its panes' titles need (R2.121)`(
        count: Int,
        title: String,
        width: Int?,
        kind: String
    ) {
        var spec = TabSpec(
            tabs: (0..<count).map { .tab(Tab(label: TabLabel(title: title), value: .string("pane \($0)"))) }
        )
        spec.settingsWindow = SettingsWindow(width: width)
        let view = ViewState(query: [("platform", "mac")])
        let layout = LayoutResolver(spec).layout(in: view.environment)
        let page = SampleValues.page(view, snapshot: SamplePage.snapshot(spec: spec), layout: layout)

        #expect(page.stage.frames.map(\.window) == [kind])
    }

    @Test(.proves("R2.116"))
    func `R2.116: a frame names the tab view's tint, and has the values of one of the app's own`() throws {
        func frames(_ tint: Tint?) -> [FrameValues] {
            var spec = SampleSpec.everything
            spec.tint = tint
            return SampleValues.page(ViewState(query: []), snapshot: SamplePage.snapshot(spec: spec)).stage.frames
        }
        let green = try #require(HexColor("#0B6E4F"))

        #expect(frames(nil).allSatisfy { $0.tint == nil })
        #expect(frames(.system(.purple)).allSatisfy { $0.tint == "purple" && $0.ownTint == nil })
        let own = frames(.own(OwnColor(green, dark: HexColor("#FFFFFF"))))
        #expect(!own.isEmpty && own.allSatisfy { $0.tint == "own" })
        #expect(own.allSatisfy { $0.ownTint?.light == "#0B6E4F" && $0.ownTint?.dark == "#FFFFFF" })
        #expect(frames(.own(OwnColor(green))).allSatisfy { $0.ownTint?.dark == "#0B6E4F" })
    }

    @Test(.proves("R2.120"))
    func `R2.120: a frame names the background that the shown tab asks for, before OS 26`() {
        func backgrounds(_ asked: Visibility, _ os: String) -> Set<String?> {
            var tab = Tab(label: TabLabel(title: "Tides"), value: .string("tides"))
            tab.modifiers.toolbarBackgroundVisibility.tabBar = asked
            let other = Tab(label: TabLabel(title: "Winds"), value: .string("winds"))
            let spec = TabSpec(tabs: [.tab(tab), .tab(other)])
            let view = ViewState(query: [("os", os)])
            var layout = SamplePage.layout(in: view.frames[0])
            layout.shown = "tides"
            let snapshot = SamplePage.snapshot(spec: spec)
            return Set(SampleValues.page(view, snapshot: snapshot, layout: layout).stage.frames.map(\.barBackground))
        }
        #expect(backgrounds(.hidden, "18") == ["hidden"])
        #expect(backgrounds(.visible, "18") == ["visible"])
        #expect(backgrounds(.automatic, "18") == [nil])
        #expect(backgrounds(.hidden, "26") == [nil])
    }

    @Test func `is the tab's own symbol over the words of an empty screen`() {
        #expect(screen("picture", images: [:]).icon != nil)
        #expect(screen("picture").icon == nil)
        #expect(screen(nil).icon == nil)
    }

    @Test func `is never blank without a tab to show (R4.7)`() {
        #expect(screen(nil).emptyText == "No tab is selected")
        #expect(screen(nil).skeleton == "skeleton-empty")
    }

    @Test func `gives a tab the same picture each time`() {
        #expect(screen("library").seed == screen("library").seed)
        #expect(Set(["library", "new", "map", "forest", "scenes"].map { screen($0).seed }).count > 1)
    }
}
