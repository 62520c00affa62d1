import TabModel
import Testing

@testable import SwiftUISource

/// What modifiers of a tab view say, read by the keys of the format.
@Suite struct TabViewKeyTests {
    /// A tab view with two tabs and some modifiers, in a file with other declarations.
    private func spec(_ modifiers: String, _ declarations: String = "", in view: String = "") throws -> TabSpec {
        let source = """
            import SwiftUI
            \(declarations)
            struct Desk: View {
                \(view)
                var body: some View {
                    TabView {
                        Tab("Notes", systemImage: "note") { Text("1") }
                        Tab("Lists", systemImage: "list.bullet") { Text("2") }
                    }
                    \(modifiers)
                }
            }
            """
        return try #require(Reading.views(source).first?.spec)
    }

    @Test func `marks a value that the source doesn't tell, with the expression at the call`() throws {
        let spec = try spec(".tabViewStyle(Theme.current.style).tabBarMinimizeBehavior(settings.minimizing)")

        #expect(spec.tabViewStyle == .automatic)
        #expect(spec.standIns[.tabViewStyle]?.text == "Theme.current.style")
        #expect(spec.standIns[.tabBarMinimizeBehavior]?.text == "settings.minimizing")
        #expect(spec.standIns.keys == [.tabViewStyle, .tabBarMinimizeBehavior])
    }

    @Test func `marks a value that isn't known in one branch only there`() throws {
        let spec = try spec(
            ".tabBarMinimizeBehavior(isQuiet ? settings.minimizing : .onScrollDown)",
            in: "@State private var isQuiet = false"
        )

        let usual = spec.standIns[.tabBarMinimizeBehavior]
        let varied = spec.variants.flatMap(\.values).contains { $0.key == "standIns" }
        #expect((usual == nil) != (spec.tabBarMinimizeBehavior == .automatic))
        #expect(usual != nil || varied)
    }

    @Test func `marks a selection that only the running app knows`() throws {
        let views = Reading.views(
            """
            struct Desk: View {
                let router: Router
                var body: some View {
                    TabView(selection: router.place) { Tab("Notes", systemImage: "note", value: 1) { Text("1") } }
                }
            }
            """
        )
        #expect(views.first?.spec.standIns[.selection]?.text == "router.place")
    }
}
