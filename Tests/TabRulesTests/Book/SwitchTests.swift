import TabModel
import TabRules
import Testing

@Suite struct SwitchTests {
    @Test func `has the fourteen switches in order`() {
        #expect(RuleBook.switches.map(\.id) == (1...14).map { "SW\($0)" })
    }

    /// The model's own values are the truth; the words beside them are the rulebook's.
    @Test func `names the switches, values and defaults that a spec has`() throws {
        let defaults = ResolverSwitches()
        let expected: [(name: String, values: [String], standard: String)] = [
            ("sectionChildrenInBar", ["true", "false"], "\(defaults.sectionChildrenInBar)"),
            values("sectionDefaultVisibilityScope", defaults.sectionDefaultVisibilityScope),
            values("automaticIPadForm", defaults.automaticIPadForm),
            values("customizationInCompact", defaults.customizationInCompact),
            values("sidebarOnlyInCompact", defaults.sidebarOnlyInCompact),
            values("searchInMore", defaults.searchInMore),
            values("macAutomatic", defaults.macAutomatic),
            values("hiddenSelection", defaults.hiddenSelection),
            ("regionsNeedCustomization", ["true", "false"], "\(defaults.regionsNeedCustomization)"),
            values("minimizeRestoration", defaults.minimizeRestoration),
            values("searchableOnTabView", defaults.searchableOnTabView),
            values("minimizeInVerticalBar", defaults.minimizeInVerticalBar),
            values("duoBarLimit", defaults.duoBarLimit),
            values("minimizeOnCompactPad", defaults.minimizeOnCompactPad),
        ]
        try #require(expected.count == RuleBook.switches.count)

        for (one, wanted) in zip(RuleBook.switches, expected) {
            #expect(one.name == wanted.name)
            #expect(Set(one.values.map(\.name)) == Set(wanted.values), "\(one.id)")
            #expect(one.values.first?.name == wanted.standard, "\(one.id)")
        }
    }

    @Test func `has every switch of the model`() {
        let names = Mirror(reflecting: ResolverSwitches()).children.compactMap(\.label)

        #expect(names == RuleBook.switches.map(\.name))
    }

    @Test(arguments: RuleBook.switches)
    func `says why a switch exists and to which rules it belongs`(one: SwitchStatement) {
        #expect(one.reason.hasSuffix(".") && one.values.allSatisfy { $0.text.hasSuffix(".") })
        #expect(!one.rules.isEmpty && one.rules.allSatisfy { RuleBook.rule($0) != nil })
    }

    @Test func `finds a switch by id and by name`() {
        #expect(RuleBook.statement(ofSwitch: "SW2")?.name == "sectionDefaultVisibilityScope")
        #expect(RuleBook.statement(ofSwitch: "sectionDefaultVisibilityScope")?.id == "SW2")
        #expect(RuleBook.statement(ofSwitch: "SW99") == nil)
    }

    private func values<Value: CaseIterable & RawRepresentable<String>>(
        _ name: String,
        _ standard: Value
    ) -> (name: String, values: [String], standard: String) {
        (name, Value.allCases.map(\.rawValue), standard.rawValue)
    }
}
