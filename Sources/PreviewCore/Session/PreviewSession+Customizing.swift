import Concurrency
public import TabModel
import TabResolver
import TabSpecCoding

extension PreviewSession {
    /// Applies operations as one change, all of them or none, stored when this returns.
    ///
    /// Rules are checked against the last valid spec, or the pinned one, with `switches` instead of its own and the
    /// values of `conditions`. A change without an effect is neither stored nor published. An undo or redo is alone and
    /// checks no rules.
    public func perform(
        _ operations: [CustomizationOperation],
        profile: String,
        pin: PinnedPreview? = nil,
        switches: SwitchOverrides = SwitchOverrides(),
        conditions: [ConditionID: Bool] = [:],
        author: ChangeAuthor = .browser(link: nil),
        if condition: WriteCondition? = nil
    ) async throws(SessionError) -> CurrentCustomization {
        let request = CustomizationRequest(operations, switches, conditions)
        return try await perform(request, profile: profile, pin: pin, author: author, if: condition)
    }

    /// Replaces the current customization by a whole one (import).
    ///
    /// Ids that the spec does not have are kept (R3.28).
    public func replaceCustomization(
        with customization: TabViewCustomization,
        profile: String,
        pin: PinnedPreview? = nil,
        author: ChangeAuthor = .browser(link: nil),
        if condition: WriteCondition
    ) async throws(SessionError) -> CurrentCustomization {
        try await perform(.replacement(customization), profile: profile, pin: pin, author: author, if: condition)
    }

    /// Restores the customization that a revision led to, as a new one.
    ///
    /// - Throws: ``SessionError/unknownRevision(_:)`` where the profile's history does not have it.
    public func restoreCustomization(
        _ number: Int,
        profile: String,
        pin: PinnedPreview? = nil,
        author: ChangeAuthor,
        if condition: WriteCondition
    ) async throws(SessionError) -> CurrentCustomization {
        try await perform(.restoration(of: number), profile: profile, pin: pin, author: author, if: condition)
    }

    private func perform(
        _ request: CustomizationRequest,
        profile: String,
        pin: PinnedPreview?,
        author: ChangeAuthor,
        if condition: WriteCondition?
    ) async throws(SessionError) -> CurrentCustomization {
        try await changeCustomization(profile, pin: pin) { key, spec, current throws(SessionError) in
            if let condition, !condition.allows(current.tag) { throw .preconditionFailed(current.tag) }
            let subject = CustomizationSubject(spec: spec, key: key, pin: pin, author: author)
            let act = try await self.act(for: request, of: current.customization, of: subject)
            let isNew = act.customization != current.customization || act.note.kind != .edit
            return isNew || current.problem != nil ? act : nil
        }
    }

    /// Changes a profile's customization by a change that is made for the current one; nil changes nothing.
    ///
    /// The change is made again for the new state if another process has changed it meanwhile.
    func changeCustomization(
        _ profile: String,
        pin: PinnedPreview?,
        by act: (CustomizationKey, TabSpec, CurrentCustomization) async throws(SessionError) -> CustomizationAct?
    ) async throws(SessionError) -> CurrentCustomization {
        try await mutex.withLock { () throws(SessionError) in
            if let pin, !pin.isCustomizable { throw .refused(.pinned) }
            for attempt in 0..<Self.mostTries {
                let seen = snapshot(pin: pin)
                // The summaries of changes are visible to everyone who may customize.
                let shown = seen.isImported ? seen.withoutSource : seen
                guard let spec = shown.spec else { throw .noSpec(seen.diagnostics) }
                guard let key = spec.customizationKey(of: previewed, profile: profile) else {
                    throw .refused(.notAttached)
                }
                let current = try await customization(for: key, pin: pin)
                let change: CustomizationAct?
                do throws(SessionError) {
                    change = try await act(key, spec, current)
                } catch {
                    // The writer may know the changes of another server before this one does.
                    guard case .preconditionFailed = error, store.isShared, attempt == 0 else { throw error }
                    try await follow()
                    continue
                }
                guard let change else { return current }
                if let changed = try await save(change, over: current) { return changed }
                customizations.remove(key)
            }
            throw .storeUnavailable(Self.contended)
        }
    }

    /// Stores and publishes a change; nil if the customization is no longer the one that the change was made for.
    private func save(
        _ act: CustomizationAct,
        over present: CurrentCustomization
    ) async throws(SessionError) -> CurrentCustomization? {
        var act = act
        act.revision = takeNumber()
        let steps = try await steps(after: act.note.kind, numbered: act.revision, of: act.key)
        let commit: Commit?
        do {
            commit = try await store.commit(
                .customize(act),
                to: previewed.storeName,
                if: .customization(present.storedText)
            )
        } catch {
            throw SessionError(store: error)
        }
        guard let commit else { return nil }
        let current = CurrentCustomization(stored: act.customization, steps: steps)
        customizations.insert(current, for: act.key)
        await publish(.customization, about: act.key.profile, storedAs: commit.revision)
        return current
    }

    /// The maximum number of attempts at a change when another process is first; that process has advanced each time.
    static let mostTries = 100

    static let contended = "Too many people are changing this at the same time. Nothing was changed. Try again."
}
