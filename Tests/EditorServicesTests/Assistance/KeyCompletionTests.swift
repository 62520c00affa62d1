import TabModel
import EditorServices
import TabSpecCoding
import Testing

/// Completion of every key of the format, in both of its languages.
struct KeyCompletionTests {
    static let document = SchemaPlace.document.keys().map(\.name).filter { $0 != "tabs" }
    static let tab = SchemaPlace.document.member("tabs")?.element?.keys(siblings: ["value"]).map(\.name) ?? []
    static let section = SchemaPlace.document.member("tabs")?.element?.keys(siblings: ["tabs"]).map(\.name) ?? []

    @Test func `knows all keys of the format's tables`() {
        #expect(Self.document == TabViewKeys.all.map(\.name).filter { $0 != "tabs" })
        #expect(Self.tab == EntryKeys.tab.map(\.name))
        #expect(Self.section == EntryKeys.section.map(\.name))
    }

    /// Returns the first half of a key, for a completion.
    private func half(_ key: String) -> Substring { key.prefix((key.count + 1) / 2) }

    @Test(arguments: document)
    func `completes every key of a spec in JSON`(_ key: String) {
        let marked = MarkedSpec("{\n  \"\(half(key))|\n  \"tabs\": [{\"title\": \"A\"}]\n}", .json)
        #expect(marked.completed(with: key) == "{\n  \"\(key)\": \n  \"tabs\": [{\"title\": \"A\"}]\n}")
    }

    @Test(arguments: document)
    func `completes every key of a spec in YAML`(_ key: String) throws {
        let marked = MarkedSpec("\(half(key))|\ntabs:\n  - title: A\n", .yaml)
        let completed = try #require(marked.completed(with: key))
        #expect(completed.hasPrefix("\(key):"))
        #expect(completed.hasSuffix("\ntabs:\n  - title: A\n"))
    }

    @Test(arguments: tab)
    func `completes every key of a tab in JSON`(_ key: String) {
        let other = key == "value" ? "role" : "value"
        let marked = MarkedSpec("{\"tabs\": [{\"\(other)\": \"search\", \"\(half(key))|}]}", .json)
        if key == other { return }
        #expect(marked.completed(with: key) == "{\"tabs\": [{\"\(other)\": \"search\", \"\(key)\": }]}")
    }

    @Test(arguments: tab)
    func `completes every key of a tab in YAML, in block and in braces`(_ key: String) throws {
        let block = MarkedSpec("tabs:\n  - dynamic2: true\n    \(half(key))|\n  - title: B\n", .yaml)
        #expect(try #require(block.completed(with: key)).contains("\n    \(key):"))
        let braces = MarkedSpec("tabs:\n  - { dynamic2: true, \(half(key))| }\n  - title: B\n", .yaml)
        #expect(try #require(braces.completed(with: key)).contains(", \(key): "))
    }

    @Test(arguments: section.filter { $0 != "tabs" })
    func `completes every key of a section in JSON and YAML`(_ key: String) throws {
        let json = MarkedSpec("{\"tabs\": [{\"tabs\": [], \"\(half(key))|\"}]}", .json)
        #expect(json.completed(with: key) == "{\"tabs\": [{\"tabs\": [], \"\(key)\": }]}")
        let yaml = MarkedSpec("tabs:\n  - tabs:\n      - title: A\n    \(half(key))|\n", .yaml)
        #expect(try #require(yaml.completed(with: key)).contains("\n    \(key):"))
    }

    @Test func `offers no key twice, and a section none of a tab's`() {
        let labels = MarkedSpec("tabs:\n  - title: A\n    tabs:\n      - title: B\n    |\n", .yaml).labels
        #expect(!labels.contains("title"))
        #expect(!labels.contains("value"))
        #expect(labels.contains("defaultSectionExpansion"))
    }

    @Test(arguments: [
        ("tabs:\n  - |\n", "title", "tabs:\n  - title: \n"),
        ("tabs:\n  -|\n", "title", "tabs:\n  - title: \n"),
        ("tabs:\n  - title: A\n  |\n", "title", "tabs:\n  - title: A\n  - title: \n"),
        (
            "tabs:\n  - title: A\n    hidden:\n      |\n", "sizeClass",
            "tabs:\n  - title: A\n    hidden:\n      sizeClass: \n"
        ),
        (
            "tabs:\n  - title: A\n    hidden: { si| }\n", "sizeClass",
            "tabs:\n  - title: A\n    hidden: { sizeClass:  }\n"
        ),
        ("tabs:\n- title: A\n  sys|\n", "systemImage", "tabs:\n- title: A\n  systemImage: \n"),
        ("|", "tabs", "tabs:"),
        ("title: A\n|", "tabs", "title: A\ntabs:"),
        ("tabs:\n  - title: A\n    'ro|'\n", "role", "tabs:\n  - title: A\n    'role': \n"),
        ("switches:\n  mac|\ntabs: []\n", "macAutomatic", "switches:\n  macAutomatic: \ntabs: []\n"),
        ("sizeClassMapping:\n  comp|\n", "compactTab", "sizeClassMapping:\n  compactTab: \n"),
        ("lint:\n  R5.1|\n", "R5.19", "lint:\n  R5.19: \n"),
    ])
    func `completes keys wherever an object is in YAML`(_ text: String, _ key: String, _ expected: String) {
        #expect(MarkedSpec(text, .yaml).completed(with: key) == expected)
    }

    @Test(arguments: [
        ("{ \"ti|\": \"A\" }", "title", "{ \"title\": \"A\" }"),
        ("{ ti| }", "title", "{ \"title\":  }"),
        ("{\"tabs\": [{\"content\": {\"ki|", "kind", "{\"tabs\": [{\"content\": {\"kind\": "),
        ("{\"tabs\": [{\"lint\": {\"R5.2|\"}}]}", "R5.21", "{\"tabs\": [{\"lint\": {\"R5.21\": }}]}"),
        (
            "{\"tabs\": [{\"sectionActions\": [{\"sys|\n", "systemImage",
            "{\"tabs\": [{\"sectionActions\": [{\"systemImage\": \n"
        ),
        ("{\"tabs\": [{\"role\":\n\"ti|\": \"A\"}]}", "title", "{\"tabs\": [{\"role\":\n\"title\": \"A\"}]}"),
        (
            "{\"tabViewSidebarHeader\": {\"|\"}, \"tabs\": []}", "title",
            "{\"tabViewSidebarHeader\": {\"title\": }, \"tabs\": []}"
        ),
    ])
    func `completes keys wherever an object is in JSON`(_ text: String, _ key: String, _ expected: String) {
        #expect(MarkedSpec(text, .json).completed(with: key) == expected)
    }

    @Test(arguments: [
        "tabs:\n  # ti|\n  - title: A\n", "tabs:\n  - help: |x\n", "title: A # r|\n", "# |", "--- |\n",
    ])
    func `offers nothing in comments and free texts`(_ text: String) {
        #expect(MarkedSpec(text, .yaml).labels.isEmpty)
    }
}
