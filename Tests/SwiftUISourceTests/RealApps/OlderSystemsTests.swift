import Testing

/// Bars, tabs and roles that older systems get, which are not there beside those of new ones.
@Suite struct OlderSystemsTests {
    @Test func `a property for systems before iOS 18 is inactive`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct FerryView: View {
                var body: some View {
                    if #available(iOS 18, *) { piers } else { plainPiers }
                }
                @available(iOS 18, *)
                private var piers: some View {
                    TabView {
                        Tab("Piers", systemImage: "ferry") { Text("1") }
                        Tab("Fares", systemImage: "ticket") { Text("2") }
                    }
                }
                private var plainPiers: some View {
                    TabView {
                        Text("1").tabItem { Label("Piers", systemImage: "ferry") }
                        Text("2").tabItem { Label("Fares", systemImage: "ticket") }
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                "FerryView.piers: tabBar",
                "Piers ferry",
                "Fares ticket",
                "FerryView.plainPiers: inactive",
                "Piers ferry",
                "Fares ticket",
            ]
        )
    }

    @Test func `a bar behind unavailable is inactive`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct FerryView: View {
                var body: some View {
                    if #unavailable(iOS 18) { plainPiers } else { piers }
                }
                @available(iOS 18, *)
                private var piers: some View {
                    TabView {
                        Tab("Piers", systemImage: "ferry") { Text("1") }
                        Tab("Fares", systemImage: "ticket") { Text("2") }
                    }
                }
                private var plainPiers: some View {
                    TabView {
                        Text("1").tabItem { Label("Piers", systemImage: "ferry") }
                        Text("2").tabItem { Label("Fares", systemImage: "ticket") }
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                "FerryView.piers: tabBar",
                "Piers ferry",
                "Fares ticket",
                "FerryView.plainPiers: inactive",
                "Piers ferry",
                "Fares ticket",
            ]
        )
    }

    @Test func `a bar behind a guard for iOS 18 is inactive`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct FerryView: View {
                var body: some View {
                    guard #available(iOS 18, *) else { return plainPiers }
                    return piers
                }
                @available(iOS 18, *)
                private var piers: some View {
                    TabView {
                        Tab("Piers", systemImage: "ferry") { Text("1") }
                        Tab("Fares", systemImage: "ticket") { Text("2") }
                    }
                }
                private var plainPiers: some View {
                    TabView {
                        Text("1").tabItem { Label("Piers", systemImage: "ferry") }
                        Text("2").tabItem { Label("Fares", systemImage: "ticket") }
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                "FerryView.piers: tabBar",
                "Piers ferry",
                "Fares ticket",
                "FerryView.plainPiers: inactive",
                "Piers ferry",
                "Fares ticket",
            ]
        )
    }

    @Test func `a view of its own for systems before iOS 18 is inactive`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct FerryView: View {
                var body: some View {
                    Group { if #available(iOS 18, *) { Piers() } else { PlainPiers() } }
                }
            }
            @available(iOS 18, *)
            struct Piers: View {
                var body: some View {
                    TabView {
                        Tab("Piers", systemImage: "ferry") { Text("1") }
                        Tab("Fares", systemImage: "ticket") { Text("2") }
                    }
                }
            }
            struct PlainPiers: View {
                var body: some View {
                    TabView {
                        Text("1").tabItem { Label("Piers", systemImage: "ferry") }
                        Text("2").tabItem { Label("Fares", systemImage: "ticket") }
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                "Piers.body: tabBar",
                "Piers ferry",
                "Fares ticket",
                "PlainPiers.body: inactive",
                "Piers ferry",
                "Fares ticket",
            ]
        )
    }

    @Test func `a bar for systems before 26 says so`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct FerryView: View {
                var body: some View {
                    if #available(iOS 26, *) {
                        TabView {
                            Tab("Piers", systemImage: "ferry") { Text("1") }
                            Tab(role: .search) { Text("2") }
                        }
                    } else {
                        TabView {
                            Text("1").tabItem { Label("Piers", systemImage: "ferry") }
                            Text("2").tabItem { Label("Look up", systemImage: "magnifyingglass") }
                        }
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                "FerryView.body: tabBar",
                "Piers ferry",
                #"– – {"role":"search"}"#,
                "FerryView.body #2: tabBar",
                #"Piers ferry {"when":{"beforeOS":"26"}}"#,
                #"Look up magnifyingglass {"when":{"beforeOS":"26"}}"#,
            ]
        )
    }
}
