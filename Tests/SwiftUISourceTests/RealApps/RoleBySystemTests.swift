import Testing

/// Roles and modifiers that a tab or a bar has on new systems only.
@Suite struct RoleBySystemTests {
    @Test func `a tab with one title has another role on older systems`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct FerryView: View {
                var body: some View {
                    TabView {
                        Tab("Piers", systemImage: "ferry") { Text("1") }
                        if #available(iOS 27, *) {
                            Tab("Plan", systemImage: "map", role: .prominent) { Text("2") }
                        } else {
                            Tab("Plan", systemImage: "map", role: .search) { Text("2") }
                        }
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                "Piers ferry",
                #"Plan map {"role":"prominent","variants":[{"when":{"beforeOS":"27"},"role":"search"}]}"#,
            ]
        )
    }

    @Test func `systems of any kind are asked for at once`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct FerryView: View {
                var body: some View {
                    TabView {
                        Tab("Piers", systemImage: "ferry") { Text("1") }
                        if #available(anyAppleOS 27, *) {
                            Tab("Plan", systemImage: "map", role: .prominent) { Text("2") }
                        } else {
                            Tab("Plan", systemImage: "map", role: .search) { Text("2") }
                        }
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                "Piers ferry",
                #"Plan map {"role":"prominent","variants":[{"when":{"beforeOS":"27"},"role":"search"}]}"#,
            ]
        )
    }

    @Test func `a role of the app is the one that each system has`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct FerryView: View {
                var body: some View {
                    TabView {
                        Tab("Piers", systemImage: "ferry") { Text("1") }
                        Tab("Plan", systemImage: "map", role: .main) { Text("2") }
                    }
                }
            }
            extension TabRole {
                static var main: TabRole? {
                    guard #available(iOS 27, *) else { return nil }
                    return .prominent
                }
            }
            """
        )

        #expect(
            lines == [
                "Piers ferry",
                #"Plan map {"role":"prominent","variants":[{"when":{"beforeOS":"27"},"role":null}]}"#,
            ]
        )
    }

    @Test func `a modifier for new systems only is not there before`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct FerryView: View {
                var body: some View {
                    piers.modifier(Slim())
                }
                @available(iOS 18, *)
                private var piers: some View {
                    TabView {
                        Tab("Piers", systemImage: "ferry") { Text("1") }
                        Tab("Fares", systemImage: "ticket") { Text("2") }
                    }
                }
            }
            struct Slim: ViewModifier {
                func body(content: Content) -> some View {
                    if #available(iOS 26, *) { content.tabBarMinimizeBehavior(.onScrollDown) } else { content }
                }
            }
            """
        )

        #expect(
            lines == [
                #"{"tabBarMinimizeBehavior":"onScrollDown","variants":[{"when":{"beforeOS":"26"},"tabBarMinimizeBehavior":null}]}"#,
                "Piers ferry",
                "Fares ticket",
            ]
        )
    }
}
