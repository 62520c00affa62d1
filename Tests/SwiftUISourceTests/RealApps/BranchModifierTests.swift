import Testing

/// Modifiers that only one of several branches calls.
@Suite struct BranchModifierTests {
    @Test func `styles of two branches are variants by the device`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct DeskView: View {
                private var isWide: Bool { return UIDevice.current.userInterfaceIdiom == .pad }
                var body: some View {
                    if isWide {
                        desk.tabViewStyle(.sidebarAdaptable)
                    } else {
                        desk.tabViewStyle(.tabBarOnly).tabViewBottomAccessory { Text("Timer") }
                    }
                }
                private var desk: some View {
                    TabView {
                        Tab("Notes", systemImage: "note") { Text("1") }
                        Tab("Tasks", systemImage: "checklist") { Text("2") }
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                #"{"tabViewStyle":"sidebarAdaptable","variants":[{"when":{"platforms":["iPhone","iPhoneDuo","mac","tv","vision","watch"]},"tabViewStyle":"tabBarOnly","tabViewBottomAccessory":{"title":"Timer"}}]}"#,
                "Notes note",
                "Tasks checklist",
            ]
        )
    }

    @Test func `styles of two branches are variants by the setting`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct DeskView: View {
                @AppStorage("wide") private var isWide = true
                var body: some View {
                    if isWide { desk.tabViewStyle(.sidebarAdaptable) } else { desk.tabViewStyle(.tabBarOnly) }
                }
                private var desk: some View {
                    TabView {
                        Tab("Notes", systemImage: "note") { Text("1") }
                        Tab("Tasks", systemImage: "checklist") { Text("2") }
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                #"{"tabViewStyle":"sidebarAdaptable","variants":[{"when":{"unless":["isWide"]},"tabViewStyle":"tabBarOnly"}]}"#,
                "isWide: isWide, usually true",
                "Notes note",
                "Tasks checklist",
            ]
        )
    }
}
