import TabModel
import TabSpecCoding
import Testing

@testable import TabResolver

/// Customizations of a spec that differs by environment: as an iPad in regular width has it (R1.118, R3.2).
@Suite struct VariantCustomizationTests {
    private static let attachedOnPad = """
        tabViewStyle: sidebarAdaptable
        conditions: { hasLibrary: { usually: true } }
        variants: [{ when: { platforms: [iPad] }, tabViewCustomization: tabs }]
        tabs:
          - { title: Home, value: home, customizationID: home }
          - title: Library
            value: library
            customizationID: library
            when: { if: [hasLibrary] }
            variants: [{ when: { platforms: [iPad] }, title: Collection }]
        """

    @Test func `a key that only a variant gives is the storage key everywhere`() throws {
        let spec = try spec(Self.attachedOnPad)
        var own = spec
        own.tabViewCustomization = "mine"

        #expect(spec.storageKey == "tabs")
        #expect(own.storageKey == "mine")
        #expect(TabSpec(tabs: []).storageKey == nil)
    }

    @Test func `an operation applies where only a variant attaches a customization`() throws {
        let editor = CustomizationEditor(spec: try spec(Self.attachedOnPad), customization: TabViewCustomization())

        #expect(try editor.applying([.hide("library")]).tabs["library"]?.sidebar == .hidden)
    }

    @Test func `an operation's line has the title that the iPad has`() throws {
        let summary = OperationSummary(try spec(Self.attachedOnPad))

        #expect(summary.text([.hide("library")]) == "Hid Collection in the sidebar")
    }

    @Test func `what becomes of a stored customization is judged with the answers to conditions`() throws {
        let spec = try spec(Self.attachedOnPad)
        var stored = TabViewCustomization()
        stored.tabs["library"] = TabCustomization(sidebar: .hidden)
        var without = spec
        without.variants = []
        let outcome = { (new: TabSpec, answers: [ConditionID: Bool]) in
            SpecDifference(old: spec, new: new, conditions: answers).outcome(of: stored)
        }

        #expect(outcome(spec, [:]).ids(.kept) == ["library"])
        #expect(outcome(spec, [:]).remarks.isEmpty)
        #expect(outcome(without, [:]).remarks.map(\.rule) == ["R3.1"])
        #expect(outcome(spec, ["hasLibrary": false]).ids(.orphaned) == ["library"])
    }

    private func spec(_ text: String) throws -> TabSpec {
        let read = SpecReader.read(Array(text.utf8), format: .yaml, file: "tabs.yaml")
        #expect(read.diagnostics.isEmpty)
        return try #require(read.spec)
    }
}
