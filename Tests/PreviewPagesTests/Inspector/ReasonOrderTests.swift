import TabModel
import TabResolver
import Testing

@testable import PreviewPages

@Suite struct ReasonOrderTests {
    private func notes(_ rules: [String]) -> [Note] {
        rules.map { Note(rule: $0, certainty: .documented, entry: "one", text: "\($0).") }
    }

    @Test(arguments: [
        (["R1.15", "R2.48", "R2.76"], ReasonOrder.Part.bar, ["R2.48", "R1.15", "R2.76"]),
        (["R1.24", "R2.41", "R2.77"], .sidebar, ["R2.41", "R1.24", "R2.77"]),
        (["R2.24", "R2.41", "R2.77"], .bar, ["R2.24", "R2.41", "R2.77"]),
        (["R2.24", "R2.41", "R2.77"], .sidebar, ["R2.41", "R2.24", "R2.77"]),
        (["R1.49", "R2.74"], .pages, ["R2.74", "R1.49"]), (["R1.49", "R2.44"], .bar, ["R1.49", "R2.44"]),
        (["R1.20", "R1.49"], .bar, ["R1.20", "R1.49"]), (["R2.42", "R2.35"], .absent, ["R2.35", "R2.42"]),
        (["R2.62", "R3.3"], .absent, ["R2.62", "R3.3"]), ([], .bar, []),
    ])
    func `begins with the rule that places the entry where it is`(
        rules: [String],
        part: ReasonOrder.Part,
        ordered: [String]
    ) {
        #expect(ReasonOrder(part: part).sorted(notes(rules)).map(\.rule) == ordered)
    }

    @Test(arguments: [
        (["R1.30", "R2.3", "R2.20", "R2.42", "R2.86"], ["R2.3", "R2.20"], ["R1.30", "R2.42", "R2.86"]),
        (["R2.1", "R2.45", "R2.51", "R6.10"], ["R2.1", "R2.45"], ["R2.51", "R6.10"]),
        (["R1.30", "R2.86"], ["R1.30"], ["R2.86"]), ([], [], []),
    ])
    func `sets apart what decides the form of the whole`(rules: [String], deciding: [String], others: [String]) {
        let whole = ReasonOrder.whole(notes(rules))

        #expect(whole.deciding.map(\.rule) == deciding)
        #expect(whole.others.map(\.rule) == others)
    }

    @Test func `shows one reason an entry, and folds the others, none lost`() throws {
        let view = ViewState(
            query: [("platform", "iPad"), ("editing", "true"), ("inspector", "open"), ("tab", "reasons")]
        )
        let layout = LayoutResolver(SampleSpec.library).layout(in: view.environment)
        let page = SampleValues.page(view, snapshot: SamplePage.snapshot(), layout: layout)
        let rows = try #require(page.inspectorPane.layout?.trees.first).groups.flatMap(\.rows)
        let both = try #require(rows.first { ($0.more?.notes.count ?? 0) > 1 })

        for row in rows {
            #expect(row.notes.count == 1, "\(row.entryID)")
            let all = layout.notes.count { $0.entry == row.entryID }
            #expect(1 + (row.more?.notes.count ?? 0) == all, "\(row.entryID)")
        }
        #expect(both.more?.text == "\(both.more?.notes.count ?? 0) more")
        #expect(both.more?.context == "reasons for \(both.title)")
    }
}
