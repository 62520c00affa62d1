import Testing

/// Tab views whose tabs, labels or modifiers are in other views and functions of the app.
@Suite struct WrapperTests {
    @Test func `a method labels the tab`() {
        let lines = AppText.lines(
            #"""
            import SwiftUI
            enum Place: CaseIterable {
                case trails, huts
                var name: String { self == .trails ? "Trails" : "Huts" }
                @ViewBuilder func item() -> some View { Label(name, systemImage: "map") }
            }
            struct HikeView: View {
                @State private var place = Place.trails
                var body: some View {
                    TabView(selection: $place) {
                        ForEach(Place.allCases, id: \.self) { place in Text(place.name).tabItem(place.item).tag(place) }
                    }
                }
            }
            """#
        )

        #expect(
            lines == [
                #"{"selection":"trails"}"#,
                #"Trails map {"value":"trails"}"#,
                #"Huts map {"value":"huts"}"#,
            ]
        )
    }

    @Test func `a view around the tab view shows the tabs at its call`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct Tabs<Value: Hashable, Content: TabContent<Value>>: View {
                @Binding var selection: Value
                @TabContentBuilder<Value> let content: () -> Content
                var body: some View { TabView(selection: $selection, content: content).tabViewStyle(.tabBarOnly) }
            }
            struct HikeView: View {
                @State private var place = 1
                var body: some View {
                    Tabs(selection: $place) {
                        Tab("Trails", systemImage: "map", value: 0) { Text("1") }
                        Tab("Huts", systemImage: "house", value: 1) { Text("2") }
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                #"{"tabViewStyle":"tabBarOnly","selection":1}"#,
                #"Trails map {"value":0}"#,
                #"Huts house {"value":1}"#,
            ]
        )
    }

    @Test func `a view around the tab view is as many tab views as it has calls`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct Tabs<Content: View>: View {
                @ViewBuilder let content: Content
                var body: some View { TabView { content } }
            }
            struct HikeView: View {
                var body: some View {
                    Tabs {
                        Text("1").tabItem { Label("Trails", systemImage: "map") }
                        Text("2").tabItem { Label("Huts", systemImage: "house") }
                    }
                }
            }
            struct ClimbView: View {
                var body: some View { Tabs { Text("3").tabItem { Label("Walls", systemImage: "mountain.2") } } }
            }
            """
        )

        #expect(
            lines == [
                "HikeView.body: tabBar",
                "Trails map",
                "Huts house",
                "ClimbView.body: tabBar",
                "Walls mountain.2",
            ]
        )
    }

    @Test func `modifiers are called on a local name in another view`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct HikeView: View {
                @State private var query = ""
                var body: some View {
                    let hike = TabView {
                        Tab("Trails", systemImage: "map") { Text("1") }
                        Tab(role: .search) { Text("2").searchable(text: $query) }
                    }
                    ZStack {
                        Fence { hike.tabViewSearchActivation(.searchTabSelection).tabViewStyle(.sidebarAdaptable) }
                    }
                }
            }
            struct Fence<Content: View>: View {
                @ViewBuilder let content: Content
                var body: some View { content }
            }
            """
        )

        #expect(
            lines == [
                #"{"tabViewStyle":"sidebarAdaptable","tabViewSearchActivation":"searchTabSelection"}"#,
                "Trails map",
                #"– – {"role":"search"}"#,
            ]
        )
    }

    @Test func `modifiers are called in a function that is handed the tab view`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct HikeView: View {
                var body: some View {
                    recording(
                        TabView {
                            Tab("Trails", systemImage: "map") { Text("1") }
                            Tab("Huts", systemImage: "house") { Text("2") }
                        }
                        .tabViewStyle(.sidebarAdaptable)
                    )
                }
                @ViewBuilder private func recording(_ content: some View) -> some View {
                    if #available(iOS 26, *) {
                        content.tabViewBottomAccessory { Label("Recording", systemImage: "record.circle") }
                    } else {
                        content
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                #"{"tabViewStyle":"sidebarAdaptable","tabViewBottomAccessory":{"title":"Recording","systemImage":"record.circle"},"variants":[{"when":{"beforeOS":"26"},"tabViewBottomAccessory":null}]}"#,
                "Trails map",
                "Huts house",
            ]
        )
    }

    @Test func `modifiers are called on a view that holds the tab view`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct HikeView: View {
                var body: some View { Hike().tabViewStyle(.sidebarAdaptable).tabBarMinimizeBehavior(.never) }
            }
            struct Hike: View {
                var body: some View {
                    TabView {
                        Tab("Trails", systemImage: "map") { Text("1") }
                        Tab("Huts", systemImage: "house") { Text("2") }
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                #"{"tabViewStyle":"sidebarAdaptable","tabBarMinimizeBehavior":"never"}"#,
                "Trails map",
                "Huts house",
            ]
        )
    }

    @Test func `a wrapper without an initializer of its own is given its tabs by a closure`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct Frame<Tabs: View>: View {
                @Binding var place: Int
                @ViewBuilder var tabs: Tabs
                var body: some View { TabView(selection: $place) { tabs } }
            }
            struct Root: View {
                @State private var place = 0
                var body: some View {
                    Frame(place: $place) {
                        Text("1").tabItem { Label("Tides", systemImage: "water.waves") }.tag(0)
                        Text("2").tabItem { Label("Winds", systemImage: "wind") }.tag(1)
                    }
                }
            }
            """
        )
        #expect(lines == [#"{"selection":0}"#, #"Tides water.waves {"value":0}"#, #"Winds wind {"value":1}"#])
    }

    @Test func `a page has the value that its own body tags it with`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct Stories: View {
                @State private var page = "first"
                var body: some View { TabView(selection: $page) { Story(); Text("2").tag("last") }.tabViewStyle(.page) }
            }
            struct Story: View { var body: some View { Text("1").tag("first") } }
            """
        )
        #expect(lines.suffix(2).allSatisfy { $0.contains(#""value""#) } && lines.count == 4)
    }
}
