import PreviewCore
import PreviewStore
import TabModel
import TestTools
import Testing

/// What every store promises, in memory or on disk.
@Suite struct StorePromisesTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: StoreKind.allCases)
    func `has nothing before the first act`(kind: StoreKind) async throws {
        let store = try kind.open(folder)

        #expect(try await store.customization(for: .sample()) == nil)
        #expect(try await store.profiles(spec: "tabs.json", storageKey: "tabs").isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `has a mark of its own, always the same`(kind: StoreKind) async throws {
        let store = try kind.open(folder)
        let mark = try await store.mark()

        #expect(try await store.mark() == mark)
        let other = try TemporaryFolder()
        #expect(try await kind.open(other).mark() != mark)
        withExtendedLifetime(other) {}
    }

    @Test(arguments: StoreKind.allCases)
    func `gives back the last act of each key`(kind: StoreKind) async throws {
        let store = try kind.open(folder)

        try await store.save(.sample("a", profile: "ann"))
        try await store.save(.sample("b", profile: "ann"))
        try await store.save(.sample("c", profile: "bob"))

        #expect(try await store.customization(for: .sample("ann")) == .init(customization: .sample("b")))
        #expect(try await store.customization(for: .sample("bob")) == .init(customization: .sample("c")))
    }

    @Test(.proves("R1.82", "R1.93", "R3.35"), arguments: StoreKind.allCases)
    func `keeps specs and storage keys apart (R1.82, R1.93, R3.35)`(kind: StoreKind) async throws {
        let store = try kind.open(folder)
        let keys = [
            CustomizationKey(spec: "a.json", storageKey: "k", profile: "p"),
            CustomizationKey(spec: "b.json", storageKey: "k", profile: "p"),
            CustomizationKey(spec: "a.json", storageKey: "l", profile: "p"),
            // Same letters with the borders elsewhere.
            CustomizationKey(spec: "a.jsonk", storageKey: "", profile: "p"),
        ]

        for (index, key) in keys.enumerated() {
            try await store.save(
                .init(
                    key: key,
                    customization: .sample("\(index)"),
                    operations: "[]",
                    revision: index,
                    note: .sample("a")
                )
            )
        }

        for (index, key) in keys.enumerated() {
            #expect(try await store.customization(for: key)?.customization == .sample("\(index)"))
        }
        #expect(try await store.profiles(spec: "a.json", storageKey: "k").map(\.name) == ["p"])
    }

    @Test(arguments: StoreKind.allCases)
    func `lists profiles by name with their last change`(kind: StoreKind) async throws {
        let store = try kind.open(folder)

        for name in ["zoe", "Ann", "ann", "9"] { try await store.save(.sample("a", profile: name)) }
        let profiles = try await store.profiles(spec: "tabs.json", storageKey: "tabs")

        #expect(profiles.map(\.name) == ["9", "Ann", "ann", "zoe"])
        // Made in this century, in the order saved: zoe first.
        let changed = Dictionary(uniqueKeysWithValues: profiles.map { ($0.name, $0.changed) })
        #expect(profiles.allSatisfy { $0.changed > 1_700_000_000 })
        #expect(changed["zoe", default: .infinity] <= changed["9", default: 0])
    }

    @Test(arguments: StoreKind.allCases)
    func `removes a profile once`(kind: StoreKind) async throws {
        let store = try kind.open(folder)
        try await store.save(.sample("a", profile: "ann"))

        #expect(try await store.deleteProfile(.sample("ann"), revision: 2, note: .sample("end")))
        #expect(try await store.deleteProfile(.sample("ann"), revision: 3, note: .sample("end")) == false)
        #expect(try await store.customization(for: .sample("ann")) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `an empty customization is not the same as none`(kind: StoreKind) async throws {
        let store = try kind.open(folder)

        try await store.save(
            .init(key: .sample(), customization: .init(), operations: "[]", revision: 1, note: .sample("a"))
        )

        #expect(try await store.customization(for: .sample()) == .init(customization: .init()))
    }

    @Test(arguments: StoreKind.allCases)
    func `gives each revision number once`(kind: StoreKind) async throws {
        let store = try kind.open(folder)

        #expect(try await store.reserveRevisions(10) == 1)
        #expect(try await store.reserveRevisions(1) == 11)
        #expect(try await store.reserveRevisions(5) == 12)
    }

    @Test(arguments: StoreKind.allCases)
    func `refuses everything after it was closed, and closes twice without harm`(kind: StoreKind) async throws {
        let store = try kind.open(folder)
        await store.close(lastRevision: 1)
        await store.close(lastRevision: 1)

        await #expect(throws: StoreError.closed) { try await store.save(.sample("a")) }
        await #expect(throws: StoreError.closed) { try await store.customization(for: .sample()) }
        await #expect(throws: StoreError.closed) { try await store.reserveRevisions(1) }
    }

    @Test(arguments: StoreKind.allCases)
    func `keeps every act of sixteen writers at once`(kind: StoreKind) async throws {
        let store = try kind.open(folder)

        try await withThrowingTaskGroup { group in
            for writer in 0..<16 {
                group.addTask {
                    for act in 0..<20 {
                        try await store.save(.sample("\(writer)-\(act)", profile: "w\(writer)", revision: act))
                    }
                }
            }
            try await group.waitForAll()
        }

        for writer in 0..<16 { #expect(try await store.sampleID("w\(writer)") == "\(writer)-19") }
        #expect(try await store.profiles(spec: "tabs.json", storageKey: "tabs").count == 16)
    }

    @Test(arguments: [StoreKind.sqliteInMemory, .sqliteFile])
    func `finishes an act whose caller was cancelled`(kind: StoreKind) async throws {
        let store = try kind.open(folder)

        let saving = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await store.save(.sample("a"))
        }
        try await saving.value

        #expect(try await store.sampleID() == "a")
    }

    @Test(arguments: StoreKind.allCases)
    func `an act at the time of closing is either acknowledged or refused as closed`(kind: StoreKind) async throws {
        let store = try kind.open(folder)

        let results = await withTaskGroup(of: Result<Void, any Error>.self) { group in
            for act in 0..<60 {
                group.addTask {
                    do {
                        try await store.save(.sample("\(act)", profile: "p\(act)"))
                        return .success(())
                    } catch {
                        return .failure(error)
                    }
                }
                if act == 30 { group.addTask { .success(await store.close(lastRevision: 0)) } }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }

        let errors = results.compactMap { result in
            if case .failure(let error) = result { error } else { nil }
        }
        #expect(errors.allSatisfy { $0 as? StoreError == .closed })
        if kind == .sqliteFile {
            let kept = try await OpenedStore(folder.location).store.profiles(spec: "tabs.json", storageKey: "tabs")
            // The close itself is one of the results.
            #expect(kept.count == results.count - errors.count - 1)
        }
    }
}
