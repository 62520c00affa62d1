import TabModel
import TestTools
import Testing

@testable import TabResolver

/// R5.62: characters that nobody sees.
@Suite struct TextRulesTests {
    private static func found(_ spec: TabSpec) -> [Diagnostic] {
        SpecLint().findings(in: [LintedSpec(spec, file: "tabs.json")]).filter { $0.id == "R5.62" }
    }

    private static func spec(_ title: String, value: String = "a") -> TabSpec {
        TabSpec(tabs: [.tab(Tab(label: TabLabel(title: title), value: .string(value)))])
    }

    @Test(
        .proves("R5.62"),
        arguments: [
            "Home", "Über uns", "بيت", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{200F}PDF \u{5E9}\u{5DC}\u{200E} 2", "日本語",
            "می\u{200C}خواهم", "\u{1F469}\u{200D}\u{1F4BB}", "1\u{FE0F}\u{20E3}", "❤\u{FE0F}", "क\u{94D}\u{200D}ष",
            "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "Ein\u{AD}stel\u{AD}lun\u{AD}gen",
            "หน้า\u{200B}แรก", "葛\u{E0100}",
        ]
    )
    func `R5.62 is silent about how people write`(title: String) {
        #expect(Self.found(Self.spec(title)).map(\.line) == [])
        #expect(HiddenCharacters(title, as: .title).rest == title)
    }

    @Test(
        .proves("R5.62"),
        arguments: Array(0x202A...0x202E) + Array(0x2066...0x2069) + [
            0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x061C, 0x2060, 0x2028, 0xFEFF, 0xFFF9, 0xE0041, 0x0B, 0x0A, 0x7F,
            0x85, 0x3164,
        ] as [UInt32]
    )
    func `R5.62 names what is not seen between letters, by its code point`(value: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(value))
        let text = "ab" + String(Character(scalar)) + "cd"
        let finding = try #require(Self.found(Self.spec(text)).first)

        let digits = String(value, radix: 16, uppercase: true)
        let point = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        #expect(finding.severity == .warning && finding.entry == "a")
        #expect(finding.text.hasPrefix("title of abcd contains \(point): it is invisible"))
        #expect(finding.fix == "Remove \(point) from title.")
        #expect(HiddenCharacters(text, as: .title).rest == "abcd")
    }

    @Test(.proves("R5.62"))
    func `R5.62 names every member and every character, each once`() {
        var tab = Tab(label: TabLabel(title: "\u{202E}a\u{202E}\u{2066}"), value: .string("x\u{AD}"))
        tab.help = "one\ntwo\u{200B}"
        tab.accessibilityHint = "one\n\ttwo"
        tab.modifiers.customizationID = "id\u{200B}"
        tab.modifiers.badge = .text("\u{202D}9")
        tab.modifiers.sectionActions = [TabLabel(title: "Add\u{202C}")]
        var spec = TabSpec(tabs: [.tab(tab)])
        spec.title = "My\u{2069} app"
        spec.tabViewSidebarHeader = TabLabel(title: "\u{1}")

        let found = Self.found(spec)

        #expect(found.prefix(2).allSatisfy { $0.entry == nil })
        #expect(
            found.compactMap(\.fix) == [
                "Remove U+2069 from title.", "Remove U+0001 from tabViewSidebarHeader.",
                "Remove U+202E and U+2066 from title.", "Remove U+00AD from value.", "Remove U+200B from help.",
                "Remove U+200B from customizationID.", "Remove U+202D from badge.",
                "Remove U+202C from sectionActions.",
            ]
        )
        #expect(found.allSatisfy { HiddenCharacters($0.text, as: .title).characters.isEmpty })
    }

    @Test func `R5.62 keeps its sentence short, however much is hidden`() throws {
        let hidden = String(String.UnicodeScalarView((0x2060...0x206F).compactMap(Unicode.Scalar.init)))
        let finding = try #require(Self.found(Self.spec("a" + hidden)).first)

        #expect(finding.text.hasPrefix("title of a contains U+2060, U+2061, U+2062, U+2063, U+2064 and 11 more: "))
        #expect(Self.found(Self.spec(hidden)).first?.text.hasPrefix("title of an entry") == true)
    }

    @Test func `R5.62 has no repair where nothing would be left, or something refers to the text`() {
        for spec in [Self.spec("\u{202E}"), Self.spec("A", value: "a\u{200B}")] {
            #expect(Self.found(spec).count == 1)
            #expect(SpecRepairs.repairs(of: Self.found(spec), in: spec) == [])
        }
    }

    @Test func `R5.62 stays quick for ten thousand tabs`() {
        let tabs = (0..<10_000).map { number in
            TabEntry.tab(Tab(label: TabLabel(title: "T\u{202E}\(number)"), value: .integer(number)))
        }
        let time = processorTime { #expect(Self.found(TabSpec(tabs: tabs)).count == 10_000) }
        #expect(time < .seconds(60))
    }
}
