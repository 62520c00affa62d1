import TabModel
import TestTools
import Testing

@testable import TabResolver

/// Rulebook 1 and 6: what the model's parts mean, and what they leave alone.
@Suite struct ModelTests {
    @Test(.proves("R1.17", "R1.18", "R1.19", "R1.84", "R1.85"))
    func `R1.17 to R1.19, R1.84 and R1.85: placements and behaviors choose the region of the bar`() {
        let text = "T a, T p{pin}, T o{sbOnly}, T f{fix}, T m{reord}, T h{-bar}, S X[c d{+bar}]"

        #expect(layout(text, "iR bar", state: "").text == "[f] [a m §X d] [p]")
    }

    @Test(.proves("R1.43"))
    func `R1.43: a section's placement is its own, not its children's`() {
        #expect(layout("T a, S X[b c{+bar}]{pin}", "iR bar").text == "[] [a c] [§X]")
        #expect(layout("T a, S X[b c]{pin}", "P26").text == "a b c")
    }

    @Test(.proves("R1.3", "R1.87"))
    func `R1.3 and R1.87: a section is one entry and never the selection`() {
        let chosen = layout("T a, S X[b c]", "iR bar select=X")

        #expect(chosen.bar?.items.map(\.kind) == [.tab, .section])
        #expect(chosen.selection == "b" && chosen.highlighted == .entry("X"))
    }

    @Test(
        .proves("R1.26", "R1.27", "R2.84", "R2.85", "R2.86", "R2.87", "R2.89"),
        arguments: [
            ("P26", "bottomBar", "false"), ("iC", "bottomBar", "false"), ("iR bar", "topBar", "false"),
            ("iR side", "sidebar", "true"), ("iR edit", "sidebar", "true"), ("mac", "sidebar", "true"),
            ("tv", "sidebar", "true"), ("vision", "ornament", "false"), ("vision select=b", "sidebar", "true"),
            ("watch", "pageIndicator", "false"), ("P27 wide", "sidebar", "true"),
        ]
    )
    func `R1.26 and R1.27: content reads the chrome that shows`(device: String, placement: String, sections: String) {
        let notes = layout("T a, S X[b]", device, state: "") { $0.defaultTabBarPlacement = .sidebar }.notes
        let text = "Content reads tabBarPlacement \(placement) and isTabBarShowingSections \(sections)."

        #expect(notes.filter { $0.text.hasPrefix("Content reads tabBarPlacement") }.map(\.text) == [text])
    }

    @Test(.proves("R2.88"))
    func `R2.88: under the Mac's segments content reads the top bar, and no sections`() {
        let notes = layout("T a, S X[b]", "mac") { $0.tabViewStyle = .tabBarOnly }.notes.filter { $0.rule == "R2.88" }

        #expect(
            notes.map(\.text) == ["Content reads tabBarPlacement topBar and isTabBarShowingSections false."]
        )
    }

    @Test(.proves("R1.27"))
    func `R1.27: without sections none are showing`() {
        let notes = layout("T a, T b", "iR side").notes
        #expect(notes.contains { $0.text.hasSuffix("tabBarPlacement sidebar and isTabBarShowingSections false.") })
    }

    @Test(.proves("R1.90", "R2.50"))
    func `R1.90 and R2.50: on 27 search is set apart only if it activates itself`() {
        #expect(layout("T a, T s{search}", "P27").bar?.detached == nil)
        #expect(
            layout("T a, T s{search}", "P27") { $0.tabViewSearchActivation = .searchTabSelection }.bar?.detached?.id
                == "s"
        )
    }

    @Test(.proves("R1.11", "R1.13"))
    func `R1.8, R1.11 and R1.13: labels are as written, and a section's header represents it`() throws {
        let bar = try #require(
            layout("T a{untitled symbol=star}, T b{title=Home symbol=house}, S X[c]{icon}", "iR bar").bar
        )

        #expect(bar.items.map(\.title) == [nil, "Home", "X"])
        #expect(bar.items.map(\.systemImage) == ["star", "house", "star"])
    }

    @Test(.proves("R1.12"))
    func `R1.12: an image of the app's own is with its title, and no symbol beside it`() throws {
        let labels = [TabLabel(title: "Home", image: "home.png"), TabLabel(image: "find.png")]
        let roles = [TabRole?.none, .search]
        let tabs = zip(labels, roles).map { TabEntry.tab(Tab(label: $0, role: $1)) }
        let bar = try #require(layout(TabSpec(tabs: tabs), "P18").bar)

        #expect(bar.items.map(\.title) == ["Home", "Search"])
        #expect(bar.items.map(\.image) == ["home.png", "find.png"])
        #expect(bar.items.map(\.systemImage) == [nil, nil])
    }

    @Test(.proves("R1.7"))
    func `R1.5 and R1.7: any number of entries, and sections in sections`() {
        let many = (0..<24).map { "T t\($0)" }.joined(separator: ", ")

        #expect(layout(many, "iR bar").bar?.items.count == 24)
        #expect(layout("S X[a S Y[b S Z[c]]]", "iR side").text == "X(a Y(b Z(c)))")
        #expect(layout("S X[a S Y[b S Z[c]]]", "P26").text == "a b c")
    }

    @Test(arguments: Feature.allCases, Platform.allCases)
    func `R6.9: what exists somewhere exists from one generation on, never before 18`(
        feature: Feature,
        platform: Platform
    ) {
        let has = OSVersion.allCases.map { platform.has(feature, at: $0) }

        #expect(has == has.sorted { !$0 && $1 })
        #expect(has.last == platform.has(feature))
    }

    @Test(.proves("R6.10"), arguments: Seeds.some(of: 201...206))
    func `R6.10: 18 and 26 draw the same entries in the same order where no search is`(seed: UInt64) {
        var maker = SpecMaker(seed: seed)
        for _ in 0..<40 {
            let spec = maker.spec()
            guard spec.tabs.allSatisfy({ !$0.holdsSearch }) else { continue }
            let bars = [OSVersion.v18, .v26].map {
                LayoutResolver(spec).layout(in: ResolutionEnvironment(platform: .iPhone, os: $0)).bar
            }
            #expect(bars[0]?.items == bars[1]?.items && bars[0]?.more == bars[1]?.more)
        }
    }

    @Test(arguments: Seeds.some(of: 301...306))
    func `R2.56: one layout serves both directions`(seed: UInt64) {
        var maker = SpecMaker(seed: seed)
        for _ in 0..<10 {
            let (resolver, state) = (LayoutResolver(maker.spec()), maker.state())
            for environment in EnvironmentMaker.all {
                var mirrored = environment
                mirrored.direction = .rtl
                #expect(
                    resolver.layout(in: environment, customization: state)
                        == resolver.layout(in: mirrored, customization: state)
                )
            }
        }
    }
}

extension TabEntry {
    fileprivate var holdsSearch: Bool {
        switch self {
        case .tab(let tab): tab.role == .search
        case .section(let section): section.tabs.contains { $0.holdsSearch }
        }
    }
}
