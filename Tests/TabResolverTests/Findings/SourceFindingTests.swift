import TabModel
import TestTools
import Testing

@testable import TabResolver

/// Findings about a spec that was read in an app's source.
@Suite struct SourceFindingTests {
    /// The spec with its first entry in `App.swift`, and all else in `Tabs.swift`.
    private static func linted(_ text: String, _ change: (inout TabSpec) -> Void = { _ in }) -> LintedSpec {
        var spec = SpecNotation.spec(text, change)
        let tabView = SourceOrigin(file: "Tabs.swift", location: TabModel.SourceLocation(line: 70, column: 9))
        var origins: [TabModel.SourceLocation: SourceOrigin] = [:]
        for (number, entry) in spec.tabs.enumerated() {
            guard let place = entry.modifiers.location else { continue }
            let location = TabModel.SourceLocation(line: 100 + number, column: 13)
            origins[place] = SourceOrigin(file: number == 0 ? "App.swift" : "Tabs.swift", location: location)
        }
        if let place = spec.location { origins[place] = tabView }
        spec.sourceMap = SourceMap(tabView: tabView, origins: origins)
        return LintedSpec(spec, file: "Tabs.swift")
    }

    private static func places(_ found: [Diagnostic], _ id: String) -> [String] {
        found.filter { $0.id == id }.map { "\($0.file):\($0.location?.line ?? 0):\($0.location?.column ?? 0)" }
    }

    @Test(.proves("R5.59"))
    func `findings and unused suppressions are at the place in the source`() {
        let linted = Self.linted("T a{sbOnly off=R5.2}, T b{sbOnly}") { $0.lint = ["R5.19": "meant"] }

        #expect(Self.places(SpecLint().findings(in: [linted]), "R5.16") == ["App.swift:100:13"])
        let remarks = SpecLint().suppressionRemarks(in: [linted])
        #expect(Self.places(remarks, "unusedSuppression") == ["Tabs.swift:70:9", "App.swift:100:13"])
        #expect(remarks.allSatisfy { $0.fix == "Remove the comment." })

        let keyed = Self.linted("T a{noid fix2}") { $0.tabViewCustomization = "k" }
        let other = LintedSpec(keyed.spec, file: "Other.swift")
        #expect(Self.places(SpecLint().findings(in: [other, keyed]), "R5.59") == ["Tabs.swift:70:9"])
    }

    @Test(.proves("R5.40"))
    func `R5.40: a tab may act where the source doesn't tell what its binding does`() {
        func found(_ standIns: StandIns) -> [String] {
            let linted = Self.linted("T a{title=New_Post symbol=plus.circle.fill}, T b") { $0.standIns = standIns }
            return SpecLint().findings(in: [linted]).map(\.id).filter { $0 == "R5.40" }
        }
        var unknown = StandIns()
        unknown[.selection] = StandIn("$store.place", why: .runTime)

        #expect(found(StandIns()) == ["R5.40"])
        #expect(found(unknown) == [])
    }

    @Test func `findings come spec by spec where that is asked for`() {
        let (one, two) = (Self.linted("T a{sbOnly}"), Self.linted("T a, T b{sbOnly}"))

        let found = SpecLint().findings(ofEach: [one, two])

        #expect(found.map { Self.places($0, "R5.16") } == [["App.swift:100:13"], ["Tabs.swift:101:13"]])
        #expect(found.flatMap(\.self) == SpecLint().findings(in: [one, two]))
    }

    @Test(.proves("R5.83"))
    func `an app's source need not name an asset catalog`() {
        var linted = Self.linted("T a")
        linted.spec = linted.spec.holding([.tab(Tab(label: TabLabel(title: "A", imageAsset: "Boat")))])
        linted.images = ReferencedImages(problems: [:])
        #expect(Self.places(SpecLint().findings(in: [linted]), "R5.83") == [])

        linted.spec.sourceMap = nil
        #expect(Self.places(SpecLint().findings(in: [linted]), "R5.83").count == 1)
    }
}
