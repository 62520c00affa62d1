import PreviewCore
import Synchronization

/// A history in memory that can be made to fail, call by call.
final class FakeHistoryStore: HistoryStore {
    /// The calls that can fail.
    enum Call: Hashable, CaseIterable { case append, remove, confirm, text }

    let store = MemoryHistoryStore()
    private let failing = Mutex<Set<Call>>([])

    /// These calls fail from now on, as on a full disk.
    func fail(_ calls: Set<Call>) { failing.withLock { $0 = calls } }

    private func check(_ call: Call) throws {
        if failing.withLock({ $0.contains(call) }) { throw FullDisk() }
    }

    func specRevisions(of spec: String) async throws -> [SpecRevision] { await store.specRevisions(of: spec) }

    func specText(_ digest: ContentDigest, of spec: String) async throws -> [UInt8]? {
        try check(.text)
        return await store.specText(digest, of: spec)
    }

    func append(_ records: [SpecRecord], to spec: String) async throws -> Int {
        try check(.append)
        return await store.append(records, to: spec)
    }

    func removeSpecRevision(_ number: Int, of spec: String) async throws {
        try check(.remove)
        await store.removeSpecRevision(number, of: spec)
    }

    func confirmSpecRevision(_ number: Int, of spec: String) async throws {
        try check(.confirm)
        await store.confirmSpecRevision(number, of: spec)
    }
}
