import TabModel
import TestTools
import Testing

@testable import SwiftUISource

/// Sources that are cut, damaged or endless: each is read in the end, and nothing is made up.
@Suite struct HardInputTests {
    @Test(arguments: Fixture.all)
    func `reads every prefix of a project`(fixture: Fixture) {
        let path = fixture.files.keys.sorted().first { $0.hasSuffix("View.swift") || $0.hasSuffix("Views.swift") } ?? ""
        let bytes = fixture.files[path] ?? []
        for count in stride(from: 0, through: bytes.count, by: Seeds.isThorough ? 67 : 201) {
            var files = fixture.files
            files[path] = Array(bytes[..<count])
            let text = Reading.outline(files)
            #expect(text.isEmpty || text.contains("at ") || text.contains("[syntax]"), "\(count)")
        }
        #expect(!bytes.isEmpty)
    }

    @Test(arguments: Fixture.all)
    func `reads a project from which one token is missing, or in which one is doubled`(fixture: Fixture) {
        let path = fixture.files.keys.sorted().first { $0.hasSuffix("View.swift") || $0.hasSuffix("Views.swift") } ?? ""
        let bytes = fixture.files[path] ?? []
        let brackets = bytes.indices.filter { "(){}[]\"".utf8.contains(bytes[$0]) && $0.isMultiple(of: 13) }
        for place in Seeds.some(of: brackets) {
            var files = fixture.files
            files[path] = Array(bytes[..<place] + bytes[(place + 1)...])
            _ = Reading.outline(files)
            files[path] = Array(bytes[...place] + bytes[place...])
            _ = Reading.outline(files)
        }
        #expect(!brackets.isEmpty)
    }

    @Test func `reads lists of 10,000 cases as one entry`() {
        let cases = (0..<10_000).map { "case c\($0)" }.joined(separator: "\n")
        let views = Reading.views(
            """
            enum P: String, CaseIterable { \(cases) }
            struct V: View { var body: some View {
                TabView { ForEach(P.allCases, id: \\.self) { p in Tab(p.rawValue, systemImage: "x", value: p) {} } }
            } }
            """
        )

        #expect(views.first?.spec.tabs.count == 1)
        #expect(views.first?.spec.tabs.first?.modifiers.repeats?.over == "P.allCases")
    }

    @Test func `says what is too complex instead of being silent`() {
        let functions = (0..<40).map { "func f\($0)(_ a: Int) -> String { f\($0 + 1)(a) + f\($0 + 1)(a) }" }.joined(
            separator: "\n"
        )
        let views = Reading.views(
            """
            struct V: View { \(functions)
                func f40(_ a: Int) -> String { "end" }
                var body: some View { TabView { Tab(f0(1), systemImage: "x") {} } }
            }
            """
        )

        #expect(views.first?.spec.tabs.first?.modifiers.standIns[.title]?.why == .tooComplex)
        #expect(views.first?.diagnostics.isEmpty == false)
    }

    @Test func `says once that a tab view is too large, and that it has more tabs than are read`() {
        let tabs = (0..<600).map { "Tab(\"T\($0)\" + f(\($0)), systemImage: \"x\") {}" }
        let work = (0..<60).map { "let a\($0) = \"a\" + \"b\" + \"c\"" }
        let views = Reading.views(
            """
            struct V: View {
                func f(_ a: Int) -> String { \(work.joined(separator: "; ")); return "!" }
                var body: some View { TabView { \(tabs.joined(separator: "\n")) } }
            }
            """
        )

        #expect(views.first?.spec.tabs.count == 500)
        #expect(views.first?.spec.tabs.first?.label.title == "T0!")
        #expect(views.first?.diagnostics.map(\.id).sorted() == ["too-large", "too-many-tabs"])
    }

    @Test func `keeps many conditions apart without end`() {
        let tabs = (0..<40).map { "if a\($0) || b\($0) { Tab(\"T\($0)\", systemImage: \"x\") {} }" }
        let nested = (0..<30).reduce("Tab(\"Deep\", systemImage: \"x\") {}") {
            "if c\($1) { \($0) } else { Text(\"\") }"
        }
        let views = Reading.views(
            "struct V: View { var body: some View { TabView { \(tabs.joined(separator: "\n"))\n \(nested) } } }"
        )

        #expect((views.first?.spec.tabs.count ?? 0) >= 41)
    }

    @Test(arguments: [
        ([0xFF, 0xFE, 0x41, 0x00], "UTF-16"), ([0xFE, 0xFF, 0x00, 0x41], "UTF-16"), ([0xC3, 0x28], "not UTF-8"),
        ([0x41, 0x00, 0x42], "not UTF-8"),
    ])
    func `tells which file is no text`(bytes: [UInt8], sentence: String) {
        let text = Reading.outline(["A.swift": bytes])

        #expect(text.contains("A.swift: warning: the file is \(sentence)"))
    }

    @Test func `reads both sides of a merge conflict as far as it can`() {
        let views = Reading.views(
            """
            struct V: View { var body: some View { TabView {
            <<<<<<< HEAD
                Tab("Ours", systemImage: "a") {}
            =======
                Tab("Theirs", systemImage: "b") {}
            >>>>>>> other
            } } }
            """
        )

        #expect(views.count == 1)
    }

    @Test(arguments: ["", "{", "{\"strings\":{}}", "{\"sourceLanguage\":\"en\",\"strings\":[]}", "\u{0}"])
    func `shows keys, and says why, where a catalog is damaged`(catalog: String) {
        let source = "struct V: View { var body: some View { TabView { Tab(\"key\", systemImage: \"x\") {} } } }"
        let text = Reading.outline(["A.swift": Array(source.utf8), "Localizable.xcstrings": Array(catalog.utf8)])

        #expect(text.contains("\"title\":\"key\""))
        #expect(text.contains("Localizable.xcstrings: warning:"))
        #expect(text.contains("missing-localization"))
    }

    @Test(arguments: ["", "let a = 1", "struct TabView {}", "// TabView {}", "let a = \"TabView { }\"", "TabView()"])
    func `finds no tab view where there is none`(source: String) {
        #expect(Reading.views(source).isEmpty)
    }
}
