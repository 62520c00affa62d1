import Testing

@testable import SwiftUISource

/// Views of the app that hold a tab view and are shown at several places.
@Suite struct SeveralPlacesTests {
    @Test func `each place gives its modifiers where it shows`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            @main struct A: App { var body: some Scene { WindowGroup { Root() } } }
            struct Root: View {
              var body: some View {
                #if os(macOS)
                MainTabs().tabViewStyle(.sidebarAdaptable)
                #else
                MainTabs().tabBarMinimizeBehavior(.onScrollDown).tint(.red)
                #endif
              }
            }
            struct MainTabs: View {
              var body: some View {
                TabView {
                  Tab("Home", systemImage: "house") { Text("1") }
                  Tab("News", systemImage: "newspaper") { Text("2") }
                }
              }
            }
            """
        )
        #expect(
            lines == [
                #"{"tabBarMinimizeBehavior":"onScrollDown","tint":"red","variants":[{"when":{"platforms":["mac"]},"tabViewStyle":"sidebarAdaptable","tabBarMinimizeBehavior":null,"tint":null}]}"#,
                "Home house",
                "News newspaper",
            ]
        )
    }

    @Test func `each place gives its arguments where it shows`() {
        let lines = AppText.lines(
            #"""
            import SwiftUI
            @main struct A: App { var body: some Scene { WindowGroup { Root() } } }
            struct Root: View {
              @Environment(\.horizontalSizeClass) private var size
              var body: some View {
                if size == .compact {
                  MainTabs(isPad: false).tint(.red)
                } else if #available(iOS 26, *) {
                  MainTabs(isPad: true).tabViewStyle(.sidebarAdaptable)
                } else {
                  MainTabs(isPad: true)
                }
              }
            }
            struct MainTabs: View {
              let isPad: Bool
              var body: some View {
                TabView {
                  Tab("Home", systemImage: "house") { Text("1") }
                  Tab("News", systemImage: "newspaper") { Text("2") }
                  if isPad { Tab("Library", systemImage: "book") { Text("3") } }
                }
              }
            }
            """#
        )
        #expect(
            lines == [
                #"{"tabViewStyle":"sidebarAdaptable","variants":[{"when":{"platforms":["watch"]},"tabViewStyle":null},{"when":{"platforms":["iOS","mac","tv","vision"],"beforeOS":"26"},"tabViewStyle":null},{"when":{"platforms":["iOS"],"fromOS":"26","sizeClass":"compact"},"tabViewStyle":null},{"when":{"sizeClass":"compact"},"tint":"red"}]}"#,
                "Home house",
                "News newspaper",
                #"Library book {"when":{"sizeClass":"regular"}}"#,
            ]
        )
    }

    @Test func `of places that can show at once, none gives its modifiers, and they are noted`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            enum Device { case pad, phone }
            @main struct A: App { var body: some Scene { WindowGroup { Root() } } }
            struct Root: View {
              @State private var a = false
              var body: some View {
                NavigationStack { Text("x") }
                  .sheet(isPresented: $a) { MainTabs(device: .pad).tint(.red) }
                  .fullScreenCover(isPresented: $a) { MainTabs(device: .phone) }
              }
            }
            struct MainTabs: View {
              let device: Device
              var body: some View {
                TabView {
                  Tab("Home", systemImage: "house") { Text("1") }
                  if device == .pad { Tab("News", systemImage: "newspaper") { Text("2") } }
                }
              }
            }
            """
        )
        #expect(
            lines == [
                #"{"standIns":{"tint":{"text":"tint","why":"runTime"}}}"#,
                "devicePad: device == .pad, usually false",
                "Home house",
                #"News newspaper {"when":{"if":["devicePad"]}}"#,
                "A.swift:8: modifier-not-read",
            ]
        )
    }
}
