import TabModel
import Testing

@testable import TabResolver

@Suite struct TabViewPropertyTests {
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
