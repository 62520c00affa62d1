import PreviewCore
import PreviewFakes
import Synchronization
import TabModel
import TabResolver
import Testing

/// Operations and imports in a session.
struct CustomizingTests {
    private func hidden(_ customization: CurrentCustomization) -> [String] {
        customization.customization.tabs.filter { $0.value.sidebar == .hidden }.keys.sorted()
    }

    @Test func `stores an act before it publishes it, under the revision it is published with`() async throws {
        let store = FakeStore()
        let session = try await makeSession(store)
        let before = session.snapshot.revision.number
        store.state.withLock { state in
            state.beforeSave = { #expect(session.snapshot.revision.number == before) }
        }

        let current = try await session.perform([.hide("notes")], profile: "default")

        #expect(hidden(current) == ["c.notes"])
        let act = try #require(store.state.withLock(\.acts).first)
        #expect(act.revision == before + 1)
        #expect(session.snapshot.revision.number == act.revision)
        #expect(act.operations == #"{"op":"hide","id":"notes"}"#)
        #expect(act.key == CustomizationKey(spec: "tabs.json", storageKey: "main", profile: "default"))
    }

    @Test func `does several operations as one act, all or none`() async throws {
        let store = FakeStore()
        let session = try await makeSession(store)

        await #expect(throws: SessionError.self) {
            _ = try await session.perform([.hide("notes"), .hide("nobody")], profile: "default")
        }
        #expect(store.state.withLock(\.acts).isEmpty)

        let current = try await session.perform([.hide("notes"), .hide("library")], profile: "default")
        #expect(hidden(current) == ["c.library", "c.notes"])
        #expect(store.state.withLock(\.acts).count == 1)
    }

    @Test func `checks an act against the switches of the page that it was done on`() async throws {
        let spec = """
            {"tabViewStyle": "sidebarAdaptable", "tabViewCustomization": "main", "tabs": [
              {"title": "Home", "value": "home", "customizationID": "c.home"},
              {"title": "Folders", "customizationID": "c.folders", "tabs": [
                {"title": "Work", "value": "work", "customizationID": "c.work"}]}]}
            """
        let session = try await makeSession(reading: Array(spec.utf8))
        let move = CustomizationOperation.moveInBar("work", .before("home"))
        await #expect(throws: SessionError.self) { _ = try await session.perform([move], profile: "default") }

        var switches = SwitchOverrides()
        switches[.sectionChildrenInBar] = "true"
        let current = try await session.perform([move], profile: "default", switches: switches)

        #expect(current.customization.tabBarOrder?.first == "c.work")
    }

    @Test func `loses no act of many at once`() async throws {
        let store = FakeStore()
        let session = try await makeSession(store)
        store.state.withLock { $0.beforeSave = { await Task.yield() } }

        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<40 {
                group.addTask {
                    let entry = index.isMultiple(of: 2) ? "notes" : "library"
                    _ = try await session.perform([.hide(entry)], profile: "p\(index % 4 / 2)")
                }
            }
            try await group.waitForAll()
        }

