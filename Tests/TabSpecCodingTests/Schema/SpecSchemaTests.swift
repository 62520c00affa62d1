import TabModel
import TestTools
import Testing

@testable import TabSpecCoding

@Suite struct SpecSchemaTests {
    private static let schema = Result { try JSONValue(reading: Array(JSONSchema.json.utf8)) }

    private func validator() throws -> SchemaValidator { SchemaValidator(root: try Self.schema.get()) }

    @Test(arguments: Seeds.some(of: 0...99))
    func `accepts whatever the reader accepts`(seed: UInt64) throws {
        var maker = SpecMaker(seed: seed)

        #expect(try validator().problems(SpecWriting.value(maker.spec())) == [])
    }

    @Test(arguments: ["2026", "3.10", "true", "-1.5e3", "\"x\""])
    func `takes numbers, true and false as text in JSON and YAML alike`(word: String) throws {
        for text in [
            #"{"title": WORD, "tabs": [{"title": WORD, "value": "a", "help": WORD, "badge": WORD}]}"#,
            #"{"tabs": [{"title": {"en": WORD}, "value": WORD, "lint": {"R5.1": WORD}}], "selection": WORD}"#,
        ].map({ $0.replacing("WORD", with: word) }) {
            #expect(try validator().problems(JSONValue(reading: Array(text.utf8))) == [])
            for format in [SpecFormat.json, .yaml] {
                let read = SpecReader.read(Array(text.utf8), format: format, file: "")
                #expect(read.diagnostics == [])
                #expect(read.spec?.tabs.first?.label.title == word.replacing("\"", with: ""))
            }
        }
    }

    private static let refused = [
        "{}", #"{"tabs": []}"#, #"{"tabs": [{}], "tabz": 1}"#, #"{"tabs": [{"titel": "x"}]}"#,
        #"{"tabs": [{"role": "serach"}]}"#, #"{"tabs": [{"value": []}]}"#, #"{"tabs": [{"tabs": [{}], "value": 1}]}"#,
        #"{"tabs": [{"defaultSectionExpansion": "expanded"}]}"#, #"{"tabs": [{"hidden": "compact"}]}"#,
        #"{"tabs": [{"hidden": {}}]}"#, #"{"tabs": [{"content": {}}]}"#,
        #"{"tabs": [{"content": {"kind": "list", "image": "a.png"}}]}"#, #"{"tabs": [{"lint": {"R4.1": "x"}}]}"#,
        #"{"tabs": [{"lint": {"R5.1": " "}}]}"#, #"{"tabs": [{"image": "../a.png"}]}"#,
        #"{"tabs": [{"image": "/a.png"}]}"#, #"{"tabs": [{"image": "https://a/b.png"}]}"#,
        #"{"tabs": [{"image": "a\\b.png"}]}"#, #"{"tabs": [{"image": ""}]}"#, #"{"tabs": [{"image": "a\u0000"}]}"#,
        #"{"tabs": [{"title": null}]}"#, #"{"platforms": ["ipad"], "tabs": [{}]}"#,
        #"{"sizeClassMapping": {"compactTab": 1}, "tabs": [{}]}"#, "[]",
    ]

    @Test(arguments: refused)
    func `refuses what the reader refuses`(text: String) throws {
        let value = try JSONValue(reading: Array(text.utf8))

        #expect(SpecReader.read(Array(text.utf8), format: .json, file: "").spec == nil)
        #expect(try !validator().problems(value).isEmpty)
    }

    @Test func `lists exactly the keys that the reader knows, each with a sentence`() throws {
        let root = try validator().root
        let pairs: [(JSONValue?, ObjectShape)] = [
            (root, TabViewKeys.shape), (root["$defs"]?["tab"], EntryKeys.tabShape),
            (root["$defs"]?["section"], EntryKeys.sectionShape),
        ]

        for (schema, shape) in pairs {
            let properties = schema?["properties"]?.members ?? []
            #expect(properties.map(\.key) == shape.keys.map(\.name))
            #expect(properties.allSatisfy { $0.value["description"] != nil && $0.value["description"] != "" })
            #expect(schema?["additionalProperties"] == false)
        }
        #expect(root["$schema"] == "https://json-schema.org/draft/2020-12/schema")
    }

    @Test(arguments: ["$schema", "schema"])
    func `takes the key by which an editor finds the schema`(key: String) throws {
        let value: JSONValue = .object([JSONMember(key, "tabs.schema.json"), JSONMember("tabs", [[:]])])

        #expect(try validator().problems(value).isEmpty == (key == "$schema"))
    }
}
