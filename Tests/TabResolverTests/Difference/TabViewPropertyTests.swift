import TabModel
import Testing

@testable import TabResolver

@Suite struct TabViewPropertyTests {
    /// A property that is added to a spec has to be one that `diff` looks at.
    @Test func `every property of a tab view is compared`() throws {
        let spec = TabSpec(tabs: [])
        let stored = Set(Mirror(reflecting: spec).children.compactMap(\.label))
        let compared = Set(TabViewProperties.names(of: spec).map { String($0.prefix { $0 != "." }) })

        #expect(stored.subtracting(compared) == ["tabs", "location"])
        #expect(compared.isSubset(of: stored))
    }

    @Test func `a tab view keeps everything but its entries`() {
        var other = TabSpec(tabs: [.tab(Tab(value: .string("old")))])
        other.title = "Title"
        other.platforms = [.watch]
        other.lint = ["R5.1": "why"]
        other.searchable = true
        other.tabViewStyle = .page
        other.location = SourceLocation(line: 3, column: 1)

        var back = other.holding([.tab(Tab(value: .string("new")))])
        #expect(back.tabs.map(\.id) == ["new"])
        back = back.holding(other.tabs)
        #expect(back == other)
    }
}