        for profile in ["p0", "p1"] {
            let current = try await session.customization(profile: profile)
            #expect(hidden(current) == ["c.library", "c.notes"])
        }
        let numbers = store.state.withLock { $0.acts.map(\.revision) }
        #expect(numbers == numbers.sorted())
        #expect(Set(numbers).count == numbers.count)
    }

    @Test func `never lets the revision fall when the spec changes during a write`() async throws {
        let store = FakeStore()
        let session = try await makeSession(store)
        store.state.withLock { $0.beforeSave = { await session.receive(.text(Specs.broken)) } }
        let before = session.snapshot.revision.number

        _ = try await session.perform([.hide("notes")], profile: "default")

        #expect(session.snapshot.revision.number > before + 1)
        #expect(session.snapshot.text == Specs.broken)
    }

    @Test func `publishes nothing for an act that changes nothing`() async throws {
        let store = FakeStore()
        let session = try await makeSession(store)
        _ = try await session.perform([.hide("notes")], profile: "default")
        let before = session.snapshot.revision

        _ = try await session.perform([.hide("notes")], profile: "default")

        #expect(session.snapshot.revision == before)
        #expect(store.state.withLock(\.acts).count == 1)
    }

    @Test func `refuses operations before the first good spec`() async throws {
        let session = try await makeSession(reading: Specs.broken)

        let error = await #expect(throws: SessionError.self) {
            _ = try await session.perform([.hide("notes")], profile: "default")
        }
        guard case .noSpec(let diagnostics) = error else {
            Issue.record("expected noSpec, got \(String(describing: error))")
            return
        }
        #expect(diagnostics == session.snapshot.diagnostics)
    }

    @Test func `refuses with R3.1 where nothing is attached, also a whole customization`() async throws {
        let session = try await makeSession(reading: Specs.plain)
        let acts: [() async throws -> Void] = [
            { _ = try await session.perform([.hide("home")], profile: "default") },
            {
                let empty = TabViewCustomization()
                _ = try await session.replaceCustomization(with: empty, profile: "default", if: .anyState)
            },
        ]
        for act in acts {
            do {
                try await act()
                Issue.record("was not refused")
            } catch SessionError.refused(let refusal) {
                #expect(refusal.rule == "R3.1")
                #expect(refusal.kind == .forbidden)
            }
        }
    }

    @Test func `compares the writer's tag with the present one`() async throws {
        let session = try await makeSession()
        let first = try await session.customization(profile: "default")
        let second = try await session.perform([.hide("notes")], profile: "default", if: .oneOf([first.tag]))
        #expect(first.tag != second.tag)

        do {
            _ = try await session.perform([.show("notes")], profile: "default", if: .oneOf([first.tag]))
            Issue.record("was not refused")
        } catch SessionError.preconditionFailed(let tag) {
            #expect(tag == second.tag)
        }
        let third = try await session.perform([.show("notes")], profile: "default", if: .anyState)
        #expect(hidden(third).isEmpty)
    }

    @Test func `keeps ids that the spec does not have when a whole customization comes (R3.28)`() async throws {
        let session = try await makeSession()
        var imported = TabViewCustomization()
        imported.tabs["gone"] = TabCustomization(sidebar: .hidden)

        _ = try await session.replaceCustomization(with: imported, profile: "default", if: .anyState)

        #expect(try await session.customization(profile: "default").customization == imported)
    }

    @Test(arguments: [true, false])
    func `changes nothing when the store fails, and says whether it is full`(_ isFull: Bool) async throws {
        let store = FakeStore()
        let session = try await makeSession(store)
        let before = session.snapshot.revision
        _ = try await session.customization(profile: "default")
        store.state.withLock { $0.failure = Broken(isOutOfSpace: isFull, text: "No room. Free some.") }

        let error = await #expect(throws: SessionError.self) {
            _ = try await session.perform([.hide("notes")], profile: "default")
        }
        switch error {
        case .storeFull(let text): #expect(isFull && text == "No room. Free some.")
        case .storeUnavailable(let text): #expect(!isFull && text == "No room. Free some.")
        default: Issue.record("expected the store's failure")
        }
        #expect(session.snapshot.revision == before)
        store.state.withLock { $0.failure = nil }
        #expect(hidden(try await session.customization(profile: "default")).isEmpty)
    }

    @Test func `tells that a stored text could not be read, until the next act (R3.36)`() async throws {
        let store = FakeStore()
        let key = CustomizationKey(spec: "tabs.json", storageKey: "main", profile: "default")
        store.state.withLock { $0.problems[key] = "Written by a newer version." }
        let session = try await makeSession(store)
        #expect(try await session.customization(profile: "default").problem == "Written by a newer version.")

        let current = try await session.perform([.resetAll], profile: "default")

        #expect(current.problem == nil)
        #expect(store.state.withLock(\.acts).count == 1)
    }

    @Test func `reads a profile's customization from the store once`() async throws {
        let store = FakeStore()
        let session = try await makeSession(store)

        for _ in 0..<5 { _ = try await session.view(profile: "default") }

        #expect(store.state.withLock(\.reads) == 1)
    }

    struct Broken: StorageFailure {
        var isOutOfSpace: Bool
        var text: String
    }
}
