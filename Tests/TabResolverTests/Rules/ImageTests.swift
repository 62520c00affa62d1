import TabModel
import TestTools
import Testing

@testable import TabResolver

/// Images of the app's own, wherever entries are drawn (R1.115, R1.116, R2.114).
@Suite struct ImageTests {
    private static let catalog = AssetCatalog([
        "Home": ImageSet(.init("A/home.png", scale: 2), dark: .init("A/night.png")),
        "Logo": ImageSet(.init("A/logo.png"), rendering: .original), "Paper": ImageSet(.init("A/paper.pdf")),
    ])

    private static func layout(_ platform: Platform, _ labels: [TabLabel]) -> TabLayout {
        let tabs = labels.enumerated().map { TabEntry.tab(Tab(label: $1, value: .integer($0))) }
        var spec = TabSpec(tabs: tabs)
        spec.tabViewStyle = .sidebarAdaptable
        return LayoutResolver(spec).drawing(from: catalog).layout(in: ResolutionEnvironment(platform: platform))
    }

    private static func entries(_ layout: TabLayout) -> [BarEntry] {
        let rows = layout.sidebar?.rows.compactMap { if case .tab(let entry) = $0 { entry } else { nil } }
        return layout.bar?.items ?? rows ?? layout.pages?.items ?? []
    }

    @Test(.proves("R1.115", "R1.116", "R2.114"), arguments: Platform.allCases)
    func `R2.114: an image is a template on every device, unless it or its set is original`(platform: Platform) {
        var (kept, forced) = (TabLabel(title: "C", image: "c.svg"), TabLabel(title: "D", imageAsset: "Logo"))
        (kept.imageRendering, forced.imageRendering) = (.original, .template)
        let labels = [
            TabLabel(title: "A", imageAsset: "Home"), TabLabel(title: "B", imageAsset: "Logo"), kept, forced,
        ]

        let entries = Self.entries(Self.layout(platform, labels))

        #expect(entries.map(\.image) == ["A/home.png", "A/logo.png", "c.svg", "A/logo.png"])
        #expect(entries.map(\.template) == [true, false, false, true])
    }

    @Test(.proves("R1.116"))
    func `R1.116: a symbol wins over a file, and a file over a name of the catalog`() {
        let labels = [
            TabLabel(title: "A", systemImage: "house", image: "a.png", imageAsset: "Home"),
            TabLabel(title: "B", image: "b.png", imageAsset: "Home"), TabLabel(title: "C", imageAsset: "None"),
        ]
        let entries = Self.entries(Self.layout(.iPhone, labels))

        #expect(entries.map(\.systemImage) == ["house", nil, nil])
        #expect(entries.map(\.image) == ["a.png", "b.png", nil])
        #expect(entries.map(\.template) == [false, true, false])
    }

    @Test(.proves("R1.116", "R2.114"))
    func `R1.116: notes say how an image is drawn, and that a PDF is not`() {
        let labels = ["Home", "Logo", "Paper"].map { TabLabel(title: $0, imageAsset: $0) }
        let notes = Self.layout(.iPhone, labels).notes.filter { ["R1.116", "R2.114"].contains($0.rule) }

        #expect(
            notes.map { "\($0.entry ?? "-") \($0.rule) \($0.text)" } == [
                "0 R2.114 Home has its image drawn as a template, in the text color.",
                "1 R2.114 Logo keeps the colors of its image, because its rendering mode is original.",
                "2 R1.116 Paper shows letters, because its image is a PDF, which browsers don't draw.",
            ]
        )
        #expect(Self.entries(Self.layout(.iPhone, labels)).last?.template == false)
    }

    @Test func `a search tab with an image of its own has no magnifying glass`() {
        var search = Tab(label: TabLabel(imageAsset: "Home"), value: .string("s"))
        search.role = .search
        let layout = LayoutResolver(TabSpec(tabs: [.tab(search)])).drawing(from: Self.catalog)
            .layout(in: ResolutionEnvironment(platform: .iPad))
        #expect((layout.bar?.pinned.first ?? layout.bar?.items.first)?.systemImage == nil)
    }

    @Test func `all images and names of a spec are found, those of variants too`() {
        var tab = Tab(label: TabLabel(image: "a.png", imageAsset: "Home"))
        tab.modifiers.variants = [
            Variant(
                When(),
                [
                    .init("image", .text("b.png")), .init("imageAsset", .text("Logo")),
                    .init("content", .members([KeyMember("image", .text("c.png"))])), .init("badge", .text("d.png")),
                ]
            )
        ]
        let section = TabSection(header: TabLabel(imageAsset: "Paper"), tabs: [.tab(tab)])
        var spec = TabSpec(tabs: [.section(section), .tab(tab)])

        #expect(spec.imagePaths == ["a.png", "b.png", "c.png"])
        #expect(spec.imageAssets == ["Paper", "Home", "Logo"])

        let header = KeyValue.members([KeyMember("image", .text("header.png"))])
        spec.variants = [Variant(When(), [.init("tabViewSidebarHeader", header)])]
        #expect(spec.imagePaths == ["a.png", "b.png", "c.png", "header.png"])
    }
}
