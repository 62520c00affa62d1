@testable import EditorServices
import TabModel
import TabRules
import Testing

/// The help of an editor: diagnostics with their fixes, completions, hover texts, symbols, places.
struct HelpTests {
    private let spec = """
        # 😀
        title: A
        selection: one
        tabs:
          - title: Home 😀
            systemImage: house
            value: one
          - title: More
            tabs:
              - {title: Two, systemImage: nothing, value: two}
        """

    @Test func `finds errors with their place, severity and code`() async throws {
        var talk = try await Conversation()
        let found = await talk.open("tabs:\n  - title: 😀\n    rol: search\n")
        let error = try #require(found.first)
        #expect(error["severity"] == 1 && error["code"] == "unknownKey" && error["source"] == "tabpreview")
        #expect(error.range == "2:4-2:7")
    }

    @Test func `links a finding to where its rule is written, and follows the settings`() async throws {
        var talk = try await Conversation()
        let found = await talk.open(spec)
        let symbol = try #require(found.first { $0["code"] == "R5.61" })
        #expect(symbol.range == "9:21-9:32")
        let linked = found.filter { $0["codeDescription"]?["href"]?.string?.hasPrefix("https://") ?? false }
        #expect(!linked.isEmpty)
        let others = await talk.open(spec, "file:///off.yaml")
        #expect(others.count == found.count - 1)
    }

    @Test func `sends no diagnostics to a client that asks for them`() async throws {
        var talk = try await Conversation(["textDocument": ["diagnostic": [:]]])
        #expect(await talk.open("tabs: 1").isEmpty)
        let answer = try await talk.ask("textDocument/diagnostic", ["textDocument": ["uri": "file:///tabs.yaml"]])
        #expect(answer["kind"] == "full" && answer["items"]?.elements.count == 1)
    }

    @Test func `offers fixes of what is at a range, as edits of that version`() async throws {
        var talk = try await Conversation(["workspace": ["workspaceEdit": ["documentChanges": true]]])
        await talk.open("tabs:\n  - title: A\n    rol: search\n    foo: 1\n")
        func actions(_ line: Int, _ only: JSONValue = .null) async throws -> [JSONValue] {
            let place: JSONValue = ["line": .integer(line), "character": 5]
            return try await talk.ask(
                "textDocument/codeAction",
                [
                    "textDocument": ["uri": "file:///tabs.yaml"], "range": ["start": place, "end": place],
                    "context": ["diagnostics": [], "only": only],
                ]
            ).elements
        }
        let fixes = try await actions(3)
        #expect(fixes.map { $0["title"] } == ["Remove \"foo\"."])
        #expect(fixes.first?["diagnostics"]?.elements.first?.range == "3:4-3:7")
        let change = fixes.first?["edit"]?["documentChanges"]?.elements.first
        #expect(change?["textDocument"]?["version"] == 1)
        #expect(change?["edits"]?.elements.isEmpty == false)
        #expect(try await actions(0).isEmpty)
        #expect(try await actions(3, ["refactor"]).isEmpty)
        #expect(try await actions(3, ["quickfix"]).count == 1)
    }

    @Test func `completes keys and values, the likeliest first`() async throws {
        var talk = try await Conversation()
        await talk.open("tabs:\n  - title: 😀\n    sys\n")
        let list = try await talk.ask("textDocument/completion", at: 2, 7)
        let first = try #require(list["items"]?.elements.first)
        #expect(list["isIncomplete"] == true)
        #expect(first["label"] == "systemImage" && first["filterText"] == "sys" && first["sortText"] == "000")
        #expect(first["textEdit"]?["newText"] == "systemImage: ")
        #expect(first["textEdit"].map(\.range) == "2:4-2:7")
    }

    @Test func `explains a word, in Markdown where that is shown`() async throws {
        var plain = try await Conversation()
        await plain.open(spec)
        let hover = try await plain.ask("textDocument/hover", at: 5, 6)
        #expect(hover["contents"]?["kind"] == "plaintext")
        #expect(hover.range == "5:4-5:15")
        var talk = try await Conversation(["textDocument": ["hover": ["contentFormat": ["markdown", "plaintext"]]]])
        await talk.open(spec)
        let marked = try await talk.ask("textDocument/hover", at: 5, 6)["contents"]
        #expect(marked?["kind"] == "markdown")
        #expect(marked?["value"]?.string?.hasPrefix("`systemImage`\n\n") == true)
        #expect(try await talk.ask("textDocument/hover", at: 0, 0) == .null)
    }

    @Test func `lists tabs below their sections`() async throws {
        var talk = try await Conversation(
            ["textDocument": ["documentSymbol": ["hierarchicalDocumentSymbolSupport": true]]]
        )
        await talk.open(spec)
        let document: JSONValue = ["textDocument": ["uri": "file:///tabs.yaml"]]
        let symbols = try await talk.ask("textDocument/documentSymbol", document).elements
        #expect(symbols.map { $0["name"]?.string } == ["Home 😀", "More"])
        #expect(symbols[1]["children"]?.elements.map { $0["name"]?.string } == ["Two"])
        var flat = try await Conversation()
        await flat.open(spec)
        let list = try await flat.ask("textDocument/documentSymbol", document).elements
        #expect(list.map { $0["name"]?.string } == ["Home 😀", "More", "Two"])
        #expect(list[2]["containerName"] == "More")
    }

    @Test func `leads from a selection to its tab`() async throws {
        var talk = try await Conversation()
        await talk.open(spec)
        let places = try await talk.ask("textDocument/definition", at: 2, 12).elements
        #expect(places.map(\.range) == ["6:11-6:14"])
        #expect(try await talk.ask("textDocument/definition", at: 1, 8).elements.isEmpty)
    }

    @Test func `lays a document out with edits that say the same`() async throws {
        var talk = try await Conversation()
        await talk.open(#"{"tabs":[{"title":"A"}]}"#, "file:///tabs.json")
        let edits = try await talk.ask("textDocument/formatting", ["textDocument": ["uri": "file:///tabs.json"]])
        #expect(!edits.elements.isEmpty)
    }

    @Test func `says nothing about a document that is no spec`() async throws {
        var talk = try await Conversation()
        #expect(await talk.open("name: x").isEmpty)
        #expect(try await talk.ask("textDocument/hover", at: 0, 1) == .null)
        #expect(try await talk.ask("textDocument/completion", at: 0, 1) == .null)
    }

    @Test(arguments: [
        "tabs:\n\t- title: A\n", "tabs: [", "tabs:\n  - &a {title: *a}\n", "{\"tabs\": [{\"title\": \"\u{0}", "tabs",
    ])
    func `helps with a broken text at every place`(text: String) async throws {
        var talk = try await Conversation()
        await talk.open(text)
        for line in 0...3 {
            for character in 0...text.count {
                for method in ["completion", "hover", "definition"] {
                    _ = try await talk.ask("textDocument/\(method)", at: line, character)
                }
            }
        }
    }
}
