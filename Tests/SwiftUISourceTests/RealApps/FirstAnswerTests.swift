import Testing

@testable import SwiftUISource

/// Conditions whose first answer the source tells.
@Suite struct FirstAnswerTests {
    @Test func `a bar that a stored case hides at first says so`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            enum NavStyle: String { case tabs, drawer }
            struct Root: View {
              @AppStorage("style") private var style = NavStyle.drawer
              var body: some View {
                if style == .tabs {
                  TabView {
                    Text("1").tabItem { Label("Home", systemImage: "house") }
                    Text("2").tabItem { Label("News", systemImage: "newspaper") }
                  }
                } else { Text("drawer") }
              }
            }
            """
        )
        #expect(
            lines == [
                "styleTabs: style == .tabs, usually false",
                "Home house",
                "News newspaper",
                "A.swift:7: shown-if",
            ]
        )
    }

    @Test func `a bar that a stored flag hides at first says so`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct Root: View {
              var body: some View {
                if !UserDefaults.standard.bool(forKey: "usesTabs") {
                  Text("onboard")
                } else {
                  TabView {
                    Text("1").tabItem { Label("Home", systemImage: "house") }
                    Text("2").tabItem { Label("News", systemImage: "newspaper") }
                  }
                }
              }
            }
            """
        )
        #expect(
            lines == [
                #"userDefaultsStandardBoolForKey: UserDefaults.standard.bool(forKey: "usesTabs"), usually false"#,
                "Home house",
                "News newspaper",
                "A.swift:7: shown-if",
            ]
        )
    }

    @Test func `a view that a helper makes is not empty`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            extension View {
              @ViewBuilder func modify<V: View>(@ViewBuilder _ t: (Self) -> V) -> some View {
                let view = t(self)
                if !(view is EmptyView) { view } else { self }
              }
            }
            struct Root: View {
              var body: some View {
                TabView {
                  Tab("Home", systemImage: "house") { Text("1") }
                  Tab("News", systemImage: "newspaper") { Text("2") }
                  Tab(role: .search) { Text("3") }
                }
                .modify { if #available(iOS 26, *) { $0.tabBarMinimizeBehavior(.onScrollDown) } }
              }
            }
            """
        )
        #expect(
            lines == [
                #"{"tabBarMinimizeBehavior":"onScrollDown","variants":[{"when":{"beforeOS":"26"},"tabBarMinimizeBehavior":null}]}"#,
                "Home house",
                "News newspaper",
                #"– – {"role":"search"}"#,
            ]
        )
    }

    @Test func `a default is shown while there is no value`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct User { var name: String }
            final class Users { var current: User? }
            struct Root: View {
              let users = Users()
              var body: some View {
                TabView {
                  Tab("Home", systemImage: "house") { Text("1") }
                  Tab(users.current?.name ?? String(localized: "Guest"), systemImage: "person") { Text("2") }
                  Tab(users.current.map { $0.name } ?? "Sign In", systemImage: "person.circle") { Text("2") }
                }
                .tabViewStyle(.sidebarAdaptable)
                .tabViewSidebarFooter { if let user = users.current { Text(user.name) } }
              }
            }
            """
        )
        #expect(
            lines == [
                #"{"tabViewStyle":"sidebarAdaptable","tabViewSidebarFooter":{"title":"[Users.current.name]"},"standIns":{"tabViewSidebarFooter":{"text":"Users.current.name","why":"runTime"}}}"#,
                "hasName: Users.current.name != nil, usually false",
                "hasCurrent: users.current != nil, usually false",
                "Home house",
                #"Guest person {"variants":[{"when":{"if":["hasName"]},"title":"[users.current?.name ?? String(localized: \"Guest\")]","standIns":{"title":{"text":"users.current?.name ?? String(localized: \"Guest\")","why":"runTime"}}}]}"#,
                #"Sign In person.circle {"variants":[{"when":{"if":["hasCurrent"]},"title":"[users.current.map { $0.name } ?? \"Sign In\"]","standIns":{"title":{"text":"users.current.map { $0.name } ?? \"Sign In\"","why":"runTime"}}}]}"#,
                "A.swift:9: unresolved-title",
                "A.swift:10: unresolved-title",
                "A.swift:13: unresolved-title",
            ]
        )
    }
}
