import Testing

@testable import SwiftUISource

/// An `#if` that is the first of another one.
@Suite struct NestedPostfixTests {
    @Test func `a badge`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            @main struct A: App { var body: some Scene { WindowGroup { Main() } } }
            struct Main: View {
                var body: some View {
                    TabView {
                        Text("").tabItem { Label("Home", systemImage: "house") }
                        Text("")
                            .tabItem { Label("Inbox", systemImage: "tray") }
                            #if os(iOS)
                            #if DEBUG
                            .badge(99)
                            #else
                            .badge(1)
                            #endif
                            #endif
                    }
                }
            }
            """
        )
        #expect(
            lines == [
                "DEBUG: #if DEBUG, usually false",
                "Home house",
                #"Inbox tray {"badge":1,"variants":[{"when":{"platforms":["iOS"],"if":["DEBUG"]},"badge":99},{"when":{"platforms":["mac","tv","vision","watch"]},"badge":null}]}"#,
            ]
        )
    }

    @Test func `an item`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            @main struct A: App { var body: some Scene { WindowGroup { Main() } } }
            struct Main: View {
                @State private var tab = 0
                var body: some View {
                    TabView(selection: $tab) {
                        Text("").tabItem { Label("Home", systemImage: "house") }.tag(0)
                        Text("")
                            #if os(iOS)
                            #if DEBUG
                            .tabItem { Label("Debug", systemImage: "ladybug") }
                            #else
                            .tabItem { Label("Me", systemImage: "person") }
                            #endif
                            #else
                            .tabItem { Text("Mac") }
                            #endif
                            .tag(1)
                    }
                }
            }
            """
        )
        #expect(
            lines == [
                #"{"selection":0}"#,
                "DEBUG: #if DEBUG, usually false",
                #"Home house {"value":0}"#,
                #"Me person {"value":1,"variants":[{"when":{"platforms":["mac","tv","vision","watch"]},"title":"Mac","systemImage":null},{"when":{"platforms":["iOS"],"if":["DEBUG"]},"title":"Debug","systemImage":"ladybug"}]}"#,
            ]
        )
    }

    @Test func `a modifier of the tab view`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            @main struct A: App { var body: some Scene { WindowGroup { Main() } } }
            struct Main: View {
                @State private var tab = 0
                var body: some View {
                    TabView(selection: $tab) {
                        Text("").tabItem { Label("Home", systemImage: "house") }.tag(0)
                        Text("")
                            #if os(macOS)
                            .tabItem { Text("Mac") }
                            .tag(2)
                            #else
                            .tabItem { Label("Other", systemImage: "ellipsis") }
                            .tag(3)
                            #endif
                    }
                    #if os(iOS)
                    #if compiler(>=6.2)
                    .tabBarMinimizeBehavior(.onScrollDown)
                    #endif
                    .tint(.red)
                    #endif
                }
            }
            """
        )
        #expect(
            lines == [
                #"{"selection":0,"tabBarMinimizeBehavior":"onScrollDown","tint":"red","variants":[{"when":{"platforms":["mac","tv","vision","watch"]},"tabBarMinimizeBehavior":null,"tint":null}]}"#,
                #"Home house {"value":0}"#,
                #"Other ellipsis {"value":3,"variants":[{"when":{"platforms":["mac"]},"title":"Mac","systemImage":null}]}"#,
            ]
        )
    }
}
