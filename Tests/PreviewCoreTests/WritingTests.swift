import PreviewCore
import PreviewFakes
import Synchronization
import TabModel
import Testing

/// Changes of the spec itself: one at a time, never over someone else's, shown when they are stored.
@Suite(.timeLimit(.minutes(20)))
struct WritingTests {
    private let old = Specs.customizable
    private let new = Specs.plain

    /// Why a string was not written; nil if it was.
    private func refusal(
        _ session: PreviewSession,
        _ condition: WriteCondition,
        _ text: [UInt8] = Specs.plain
    ) async -> SessionError? {
        do throws(SessionError) {
            _ = try await session.writeSpec(if: condition, author: .editor) { _ in text }
            return nil
        } catch {
            return error
        }
    }

    /// The tag that a refused writer got; nil for another outcome.
    private func toldTag(_ session: PreviewSession, _ condition: WriteCondition, _ text: [UInt8]) async -> EntityTag? {
        guard case .preconditionFailed(let tag) = await refusal(session, condition, text) else { return nil }
        return tag
    }

    private func tag(_ bytes: [UInt8]) -> WriteCondition { .oneOf([EntityTag(of: bytes)]) }

    @Test func `writes the file, publishes once, and tells the new tag`() async throws {
        let file = FakeSpecWriter(old)
        let session = try await makeSession(writer: file)
        let before = session.snapshot.revision
        let written = try await session.writeSpec(if: tag(old), author: .browser(link: nil)) { [new] present in
            #expect(present == Specs.customizable)
            return new
        }
        #expect(file.text == new)
        #expect(written.tag == EntityTag(of: new))
        #expect(written.revision == session.snapshot.revision)
        #expect(session.snapshot.revision.number == before.number + 1)
        #expect(session.snapshot.text == new)
        #expect(session.snapshot.spec?.tabs.count == 2)
        await session.receive(.text(new))
        #expect(session.snapshot.revision == written.revision, "the watcher tells of our own save")
    }

    @Test func `writes nothing where the bytes are the same`() async throws {
        let file = FakeSpecWriter(old)
        let session = try await makeSession(writer: file)
        let before = session.snapshot.revision
        let written = try await session.writeSpec(if: .anyState, author: .command) { $0 ?? [] }
        #expect(written.revision == before)
        #expect(file.state.withLock { $0.replaced } == 0)
    }

    @Test func `refuses a writer who means another text, and takes in what is there`() async throws {
        let file = FakeSpecWriter(new)
        let session = try await makeSession(writer: file)
        #expect(await toldTag(session, tag(old), []) == EntityTag(of: new))
        #expect(file.text == new)
        #expect(session.snapshot.text == new)
    }

    /// Half a file may be a good spec by itself, in YAML; and anyone who heard of it may want to write over it.
    @Test(arguments: [[], Specs.broken, Specs.plain])
    func `neither shows nor replaces half a file that someone is saving`(half: [UInt8]) async throws {
        let (file, whole) = (FakeSpecWriter(half), old + Array("\n".utf8))
        let session = try await makeSession(writer: file)
        file.state.withLock { $0.next = [whole] }
        #expect(await toldTag(session, tag(half), old) == EntityTag(of: whole))
        #expect(session.snapshot.text == old)
        #expect(file.text == whole && file.state.withLock { $0.replaced } == 0)
    }

    @Test func `shows a broken text that stays, and lets it be replaced`() async throws {
        let file = FakeSpecWriter(Specs.broken)
        let session = try await makeSession(writer: file)
        #expect(await toldTag(session, tag(old), []) == EntityTag(of: Specs.broken))
        #expect(session.snapshot.text == Specs.broken && !session.snapshot.isOK)
        _ = try await session.writeSpec(if: tag(Specs.broken), author: .command) { _ in new }
        #expect(file.text == new)
    }

    @Test func `refuses a string that is no spec, with all that is wrong`() async throws {
        let file = FakeSpecWriter(old)
        let session = try await makeSession(writer: file)
        let before = session.snapshot.revision
        guard case .invalidSpec(let diagnostics) = await refusal(session, .anyState, Specs.broken) else {
            Issue.record("half a text was written")
            return
        }
        #expect(diagnostics.first?.id == "syntax")
        #expect(file.text == old)
        #expect(session.snapshot.revision == before)
    }

