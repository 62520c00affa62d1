import Foundation
package import PreviewCore
package import Synchronization
import TabModel

/// A store in memory that can be made to fail or to wait, and that notes what it was asked.
package final class FakeStore: PreviewStore {
    /// A call that can fail by itself.
    package enum Call: Hashable, CaseIterable { case record, forget, confirm, text, links }

    package struct State {
        package var previews: [String: MemoryPreview] = [:]
        package var tokens: [HostToken] = []
        /// The acts on customizations as they came.
        package var acts: [CustomizationAct] = []
        /// The error that all calls throw.
        package var failure: (any Error)?
        /// The errors of the calls that fail.
        package var failing: [Call: any Error] = [:]
        package var isClosed = false
        package var beforeSave: (@Sendable () async -> Void)?
        /// A closure that runs once the log was read, before its events are sent; it runs once.
        package var afterLog: (@Sendable () async -> Void)?
        package var beforeLinkSave: (@Sendable () async -> Void)?
        package var beforeCount: (@Sendable () async -> Void)?
        package var problems: [CustomizationKey: String] = [:]
        package var reads = 0
        /// The number of calls.
        package var calls = 0
        /// The uses of links as they came.
        package var uses: [[ShareUse]] = []
        /// The number of changes of links or comments.
        package var linkWrites = 0
    }

    package let state = Mutex(State())
    package let warning: String?
    package let isShared: Bool
    package var time: Double { Date.now.timeIntervalSince1970 }

    package init(warning: String? = nil, isShared: Bool = false) {
        (self.warning, self.isShared) = (warning, isShared)
    }

    /// These calls fail from now on, as on a full disk, and no others.
    package func fail(_ calls: Set<Call>, with failure: any Error = FullDisk()) {
        state.withLock { state in
            state.failing = Dictionary(uniqueKeysWithValues: calls.map { ($0, failure) })
        }
    }

    func check(_ call: Call? = nil) throws {
        let failure = state.withLock { state in
            state.calls += 1
            return state.failure ?? call.flatMap { state.failing[$0] }
        }
        if let failure { throw failure }
    }

    private func memory(of name: String) -> MemoryPreview { state.withLock { $0.previews[name] ?? MemoryPreview() } }

    package func head(of preview: String) async throws -> PreviewHead {
        try check()
        let known = memory(of: preview)
        return PreviewHead(
            revision: known.revision,
            epoch: "0badcafe",
            mark: 7,
            links: known.linkChanges
        )
    }

    package func commit(
        _ act: PreviewAct,
        to preview: String,
        if condition: ActCondition?
    ) async throws -> Commit? {
        await waitBefore(act)
        try check(act.call)
        return state.withLock { state in
            state.note(act)
            var changed = state.previews[preview] ?? MemoryPreview()
            guard changed.meets(condition, for: act) else { return nil }
            let commit = changed.perform(act)
            state.previews[preview] = changed
            return commit
        }
    }

    private func waitBefore(_ act: PreviewAct) async {
        switch act {
        case .customize: await state.withLock(\.beforeSave)?()
        case .saveLink: await state.withLock(\.beforeLinkSave)?()
        default: break
        }
    }

    package func changes(of preview: String, after revision: Int) async throws -> [PreviewChange] {
        try check()
        let known = memory(of: preview)
        let texts = known.texts.map { PreviewChange(revision: $0.revision.number, subject: .text) }
        let acts = known.acts.map { PreviewChange(revision: $0.revision, subject: .customization($0.key)) }
        let act = state.withLock { state in
            defer { state.afterLog = nil }
            return state.afterLog
        }
        await act?()
        return (texts + acts).filter { $0.revision > revision }.sorted { $0.revision < $1.revision }
    }

    package func customization(for key: CustomizationKey) async throws -> StoredCustomization? {
        try check()
        return state.withLock { state in
            state.reads += 1
            if let problem = state.problems[key] {
                return StoredCustomization(customization: .init(), text: "?", problem: problem)
            }
            return state.previews[key.spec]?.customizations[key]
        }
    }

    package func profiles(spec: String, storageKey: String) async throws -> [ProfileSummary] {
        try check()
        return memory(of: spec).customizations.keys.filter { $0.storageKey == storageKey }
            .map { ProfileSummary(name: $0.profile, changed: 0) }
            .sorted { $0.name < $1.name }
    }

    package func acts(of key: CustomizationKey) async throws -> [ActRecord] {
        try check()
        return memory(of: key.spec).acts.filter { $0.key == key }.reversed()
    }

    package func specRevisions(of preview: String) async throws -> [SpecRevision] {
        try check()
        return memory(of: preview).texts.map(\.revision)
    }

    package func specText(_ digest: ContentDigest, of preview: String) async throws -> [UInt8]? {
        try check(.text)
        return memory(of: preview).texts.last { $0.revision.digest == digest }?.text
    }

    package func shares(of preview: String) async throws -> [ShareRecord] {
        try check(.links)
        return memory(of: preview).links.values.sorted { ($0.created, $0.id) < ($1.created, $1.id) }
    }

    package func comments(of preview: String) async throws -> [ShareComment] {
        try check()
        return memory(of: preview).comments
    }

    package func unlocks(of preview: String) async throws -> Unlocks {
        try check(.links)
        return memory(of: preview).unlocks
    }

    package func close() async {
        state.withLock { $0.isClosed = true }
    }
}

extension FakeStore.State {
    fileprivate mutating func note(_ act: PreviewAct) {
        switch act {
        case .customize(let act):
            acts.append(act)
            problems[act.key] = nil
        case .countUses(let uses):
            self.uses.append(uses)
            linkWrites += 1
        case .saveLink, .removeLinks, .saveComment, .removeComment, .openSession, .noteWrongPassword: linkWrites += 1
        case .write, .publish, .record, .confirm, .forget: break
        }
    }
}

extension PreviewAct {
    /// The call that can fail.
    fileprivate var call: FakeStore.Call? {
        switch self {
        case .customize, .write, .publish: nil
        case .record: .record
        case .confirm: .confirm
        case .forget: .forget
        case .saveLink, .removeLinks, .countUses, .saveComment, .removeComment, .openSession, .noteWrongPassword: .links
        }
    }
}

extension FakeStore {
    /// The customizations of all previews.
    package var customizations: [CustomizationKey: StoredCustomization] {
        state.withLock { state in
            state.previews.values.reduce(into: [:]) { all, preview in
                all.merge(preview.customizations) { _, last in last }
            }
        }
    }

    /// The links of a preview.
    package func links(of preview: String = "tabs.json") -> [ShareRecord] {
        Array(memory(of: preview).links.values)
    }
}

/// A store's error, as a full disk gives it.
package struct FullDisk: StorageFailure {
    package init() {}

    package var isOutOfSpace: Bool { true }
    package var text: String { "The change can't be stored: the disk is full. Nothing was changed." }
}
