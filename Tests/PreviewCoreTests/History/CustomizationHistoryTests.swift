import PreviewCore
import PreviewFakes
import TabModel
import Testing

/// Undo, redo and restore of customizations, each profile by itself.
@Suite struct CustomizationHistoryTests {
    private func hidden(_ current: CurrentCustomization) -> [String] { current.customization.tabs.keys.sorted() }

    @Test func `takes back act by act, and does them again`() async throws {
        let session = try await makeSession()
        _ = try await session.perform([.hide("library")], profile: "ann", author: .browser(link: "Ann"))
        _ = try await session.perform([.hide("notes")], profile: "ann")
        _ = try await session.perform([.hide("notes")], profile: "bob")

        #expect(hidden(try await session.perform([.undo], profile: "ann")) == ["c.library"])
        #expect(hidden(try await session.perform([.undo], profile: "ann")) == [])
        #expect(hidden(try await session.perform([.redo], profile: "ann")) == ["c.library"])
        #expect(hidden(try await session.customization(profile: "bob")) == ["c.notes"])

        let history = try await session.customizationHistory(profile: "ann")
        #expect(
            history.changes.map(\.note.summary) == [
                "Redid: Hid Library in the sidebar", "Undid: Hid Library in the sidebar",
                "Undid: Hid Notes in the sidebar", "Hid Notes in the sidebar", "Hid Library in the sidebar",
            ]
        )
        #expect(history.changes.map(\.isUndone) == [false, false, false, true, false])
        #expect(history.changes.last?.note.author == .browser(link: "Ann"))
        #expect(history.undo == history.changes.last?.revision)
        #expect(history.redo == history.changes[3].revision)
    }

    @Test func `says after every act, and after a new start, whether there is one to take back or to do again`()
        async throws
    {
        let store = FakeStore()
        let session = try await makeSession(store)
        func steps(_ profile: String = "ann") async throws -> [Bool] {
            let steps = try await session.customization(profile: profile).steps
            return [steps.canUndo, steps.canRedo]
        }

        #expect(try await steps() == [false, false])
        _ = try await session.perform([.hide("library")], profile: "ann")
        #expect(try await steps() == [true, false])
        _ = try await session.perform([.undo], profile: "ann")
        #expect(try await steps() == [false, true])
        #expect(try await steps("bob") == [false, false])
        _ = try await session.perform([.redo], profile: "ann")
        #expect(try await steps() == [true, false])
        _ = try await session.perform([.undo], profile: "ann")
        _ = try await session.perform([.hide("notes")], profile: "ann")
        #expect(try await steps() == [true, false])
        _ = try await session.perform([.undo], profile: "ann")

        let later = try await makeSession(store).customization(profile: "ann").steps
        #expect(!later.canUndo && later.canRedo)
    }

    @Test func `a new act drops what was taken back`() async throws {
        let session = try await makeSession()
        _ = try await session.perform([.hide("library")], profile: "ann")
        _ = try await session.perform([.undo], profile: "ann")
        _ = try await session.perform([.hide("notes")], profile: "ann")
        await #expect(throws: SessionError.self) { try await session.perform([.redo], profile: "ann") }
        #expect(hidden(try await session.perform([.undo], profile: "ann")) == [])
    }

    @Test func `refuses an undo among other operations, and one of nothing`() async throws {
        let session = try await makeSession()
        for operations: [CustomizationOperation] in [[.undo], [.redo], [.undo, .undo], [.hide("notes"), .undo]] {
            await #expect(throws: SessionError.self) { try await session.perform(operations, profile: "ann") }
        }
        #expect(try await session.customizationHistory(profile: "ann").changes.isEmpty)
    }

    @Test func `brings back what a revision led to, and a profile that was deleted`() async throws {
        let session = try await makeSession()
        _ = try await session.perform([.hide("library")], profile: "ann")
        _ = try await session.perform([.hide("notes")], profile: "ann")
        let first = try #require(try await session.customizationHistory(profile: "ann").changes.last?.revision)

        let restored = try await session.restoreCustomization(
            first,
            profile: "ann",
            author: .command,
            if: .anyState
        )

        #expect(hidden(restored) == ["c.library"])
        await #expect(throws: SessionError.self) {
            try await session.restoreCustomization(first, profile: "bob", author: .command, if: .anyState)
        }
        #expect(hidden(try await session.perform([.undo], profile: "ann")) == ["c.library", "c.notes"])
    }
}
