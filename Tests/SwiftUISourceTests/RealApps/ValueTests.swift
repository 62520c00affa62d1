import Testing

@testable import SwiftUISource

/// Values that are made of others.
@Suite struct ValueTests {
    @Test func `a tuple has the labels of its type`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            enum Place: String, CaseIterable, Identifiable {
              case home, news
              var id: String { rawValue }
              var info: (title: String, image: String) {
                switch self {
                case .home: ("Home", "house")
                case .news: (title: "News", image: "newspaper")
                }
              }
            }
            struct Root: View {
              var body: some View {
                TabView {
                  ForEach(Place.allCases) { place in
                    Text(place.info.title).tabItem { Label(place.info.title, systemImage: place.info.image) }
                  }
                }
              }
            }
            """
        )
        #expect(
            lines == [
                #"Home house {"value":"home"}"#,
                #"News newspaper {"value":"news"}"#,
            ]
        )
    }

    @Test func `a range matches its numbers`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct Root: View {
              let page: Int
              var body: some View {
                TabView {
                  Tab(name(0), systemImage: "house") { Text("1") }
                  Tab(name(5), systemImage: "star") { Text("2") }
                }
              }
              func name(_ n: Int) -> String {
                switch n { case 0: "Home"; case 1...: "Later"; default: "None" }
              }
            }
            """
        )
        #expect(
            lines == [
                "Home house",
                "Later star",
            ]
        )
    }

    @Test func `a view with a title shows it`() {
        let lines = AppText.lines(
            #"""
            import SwiftUI
            struct Root: View {
              @Environment(\.horizontalSizeClass) var size
              var body: some View {
                TabView {
                  Text("1").tabItem { Label("Home", systemImage: "house") }
                  Text("2").tabItem { Label("News", systemImage: "newspaper") }
                  TabSection { Tab("A", systemImage: "a.circle") { Text("a") } } header: { GroupBox("Welcome") { Text("x") } }
                  TabSection { Tab("B", systemImage: "b.circle") { Text("a") } } header: { LabeledContent("Library", value: "3") }
                }
              }
            }
            """#
        )
        #expect(
            lines == [
                "Home house",
                "News newspaper",
                "Welcome –",
                "  A a.circle",
                "Library –",
                "  B b.circle",
            ]
        )
    }

    @Test func `a text that differs by device is noted`() {
        let lines = AppText.lines([
            "A.swift": """
            import SwiftUI
            struct Root: View {
                var body: some View {
                    TabView {
                        Tab("tab.home", systemImage: "house") { Text("1") }
                        Tab("tab.news", systemImage: "newspaper") { Text("2") }
                    }
                }
            }
            """,
            "Localizable.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "tab.home": {"localizations": {"en": {"variations": {"device": {
                "iphone": {"stringUnit": {"value": "Home"}}, "other": {"stringUnit": {"value": "Start"}}}}}}},
              "tab.news": {"localizations": {"en": {"stringUnit": {"value": "News"}}}}}}
            """,
        ])
        #expect(lines == ["Start house", "News newspaper", "A.swift:5: title-by-device"])
    }
}
