import Testing

@testable import PreviewPages

@Suite struct LineTableTests {
    private func text(_ runs: [Int], _ table: LineTable) -> String {
        stride(from: 0, to: runs.count, by: 2)
            .flatMap { table.stretches[runs[$0]..<(runs[$0] + runs[$0 + 1])] }
            .joined(separator: "\n")
    }

    @Test(arguments: ["", "a", "a\nb\nc", "a\na\na", "<li>\n<a x>\n</li>\n<li>\n<a y>\n</li>", "\n\n", "a\n\nb\n"])
    func `gives every text back`(original: String) {
        var table = LineTable()
        _ = table.runs(of: "<li>\n<a y>\n</li>\nb")

        #expect(text(table.runs(of: original), table) == original)
    }

    @Test func `takes few runs for a string that differs in two places`() {
        let rows = (0..<100).map { "<li>\n<a \($0)>\n</li>" }
        var other = rows
        other[10] = "<li>\n<a 10 chosen>\n</li>"
        other[90] = "<li>\n<a 90 chosen>\n</li>"
        var table = LineTable()

        #expect(table.runs(of: rows.joined(separator: "\n")).count == 2)
        #expect(table.runs(of: other.joined(separator: "\n")).count == 10)
        #expect(table.stretches.count == 103)
    }
}