    @Test func `makes a file where none is, and only where none is`() async throws {
        let file = FakeSpecWriter(nil)
        let session = try await makeSession(writer: file, reading: nil)
        #expect(await refusal(session, .anyState) != nil)
        _ = try await session.writeSpec(if: .nothing, author: .command) { present in
            #expect(present == nil)
            return Specs.plain
        }
        #expect(file.text == Specs.plain)
        #expect(await toldTag(session, .nothing, Specs.customizable) == EntityTag(of: Specs.plain))
        #expect(file.text == Specs.plain)
    }

    @Test func `tells what someone saved in the last moment`() async throws {
        let file = FakeSpecWriter(old)
        let session = try await makeSession(writer: file)
        file.state.withLock { $0.intruder = Specs.plain }
        #expect(
            await toldTag(session, tag(old), Array("{\"tabs\": [{\"title\": \"Mine\"}]}".utf8))
                == EntityTag(of: Specs.plain)
        )
        #expect(session.snapshot.text == Specs.plain)
    }

    @Test(arguments: [
        SpecWriteFailure.readOnly("read-only"), .full("full"), .failed("failed"),
    ])
    func `keeps showing the old spec where the file can't be written (R4)`(failure: SpecWriteFailure) async throws {
        let file = FakeSpecWriter(old)
        let session = try await makeSession(writer: file)
        let before = session.snapshot.revision
        file.state.withLock { $0.failure = failure }
        let told: SpecWriteFailure? =
            switch await refusal(session, .anyState) {
            case .specReadOnly(let text): .readOnly(text)
            case .specFull(let text): .full(text)
            case .specUnwritable(let text): .failed(text)
            default: nil
            }
        #expect(told == failure)
        #expect(session.snapshot.revision == before)
        file.state.withLock { $0.failure = nil }
        _ = try await session.writeSpec(if: .anyState, author: .command) { _ in Specs.plain }
        #expect(file.text == Specs.plain)
    }

    @Test func `does not go back to what the watcher had read before our own save`() async throws {
        let file = FakeSpecWriter(old)
        let session = try await makeSession(writer: file)
        file.state.withLock { $0.beforeReturning = { await Task.yield() } }
        let written = try await session.writeSpec(if: .anyState, author: .command) { _ in Specs.plain }
        await session.receive(.text(old))
        await session.receive(.missing)
        #expect(session.snapshot.text == Specs.plain)
        #expect(session.snapshot.revision == written.revision)

        file.state.withLock { $0.text = Specs.customizable }
        await session.receive(.text(old))
        #expect(session.snapshot.text == old, "somebody brought the old text back")
    }

    @Test func `has the watcher wait while a save is under way, so that one save is one change`() async throws {
        let file = FakeSpecWriter(old)
        let session = try await makeSession(writer: file)
        let before = session.snapshot.revision.number
        let told = Mutex<Task<Void, Never>?>(nil)
        file.state.withLock {
            $0.beforeReturning = {
                told.withLock { $0 = Task { await session.receive(.text(Specs.plain)) } }
                for _ in 0..<100 { await Task.yield() }
            }
        }
        _ = try await session.writeSpec(if: .anyState, author: .command) { _ in Specs.plain }
        await told.withLock { $0 }?.value
        #expect(session.snapshot.revision.number == before + 1)
    }

    @Test func `lets writers in one at a time, so that no change is lost (R7)`() async throws {
        let file = FakeSpecWriter(Array("{\"tabs\": []}".utf8))
        let session = try await makeSession(writer: file, reading: nil)
        try await withThrowingTaskGroup { group in
            for number in 0..<40 {
                group.addTask {
                    _ = try await session.writeSpec(if: .anyState, author: .browser(link: "x")) { present in
                        var text = String(decoding: present ?? [], as: UTF8.self)
                        let comma = text.contains("title") ? ", " : ""
                        text.replace("]}", with: "\(comma){\"title\": \"T\(number)\"}]}")
                        return Array(text.utf8)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(session.snapshot.spec?.tabs.count == 40)
        #expect(file.text == session.snapshot.text)
    }

    @Test func `refuses where there is no file to write`() async throws {
        let session = try await makeSession()
        guard case .specReadOnly = await refusal(session, .anyState) else {
            Issue.record("written to nowhere")
            return
        }
    }
}
