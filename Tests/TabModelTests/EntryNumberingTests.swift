import Testing

@testable import TabModel

@Suite struct EntryNumberingTests {
    private func tab(_ value: TabValue? = nil, customizationID: String? = nil) -> TabEntry {
        var tab = Tab(value: value)
        tab.modifiers.customizationID = customizationID
        return .tab(tab)
    }

    @Test func `takes the value, else the customizationID, else the number in one depth-first count`() throws {
        let spec = TabSpec(tabs: [
            tab(.string("home")),
            .section(TabSection(tabs: [tab(.integer(7)), tab()])),
            tab(customizationID: "me"),
            tab(),
        ])

        #expect(spec.tabs.map(\.id) == ["home", "section-1", "me", "tab-5"])
        guard case .section(let section) = spec.tabs[1] else { throw NotASection() }
        #expect(section.tabs.map(\.id) == ["7", "tab-3"])
    }

    @Test func `numbers entries that share an id without ever repeating one`() {
        let spec = TabSpec(tabs: [
            tab(.string("a")), tab(.string("a")), tab(.string("a~2")), tab(.string("a")),
        ])

        #expect(spec.tabs.map(\.id) == ["a", "a~2", "a~2~2", "a~3"])
    }

    private struct NotASection: Error {}
}
