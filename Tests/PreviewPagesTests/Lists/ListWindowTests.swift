import TabModel
import Testing

@testable import PreviewPages

@Suite struct ListWindowTests {
    @Test(arguments: [0, 1, 100])
    func `a short list is whole, whatever the address says`(count: Int) {
        #expect(ListWindow(count: count, start: 50, anchor: 7).range == 0..<count)
        #expect(ListWindow(count: count).isWhole)
    }

    @Test func `a long list begins at its first row`() {
        #expect(ListWindow(count: 10_000).range == 0..<100)
    }

    @Test(arguments: [0, 24, 25, 74, 75, 5_000, 9_925, 9_999])
    func `a row is well inside the window around it`(anchor: Int) {
        let window = ListWindow(count: 10_000, anchor: anchor)

        #expect(window.range.count == 100)
        #expect(window.range.contains(max(0, anchor - 25)) && window.range.contains(min(9_999, anchor + 25)))
    }

    @Test func `neighbors mostly have the same window`() {
        let windows = (0..<1_000).map { ListWindow(count: 10_000, anchor: $0) }
        let changes = zip(windows, windows.dropFirst()).count { $0 != $1 }

        #expect(changes < 25)
    }

    @Test(arguments: [(0, 0..<200), (4_321, 4_321..<4_521), (9_900, 9_800..<10_000), (10_000_000, 9_800..<10_000)])
    func `a portion begins where the address says, as far as there are rows`(start: Int, range: Range<Int>) {
        #expect(ListWindow(count: 10_000, start: start, anchor: 5).range == range)
    }

    @Test func `portions overlap and come to both ends`() {
        var window = ListWindow(count: 1_050)
        var seen = Set(window.range)
        for _ in 0..<20 where window.range.upperBound < 1_050 {
            let next = ListWindow(count: 1_050, start: window.startAfter)
            #expect(next.range.overlaps(window.range) && next.range.upperBound > window.range.upperBound)
            window = next
            seen.formUnion(next.range)
        }
        #expect(seen == Set(0..<1_050))
        for _ in 0..<20 where window.range.lowerBound > 0 {
            window = ListWindow(count: 1_050, start: window.startBefore)
        }
        #expect(window.range.lowerBound == 0)
        #expect(ListWindow(count: 1_050, start: window.lastStart).range.upperBound == 1_050)
    }

    @Test func `an address names lists in their order`() throws {
        let starts = try #require(ListStarts(text: "mac-regular.sidebar:400,findings:100"))

        #expect(starts["mac-regular.sidebar"] == 400 && starts["findings"] == 100 && starts["changes"] == nil)
        #expect(starts.text == "findings:100,mac-regular.sidebar:400")
        #expect(ListStarts().text == nil)
    }

    @Test(arguments: [
        "", "a", "a:", ":1", "a:-1", "a:01", "a:+1", "a:1:2", "A:1", "a b:1", "a:1,", "a:99999999999999999999", "é:1",
        String(repeating: "a", count: 41) + ":1",
        (0..<17).map { "a\(String(repeating: "b", count: $0)):1" }.joined(separator: ","),
    ])
    func `anything else is no place in a list`(text: String) {
        #expect(ListStarts(text: text) == nil)
    }

    @Test func `an address stays short however many lists were scrolled`() {
        var starts = ListStarts()
        for count in 1...100 { starts[String(repeating: "a", count: count % 40 + 1)] = count }

        #expect((starts.text ?? "").split(separator: ",").count <= 16)
    }
}
