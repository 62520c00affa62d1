import TabModel
import TabRules
import Testing

@testable import PreviewPages

/// The inspector's switches (the rulebook, 0.4).
@Suite struct SwitchesTests {
    private func values(
        _ query: [(String, String)] = [],
        change: (inout TabSpec) -> Void = { _ in }
    ) -> SwitchesValues {
        var spec = SampleSpec.library
        change(&spec)
        let view = ViewState(query: query)
        return SwitchesBuilder(view: view, spec: spec, environments: view.frames).values
    }

    private func all(_ values: SwitchesValues) -> [SwitchValues] { values.groups.flatMap(\.switches) }

    private func one(_ name: ResolverSwitch, _ values: SwitchesValues) throws -> SwitchValues {
        try #require(all(values).first { $0.name == name.rawValue })
    }

    @Test func `SW1 to SW13: shows every switch once, with its choices, its reason and its rule`() throws {
        let shown = all(values())

        #expect(
            Set(shown.map(\.id)) == Set(ResolverSwitch.allCases.map(\.id))
                && shown.count == ResolverSwitch.allCases.count
        )
        for one in shown {
            let name = try #require(ResolverSwitch(rawValue: one.name))
            #expect(one.choices.segments.map(\.value) == name.values)
            #expect(one.choices.segments.filter(\.isCurrent).map(\.value) == [name.usualValue])
            #expect(one.label == SwitchText.label(name) && !one.why.isEmpty && !one.effect.isEmpty)
            #expect(one.rules.allSatisfy { RuleBook.rule($0.id) != nil } && !one.rules.isEmpty)
        }
    }

    @Test(arguments: ResolverSwitch.allCases)
    func `has plain words for every value`(name: ResolverSwitch) {
        let words = name.values.map { SwitchText.choice($0, of: name) }

        #expect(Set(words).count == words.count)
        #expect(Set(words).isDisjoint(with: name.values))
    }

    @Test func `says where each value comes from`() throws {
        let shown = values([("macAutomatic", "sidebar"), ("searchInMore", "never")]) {
            $0.switches.searchInMore = .declaredOrder
            $0.switches.hiddenSelection = .blank
        }

        #expect(try one(.macAutomatic, shown).origin == "address")
        #expect(try one(.searchInMore, shown).origin == "address")
        #expect(try one(.searchInMore, shown).choices.segments.first { $0.isCurrent }?.value == "never")
        #expect(try one(.hiddenSelection, shown).origin == "spec")
        #expect(try one(.automaticIPadForm, shown).origin == "default")
        #expect(shown.summary == "3 switches set")
        #expect(values().summary == "All at their default")
    }

    @Test func `links each choice to the same view with the switch so set, and the spec's own without it`() throws {
        let shown = values([("platform", "iPad"), ("os", "18")])
        let segments = try one(.sectionChildrenInBar, shown).choices.segments

        #expect(segments.map(\.href) == ["./?platform=iPad&os=18", "./?platform=iPad&os=18&sectionChildrenInBar=true"])
        #expect(segments.map(\.control) == ["sectionChildrenInBar", "sectionChildrenInBar"])

        let own = values { $0.switches.sectionChildrenInBar = true }
        let back = try one(.sectionChildrenInBar, own).choices.segments
        #expect(back.map(\.href) == ["./?sectionChildrenInBar=false", "./"])
    }

    @Test func `offers to reset switches only while the address sets one, and keeps the rest of the address`() {
        let set = values([("platform", "iPad"), ("macAutomatic", "sidebar"), ("searchInMore", "declaredOrder")])

        #expect(set.resetHref == "./?platform=iPad")
        #expect(set.isOpen)
        #expect(values().resetHref == nil)
        #expect(values { $0.switches.searchInMore = .declaredOrder }.resetHref == nil)
        #expect(!values().isOpen)
    }

    @Test(
        arguments: [
            ([("platform", "iPad")], ["SW1", "SW2", "SW3", "SW8", "SW9"]),
            ([("platform", "iPad"), ("sizeClass", "compact")], ["SW4", "SW5", "SW6", "SW8"]),
            ([("platform", "iPhone")], ["SW4", "SW5", "SW6", "SW8"]),
            ([], ["SW1", "SW2", "SW3", "SW4", "SW5", "SW6", "SW8", "SW9"]),
            ([("platform", "mac")], ["SW8"]), ([("platform", "watch")], ["SW8"]),
        ] as [([(String, String)], [String])]
    )
    func `puts first what can change what is shown`(query: [(String, String)], first: [String]) {
        let groups = values(query).groups

        #expect(groups.map(\.title) == ["For the current view", "For other devices and styles"])
        #expect(groups.first?.switches.map(\.id) == first)
    }

    @Test func `SW7: matters for the automatic style on a Mac only`() {
        let groups = values([("platform", "mac")]) { $0.tabViewStyle = .automatic }.groups

        #expect(groups.first?.switches.map(\.id) == ["SW7", "SW8"])
    }

    @Test func `tells the script which switches a page is drawn with`() throws {
        let page = Markup(
            try SamplePage.page([("os", "18"), ("sectionChildrenInBar", "true"), ("macAutomatic", "sidebar")])
        )

        #expect(page.values(of: "data-switches") == ["sectionChildrenInBar=true&macAutomatic=sidebar"])
    }
}
