import TabModel
import Testing

@testable import TabResolver

/// Reasons: complete, in order, in words.
@Suite struct NoteTests {
    private static let spec =
        "T a, T h{hide}, T b{-bar}, T o{sbOnly}, S X[c d{+bar} S Y[e]], S ()[f], T s{search}, T p{pin}, T q{-side}"

    @Test(arguments: [
        "P18", "P26", "P27", "iC", "iR bar", "iR side", "iR edit", "mac", "tv", "vision", "vision select=c", "watch",
    ])
    func `gives a reason for every entry that is anywhere`(environment: String) {
        let layout = layout(Self.spec, environment, state: "side a+, bar c+")
        let explained = Set(layout.notes.compactMap(\.entry))

        #expect(layout.drawnIDs.subtracting(explained) == [])
        #expect(layout.notes.contains { $0.entry == nil })
        #expect(layout.notes.allSatisfy { $0.text.hasSuffix(".") && !$0.text.contains("!") })
    }

    @Test func `orders notes by the whole, then declared order, then rule number`() {
        let notes = layout(Self.spec, "iR bar", state: "bar c+").notes
        let declared = Dictionary(
            uniqueKeysWithValues: SpecOutline(SpecNotation.spec(Self.spec)).entries.map { ($0.id, $0.index) }
        )
        let keys = notes.map { note in (note.entry.flatMap { declared[$0] } ?? -1, RuleNumber(note.rule)) }

        #expect(zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(RuleNumber("R2.9") < RuleNumber("R2.31"))
        #expect(RuleNumber("R2.90") < RuleNumber("R3.1"))
    }

    @Test func `says how sure it is`() throws {
        let notes = layout("T a, S X[b{+bar}]", "iR bar").notes
        #expect(notes.first { $0.rule == "R2.24" }?.certainty == .documented)
        #expect(notes.first { $0.rule == "R2.32" }?.certainty == .observed)
        #expect(layout("T a{pin}", "P26").notes.first { $0.rule == "R2.47" }?.certainty == .choice)
    }
}

extension TabLayout {
    /// Everything that is in bar, sidebar or pages.
    var drawnIDs: Set<EntryID> {
        var ids = Set((bar?.everything ?? []).map(\.id) + (pages?.items ?? []).map(\.id))
        for row in sidebar?.rows ?? [] { ids.formUnion(row.ids) }
        return ids
    }
}

extension Bar {
    /// All entries, in More and apart too.
    var everything: [BarEntry] {
        fixed + items + pinned + (more ?? []) + [temporary, detached].compactMap(\.self)
    }
}

extension SidebarRow {
    fileprivate var ids: Set<EntryID> {
        switch self {
        case .tab(let entry): [entry.id]
        case .section(let section): section.rows.reduce(into: [section.id]) { $0.formUnion($1.ids) }
        }
    }
}
