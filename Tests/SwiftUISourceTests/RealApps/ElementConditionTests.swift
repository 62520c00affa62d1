import Testing

@testable import SwiftUISource

/// Conditions about an element of a list.
@Suite struct ElementConditionTests {
    @Test func `a value that depends on the element is a stand-in`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct RootView: View {
                let feeds: [Feed]
                var body: some View {
                    TabView {
                        Tab("Home", systemImage: "house") { Text("1") }
                        ForEach(feeds) { feed in
                            Tab(feed.isPrivate ? "Private" : "Public", systemImage: feed.isPrivate ? "lock" : "globe") { Text("1") }
                                .badge(feed.isMuted ? 0 : feed.unread)
                                .hidden(feed.isArchived)
                        }
                    }
                }
            }
            """
        )
        #expect(
            lines == [
                "Home house",
                #"[feed.isPrivate ? "Private" : "Public"] – {"dynamic":true,"repeats":{"over":"feeds"},"standIns":{"title":{"text":"feed.isPrivate ? \"Private\" : \"Public\"","why":"runTime"},"systemImage":{"text":"systemImage","why":"runTime"},"hidden":{"text":"feed.isArchived","why":"runTime"},"badge":{"text":"feed.isMuted ? 0 : feed.unread","why":"runTime"}}}"#,
                "A.swift:8: unresolved-symbol",
                "A.swift:8: unresolved-title",
                "A.swift:7: dynamic-tabs",
            ]
        )
    }

    @Test func `placements that depend on a condition are variants`() {
        let lines = AppText.lines(
            #"""
            import SwiftUI
            struct RootView: View {
                @Environment(\.horizontalSizeClass) private var h
                @State private var c = TabViewCustomization()
                let flag: Bool
                var body: some View {
                    TabView {
                        Tab("Home", systemImage: "house") { Text("1") }.customizationID("h")
                        Tab("Shop", systemImage: "bag") { Text("1") }.customizationID("s")
                            .defaultVisibility(h == .regular ? .hidden : .visible, for: .tabBar)
                        Tab("Club", systemImage: "star") { Text("1") }.customizationID("c")
                            .defaultVisibility(flag ? .hidden : .visible, for: .tabBar)
                        Tab("News", systemImage: "newspaper") { Text("1") }.customizationID("n")
                            .customizationBehavior(flag ? .disabled : .automatic, for: .sidebar, .tabBar)
                        Tab("Fix", systemImage: "wrench") { Text("1") }.customizationID("n2")
                            .defaultVisibility(.hidden, for: .tabBar)
                    }
                    .tabViewCustomization($c)
                    .tabViewStyle(.sidebarAdaptable)
                }
            }
            """#
        )
        #expect(
            lines == [
                #"{"tabViewStyle":"sidebarAdaptable","tabViewCustomization":"c"}"#,
                "flag: flag, usually true",
                #"Home house {"customizationID":"h"}"#,
                #"Shop bag {"customizationID":"s","defaultVisibility":{"sidebar":"automatic","tabBar":"hidden"},"variants":[{"when":{"sizeClass":"compact"},"defaultVisibility":{"sidebar":"automatic","tabBar":"visible"}}]}"#,
                #"Club star {"customizationID":"c","defaultVisibility":{"sidebar":"automatic","tabBar":"hidden"},"variants":[{"when":{"unless":["flag"]},"defaultVisibility":{"sidebar":"automatic","tabBar":"visible"}}]}"#,
                #"News newspaper {"customizationID":"n","customizationBehavior":"disabled","variants":[{"when":{"unless":["flag"]},"customizationBehavior":null}]}"#,
                #"Fix wrench {"customizationID":"n2","defaultVisibility":{"sidebar":"automatic","tabBar":"hidden"}}"#,
            ]
        )
    }
}
