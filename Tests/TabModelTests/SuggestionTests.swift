import Testing

@testable import TabModel

@Suite struct SuggestionTests {
    private static let words = ["title", "tabs", "tabBar", "topBar", "value", "role", "search"]

    @Test(arguments: [
        ("titel", "title"), ("Title", "title"), ("tabbar", "tabBar"), ("vlaue", "value"),
        ("rol", "role"), ("serach", "search"), ("searchs", "search"), ("tab", "tabs"),
    ])
    func `finds the word that was meant`(typed: String, meant: String) {
        #expect(Suggestion.nearest(to: typed, among: Self.words) == meant)
    }

    @Test(arguments: ["", "x", "colour", "sidebarOnly", "ts", String(repeating: "title", count: 100)])
    func `suggests nothing for a word that is near to none`(typed: String) {
        #expect(Suggestion.nearest(to: typed, among: Self.words) == nil)
    }

    @Test(arguments: [("", "", 0), ("", "ab", 2), ("ab", "ba", 1), ("kitten", "sitting", 3), ("abc", "abc", 0)])
    func `counts insertions, deletions, replacements and swaps`(from: String, to: String, distance: Int) {
        #expect(Suggestion.distance(Array(from.unicodeScalars), Array(to.unicodeScalars)) == distance)
        #expect(Suggestion.distance(Array(to.unicodeScalars), Array(from.unicodeScalars)) == distance)
    }
}
