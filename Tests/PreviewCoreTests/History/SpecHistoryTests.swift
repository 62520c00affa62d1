import Synchronization
import TabResolver
import PreviewCore
import PreviewFakes
import Testing

/// The history of a spec, with any writers and any failures.
@Suite(.timeLimit(.minutes(20)))
struct SpecHistoryTests {
    private static func spec(_ titles: String...) -> [UInt8] {
        let tabs = titles.map { #"{"title": "\#($0)", "value": "\#($0)"}"# }.joined(separator: ", ")
        return Array("{\"tabs\": [\(tabs)]}".utf8)
    }
    private let first = spec("Home", "Notes")
    private let second = spec("Home", "Notes", "Drafts")
    private let third = spec("Drafts", "Home", "Notes")

    @Test func `holds every text with who wrote it and what it did, the newest first`() async throws {
        let file = FakeSpecWriter(first)
        let session = try await makeSession(writer: file, reading: first)
        let written = try await session.writeSpec(if: .anyState, author: .browser(link: "Anna")) { _ in second }
        for text in [second, third, Specs.broken] { await session.receive(file.saved(text)) }

        let changes = await session.specHistory().changes

        #expect(changes.map(\.note.author) == [.editor, .editor, .browser(link: "Anna"), .editor])
        #expect(
            changes.map(\.note.summary) == [
                "Can't be shown: 1 error", "Moved Drafts to the front", "Added Drafts", "First known version: 2 tabs",
            ]
        )
        #expect(changes[2].revision == written.revision.number)
        #expect(changes.map(\.tag) == [Specs.broken, third, second, first].map { EntityTag(of: $0) })
        for (change, text) in zip(changes, [Specs.broken, third, second, first]) {
            #expect(try await session.specText(ofRevision: change.revision) == text)
        }
    }

    @Test func `undo and redo are revisions, across a restart too`() async throws {
        let file = FakeSpecWriter(first)
        let store = FakeStore()
        let session = try await makeSession(store, writer: file, reading: first)
        for text in [second, third] {
            _ = try await session.writeSpec(if: .anyState, author: .command) { _ in text }
        }
        _ = try await session.undoSpec(if: .oneOf([EntityTag(of: third)]), author: .command)
        #expect(file.text == second)

        let next = try await makeSession(store, writer: file, reading: second)
        #expect(await next.specHistory().changes.count == 4, "the text is known")
        _ = try await next.undoSpec(if: .anyState, author: .command)
        #expect(file.text == first)
        await refused("nothingToUndo") { _ = try await next.undoSpec(if: .anyState, author: .command) }
        _ = try await next.redoSpec(if: .anyState, author: .command)
        _ = try await next.redoSpec(if: .anyState, author: .command)
        #expect(file.text == third)
        await refused("nothingToRedo") { _ = try await next.redoSpec(if: .anyState, author: .command) }
        #expect(await next.specHistory().changes.first?.note.summary == "Redid: Moved Drafts to the front")
    }

    @Test func `restores a string as a new revision, and takes that back`() async throws {
        let file = FakeSpecWriter(first)
        let session = try await makeSession(writer: file, reading: first)
        await session.receive(file.saved(second))
        let oldest = try #require(await session.specHistory().changes.last?.revision)

        let written = try await session.restoreSpec(oldest, if: .anyState, author: .browser(link: nil))

        #expect(file.text == first && written.bytes == first)
        let newest = try #require(await session.specHistory().changes.first)
        #expect(newest.note.kind == .restore(of: oldest) && newest.note.summary == "Restored revision \(oldest)")
        _ = try await session.undoSpec(if: .anyState, author: .command)
        #expect(file.text == second)
    }

