import Testing

@testable import SwiftUISource

/// Views that are shown in a settings window and elsewhere.
@Suite struct ScenePlaceTests {
    @Test func `a view of both is read for both`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            @main struct A: App {
              var body: some Scene {
                #if os(macOS)
                WindowGroup { Text("") }
                Settings { PrefTabs() }
                #else
                WindowGroup { PrefTabs() }
                #endif
              }
            }
            struct PrefTabs: View {
                var body: some View {
                    TabView {
                        Text("").tabItem { Label("General", systemImage: "gear") }
                        Text("").tabItem { Label("Mail", systemImage: "envelope") }
                    }
                }
            }
            """
        )
        #expect(
            lines == [
                "PrefTabs.body: tabBar",
                "General gear",
                "Mail envelope",
                "PrefTabs.body #2: settings",
                #"{"settingsWindow":{},"platforms":["mac"]}"#,
                "General gear",
                "Mail envelope",
            ]
        )
    }

    @Test func `a property of the app is a window`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            @main struct A: App {
                var body: some Scene { WindowGroup { Text("") }
                    Settings { tabs.frame(width: 300) } }
                private var tabs: some View { TabView { Text("").tabItem { Label("General", systemImage: "gear") }; Text("").tabItem { Label("Keys", systemImage: "command") } } }
            }
            """
        )
        #expect(
            lines == [
                "A.tabs: settings",
                #"{"settingsWindow":{"width":300},"platforms":["mac"]}"#,
                "General gear",
                "Keys command",
            ]
        )
    }

    @Test func `padding around the frame counts`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            @main struct A: App {
                var body: some Scene { WindowGroup { Text("") }
                    Settings { Tabs() } }
            }
            struct Tabs: View { 
             var body: some View { TabView { Text("").tabItem { Label("General", systemImage: "gear") }; Text("").tabItem { Label("Keys", systemImage: "command") } }.frame(width: 480, height: 300).padding(20) } }
            """
        )
        #expect(
            lines == [
                "Tabs.body: settings",
                #"{"settingsWindow":{"width":520},"platforms":["mac"]}"#,
                "General gear",
                "Keys command",
            ]
        )
    }

    @Test func `a size has its width`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            @main struct A: App { var body: some Scene { WindowGroup { Text("") }; Settings { P().frame(width: Metrics.size.width) } } }
            enum Metrics { static let size = CGSize(width: 600, height: 400) }
            struct P: View { var body: some View {
                    TabView {
                        Text("").tabItem { Label("General", systemImage: "gear") }
                        Text("").tabItem { Label("Mail", systemImage: "envelope") }
                    }
                } }
            """
        )
        #expect(
            lines == [
                "P.body: settings",
                #"{"settingsWindow":{"width":600},"platforms":["mac"]}"#,
                "General gear",
                "Mail envelope",
            ]
        )
    }

    @Test func `a frame of one platform counts`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            @main struct A: App { var body: some Scene { WindowGroup { Text("") }; Settings { P() } } }
            struct P: View { var body: some View {
                    TabView {
                        Text("").tabItem { Label("General", systemImage: "gear") }
                        Text("").tabItem { Label("Mail", systemImage: "envelope") }
                    }
                    #if os(macOS)
                    .frame(width: 540)
                    #endif
                } }
            """
        )
        #expect(
            lines == [
                "P.body: settings",
                #"{"settingsWindow":{"width":540},"platforms":["mac"]}"#,
                "General gear",
                "Mail envelope",
            ]
        )
    }
}
