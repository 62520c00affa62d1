import SwiftUITrials
import TabModel
import TabSpecCoding
import Testing

@testable import SwiftUISource

/// Edits that can't be made safely, with the reason and the place.
@Suite struct EditRefusalTests {
    private static func view(_ tabs: String, _ rest: String = "") -> String {
        "import SwiftUI\nstruct V: View {\n    let name = \"Twice\"\n    let model: Model\n    var body: some View {\n"
            + "        TabView {\n            \(tabs)\n        }\n    }\n}\n\(rest)"
    }

    private static func set(_ key: String, _ value: JSONValue?, _ index: Int = 0) -> TabEdit {
        SourceActs.set(key, value, .path([index]))
    }

    static let cases: [(String, TabEdit, SpecEditError.Reason, String)] = [
        (view(#"Tab(model.title, systemImage: "a") {}"#), set("title", "B"), .dynamic, "A.swift:7:17"),
        (view(#"Tab("A" + "B", systemImage: "a") {}"#), set("title", "C"), .computed, "A.swift:7:17"),
        (
            view(#"Tab(name, systemImage: "a") {}; Tab(name, systemImage: "b") {}"#), set("title", "Other"), .shared,
            "A.swift:3:16"
        ),
        (
            view(
                "if model.isOn {\n Tab(\"A\", systemImage: \"a\") {}\n Tab(\"B\", systemImage: \"b\") {}\n }\n Tab(\"C\", systemImage: \"c\") {}"
            ),
            .move(.path([0]), to: TabPlace(3)), .condition, "A.swift:7:13"
        ),
        (view(#"Tab("A", systemImage: "a") {}"#), .remove(.path([0])), .onlyTab, "A.swift:6:9"),
        (view(#"Tab("A", systemImage: "a") {}"#), .remove(.path([3])), .absent, "A.swift:6:9"),
        (view(#"Tab("A", systemImage: "a") {}"#), .dissolve(.path([0])), .notSection, "A.swift:6:9"),
        (view(#"Tab("A", systemImage: "a") {}"#), set("value", "b"), .notInSwift, "A.swift:7:13"),
        (view(#"Tab("A", systemImage: "a") {}"#), set("action", true), .notInSwift, "A.swift:7:13"),
        (view(#"Tab("A", systemImage: "a") {}"#), set("hidden", ["sizeClass": "compact"]), .notInSwift, "A.swift:7:13"),
        (
            view(#"Tab("A", systemImage: "a", value: .a) {}; Tab("B", systemImage: "b", value: .b) {}"#),
            .duplicate(.path([0])),
            .value, "A.swift:7:13"
        ),
        (
            view(#"Text("A").tabItem { Text("A") }; Text("B").tabItem { Text("B") }"#),
            .wrap([.path([0])], in: TabLabel(title: "S")), .notInSwift, "A.swift:7:23"
        ),
        (
            view(
                "ForEach(model.all) { one in Tab(one.name, systemImage: \"a\") {} }\n            Tab(\"B\", systemImage: \"b\") {}"
            ),
            set("title", "C"), .dynamic, "A.swift:7:45"
        ),
    ]

    @Test(arguments: cases)
    func `refuses what it can't do safely`(
        text: String,
        act: TabEdit,
        reason: SpecEditError.Reason,
        place: String
    ) throws {
        let error = #expect(throws: SpecEditError.self) { try EditedTextTests.made(text, act) }
        let found = error?.location.map { "\(error?.file ?? ""):\($0.line):\($0.column)" } ?? ""

        #expect(error?.reason == reason, "\(error?.text ?? "")")
        #expect(found == place)
    }

    static let sentences: [(String, TabEdit, String)] = [
        (
            view(#"Text("A").tabItem { Text("A") }; Text("B").tabItem { Text("B") }"#),
            .wrap([.path([0])], in: TabLabel(title: "S")),
            "Sections contain only tabs that are written with Tab, and \"A\" is a view with tabItem. Edit the source."
        ),
        (
            view(#"ForEach(["A", "B"], id: \.self) { one in Tab(one, systemImage: "a") {} }"#),
            .wrap([.path([1])], in: TabLabel(title: "S")),
            "\"B\" and other entries come from one expression, so it can't be changed alone. Edit the source."
        ),
        (
            view(#"TabSection("More") { Tab("A" + "B", systemImage: "a") {} }"#),
            SourceActs.set("title", "C", .path([0, 0])),
            "The title of \"AB\" is computed in the source, so there is no literal to change. Edit the source."
        ),
        (
            view(#"TabSection("More") { Tab("A", systemImage: "a") {} }"#), .remove(.path([0, 0])),
            "\"A\" is the only entry of its list, and a list of tabs must not be empty. "
                + "Remove or dissolve its section, or add another tab first."
        ),
        (view(#"Tab("A", systemImage: "a") {}"#), .remove(.path([3])), "There is no entry 4."),
        (
            view(#"Tab("A", systemImage: "a") {}"#), set("role", "serach"),
            "The role of \"A\": \"serach\" is not a tab role. Did you mean \"search\"?"
        ),
    ]

    @Test(arguments: sentences)
    func `names entries as people know them, never by their paths`(text: String, act: TabEdit, sentence: String) {
        let error = #expect(throws: SpecEditError.self) { try EditedTextTests.made(text, act) }

        #expect(error?.text == sentence)
    }

    @Test func `a title of a string table is changed there`() throws {
        let files = FilesInMemory([
            "A.swift": Array(Self.view(#"Tab("Home", systemImage: "a") {}"#).utf8),
            "en.lproj/Localizable.strings": Array(#""Home" = "Home";"#.utf8),
        ])
        let error = #expect(throws: SpecEditError.self) {
            try Reading.onLargeStack {
                Result { () throws(SpecEditError) in
                    try SwiftEditor.edited(files, view: "V.body", Self.set("title", "Start"))
                }
            }
            .get()
        }

        #expect(error?.reason == .catalog)
        #expect(error?.file == "en.lproj/Localizable.strings")
    }

    @Test func `a literal of another tab view's is not changed with it`() throws {
        let text = """
            let shared = "Both"
            struct V: View { var body: some View { TabView { Tab(shared, systemImage: "a") {} } } }
            struct W: View { var body: some View { TabView { Tab(shared, systemImage: "a") {} } } }
            """
        let error = #expect(throws: SpecEditError.self) {
            try EditedTextTests.made(text, Self.set("title", "One"))
        }

        #expect(error?.reason == .shared)
        #expect(error?.location == SourceLocation(line: 1, column: 14))
    }

    @Test(arguments: [
        "struct W: View { var body: some View { Text(Names.home) } }", "func other() { print(Names.home) }",
    ])
    func `a constant that is used elsewhere is not changed for a tab`(use: String) throws {
        let text = """
            enum Names { static let home = "Home" }
            struct V: View { var body: some View { TabView { Tab(Names.home, systemImage: "a") {} } } }
            """
        let act = Self.set("title", "Start")
        let alone = try EditedTextTests.made(text, act)
        let same = #expect(throws: SpecEditError.self) { try EditedTextTests.made("\(text)\n\(use)", act) }
        let files = FilesInMemory(["A.swift": Array(text.utf8), "B.swift": Array(use.utf8)])
        let other = #expect(throws: SpecEditError.self) {
            try Reading.onLargeStack {
                Result { () throws(SpecEditError) in try SwiftEditor.edited(files, view: "V.body", act) }
            }
            .get()
        }

        #expect(alone == text.replacing("\"Home\"", with: "\"Start\""))
        #expect(same?.reason == .shared)
        #expect(other?.reason == .shared)
        #expect(other?.location == SourceLocation(line: 1, column: 32))
    }

    @Test func `there is no such view`() throws {
        let error = #expect(throws: SpecEditError.self) {
            try EditedTextTests.made(
                "struct W: View { var body: some View { TabView { Tab(\"A\") {} } } }",
                .remove(.path([0]))
            )
        }

        #expect(error?.reason == .absent)
    }
}
