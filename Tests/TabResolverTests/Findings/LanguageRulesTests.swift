import TabModel
import TestTools
import Testing

@testable import TabResolver

/// R5.84 and R5.85, and R5.32 in several languages.
@Suite struct LanguageRulesTests {
    private static func tab(_ value: String, _ titles: [String: String]) -> TabEntry {
        var label = TabLabel(systemImage: "house")
        label.translations = titles.sorted { $0.key < $1.key }.map { Translation($0.key, $0.value) }
        return .tab(Tab(label: label, value: .string(value)))
    }

    private static func spec(_ tabs: TabEntry..., locale: LocaleIdentifier = .en) -> TabSpec {
        var spec = TabSpec(tabs: tabs)
        spec.locale = locale
        return spec.withPlainTitles
    }

    private func found(_ rule: String, _ spec: TabSpec, in locale: LocaleIdentifier? = nil) -> [Diagnostic] {
        let lint = SpecLint(locale: locale)
        return lint.findings(in: [LintedSpec(spec, file: "tabs.yaml")]).filter { $0.id == rule }
    }

    @Test(.proves("R5.84"))
    func `R5.84 names the languages that a title lacks and others have`() throws {
        let plain = TabEntry.tab(Tab(label: TabLabel(title: "All"), value: .string("c")))
        let spec = Self.spec(
            Self.tab("a", ["en": "A", "de": "A", "fr": "A"]),
            Self.tab("b", ["en": "B", "fr": "B"]),
            plain
        )
        let found = found("R5.84", spec)

        #expect(found.map(\.entry) == ["b", "c"] && found.allSatisfy { $0.severity == .warning })
        #expect(
            found.map(\.text) == [
                #"The title "B" has no German translation, but other titles do."#,
                #"The title "All" has no German or French translation, but other titles do."#,
            ]
        )
        #expect(found.first?.fix == #"Add the translation to its title, under "de"."#)
    }

    @Test(.proves("R5.84"))
    func `R5.84 is silent in one language, about entries without a title, and about what is never translated`() {
        let untitled = TabEntry.tab(Tab(value: .string("s"), role: .search))
        #expect(found("R5.84", Self.spec(Self.tab("a", ["en": "A"]), Self.tab("b", ["en": "B"]))) == [])
        #expect(found("R5.84", Self.spec(Self.tab("a", ["en": "A", "de": "A"]), untitled)) == [])
        var spec = TabSpec(tabs: [
            .tab(Tab(label: TabLabel(title: "Home"))), .tab(Tab(label: TabLabel(title: "GitHub"))),
        ])
        spec.stringsCatalog = "L.xcstrings"
        spec.strings = StringsCatalog()
        spec.strings?.strings = ["Home": [Translation("de", "Start")], "GitHub": []]
        #expect(found("R5.84", spec).map(\.fix) == ["Translate it in L.xcstrings."])
        spec.strings?.untranslated = ["GitHub"]
        #expect(found("R5.84", spec) == [])
    }

    @Test(.proves("R5.84"))
    func `R5.84 looks at buttons and at what is around the tabs`() {
        var spec = Self.spec(Self.tab("a", ["en": "A", "de": "A"]))
        spec.tabViewBottomAccessory = BottomAccessory(TabLabel(title: "Playing"))
        var section = TabSection(header: TabLabel(), tabs: spec.tabs)
        section.modifiers.sectionActions = [TabLabel(title: "New")]
        let found = found("R5.84", spec.holding([.section(section)]))

        #expect(found.map(\.entry) == [nil, "section-0"])
        #expect(zip(found, ["Playing", "New"]).allSatisfy { $0.text.contains($1) })
    }

    @Test(.proves("R5.84"))
    func `R5.84 takes the texts of buttons by language, and titles in variants without one`() {
        var button = TabLabel()
        button.translations = [Translation("en", "New"), Translation("de", "Neu")]
        var section = TabSection(header: TabLabel(), tabs: [Self.tab("a", ["en": "A", "de": "A", "fr": "A"])])
        section.modifiers.sectionActions = [button]
        section.modifiers.toolbarItems = [button]
        var iPad = When()
        iPad.platforms = [.iPad]
        section.modifiers.variants = [
            Variant(
                iPad,
                [Variant.Value("title", .members([KeyMember("en", .text("E")), KeyMember("de", .text("D"))]))]
            ),
            Variant(iPad, [Variant.Value("standIns", .members([KeyMember("title", .text("row.name"))]))]),
        ]
        var spec = Self.spec(.section(section))
        spec.variants = [
            Variant(iPad, [Variant.Value("tabViewSidebarFooter", .members([KeyMember("title", .text("Foot"))]))])
        ]
        let found = found("R5.84", spec)

        #expect(
            found.map { $0.text.split(separator: ",")[0] } == [
                #"The title "Foot" has no German or French translation"#, #"The title "New" has no French translation"#,
                #"The title "E" has no French translation"#,
            ]
        )
        #expect(found.map(\.fix).first == #"Add the translations to its title, under "de" and "fr"."#)
    }

    @Test(.proves("R5.84"))
    func `R5.84 names no platforms, however its entry is declared`() {
        var plain = Tab(label: TabLabel(title: "All"), value: .string("c"))
        var (phone, watch) = (When(), When())
        (phone.platforms, watch.platforms) = ([.iPhone], [.watch])
        plain.modifiers.when = [phone]
        var spec = Self.spec(Self.tab("a", ["en": "A", "de": "A"]), .tab(plain))
        spec.platforms = [.iPhone, .iPad, .watch]
        spec.variants = [Variant(watch, [Variant.Value("tabViewStyle", .nothing)])]

        #expect(
            found("R5.84", spec).map(\.text) == [
                #"The title "All" has no German translation, but other titles do."#
            ]
        )
    }

    @Test(.proves("R5.85"))
    func `R5.85 says why a strings catalog can't be used`() {
        var spec = Self.spec(Self.tab("a", ["en": "A"]))
        spec.strings = StringsCatalog()
        #expect(found("R5.85", spec) == [])
        spec.strings?.problem = "L.xcstrings:3:1: expected a comma."
        let found = found("R5.85", spec)

        #expect(found.map(\.severity) == [.warning])
        #expect(found.first?.text.hasSuffix("L.xcstrings:3:1: expected a comma.") == true)
    }

    @Test(.proves("R5.32"))
    func `R5.32 looks at a title in every language, and names those in which it is cut`() {
        let titles = (0..<4).map { number in
            Self.tab("t\(number)", ["en": "Tab", "de": "Benachrichtigungen", "fr": "Notifications utiles", "ar": "أ"])
        }
        var spec = TabSpec(tabs: titles).withPlainTitles
        let text = { (locale: LocaleIdentifier?) in found("R5.32", spec, in: locale).first?.text }

        #expect(
            text(nil)
                == "Titles are cut off in the bottom bar of an iPhone: \"Benachrichtigungen\" in German (also in French)."
        )
        #expect(
            text(.fr) == "Titles are cut off in the bottom bar of an iPhone: \"Notifications utiles\" in French."
        )
        #expect(text(.ar) == nil)
        spec.locale = .ar
        #expect(text(nil)?.contains("in German (also in French).") == true)
    }

    @Test func `diff names the language in which a title changed, and where it shows`() throws {
        let old = Self.spec(Self.tab("a", ["en": "Home", "de": "Start"]), Self.tab("b", ["en": "B"]))
        let new = Self.spec(Self.tab("a", ["en": "Home", "de": "Anfang", "fr": "Accueil"]), Self.tab("b", ["en": "B"]))
        let change = try #require(SpecDifference(old: old, new: new).changes.first)

        #expect(change.kind == .renamed && change.entry == "a")
        #expect(change.from == .properties([KeyMember("title.de", .text("Start")), KeyMember("title.fr", .nothing)]))
        #expect(
            change.to == .properties([KeyMember("title.de", .text("Anfang")), KeyMember("title.fr", .text("Accueil"))])
        )
        #expect(change.platforms == [.iPhone, .iPad])
        let shown = { (locale: LocaleIdentifier) in
            SpecDifference(old: old, new: new, locale: locale).changes.first?.platforms
        }
        #expect(shown(.de) == [.iPhone, .iPad] && shown(.en) == [])
    }
}
