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

    private static let device = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "tab.home": {"localizations": {"en": {"variations": {"device": {
            "iphone": {"stringUnit": {"value": "Home"}}, "other": {"stringUnit": {"value": "Start"}}}}}}},
          "tab.click": {"localizations": {"en": {"variations": {"device": {
            "mac": {"stringUnit": {"value": "Click"}}, "ipad": {"stringUnit": {"value": "Touch"}},
            "other": {"stringUnit": {"value": "Tap"}}}}}}},
          "tab.phone": {"localizations": {"en": {"variations": {"device": {
            "iphone": {"stringUnit": {"value": "Calls"}}}}}}},
          "tab.news": {"localizations": {"en": {"stringUnit": {"value": "News"}}}}}}
        """

    private func device(_ tabs: String) -> [String] {
        AppText.lines([
            "A.swift": "import SwiftUI\nstruct Root: View { var body: some View { TabView {\n\(tabs)\n} } }",
            "Localizable.xcstrings": Self.device,
        ])
    }

    @Test func `a text that differs by device is a variant where it does`() {
        #expect(
            device(
                """
                Tab("tab.home", systemImage: "house") { Text("1") }
                Tab("tab.news", systemImage: "newspaper") { Text("2") }
                Tab("tab.click", systemImage: "hand.tap") { Text("3") }.accessibilityHint(Text("tab.home"))
                """
            ) == [
                #"Start house {"variants":[{"when":{"platforms":["iPhone","iPhoneDuo"]},"title":"Home"}]}"#,
                "News newspaper",
                #"Touch hand.tap {"accessibilityHint":"Start","variants":[{"when":{"platforms":["iPhone","iPhoneDuo","#
                    + #""tv","vision","watch"]},"title":"Tap"},{"when":{"platforms":["mac"]},"title":"Click"},"#
                    + #"{"when":{"platforms":["iPhone","iPhoneDuo"]},"accessibilityHint":"Home"}]}"#,
            ]
        )
    }

    @Test func `a text that differs by device does so in what is made of it`() {
        #expect(
            device(
                """
                Tab(String(localized: "tab.home") + "!", systemImage: "a") { Text("1") }
                Tab(LocalizedStringKey("tab.home"), systemImage: "b") { Text("2") }
                Text("3").tabItem { Text(verbatim: "\\(String(localized: "tab.home")) 1") }
                Tab("tab.phone", systemImage: "d") { Text("4") }
                """
            ) == [
                #"Start! a {"variants":[{"when":{"platforms":["iPhone","iPhoneDuo"]},"title":"Home!"}]}"#,
                #"Start b {"variants":[{"when":{"platforms":["iPhone","iPhoneDuo"]},"title":"Home"}]}"#,
                #"Start 1 – {"variants":[{"when":{"platforms":["iPhone","iPhoneDuo"]},"title":"Home 1"}]}"#,
                #"tab.phone d {"variants":[{"when":{"platforms":["iPhone","iPhoneDuo"]},"title":"Calls"}]}"#,
            ]
        )
    }

    @Test func `a text that differs by device is the usual one where a key has one value`() {
        let lines = device(
            """
            Tab("tab.news", systemImage: "a") { NavigationStack { Text("1").toolbar { Button("tab.home") {} } } }
            """
        )
        #expect(lines.first?.contains(#""toolbarItems":[{"title":"Start"}]"#) == true)
        #expect(lines.last == "A.swift:2: title-by-device")
    }
}
