import TabModel
import Testing

@testable import SwiftUISource

/// Half-typed source: each tab view that depends on it says so, with places, and no other one does.
@Suite struct SyntaxErrorTests {
    private static let view = "struct A: View { var body: some View { TabView { Tab(Place.home.title) {} } } }"
    private static let other = "struct Z: View { var body: some View { TabView { Tab(\"Other\") {} } } }"

    /// The lines of the errors of one view's file.
    private func errors(_ source: String) -> [String] {
        Reading.views(source).first?.diagnostics.filter { $0.severity == .error }.map(\.line) ?? []
    }

    @Test(arguments: [
        ("TabView { Tab(\"A\") {", "expected `}` to close `{` on line 1"),
        ("TabView { Tab(\"A\" {} }", "expected `)` to close `(` on line 2"),
        ("TabView { Tab(\"A) {} }", "expected `\"` to close `\"` on line 2"),
        ("TabView { Tab(\"A\", systemImage: ) {} }", "expected an expression"),
        ("TabView { let  = 1; Tab(\"A\") {} }", "expected a pattern"),
        ("TabView { let a: = 1; Tab(\"A\") {} }", "expected a type"),
        ("TabView { Tab(\"A\") {} } ]", "unexpected code `]`"),
        ("TabView { Tab(\"A\") {} /* c } }", "expected `*/`: the comment is not closed"),
        ("TabView { Tab(“A”) {} }", "expected `\"` instead of a curly quotation mark"),
        ("TabView { Tab(<#title#>) {} }", "this is an editor placeholder. Replace it with code"),
        ("TabView { Tab(\"\\q\") {} }", "the escape sequence in the string is not valid"),
        (
            "TabView {\n<<<<<<< HEAD\nTab(\"A\") {}\n=======\nTab(\"B\") {}\n>>>>>>> b\n}",
            "Line 3 is a Git conflict marker. Choose one of the two versions"
        ),
        ("TabView {\n#if DEBUG\nTab(\"A\") {}\n}", "expected `#endif`"),
    ])
    func `says what was expected`(line: String, message: String) {
        let lines = errors("struct A: View { var body: some View {\n\(line)\n} }")

        #expect(lines.contains { $0.contains(message) && $0.hasSuffix("[syntax]") }, "\(lines)")
        #expect(lines.allSatisfy { $0.hasPrefix("A.swift:") && $0.contains(": error: ") })
        #expect(1...3 ~= lines.count)
    }

    @Test func `places are lines and columns of the file`() {
        let lines = errors("struct A: View { var body: some View {\n    TabView { Tab(\"É\" {} }\n} }")

        #expect(lines.first == "A.swift:2:22: error: expected `)` to close `(` on line 2. [syntax]")
    }

    @Test(arguments: Fixture.all)
    func `source that parses has no errors`(fixture: Fixture) {
        let text = Reading.outline(fixture.files)

        #expect(!text.contains(": error: "))
    }

    /// An enumeration's file that is damaged before, in or after what the view asks for.
    @Test(arguments: [
        "enum Place { case home; var title: String { \"Home\" ",
        "enum Place { case home; var title: String { \"Home } }",
        "struct B { func f() { enum Place { case home; var title: String { \"Home\" } }",
        "let a = \"\"\"\n enum Place { case home; var title: String { \"Home\" } }",
        "/* enum Place { case home; var title: String { \"Home\" } }",
        "enum Place { case home }\nstruct B {\n extension Place { var title: String { \"Home\" } }",
        "extension B { func f() { }\nextension Place { var title: String { \"Home\" } }\nenum Place { case home }",
    ])
    func `a view that depends on a file with errors has them, another one has none`(damaged: String) {
        let reading = Reading.reading([
            "A.swift": Self.view, "Place.swift": damaged, "Z.swift": Self.other,
        ])

        let errors = reading.tabViews.map { view in view.diagnostics.filter { $0.severity == .error } }
        #expect(reading.tabViews.map(\.name) == ["A.body", "Z.body"])
        #expect(errors.first?.isEmpty == false)
        #expect(errors.first?.allSatisfy { $0.file == "Place.swift" && $0.id == "syntax" } == true)
        #expect(errors.last?.isEmpty == true)
    }

    @Test(arguments: [
        "struct B { \nfunc places() -> [String] { [\"Home\"] }", "}\nfunc places() -> [String] { [\"Home\"] ",
    ])
    func `a function that stands in another one's braces by mistake is depended on`(damaged: String) {
        let view = """
            struct A: View { var body: some View { TabView {
                ForEach(places(), id: \\.self) { place in Tab(place, systemImage: "x") {} }
            } } }
            """
        let reading = Reading.reading(["A.swift": view, "B.swift": damaged])

        #expect(reading.tabViews.first?.diagnostics.contains { $0.file == "B.swift" && $0.severity == .error } == true)
    }

    @Test(arguments: ["let a = \"\"\"\n" + view, "/* " + view])
    func `errors of a file whose tab view is not found are the project's`(damaged: String) {
        let reading = Reading.reading(["A.swift": damaged, "Z.swift": Self.other])

        #expect(reading.tabViews.map(\.name) == ["Z.body"])
        #expect(reading.tabViews.first?.diagnostics == [])
        #expect(reading.diagnostics.map(\.file) == ["A.swift"])
        #expect(reading.diagnostics.map(\.severity) == [.error])
    }
}
