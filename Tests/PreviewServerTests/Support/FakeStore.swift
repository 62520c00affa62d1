import PreviewCore
import Synchronization
import TabModel

/// A store in memory that can be told to fail or to wait, and that notes what it was asked.
final class FakeStore: CustomizationStore {
    struct State {
        var customizations: [CustomizationKey: TabViewCustomization] = [:]
        var acts: [CustomizationAct] = []
        var nextNumber = 1
        var failure: (any Error)?
        var closedAt: Int?
        var beforeSave: (@Sendable () async -> Void)?
        var problems: [CustomizationKey: String] = [:]
        var reads = 0
    }

    let state = Mutex(State())
    let warning: String?

    init(warning: String? = nil) {
        self.warning = warning
    }

    private func check() throws {
        if let failure = state.withLock(\.failure) { throw failure }
    }

    func customization(for key: CustomizationKey) async throws -> StoredCustomization? {
        try check()
        return state.withLock { state in
            state.reads += 1
            if let problem = state.problems[key] {
                return StoredCustomization(customization: TabViewCustomization(), problem: problem)
            }
            return state.customizations[key].map { StoredCustomization(customization: $0) }
        }
    }

    func save(_ act: CustomizationAct) async throws {
        if let wait = state.withLock(\.beforeSave) { await wait() }
        try check()
        state.withLock { state in
            state.customizations[act.key] = act.customization
            state.acts.append(act)
        }
    }

    func profiles(spec: String, storageKey: String) async throws -> [ProfileSummary] {
        try check()
        return state.withLock { state in
            state.customizations.keys.filter { $0.spec == spec && $0.storageKey == storageKey }
                .map { ProfileSummary(name: $0.profile, changed: 0) }
                .sorted { $0.name < $1.name }
        }
    }

    func deleteProfile(_ key: CustomizationKey, revision: Int) async throws -> Bool {
        try check()
        return state.withLock { $0.customizations.removeValue(forKey: key) != nil }
    }

    func reserveRevisions(_ count: Int) async throws -> Int {
        try check()
        return state.withLock { state in
            defer { state.nextNumber += count }
            return state.nextNumber
        }
    }

    func close(lastRevision: Int) async {
        state.withLock { $0.closedAt = lastRevision }
    }
}
