import PreviewCore
import PreviewFakes
import Synchronization
import TabModel
import TabSpecCoding
import Testing

/// Acts on an app's source in a session.
struct SourceEditingTests {
    /// Source of one file: each act renames the only tab.
    private final class Source: SourceEditor {
        private struct State {
            var text = "Home"
            var reading = 1
        }

        private let state = Mutex(State())
        var text: String { state.withLock(\.text) }

        /// Someone else saves the file.
        func save(_ text: String) -> ImportedSpec {
            state.withLock { state in
                state.text = text
                state.reading += 1
            }
            return spec
        }

        var spec: ImportedSpec {
            let (title, reading) = state.withLock { ($0.text, $0.reading) }
            let text = Array("{\"tabs\": [{\"title\": \"\(title)\"}]}".utf8)
            let decoded = SpecReader.read(text, format: .json, file: "A.swift")
            return ImportedSpec(text: text, decoded: decoded, files: ["A.swift"], reading: reading)
        }

        func make(_ edit: TabEdit) async throws(SourceEditFailure) -> SourceEdit {
            guard case .set(let changes, _) = edit, case .string(let title)?? = changes.first?.value else {
                let diagnostic = Diagnostic(id: "condition", text: "It is under a condition.", file: "A.swift")
                throw .refused(diagnostic, isUnknown: false)
            }
            let change = SourceChange(file: "A.swift", old: Array(text.utf8), new: Array(title.utf8))
            return SourceEdit(change: change, entries: [[0]], spec: try await replace(change))
        }

        func replace(_ change: SourceChange) async throws(SourceEditFailure) -> ImportedSpec {
            guard Array(text.utf8) == change.old else { throw .notWritten(.changed) }
            return save(String(decoding: change.new, as: UTF8.self))
        }
    }

    private struct Missing: Error {}

    private let source = Source()

    private func session() async throws -> PreviewSession {
        let session = try await PreviewSession(
            of: PreviewedSpec(file: "A.swift", tabView: "A.body"),
            store: FakeStore(),
            sourceEditor: source
        )
        await session.receive(.imported(source.spec))
        return session
    }

    private func rename(_ title: String) -> TabEdit {
        .set([TabMemberChange("title", .string(title))], of: .path([0]))
    }

    private func titles(_ session: PreviewSession) -> [String?]? { session.snapshot.spec?.tabs.map(\.label.title) }

    @Test func `makes an act, records who made it, and takes it back`() async throws {
        let session = try await session()
        let tag = try #require(session.snapshot.text.map { EntityTag(of: $0) })
        let (written, entries) = try await session.editSource(
            rename("Start"),
            if: .oneOf([tag]),
            author: .browser(link: "Anna")
        )

        #expect(source.text == "Start" && titles(session) == ["Start"])
        #expect(entries == [[0]] && written.revision == session.snapshot.revision)
        let history = await session.specHistory()
        #expect(history.changes.first?.note.author == .browser(link: "Anna"))
        #expect(history.undo == history.changes.first?.revision)

        _ = try await session.undoSpec(if: .anyState, author: .browser(link: nil))
        #expect(source.text == "Home" && titles(session) == ["Home"])
        _ = try await session.redoSpec(if: .anyState, author: .browser(link: nil))
        #expect(source.text == "Start" && titles(session) == ["Start"])
    }

    @Test func `undoes several acts one after the other`() async throws {
        let session = try await session()
        for title in ["A", "B", "C"] {
            _ = try await session.editSource(rename(title), if: .anyState, author: .browser(link: nil))
        }
        for expected in ["B", "A", "Home"] {
            _ = try await session.undoSpec(if: .anyState, author: .browser(link: nil))
            #expect(source.text == expected)
        }
        await #expect(throws: SessionError.self) {
            try await session.undoSpec(if: .anyState, author: .browser(link: nil))
        }
    }

    @Test func `a reading from before an act never takes its place`() async throws {
        let session = try await session()
        let before = source.spec
        _ = try await session.editSource(rename("Start"), if: .anyState, author: .browser(link: nil))
        await session.receive(.imported(before))

        #expect(titles(session) == ["Start"])
        #expect(await session.specHistory().changes.count == 2)
    }

    @Test func `refuses with the place of what is in the way, and acts on another state`() async throws {
        let session = try await session()
        let refusal = await #expect(throws: SessionError.self) {
            try await session.editSource(.remove(.path([0])), if: .anyState, author: .browser(link: nil))
        }
        guard case .notEdited(let reason, isUnknown: false)? = refusal else { throw Missing() }
        #expect((reason.id, reason.file) == ("condition", "A.swift"))
        let older = EntityTag(of: "older".utf8)
        let late = await #expect(throws: SessionError.self) {
            try await session.editSource(rename("Late"), if: .oneOf([older]), author: .browser(link: nil))
        }
        guard case .preconditionFailed(let tag)? = late else { throw Missing() }
        #expect(tag == session.snapshot.text.map { EntityTag(of: $0) })
        #expect(source.text == "Home")
    }

    @Test func `undoes nothing that an editor saved, nor over it`() async throws {
        let session = try await session()
        _ = try await session.editSource(rename("Start"), if: .anyState, author: .browser(link: nil))
        await session.receive(.imported(source.save("Mine")))

        #expect(await session.specHistory().undo == nil)
        await #expect(throws: SessionError.self) {
            try await session.undoSpec(if: .anyState, author: .browser(link: nil))
        }
        #expect(source.text == "Mine")
    }
}
