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

    @Test func `an id has no control character, and is unique all the same`() {
        let texts = ["a\u{1B}[31m", "a\\u{1B}[31m", "\u{0}", "\n", "\u{9F}", "é\u{200D}"]
        let spec = TabSpec(tabs: texts.map { tab(.string($0)) })

        #expect(spec.tabs.map(\.id) == ["a\\u{1B}[31m", "a\\u{1B}[31m~2", "\\u{0}", "\\u{A}", "\\u{9F}", "é\u{200D}"])
        #expect(spec.tabs.map(\.tabValue) == texts.map { .string($0) }, "the values stay")
    }
}

extension TabEntry {
    fileprivate var tabValue: TabValue? { if case .tab(let tab) = self { tab.value } else { nil } }
}
