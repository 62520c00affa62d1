import PreviewLinks
import Synchronization

/// Links in memory, with a store that can be made to fail or to wait, and that notes what it was asked.
final class FakeShareStore: ShareStore {
    struct State {
        var records: [ShareID: ShareRecord] = [:]
        var comments: [ShareComment] = []
        var failure: (any Error)?
        var beforeSave: (@Sendable () async -> Void)?
        var batches: [[ShareUse]] = []
        var writes = 0
    }

    let state = Mutex(State())

    var records: [ShareRecord] { state.withLock { Array($0.records.values) } }

    func fail(_ failure: (any Error)?) {
        state.withLock { $0.failure = failure }
    }

    func shares(of spec: String) async throws -> [ShareRecord] {
        try state.withLock { state in
            if let failure = state.failure { throw failure }
            return state.records.values.filter { $0.spec == spec }.sorted { $0.created < $1.created }
        }
    }

    func save(_ share: ShareRecord) async throws {
        if let wait = state.withLock(\.beforeSave) { await wait() }
        try write { $0.records[share.id] = share }
    }

    func removeShares(_ ids: [ShareID]) async throws {
        try write { state in
            for id in ids { state.records[id] = nil }
        }
    }

    func noteUses(_ uses: [ShareUse]) async throws {
        try write { state in
            state.batches.append(uses)
            for use in uses {
                state.records[use.id]?.views = use.views
                state.records[use.id]?.lastUsed = use.lastUsed
            }
        }
    }

    func comments(of spec: String) async throws -> [ShareComment] {
        state.withLock { state in state.comments.filter { state.records[$0.link]?.spec == spec } }
    }

    func save(_ comment: ShareComment) async throws {
        try write { state in
            state.comments.removeAll { $0.id == comment.id }
            state.comments.append(comment)
        }
    }

    func removeComment(_ id: String) async throws {
        try write { state in state.comments.removeAll { $0.id == id } }
    }

    private func write(_ change: (inout State) -> Void) throws {
        try state.withLock { state in
            if let failure = state.failure { throw failure }
            state.writes += 1
            change(&state)
        }
    }
}
