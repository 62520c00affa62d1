import Testing

@testable import SwiftUISource

/// Modifiers behind a postfix `#if`.
@Suite struct PostfixConditionTests {
    @Test func `each branch has its item`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct MainTabs: View {
              var body: some View {
                TabView {
                  Text("1")
                    #if os(macOS)
                    .tabItem { Label("Overview", systemImage: "macwindow") }
                    #else
                    .tabItem { Label("Home", systemImage: "house") }
                    #endif
                  Text("2").tabItem { Label("News", systemImage: "newspaper") }
                    #if DEBUG
                    .badge(3)
                    #endif
                }
              }
            }
            """
        )
        #expect(
            lines == [
                "DEBUG: #if DEBUG, usually false",
                #"Home house {"variants":[{"when":{"platforms":["mac"]},"title":"Overview","systemImage":"macwindow"}]}"#,
                #"News newspaper {"variants":[{"when":{"if":["DEBUG"]},"badge":3}]}"#,
            ]
        )
    }

    @Test func `an item that only some platforms have is none elsewhere`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct Root: View {
              var body: some View {
                TabView {
                  Group { Text("1") }.tabItem { Label("Home", systemImage: "house") }
                    #if os(iOS)
                    .toolbarBackground(.visible, for: .tabBar)
                    #endif
                  Text("2")
                    #if os(iOS)
                    .tabItem { Label("News", systemImage: "newspaper") }
                    #endif
                  Text("3")
                    #if os(iOS)
                    .tag(1)
                    #else
                    .tag(2)
                    #endif
                    .tabItem { Label("Mail", systemImage: "envelope") }
                }
              }
            }
            """
        )
        #expect(
            lines == [
                #"Home house {"toolbarBackgroundVisibility":{"tabBar":"visible"},"variants":[{"when":{"platforms":["mac","tv","vision","watch"]},"toolbarBackgroundVisibility":null}]}"#,
                #"News newspaper {"variants":[{"when":{"platforms":["mac","tv","vision","watch"]},"title":null,"systemImage":null}]}"#,
                #"Mail envelope {"value":1}"#,
            ]
        )
    }
}
