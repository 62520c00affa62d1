import SwiftUITrials
import TabModel
import TabSpecCoding
import Testing

@testable import SwiftUISource

/// The text of tab views in one file after acts, to the byte.
@Suite struct EditedTextTests {
    /// One act on a text, and the text that is to come of it.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String
        let act: TabEdit
        let expected: String

        init(_ name: String, _ text: String, _ act: TabEdit, _ expected: String) {
            (self.name, self.text, self.act, self.expected) = (name, text, act, expected)
        }

        var testDescription: String { name }
    }

    private static let rich = """
        import SwiftUI

        struct V: View {
            var body: some View {
                TabView {
                    // The first one.
                    Tab("Home", systemImage: "house") { // opens
                        Text("Home") /* inside */
                    } // closes

                    #if DEBUG
                    Tab("Debug", systemImage: "ladybug") { Text("Debug") }
                    #endif

                    /// Mail,
                    /// and more.
                    Tab("Mail", /* a comment */ systemImage: "tray") {
                        Text(\"\"\"
                            Two
                              lines
                            \"\"\")
                    }
                    .badge(3) // unread

                    // Alone.

                    TabSection("More") {
                        Tab("Files", systemImage: "folder") { Text("Files") }
                    }
                }
            }
        }

        """

    private static func edited(_ old: String, _ changes: (String, String)...) -> String {
        changes.reduce(old) { $0.replacing($1.0, with: $1.1) }
    }

    private static let home = """
                    // The first one.
                    Tab("Home", systemImage: "house") { // opens
                        Text("Home") /* inside */
                    } // closes

        """
    private static let mail = """
                    /// Mail,
                    /// and more.
                    Tab("Mail", /* a comment */ systemImage: "tray") {
                        Text(\"\"\"
                            Two
                              lines
                            \"\"\")
                    }
                    .badge(3) // unread

        """
    private static let section = """
                    TabSection("More") {
                        Tab("Files", systemImage: "folder") { Text("Files") }
                    }

        """
    private static let deeper = mail.split(separator: "\n").map { "    \($0)\n" }.joined()

    static let cases: [Case] = [
        Case("a title", rich, set("title", "Start", [0]), edited(rich, (#"Tab("Home""#, #"Tab("Start""#))),
        Case(
            "a title that Markdown would change",
            rich,
            set("title", "a_b", [0]),
            edited(rich, (#"Tab("Home""#, #"Tab("a_b" as String"#))
        ),
        Case(
            "a symbol beside a comment",
            rich,
            set("systemImage", "mail", [2]),
            edited(rich, (#""tray""#, #""mail""#))
        ),
        Case("a badge", rich, set("badge", "new", [2]), edited(rich, (".badge(3)", #".badge("new")"#))),
        Case("no badge", rich, set("badge", nil, [2]), edited(rich, ("            .badge(3) // unread\n", ""))),
        Case(
            "a new modifier",
            rich,
            set("badge", 1, [0]),
            edited(rich, ("} // closes", "}\n            .badge(1) // closes"))
        ),
        Case(
            "a role",
            rich,
            set("role", "search", [0]),
            edited(rich, (#"systemImage: "house")"#, #"systemImage: "house", role: .search)"#))
        ),
        Case(
            "the style",
            rich,
            set("tabViewStyle", "sidebarAdaptable", nil),
            edited(rich, ("        }\n    }\n}\n", "        }\n        .tabViewStyle(.sidebarAdaptable)\n    }\n}\n"))
        ),
        Case("a tab goes with its comments", rich, .remove(.path([0])), edited(rich, (home + "\n", ""))),
        Case(
            "a tab under a condition goes with it",
            rich,
            .remove(.path([1])),
            edited(
                rich,
                (
                    "            #if DEBUG\n            Tab(\"Debug\", systemImage: \"ladybug\") { Text(\"Debug\") }\n            #endif\n\n",
                    ""
                )
            )
        ),
        Case(
            "a tab moves with its comments and its strings",
            rich,
            .move(.path([2]), to: TabPlace(0)),
            edited(rich, (mail + "\n", ""), (home, mail + "\n" + home))
        ),
        Case(
            "a tab moves over a condition",
            rich,
            .move(.path([0]), to: TabPlace(2)),
            edited(rich, (home + "\n", ""), (mail, home + "\n" + mail))
        ),
        Case(
            "a tab moves into a section, further in",
            rich,
            .move(.path([2]), to: TabPlace(0, in: .path([3]))),
            edited(rich, (mail + "\n", ""), ("                Tab(\"Files\"", deeper + "                Tab(\"Files\""))
        ),
        Case("a copy", rich, .duplicate(.path([2])), edited(rich, (mail, mail + "\n" + mail))),
        Case(
            "a section around a tab",
            rich,
            .wrap([.path([2])], in: TabLabel(title: "Post")),
            edited(rich, (mail, "            TabSection(\"Post\") {\n" + deeper + "            }\n"))
        ),
        Case(
            "no section",
            rich,
            .dissolve(.path([3])),
            edited(rich, (section, "            Tab(\"Files\", systemImage: \"folder\") { Text(\"Files\") }\n"))
        ),
        Case(
            "a new tab",
            rich,
            .insert(SourceActs.newTab, at: TabPlace(1)),
            edited(
                rich,
                (
                    home,
                    home
                        + "\n            Tab(\"New \\\"Tab\\\"\", systemImage: \"circle\") {\n                Text(\"New \\\"Tab\\\"\")\n            }\n"
                )
            )
        ),
    ]

    static func set(_ key: String, _ value: JSONValue?, _ path: [Int]?) -> TabEdit {
        SourceActs.set(key, value, path.map(TabAddress.path))
    }

    @Test(arguments: cases)
    func `changes what the act says and no other byte`(example: Case) throws {
        #expect(try Self.made(example.text, example.act) == example.expected)
    }

    @Test(arguments: cases)
    func `keeps the line ends of other systems`(example: Case) throws {
        let text = example.text.replacing("\n", with: "\r\n")

        #expect(try Self.made(text, example.act) == example.expected.replacing("\n", with: "\r\n"))
    }

    @Test(arguments: cases)
    func `keeps tabs`(example: Case) throws {
        let text = example.text.replacing("    ", with: "\t")

        #expect(try Self.made(text, example.act) == example.expected.replacing("    ", with: "\t"))
    }

    @Test func `keeps a byte order mark, and what does not parse elsewhere`() throws {
        let text = "\u{FEFF}" + Self.rich + "\nfunc half( {\n"
        let act = Self.set("title", "Start", [0])

        #expect(try Self.made(text, act) == text.replacing(#"Tab("Home""#, with: #"Tab("Start""#))
    }

    @Test func `duplicates the only tab beside a list that is not its own`() throws {
        let text = """
            let names = ["A", "B"]
            struct V: View { var body: some View { TabView { only } } }
            extension V { @TabContentBuilder var only: some TabContent {
                Tab(model.title, systemImage: "a") {}
            } }

            """

        let made = try Self.made(text, .duplicate(.path([0])))
        #expect(made == text.replacing("{ only }", with: "{ only; only }"))
    }

    static func made(_ text: String, _ act: TabEdit, in view: String = "V.body") throws -> String {
        let files = FilesInMemory(["A.swift": Array(text.utf8)])
        let edited = try Reading.onLargeStack {
            Result { () throws(SpecEditError) in try SwiftEditor.edited(files, view: view, act) }
        }
        .get()
        #expect(edited.patch.applied(to: Array(text.utf8)) == edited.bytes)
        return String(decoding: edited.bytes, as: UTF8.self)
    }
}
