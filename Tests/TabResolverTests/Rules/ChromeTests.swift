import TabModel
import TestTools
import Testing

/// Rulebook 2.1: which chrome appears.
@Suite struct ChromeTests {
    private static let styles: [TabViewStyle] = [.automatic, .sidebarAdaptable, .tabBarOnly]

    @Test(.proves("R2.1", "R2.2", "R2.12"), arguments: styles, ["P18", "P26", "P27", "iC", "P26 wide"])
    func `R2.1, R2.2 and R2.12: iPhone and a compact iPad have a bottom bar`(style: TabViewStyle, device: String) {
        #expect(layout("T a, S X[b]", device) { $0.tabViewStyle = style }.chrome == .bottomBar)
    }

    @Test(.proves("R1.60"), arguments: ["P26", "iC", "iR side", "mac", "tv", "vision", "watch"])
    func `R1.60: a spec without a style is drawn in the automatic one`(device: String) {
        let entries = SpecNotation.spec("T a, S X[b]").tabs
        let automatic = layout("T a, S X[b]", device) { $0.tabViewStyle = .automatic }

        #expect(layout(TabSpec(tabs: entries), device).text == automatic.text)
        #expect(layout(TabSpec(tabs: entries), device).chrome == automatic.chrome)
    }

    @Test(.proves("R2.3"))
    func `R2.3 and R2.40: a wide iPad has a sidebar with the adaptable style only`() {
        #expect(layout("T a", "iR side").chrome == .sidebar)
        #expect(layout("T a", "iR side") { $0.tabViewStyle = .tabBarOnly }.chrome == .topBar)
        #expect(layout("T a", "iR side") { $0.tabViewStyle = .automatic }.chrome == .topBar)
    }

    @Test(.proves("R2.4", "R2.60"))
    func `R2.4 and R2.60: Mac has a sidebar or segments, and SW7 decides for automatic`() {
        #expect(layout("T a", "mac").chrome == .sidebar)
        #expect(layout("T a", "mac") { $0.tabViewStyle = .tabBarOnly }.chrome == .topBar)
        #expect(layout("T a", "mac") { $0.tabViewStyle = .grouped }.chrome == .topBar)
        #expect(layout("T a", "mac") { $0.tabViewStyle = .automatic }.chrome == .topBar)
        let asSidebar = layout("T a", "mac") {
            $0.tabViewStyle = .automatic
            $0.switches.macAutomatic = .sidebar
        }
        #expect(asSidebar.chrome == .sidebar)
    }

    @Test(.proves("R2.5", "R2.6"))
    func `R2.5 and R2.6: TV and Vision by style`() {
        #expect(layout("T a", "tv").chrome == .sidebar)
        #expect(layout("T a", "tv") { $0.tabViewStyle = .automatic }.chrome == .topBar)
        #expect(layout("T a", "vision").chrome == .ornament)
        #expect(layout("T a", "vision") { $0.tabViewStyle = .tabBarOnly }.chrome == .ornament)
    }

    @Test(.proves("R2.7", "R2.8", "R2.9"))
    func `R2.7, R2.8 and R2.9: pages and their axes`() {
        #expect(layout("T a", "watch").pages?.axis == .horizontal)
        #expect(layout("T a", "watch") { $0.tabViewStyle = .verticalPage }.pages?.axis == .vertical)
        #expect(layout("T a{badge=2}", "iR") { $0.tabViewStyle = .page }.pages?.items.first?.badge == nil)
        #expect(layout("T a, S X[b c]", "tv") { $0.tabViewStyle = .page }.text == "a b c •")
    }

    @Test(
        .proves("R1.33"),
        arguments: zip(
            [PageIndexDisplayMode.automatic, .always, .never],
            [[false, true], [true, true], [false, false]]
        )
    )
    func `R1.33: dots show by mode and number of pages`(mode: PageIndexDisplayMode, dots: [Bool]) {
        let shown = ["T a", "T a, T b"].map { text in
            layout(text, "P26") {
                $0.tabViewStyle = .page
                $0.pageIndexDisplayMode = mode
            }.pages?.dots
        }
        #expect(shown == dots)
    }

    @Test(
        .proves("R1.42", "R5.35"),
        arguments: [
            (TabViewStyle.grouped, "P26", TabLayout.Chrome.bottomBar), (.verticalPage, "iR bar", .topBar),
            (.page, "mac", .topBar), (.sidebarAdaptable, "watch", .pages), (.carousel, "tv", .topBar),
        ]
    )
    func `R1.42: a style the platform lacks is drawn as automatic, with an error`(
        style: TabViewStyle,
        device: String,
        chrome: TabLayout.Chrome
    ) {
        let layout = layout("T a", device) { $0.tabViewStyle = style }

        #expect(layout.chrome == chrome)
        #expect(layout.findings.contains { $0.id == "R5.35" && $0.severity == .error })
    }

    @Test(.proves("R2.104"))
    func `R2.104: a wide iPhone on 27 shows the sidebar it is asked for`() {
        let ask = { (spec: inout TabSpec) in spec.defaultTabBarPlacement = .sidebar }

        #expect(layout("T a, S X[b]", "P27 wide", ask).text == "a X(b)")
        #expect(layout("T a, S X[b]", "P27 wide").chrome == .bottomBar)
        #expect(layout("T a, S X[b]", "P27", ask).chrome == .bottomBar)
        #expect(layout("T a, S X[b]", "P26 wide", ask).chrome == .bottomBar)
    }

    @Test(.proves("R1.64"))
    func `R1.64: on 27 Mac and TV show the top bar they are asked for, iPad does not`() {
        let ask = { (spec: inout TabSpec) in spec.defaultTabBarPlacement = .topBar }

        #expect(layout("T a", "mac 27", ask).chrome == .topBar)
        #expect(layout("T a", "tv 27", ask).chrome == .topBar)
        #expect(layout("T a", "mac", ask).chrome == .sidebar)
        #expect(layout("T a", "iR27 side", ask).chrome == .sidebar)
    }
}
