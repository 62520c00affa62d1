import TabModel
@testable import EditorServices
import TabRules
import TabSpecCoding
import Testing

/// Hover texts of keys and words.
struct HoverTests {
    private func hover(_ marked: String, _ format: SpecFormat = .yaml) -> HoverText? {
        let spec = MarkedSpec(marked, format)
        return spec.assistant.hover(at: spec.offset)
    }

    @Test func `explains a key with what it takes and its rules`() throws {
        let found = try #require(hover("tabs:\n  - title: A\n    tab|Placement: pinned\n"))
        #expect(found.title == "tabPlacement")
        #expect(found.text.contains("Takes \"automatic\", \"pinned\" or \"sidebarOnly\"."))
        #expect(found.rules == ["R1.17", "R1.20", "R1.43"])
        #expect(found.end - found.start == "tabPlacement".utf16.count)
    }

    @Test(arguments: ["{ size|Class: compact }", "[{ platforms: [mac] }, { size|Class: compact }]"])
    func `explains a member of a when, also of one of several`(when: String) throws {
        let found = try #require(hover("tabs:\n  - title: A\n    when: \(when)\n"))
        #expect(found.title == "sizeClass" && found.text.contains("The horizontal size class."))
    }

    @Test(arguments: [
        ("tabs:\n  - tabPlacement: pin|ned\n", "pinned", ["R1.18"]),
        ("tabs:\n  - defaultVisibility: {sidebar: hid|den}\n", "hidden", ["R1.46"]),
        ("tabs:\n  - &a\n    tabPlacement: pin|ned\n    title: A\n", "pinned", ["R1.18"]),
        ("tabs:\n  - customizationBehavior:\n      tabBar: dis|abled\n", "disabled", ["R1.25"]),
        ("switches:\n  macAutomatic: side|bar\n", "sidebar", ["R2.60"]),
        ("lint:\n  R5.|19: meant\n", "R5.19", ["R5.19"]),
        ("switches:\n  macAuto|matic: sidebar\n", "macAutomatic", ["R2.60"]),
    ])
    func `explains a word by its rules`(_ text: String, _ title: String, _ rules: [String]) throws {
        let found = try #require(hover(text))
        #expect(found.title == title)
        #expect(found.rules == rules)
        #expect(!found.text.isEmpty && !found.text.contains(""))
    }

    @Test func `shows a symbol, and says of an unknown one that it is none`() throws {
        #expect(try #require(hover("{\"tabs\": [{\"systemImage\": \"ho|use\"}]}", .json)).symbol == "house")
        let unknown = try #require(hover("{\"tabs\": [{\"systemImage\": \"hou|ze\"}]}", .json))
        #expect(unknown.symbol == nil)
        #expect(unknown.rules == ["R5.61"])
    }

    @Test(arguments: ["tabs:\n  - title: Ho|me\n", "tabs:\n  - foo|: 1\n", "# com|ment\n", "|", "tabs: [\n|"])
    func `says nothing of free texts, unknown keys and gaps`(_ text: String) {
        #expect(hover(text) == nil)
    }

    @Test func `names only rules that the rulebook has`() {
        let named = Set(KeyRow.all.flatMap { $0.rules + $0.wordRules.values })
        #expect(named.count > 40)
        for id in named { #expect(RuleBook.rule(id) != nil, "\(id)") }
    }

    @Test func `explains every key of the format`() {
        for key in SchemaPlace.document.member("tabs")?.element?.keys() ?? [] {
            #expect(hover("tabs:\n  - |\(key.name): 1\n")?.title == key.name)
            #expect(hover("tabs:\n  - \(key.name)|: 1\n")?.title == key.name, "right behind it, too")
        }
        for key in SchemaPlace.document.keys() { #expect(hover("{|\"\(key.name)\": 1}", .json)?.title == key.name) }
    }
}
