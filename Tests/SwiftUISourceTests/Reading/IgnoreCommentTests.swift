import TabModel
import Testing

@testable import SwiftUISource

/// Comments in the app's source that switch findings off.
@Suite struct IgnoreCommentTests {
    private static let source = """
        struct V: View { var body: some View {
            // tabpreview:ignore R5.15 Seven fit, we measured
            TabView {
                Tab("A", systemImage: "a.fill") { Text("") } // tabpreview:ignore R5.27 Filled, as our brand wants it
                Tab("B", systemImage: "b") {}
                // tabpreview:ignore R5.27,R5.19 Both
                //tabpreview:ignore R5.32   Blanks around\t
                Tab("C", systemImage: "c") {} // tabpreview:ignore R5.99 Of a later version
                // tabpreview:ignore R5.55 Of a section
                TabSection("D") {
                    Tab("E", systemImage: "e") {}
                }
                Text("F")
                    .tag(1) // tabpreview:ignore R5.40 Above the item
                    .tabItem { Label("F", systemImage: "f") } // tabpreview:ignore R5.41 Of an item
            }
        } }
        """

    @Test func `switch findings off at their tab, their section or the tab view`() throws {
        let reading = Reading.reading(["A.swift": Self.source])
        let spec = try #require(reading.tabViews.first).spec

        #expect(spec.lint == ["R5.15": "Seven fit, we measured"])
        #expect(
            spec.tabs.map(\.modifiers.lint) == [
                ["R5.27": "Filled, as our brand wants it"], [:],
                ["R5.27": "Both", "R5.19": "Both", "R5.32": "Blanks around", "R5.99": "Of a later version"],
                ["R5.55": "Of a section"], ["R5.41": "Of an item"],
            ]
        )
        #expect(
            reading.diagnostics.map(\.line) == [
                "A.swift:14:21: warning: the comment doesn't belong to a tab. "
                    + "Put it at the end of a tab's first line, or above it."
                    + " [unusedSuppression]"
            ]
        )
    }

    @Test(arguments: [
        ("R5.19", "the reason is missing. After the id, state why the finding is suppressed. [value]"),
        ("R5.19,R5.27  ", "the reason is missing. After the id, state why the finding is suppressed. [value]"),
        ("", "the comment has no finding id. Expected an id such as \"R5.19\" and a reason. [unknownRule]"),
        ("R5.19,", "the comment has no finding id. Expected an id such as \"R5.19\" and a reason. [unknownRule]"),
        (
            "R5.019 Why",
            "the comment has an unknown finding id `R5.019`. Expected an id such as \"R5.19\" and a reason. "
                + "[unknownRule]"
        ),
        (
            "R5.19, why",
            "the comment has an unknown finding id `why`. Expected an id such as \"R5.19\" and a reason. [unknownRule]"
        ),
        (
            "all",
            "the comment has an unknown finding id `all`. Expected an id such as \"R5.19\" and a reason. [unknownRule]"
        ),
    ])
    func `a comment that names no rule or no reason is reported, and switches nothing off`(
        comment: String,
        message: String
    ) throws {
        let reading = Reading.reading([
            "A.swift": "struct V: View { var body: some View { TabView {\n"
                + "    Tab(\"Ä\", systemImage: \"a\") {} // tabpreview:ignore \(comment)\n} } }"
        ])

        #expect(reading.diagnostics.map(\.line) == ["A.swift:2:35: warning: \(message)"])
        #expect(reading.tabViews.first?.spec.tabs.first?.modifiers.lint == [:])
    }

    @Test func `one line with a tab view and its tabs is the whole's`() throws {
        let line =
            "struct V: View { var body: some View { TabView { Tab(\"A\") {} } } } // tabpreview:ignore R5.27 Whole"
        let reading = Reading.reading(["A.swift": line])

        #expect(reading.tabViews.first?.spec.lint == ["R5.27": "Whole"])
        #expect(reading.tabViews.first?.spec.tabs.first?.modifiers.lint == [:])
        #expect(reading.diagnostics == [])
    }

    @Test func `what is no such comment is none`() {
        let text = """
            struct V: View { var body: some View {
                TabView {
                    Tab("// tabpreview:ignore R5.19 text", systemImage: "a") {} /* tabpreview:ignore R5.19 */
                    Tab("B", systemImage: "b") {} // see tabpreview:ignore
                }
            } }
            """
        let reading = Reading.reading(["A.swift": text])

        #expect(reading.tabViews.first?.spec.tabs.allSatisfy { $0.modifiers.lint == [:] } == true)
        #expect(reading.diagnostics == [])
    }
}
