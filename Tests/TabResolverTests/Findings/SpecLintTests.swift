import TabModel
import TestTools
import Testing

@testable import TabResolver

/// Findings on all devices at once, over several specs, and what is switched off.
@Suite struct SpecLintTests {
    @Test func `a finding appears once, however many platforms and systems it holds on`() {
        let spec = SpecNotation.spec("T a, T b, T c, T d, T e, T f{sbOnly}, S X[g{noid}]", attached: true) {
            $0.platforms = Platform.allCases
        }
        let found = LayoutResolver(spec).findings(os: OSVersion.allCases)

        #expect(Set(found).count == found.count)
        for id in ["R5.14", "R5.15", "R5.16", "R5.35"] {
            #expect(found.count { $0.id == id } == 1, "\(id)")
        }
    }

    @Test func `has what the layouts of the same devices find, and more`() {
        let text = "T a{badge=urgent hide@c}, T b{sbOnly}, T c, T d, T e, T f, T g, S X[h]{-bar}, T s{search}"
        let spec = SpecNotation.spec(text, attached: true) { $0.selection = .string("a") }
        let resolver = LayoutResolver(spec)
        let all = Set(resolver.findings().map { "\($0.id) \($0.entry ?? "-")" })

        for (platform, sizeClass) in [
            (Platform.iPhone, UserInterfaceSizeClass.compact), (.iPad, .compact), (.iPad, .regular),
        ] {
            let environment = ResolutionEnvironment(platform: platform, sizeClass: sizeClass)
            let drawn = resolver.layout(in: environment).findings.map { "\($0.id) \($0.entry ?? "-")" }
            #expect(all.isSuperset(of: drawn))
        }
    }

    @Test func `speaks of the platforms asked for instead of the spec's, and calls nothing useless that acts on those`()
    {
        let spec = SpecNotation.spec("T a{badge=3 -bar}, T b{sbOnly}") { $0.platforms = [.iPhone, .iPad] }
        let resolver = LayoutResolver(spec)
        let ids = { (platforms: [Platform]?) in resolver.findings(on: platforms).map(\.id) }

        #expect(ids(nil).contains("R5.16") && !ids(nil).contains("R5.34"))
        #expect(!ids([.tv]).contains("R5.16") && ids([.tv]).contains("R5.34"))
        #expect(!ids([.iPhone]).contains("R5.17"))
    }

    @Test(
        .proves("R5.4"),
        arguments: [
            ("18,26", "No tab has the selected value \"z\". The content area can stay blank."),
            ("27", "No tab has the selected value \"z\". When built with SDK 27, the app can crash."),
            (
                "18,27",
                "No tab has the selected value \"z\". "
                    + "The content area can stay blank, and the app can crash when built with SDK 27."
            ),
        ]
    )
    func `R5.4 says what happens on which system`(systems: String, text: String) {
        let spec = SpecNotation.spec("T a") { $0.selection = .string("z") }
        let asked = systems.split(separator: ",").compactMap { OSVersion(rawValue: String($0)) }
        #expect(LayoutResolver(spec).findings(os: asked).first { $0.id == "R5.4" }?.text == text)
    }

    @Test(.proves("R5.14"))
    func `R5.14 says on which system which tabs move to More`() {
        let spec = SpecNotation.spec("T a, T b, T c, T d, T e, T p{prom}")
        let texts = LayoutResolver(spec).findings(os: OSVersion.generations).filter { $0.id == "R5.14" }.map(\.text)

        #expect(
            texts == [
                "A compact bar has more than five tabs, and these move to More: "
                    + "e; p with OS 18 and OS 26; d with OS 27."
            ]
        )
    }

    @Test(.proves("R5.37"))
    func `R5.37 is silent in a layout unless tabs were added since`() {
        let moved = layout("S X[a b]", "iR side", state: "ord X: b a")
        #expect(!moved.found.contains("R5.37(X)"))
        let added = layout("S X[a c b]", "iR side", state: "ord X: b a")
        #expect(
            added.findings.first { $0.id == "R5.37" }?.text
                == "X has a stored order without c, which is last, not as declared."
        )
    }
}

/// R5.59, which needs several specs.
@Suite struct StorageKeyTests {
    private static func linted(_ file: String, key: String?, off: [String: String] = [:]) -> LintedSpec {
        let spec = SpecNotation.spec("T a{noid fix2}") {
            $0.tabViewCustomization = key
            $0.lint = off
        }
        return LintedSpec(spec, file: file)
    }

    private static func found(_ specs: LintedSpec..., off: Set<String> = []) -> [Diagnostic] {
        SpecLint(rules: RuleSettings(off: off)).findings(in: specs).filter { $0.id == "R5.59" }
    }

    @Test(.proves("R5.59"))
    func `R5.59 finds a storage key that another file has already`() throws {
        let found = Self.found(Self.linted("a.json", key: "k"), Self.linted("b.json", key: "k"))
        let finding = try #require(found.first)

        #expect(found.count == 1 && finding.file == "b.json" && finding.severity == .info)
        #expect(
            finding.text
                == "The storage key \"k\" is also used by a.json, so both tab views share one stored customization."
        )
        #expect(finding.fix != nil && finding.location == SourceLocation(line: 1, column: 1))
    }

    @Test(.proves("R5.59"))
    func `R5.59 is silent about other keys, none, and the same file`() {
        #expect(Self.found(Self.linted("a.json", key: "k"), Self.linted("b.json", key: "l")) == [])
        #expect(Self.found(Self.linted("a.json", key: nil), Self.linted("b.json", key: nil)) == [])
        #expect(Self.found(Self.linted("a.json", key: "k"), Self.linted("a.json", key: "k")) == [])
    }

    @Test func `R5.59 is switched off like every rule`() {
        let first = Self.linted("a.json", key: "k")
        #expect(Self.found(first, Self.linted("b.json", key: "k", off: ["R5.59": "one account"])) == [])
        #expect(Self.found(first, Self.linted("b.json", key: "k"), off: ["R5.59"]) == [])
    }

    @Test func `a rule has the severity that a project chose, for one spec before all`() {
        func severities(_ all: [String: Severity], _ own: [String: Severity]) -> [Severity] {
            var second = Self.linted("b.json", key: "k")
            second.rules = RuleSettings(severities: own)
            let lint = SpecLint(rules: RuleSettings(severities: all))
            return lint.findings(in: [Self.linted("a.json", key: "k"), second]).filter { $0.id == "R5.59" }.map(
                \.severity
            )
        }

        #expect(severities([:], [:]) == [.info])
        #expect(severities(["R5.59": .error], [:]) == [.error])
        #expect(severities(["R5.59": .error], ["R5.59": .warning]) == [.warning])
        #expect(severities([:], ["R5.60": .error]) == [.info])
    }

    @Test func `R5.59 is by its place among the findings`() {
        let first = Self.linted("a.json", key: "k")
        let many = SpecNotation.spec("T a{sbOnly}, T b{pin}, T c{pin}, T d{pin}, T s{search}, T e, T f", attached: true)
        {
            $0.tabViewCustomization = "k"
        }
        let ids = SpecLint().findings(in: [first, LintedSpec(many, file: "b.json")]).map(\.id)
        #expect(ids.first == "R5.59" && ids.contains("R5.16"))
    }
}
