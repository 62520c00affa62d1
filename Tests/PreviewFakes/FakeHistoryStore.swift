package import PreviewCore
import Synchronization

/// A history in memory that can be made to fail, call by call.
package final class FakeHistoryStore: HistoryStore {
    /// The calls that can fail.
    package enum Call: Hashable, CaseIterable { case append, remove, confirm, text }

    package let store = MemoryHistoryStore()
    private let failing = Mutex<Set<Call>>([])

    package init() {}

    /// These calls fail from now on, as on a full disk.
    package func fail(_ calls: Set<Call>) { failing.withLock { $0 = calls } }

    private func check(_ call: Call) throws {
        if failing.withLock({ $0.contains(call) }) { throw FullDisk() }
    }

    package func specRevisions(of spec: String) async throws -> [SpecRevision] { await store.specRevisions(of: spec) }

    package func specText(_ digest: ContentDigest, of spec: String) async throws -> [UInt8]? {
        try check(.text)
        return await store.specText(digest, of: spec)
    }

    package func append(_ records: [SpecRecord], to spec: String) async throws -> Int {
        try check(.append)
        return await store.append(records, to: spec)
    }

    package func removeSpecRevision(_ number: Int, of spec: String) async throws {
        try check(.remove)
        await store.removeSpecRevision(number, of: spec)
    }

    package func confirmSpecRevision(_ number: Int, of spec: String) async throws {
        try check(.confirm)
        await store.confirmSpecRevision(number, of: spec)
    }
}

/// A store's error, as a full disk gives it.
package struct FullDisk: StorageFailure {
    package init() {}

    package var isOutOfSpace: Bool { true }
    package var text: String { "The change could not be stored: the disk is full. Nothing was changed." }
}
