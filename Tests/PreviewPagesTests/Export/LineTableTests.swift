import Testing

@testable import PreviewPages

@Suite struct LineTableTests {
    private func text(_ runs: [Int], _ table: LineTable) -> String {
        stride(from: 0, to: runs.count, by: 2)
            .flatMap { table.stretches[runs[$0]..<(runs[$0] + runs[$0 + 1])] }
            .joined(separator: "\n")
    }

    private func runs(of text: String, _ table: inout LineTable, _ lines: inout MarkupLines) -> [Int] {
        let numbers = lines.numbers(of: text)
        return table.runs(of: numbers, in: lines)
    }

    @Test(arguments: ["", "a", "a\nb\nc", "a\na\na", "<li>\n<a x>\n</li>\n<li>\n<a y>\n</li>", "\n\n", "a\n\nb\n"])
    func `gives every text back`(original: String) {
        var (table, lines) = (LineTable(), MarkupLines())
        _ = runs(of: "<li>\n<a y>\n</li>\nb", &table, &lines)

        #expect(text(runs(of: original, &table, &lines), table) == original)
    }

    @Test func `takes few runs for a string that differs in two places`() {
        let rows = (0..<100).map { "<li>\n<a \($0)>\n</li>" }
        var other = rows
        other[10] = "<li>\n<a 10 chosen>\n</li>"
        other[90] = "<li>\n<a 90 chosen>\n</li>"
        var (table, lines) = (LineTable(), MarkupLines())

        #expect(runs(of: rows.joined(separator: "\n"), &table, &lines).count == 2)
        #expect(runs(of: other.joined(separator: "\n"), &table, &lines).count == 10)
        #expect(table.stretches.count == 103)
    }

    @Test func `keeps characters as they are written, even where Unicode takes them for equal`() {
        let both = "caf\u{E9}\ncafe\u{301}"
        var lines = MarkupLines()

        let numbers = lines.numbers(of: both)

        #expect(numbers == [0, 1])
        #expect(lines.text(of: numbers).unicodeScalars.elementsEqual(both.unicodeScalars))
    }
}
