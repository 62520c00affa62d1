import TabModel
import TestTools
import Testing

@testable import TabResolver

/// R5.83, which needs to know which images can be shown.
@Suite struct ImageRulesTests {
    private static func spec(_ path: String) -> TabSpec {
        var shot = Tab(label: TabLabel(title: "Shot"), value: .string("shot"))
        shot.content = .image(path)
        return TabSpec(tabs: [
            .tab(Tab(label: TabLabel(title: "Home", image: path), value: .string("home"))), .tab(shot),
        ])
    }

    private static func found(_ path: String, _ images: [String: ImageProblem]?) -> [Diagnostic] {
        SpecLint().imageFindings(in: LintedSpec(spec(path), file: "tabs.json", images: images))
    }

    @Test(.proves("R5.83"))
    func `R5.83 names a tab's image and its screenshot where they can't be shown`() {
        let found = Self.found("art/none.png", ["art/none.png": .missing])

        #expect(found.map(\.severity) == [.warning, .warning])
        #expect(found.map(\.entry) == ["home", "shot"])
        #expect(found.allSatisfy { $0.text.contains("\"art/none.png\"") && $0.text.contains("no such file") })
        #expect(found[0].text.hasPrefix("The image ") && found[1].text.hasPrefix("The content image "))
        #expect(found[0].fix?.contains("relative to the spec") == true)
    }

    @Test func `R5.83 says of a name without ending that asset catalogs can't be looked up`() {
        #expect(Self.found("Running", ["Running": .missing]).first?.fix?.contains("asset catalog") == true)
    }

    @Test func `R5.83 says which formats are shown`() {
        let finding = Self.found("a.svg", ["a.svg": .format]).first

        #expect(finding?.text.contains("PNG, JPEG, GIF or WebP") == true)
        #expect(finding?.fix?.contains("PNG, JPEG, GIF or WebP") == true)
    }

    @Test(
        arguments: [
            .outside, .notAFile, .unreadable, .tooLarge(most: 8 << 20), .tooManyPixels(most: 24_000_000), .format,
            .missing,
        ] as [ImageProblem]
    )
    func `R5.83 says of every problem what it is and what to do`(problem: ImageProblem) throws {
        let finding = try #require(Self.found("a.png", ["a.png": problem]).first)

        #expect(finding.text.hasSuffix(".") && finding.fix?.hasSuffix(".") == true)
    }

    @Test(.proves("R5.83"))
    func `R5.83 is silent about images that can be shown, and where nobody looked`() {
        #expect(Self.found("a.png", [:]) == [])
        #expect(Self.found("a.png", nil) == [])
    }

    @Test func `R5.83 is switched off like every rule, and no unused suppression where nobody looked`() {
        var spec = Self.spec("a.png")
        spec.lint = ["R5.83": "drawn later"]
        let looked = LintedSpec(spec, file: "tabs.json", images: ["a.png": .missing])

        #expect(SpecLint().imageFindings(in: looked) == [])
        #expect(SpecLint().suppressionRemarks(in: [looked]) == [])
        #expect(SpecLint().suppressionRemarks(in: [LintedSpec(spec, file: "tabs.json")]) == [])
        let fine = LintedSpec(spec, file: "tabs.json", images: [:])
        #expect(SpecLint().suppressionRemarks(in: [fine]).map(\.id) == ["unusedSuppression"])
    }

    @Test func `R5.83 is in a layout's findings too`() {
        let resolver = LayoutResolver(Self.spec("a.png"), images: ["a.png": .missing])
        #expect(resolver.layout(in: ResolutionEnvironment(platform: .mac)).findings.contains { $0.id == "R5.83" })
    }
}
