import PreviewCore
import PreviewStore
import StorePromises
import TabModel
import TestTools
import Testing

/// The promises of every store, in memory or on disk.
@Suite struct StorePromisesTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: StoreKind.allCases, StorePromise.all)
    func `keeps every promise of a store`(kind: StoreKind, promise: StorePromise) async throws {
        try await promise.check(kind.open(folder))
    }

    @Test(arguments: StoreKind.allCases, HostPromise.all)
    func `keeps every promise of a team's store`(kind: StoreKind, promise: HostPromise) async throws {
        try await promise.check(kind.openHost(folder))
    }

    @Test(arguments: StoreKind.allCases)
    func `has a mark of its own, always the same`(kind: StoreKind) async throws {
        let store = try kind.open(folder)
        let mark = try await store.head(of: "tabs.json").mark

        #expect(try await store.head(of: "tabs.json").mark == mark)
        let other = try TemporaryFolder()
        #expect(try await kind.open(other).head(of: "tabs.json").mark != mark)
        withExtendedLifetime(other) {}
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
                if act == 30 { group.addTask { .success(await store.close()) } }
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
