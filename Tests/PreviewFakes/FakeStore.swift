package import PreviewCore
package import Synchronization
package import TabModel
import TabSpecCoding

/// A store in memory that can be made to fail or to wait, and that notes what it was asked.
package final class FakeStore: CustomizationStore {
    package struct State {
        package var customizations: [CustomizationKey: TabViewCustomization] = [:]
        package var acts: [CustomizationAct] = []
        package var nextNumber = 1
        package var failure: (any Error)?
        package var closedAt: Int?
        package var beforeSave: (@Sendable () async -> Void)?
        package var problems: [CustomizationKey: String] = [:]
        package var reads = 0
        /// How often it was asked for anything.
        package var calls = 0
    }

    package let state = Mutex(State())
    package let warning: String?

    package init(warning: String? = nil) {
        self.warning = warning
    }

    private func check() throws {
        let failure = state.withLock { state in
            state.calls += 1
            return state.failure
        }
        if let failure { throw failure }
    }

    package func customization(for key: CustomizationKey) async throws -> StoredCustomization? {
        try check()
        return state.withLock { state in
            state.reads += 1
            if let problem = state.problems[key] {
                return StoredCustomization(customization: TabViewCustomization(), problem: problem)
            }
            return state.customizations[key].map { StoredCustomization(customization: $0) }
        }
    }

    package func save(_ act: CustomizationAct) async throws {
        if let wait = state.withLock(\.beforeSave) { await wait() }
        try check()
        state.withLock { state in
            state.customizations[act.key] = act.customization
            state.acts.append(act)
        }
    }

    package func profiles(spec: String, storageKey: String) async throws -> [ProfileSummary] {
        try check()
        return state.withLock { state in
            state.customizations.keys.filter { $0.spec == spec && $0.storageKey == storageKey }
                .map { ProfileSummary(name: $0.profile, changed: 0) }
                .sorted { $0.name < $1.name }
        }
    }

    package func acts(of key: CustomizationKey) async throws -> [RecordedAct] {
        try check()
        return state.withLock { state in
            let acts = state.acts.filter { $0.key == key }.map { ($0, CustomizationCoding.text($0.customization)) }
            let befores = [nil] + acts.map(\.1)
            return zip(acts, befores).map { act, before in
                RecordedAct(
                    key: key,
                    operations: act.0.operations,
                    before: before,
                    after: act.1,
                    revision: act.0.revision,
                    time: 0,
                    note: act.0.note
                )
            }.reversed()
        }
    }

    package func deleteProfile(_ key: CustomizationKey, revision: Int, note: ChangeNote) async throws -> Bool {
        try check()
        return state.withLock { $0.customizations.removeValue(forKey: key) != nil }
    }

    package func reserveRevisions(_ count: Int) async throws -> Int {
        try check()
        return state.withLock { state in
            defer { state.nextNumber += count }
            return state.nextNumber
        }
    }

    package func mark() async throws -> Int {
        try check()
        return 7
    }

    package func close(lastRevision: Int) async {
        state.withLock { $0.closedAt = lastRevision }
    }
}
