import TabModel
import Testing

@testable import SwiftUISource

/// Bars that are reached only in one width, or past a statement that leaves the body.
@Suite struct ReachedBarTests {
    private static let bars = """
        struct NewQuays: View {
            var body: some View { TabView { Tab("Quays", systemImage: "ferry") { Text("1") } } }
        }
        struct OldQuays: View {
            var body: some View { TabView { Text("1").tabItem { Label("Quays", systemImage: "ferry") } } }
        }
        """
    private static let expected = [
        "NewQuays.body: tabBar", "Quays ferry", "OldQuays.body: tabBar",
        #"Quays ferry {"when":{"beforeOS":"26"}}"#,
    ]

    @Test(arguments: [
        "if #available(iOS 26, *) { return AnyView(NewQuays()) } else { return AnyView(OldQuays()) }",
        "guard #available(iOS 26, *) else { return AnyView(OldQuays()) }\nreturn AnyView(NewQuays())",
        "if #available(iOS 26, *) { return AnyView(NewQuays()) }\nreturn AnyView(OldQuays())",
    ])
    func `a bar that erased views lead to is for the systems that get it`(statements: String) {
        let root = "struct Harbor: View { var body: some View { \(statements) } }"
        #expect(AppText.lines("import SwiftUI\n\(root)\n\(Self.bars)") == Self.expected)
    }

    @Test func `a bar of one width is there in that width only`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct Harbor: View {
                @Environment(\\.horizontalSizeClass) private var width
                var body: some View {
                    if width == .compact { small } else { large }
                }
                private var small: some View {
                    TabView { Tab("Quays", systemImage: "ferry") { Text("1") } }
                }
                private var large: some View {
                    TabView {
                        Tab("Quays", systemImage: "ferry") { Text("1") }
                        Tab("Charts", systemImage: "map") { Text("2") }
                    }
                }
            }
            """
        )
        #expect(
            lines == [
                "Harbor.small: tabBar", #"Quays ferry {"when":{"sizeClass":"compact"}}"#,
                "Harbor.large: tabBar", #"Quays ferry {"when":{"sizeClass":"regular"}}"#,
                #"Charts map {"when":{"sizeClass":"regular"}}"#,
            ]
        )
    }

    @Test(arguments: [".verticalPage", ".verticalPage(transitionStyle: .blur)", ".carousel"])
    func `pages in a style of the watch are for the watch`(style: String) {
        let reading = Reading.views(
            """
            import SwiftUI
            struct Depths: View {
                var body: some View {
                    TabView { Text("Low"); Text("High") }.tabViewStyle(\(style))
                }
            }
            """
        )
        #expect(reading.map(\.spec.platforms) == [[.watch]])
    }

    @Test(arguments: ["0..<3", "0..<3, id: \\.self"])
    func `pages of a range have its numbers as values`(data: String) {
        let reading = Reading.views(
            """
            import SwiftUI
            struct Depths: View {
                @State private var page = 0
                var body: some View {
                    TabView(selection: $page) { ForEach(\(data)) { Image("depth\\($0)") } }.tabViewStyle(.page)
                }
            }
            """
        )
        let values = reading.first?.spec.tabs.compactMap { entry -> TabValue? in
            guard case .tab(let tab) = entry else { return nil }
            return tab.value
        }
        #expect(values == [.integer(0), .integer(1), .integer(2)])
    }

    private static let app = """
        import SwiftUI
        @main struct HarborApp: App {
            static let isTested = NSClassFromString("XCTestCase") != nil
            var body: some Scene { WindowGroup { if Self.isTested { Color.clear } else { Harbor() } } }
        }
        struct Harbor: View {
            var body: some View { TabView { Tab("Quays", systemImage: "ferry") { Text("1") } } }
        }
        """

    @Test func `a bar that a test's app leaves out is shown`() {
        #expect(AppText.lines(Self.app) == ["Quays ferry"])
    }

    @Test func `a frame that only previews show is none of the app's bars`() {
        let frame = """
            import SwiftUI
            struct Frame<Content: View>: View {
                @State private var selection = 0
                @ViewBuilder let content: () -> Content
                var body: some View {
                    TabView(selection: $selection) {
                        content().tabItem { Label("1", systemImage: "star") }.tag(1)
                        Text("2").tabItem { Label("2", systemImage: "heart") }.tag(2)
                    }
                }
            }
            #Preview { Frame { Harbor() } }
            """
        #expect(AppText.lines(["App.swift": Self.app, "Frame.swift": frame]) == ["Quays ferry"])
        #expect(AppText.lines(frame).contains("1 star {\"value\":1}"))
        let study = """
            import SwiftUI
            struct Study: View { var body: some View { TabView { Tab("Tides", systemImage: "moon") { Text("1") } } } }
            #Preview { Study() }
            """
        #expect(AppText.lines(["App.swift": Self.app, "Study.swift": study]).contains("Tides moon"))
    }
}
