import Testing

@testable import PreviewCore

/// The knowledge of a session about the history when others write too.
@Suite struct SpecJournalTests {
    private func record(_ number: Int) -> SpecRecord {
        let revision = SpecRevision(
            number: number,
            time: 1_800_000_000,
            note: ChangeNote(author: .editor, summary: "Change \(number)"),
            digest: ContentDigest(of: "\(number)"),
            isGood: true,
            isConfirmed: true
        )
        return SpecRecord(revision: revision, text: Array("\(number)".utf8))
    }

    @Test func `has a revision once that was read from the store before its writer notes it`() {
        var journal = SpecJournal((1...3).map { record($0).revision })
        journal.follow((1...4).map { record($0).revision })

        journal.append([record(4)], keeping: 4)

        #expect(journal.revisions.map(\.number) == [1, 2, 3, 4])
    }

    @Test func `keeps what was written elsewhere since`() {
        var journal = SpecJournal((1...3).map { record($0).revision })
        journal.follow((1...5).map { record($0).revision })

        journal.append([record(4)], keeping: 4)

        #expect(journal.revisions.map(\.number) == [1, 2, 3, 4, 5])
    }

    @Test func `takes what is new, and as many as are kept`() {
        var journal = SpecJournal((1...3).map { record($0).revision })
        journal.wait(record(4))

        journal.append([record(4)], keeping: 2)

        #expect(journal.revisions.map(\.number) == [3, 4] && journal.waiting.isEmpty)
    }
}