    @Test func `an undo never takes back what its sender has not seen`() async throws {
        let file = FakeSpecWriter(first)
        let session = try await makeSession(writer: file, reading: first)
        _ = try await session.writeSpec(if: .anyState, author: .command) { _ in second }
        await #expect(throws: SessionError.self) {
            try await session.undoSpec(if: .oneOf([EntityTag(of: first)]), author: .command)
        }
        file.state.withLock { $0.text = third }
        await #expect(throws: SessionError.self) { try await session.undoSpec(if: .anyState, author: .command) }
        #expect(file.text == third, "the preview had not seen it yet")
    }

    @Test func `goes back past a broken text`() async throws {
        let file = FakeSpecWriter(Specs.broken)
        let session = try await makeSession(writer: file, reading: first)
        await session.receive(.text(Specs.broken))
        let broken = try #require(await session.specHistory().changes.first?.revision)
        #expect(await session.specHistory().undo == broken)
        _ = try await session.undoSpec(if: .anyState, author: .command)
        #expect(file.text == first)
        #expect(await session.specHistory().changes.map(\.isUndone) == [false, true, false])
        #expect(await session.specHistory().changes.map(\.isGood) == [true, false, true])
    }

    @Test func `what is mended as it had been is nothing to take back`() async throws {
        let session = try await makeSession(writer: FakeSpecWriter(first), reading: first)
        for text in [Specs.broken, first] { await session.receive(.text(text)) }
        let history = await session.specHistory()
        #expect(history.changes.first?.note.summary == "Restored revision \(history.changes[2].revision)")
        #expect(history.undo == nil)
    }

    @Test func `writes nothing that can't be recorded, and forgets what was not written`() async throws {
        let file = FakeSpecWriter(first)
        let store = FakeStore()
        let session = try await makeSession(store, writer: file, reading: first)
        store.fail([.record])
        let refused = await #expect(throws: SessionError.self) {
            try await session.writeSpec(if: .anyState, author: .command) { _ in second }
        }
        guard case .storeFull(let text)? = refused else { throw try #require(refused) }
        #expect(text.contains("the disk is full"))
        #expect(file.text == first && session.snapshot.text == first)

        store.fail([])
        file.state.withLock { $0.failure = .full("The disk is full.") }
        await #expect(throws: SessionError.self) {
            try await session.writeSpec(if: .anyState, author: .command) { _ in second }
        }
        #expect(await session.specHistory().changes.count == 1)
        #expect(try await store.specRevisions(of: "tabs.json").count == 1)
    }

    @Test func `keeps what it could not store until it can`() async throws {
        let store = FakeStore()
        store.fail([.record])
        let session = try await makeSession(store, reading: first)
        await session.receive(.text(second))
        #expect(session.snapshot.text == second, "shown all the same")
        #expect(await session.specHistory().changes.count == 2)
        let oldest = try #require(await session.specHistory().changes.last?.revision)
        #expect(try await session.specText(ofRevision: oldest) == first)

        store.fail([])
        await session.receive(.text(third))

        #expect(try await store.specRevisions(of: "tabs.json").map(\.number).count == 3)
    }

    /// A start after a kill finds the record of a write, and the file with or without it.
    @Test(arguments: [false, true])
    func `knows after a kill whether its last write came to be`(wasWritten: Bool) async throws {
        let store = FakeStore()
        let session = try await makeSession(store, writer: FakeSpecWriter(first), reading: first)
        await session.close()
        let note = ChangeNote(author: .command, summary: "Added Drafts")
        let digest = ContentDigest(of: second)
        let unconfirmed = SpecRevision(
            number: 900,
            time: 1,
            note: note,
            digest: digest,
            isGood: true,
            isConfirmed: false
        )
        try await store.commit(.record([SpecRecord(revision: unconfirmed, text: second)]), to: "tabs.json")

        let next = try await makeSession(store, reading: wasWritten ? second : first)

        let changes = await next.specHistory().changes
        #expect(changes.map(\.tag) == (wasWritten ? [second, first] : [first]).map { EntityTag(of: $0) })
        #expect(try await store.specRevisions(of: "tabs.json").allSatisfy(\.isConfirmed))
    }

    @Test func `a string that comes back after a confirmed one is a change`() async throws {
        let store = FakeStore()
        let file = FakeSpecWriter(first)
        let session = try await makeSession(store, writer: file, reading: first)
        _ = try await session.writeSpec(if: .anyState, author: .command) { _ in second }
        let next = try await makeSession(store, reading: first)
        #expect(await next.specHistory().changes.map(\.note.summary).first == "Removed Drafts")
        #expect(await next.specHistory().changes.count == 3)
    }

    @Test func `keeps the last 200 texts, and can't undo past them`() async throws {
        let file = FakeSpecWriter(first)
        let session = try await makeSession(writer: file, reading: first)
        for number in 1...205 {
            _ = try await session.writeSpec(if: .anyState, author: .command) { _ in Self.spec("Home", "N\(number)") }
        }
        let history = await session.specHistory()
        #expect(history.changes.count == 200)
        await #expect(throws: SessionError.self) { try await session.specText(ofRevision: 2) }
        // Each undo is a revision too, so the oldest one goes with each.
        for _ in 1...100 { _ = try await session.undoSpec(if: .anyState, author: .command) }
        await refused("nothingToUndo") { _ = try await session.undoSpec(if: .anyState, author: .command) }
        #expect(file.text == Self.spec("Home", "N105"), "the oldest text that is kept")
    }

    private func refused(_ rule: String, _ act: () async throws -> Void) async {
        do {
            try await act()
            Issue.record("not refused")
        } catch SessionError.refused(let refusal) {
            #expect(refusal.rule == rule && refusal.kind == .unknown)
        } catch {
            Issue.record(error)
        }
    }
}
