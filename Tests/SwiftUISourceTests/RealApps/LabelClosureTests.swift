import Testing

@testable import SwiftUISource

/// Labels and headers that stand behind the content.
@Suite struct LabelClosureTests {
    @Test func `a tab with its content as an argument has its label at the end`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct RootView: View {
                @State private var sel = 1
                var body: some View {
                    TabView(selection: $sel) {
                        Tab(value: 1, content: home) { Label("Home", systemImage: "house") }
                        Tab(value: 2, content: { Text("b") }) { Label("Bag", systemImage: "bag") }
                        Tab(value: 3, content: { Text("b") }, label: { Label("Me", systemImage: "person") })
                        Tab(value: 4, content: MailView.init, label: mailLabel)
                    }
                }
                @ViewBuilder private func home() -> some View { Text("x") }
                @ViewBuilder private func mailLabel() -> some View { Text("Mail"); Image(systemName: "envelope") }
            }
            """
        )
        #expect(
            lines == [
                #"{"selection":1}"#,
                #"Home house {"value":1}"#,
                #"Bag bag {"value":2}"#,
                #"Me person {"value":3}"#,
                #"Mail envelope {"value":4}"#,
            ]
        )
    }

    @Test func `a section with its tabs as an argument has its header at the end`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct RootView: View {
                var body: some View {
                    TabView {
                        Tab("Home", systemImage: "house") { Text("1") }
                        TabSection(content: {
                            Tab("Inbox", systemImage: "tray") { Text("2") }
                        }) {
                            Text("Mail")
                        }
                    }
                    .tabViewStyle(.sidebarAdaptable)
                }
            }
            """
        )
        #expect(
            lines == [
                #"{"tabViewStyle":"sidebarAdaptable"}"#,
                "Home house",
                "Mail –",
                "  Inbox tray",
            ]
        )
    }

    @Test func `an initializer without its type makes a label`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            enum Place { case a, b
              func label() -> Label<Text, Image> { .init("Alpha", systemImage: "a.circle") } 
              var text: Text { .init("Beta") } }
            struct Root: View {
                var body: some View { TabView {
                  Text("1").tabItem(Place.a.label)
                  Text("1").tabItem { Place.b.label() }
                  Text("1").tabItem { Place.b.text }
                } }
            }
            """
        )
        #expect(
            lines == [
                "Alpha a.circle",
                "Alpha a.circle",
                "Beta –",
            ]
        )
    }

    @Test func `an alias of SwiftUI's tab is a tab`() {
        let lines = AppText.lines(
            [
                "App/RootView.swift": """
                import SwiftUI
                struct RootView: View {
                    var body: some View {
                        TabView {
                            SUTab("Home", systemImage: "house") { Text("1") }
                            SUTab("More", systemImage: "ellipsis") { Text("2") }
                        }
                    }
                }
                """,
                "App/Tab.swift": """
                import SwiftUI
                final class Tab {}
                typealias SUTab = SwiftUI.Tab
                """,
            ]
        )
        #expect(
            lines == [
                "Home house",
                "More ellipsis",
            ]
        )
    }
}
