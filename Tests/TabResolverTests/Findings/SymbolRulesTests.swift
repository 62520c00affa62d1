import TabModel
import TestTools
import Testing

@testable import TabResolver

/// R5.61, which needs to know what can be drawn.
@Suite struct SymbolRulesTests {
    private static let symbols = KnownSymbols(names: [
        "house", "house.fill", "person.fill.badge.plus", "logo", "logo.fill",
    ])

    private static func spec(_ names: [String?]) -> TabSpec {
        TabSpec(
            tabs: names.enumerated().map { index, name in
                .tab(Tab(label: TabLabel(title: "T\(index)", systemImage: name), value: .string("v\(index)")))
            }
        )
    }

    private static func found(_ names: [String?], symbols: KnownSymbols? = symbols) -> [Diagnostic] {
        let lint = SpecLint(symbols: symbols)
        return lint.findings(in: [LintedSpec(spec(names), file: "tabs.json")]).filter { $0.id == "R5.61" }
    }

    @Test(.proves("R5.61"), arguments: ["house", "house.fill", "person.badge.plus", "logo", nil, ""])
    func `R5.61 is silent about symbols that can be drawn, filled or not, and about none`(name: String?) {
        #expect(Self.found([name]) == [])
    }

    @Test(.proves("R5.61"))
    func `R5.61 names a symbol that can't be drawn, and the one that may be meant`() {
        let found = Self.found(["house", "hosue", "quite.another"])

        #expect(found.map(\.severity) == [.info, .info])
        #expect(found.map(\.entry) == ["v1", "v2"])
        #expect(found[0].text == "The symbol hosue of T1 is not a symbol name that tabpreview knows.")
        #expect(found[0].fix?.hasPrefix("Did you mean house? If it is a newer SF Symbol") == true)
        #expect(found[1].fix?.hasPrefix("Check the name. If it is a newer SF Symbol") == true)
    }

    @Test(
        .proves("R5.61"),
        arguments: [
            ("house.lodge", "house"), ("house.lodge.fill", "house"), ("person.wave.2", "letters"),
            ("carseat.left", "letters"), ("12.circle", "letters"),
        ]
    )
    func `R5.61 says of a symbol that exists what is shown instead`(name: String, shown: String) {
        let found = Self.found([name])

        #expect(
            found.map(\.text)
                == ["The app shows the symbol \(name) of T0; the preview has no drawing of it and shows \(shown)."]
        )
        #expect(found.map(\.fix) == ["Keep it, or add a drawing of it with --symbols."])
    }

    @Test(arguments: ["house.circel", "houes.fill", "bullet.list", "Hosue", "house.", ".house", "a.b.c.unheard"])
    func `R5.61 tells a name that nothing suggests from a symbol without a drawing`(name: String) {
        let text = "The symbol \(name) of T0 is not a symbol name that tabpreview knows."
        #expect(Self.found([name]).map(\.text) == [text])
    }

    @Test func `R5.61 suggests the same words in their order`() {
        let symbols = KnownSymbols(names: ["list.bullet", "house"])
        #expect(
            Self.found(["bullet.list"], symbols: symbols).first?.fix?.hasPrefix("Did you mean list.bullet?") == true
        )
    }

    @Test func `R5.61 names no option where no drawing can be added`() {
        var symbols = KnownSymbols(names: ["house"])
        symbols.option = nil

        let fix = "Check the name. If it is a newer SF Symbol or a custom symbol, keep it: only its drawing is missing."
        #expect(Self.found(["a.b.c.unheard"], symbols: symbols).map(\.fix) == [fix])
        #expect(Self.found(["house.lodge"], symbols: symbols).map(\.fix) == ["Keep it."])
    }

    @Test func `R5.61 is silent where nobody knows what can be drawn`() {
        #expect(Self.found(["hosue"], symbols: nil) == [])
    }

    @Test func `R5.61 is in a layout's findings too, and is switched off like every rule`() {
        let environment = ResolutionEnvironment(platform: .iPhone)
        let spec = Self.spec(["hosue"])

        let resolver = LayoutResolver(spec, symbols: Self.symbols)
        let quiet = LayoutResolver(spec, rules: RuleSettings(off: ["R5.61"]), symbols: Self.symbols)

        #expect(resolver.layout(in: environment).findings.map(\.id).contains("R5.61"))
        #expect(!quiet.layout(in: environment).findings.map(\.id).contains("R5.61"))
    }

    @Test func `R5.61 is no unused suppression where nobody knows what can be drawn`() {
        var spec = Self.spec(["hosue", "house"])
        spec.lint = ["R5.61": "drawn by the app"]
        let linted = [LintedSpec(spec, file: "tabs.json")]

        #expect(SpecLint().suppressionRemarks(in: linted) == [])
        #expect(SpecLint(symbols: Self.symbols).suppressionRemarks(in: linted) == [])
        spec = Self.spec(["house"])
        spec.lint = ["R5.61": "drawn by the app"]
        let unused = SpecLint(symbols: Self.symbols).suppressionRemarks(in: [LintedSpec(spec, file: "tabs.json")])
        #expect(unused.map(\.id) == ["unusedSuppression"])
    }

    @Test(.proves("R2.76"))
    func `R2.76 fills a symbol of one's own where its filled form was added`() {
        let layout = LayoutResolver(Self.spec(["logo", "house", "other"]), symbols: Self.symbols)
            .layout(in: ResolutionEnvironment(platform: .iPhone))

        #expect(layout.bar?.items.map(\.filled) == [true, true, false])
    }

    @Test func `R5.61 stays quick for ten thousand unknown names`() {
        let names = Set((0..<800).map { "symbol.number.\($0).of.many" })
        let unheard = (0..<10_000).map { "unheard.of.\($0)" }
        let time = processorTime {
            #expect(Self.found(unheard, symbols: KnownSymbols(names: names)).count == 10_000)
        }
        #expect(time < .seconds(60))
    }
}
