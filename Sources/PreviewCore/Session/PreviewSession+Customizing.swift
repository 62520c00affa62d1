public import TabModel
import TabResolver
import TabSpecCoding

extension PreviewSession {
    /// Does operations as one act: all of them or none, stored when this returns.
    ///
    /// Rules are checked against the last good spec, or the pinned one, with `switches` in place of its own and
    /// `conditions` answered. An act
    /// that changes nothing is stored as none and publishes nothing. An undo or redo is alone and asks no rules.
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
        return try await fulfill(request, profile: profile, pin: pin, author: author, if: condition)
    }

    /// Puts a whole customization in place of the present one (import).
    ///
    /// Ids that the spec does not have are kept (R3.28).
    public func replaceCustomization(
        with customization: TabViewCustomization,
        profile: String,
        pin: PinnedPreview? = nil,
        author: ChangeAuthor = .browser(link: nil),
        if condition: WriteCondition
    ) async throws(SessionError) -> CurrentCustomization {
        try await fulfill(.replacement(customization), profile: profile, pin: pin, author: author, if: condition)
    }

    /// Brings back the customization that a revision led to, as a new one.
    ///
    /// Throws ``SessionError/unknownRevision(_:)`` where the profile's history does not have it.
    public func restoreCustomization(
        _ number: Int,
        profile: String,
        pin: PinnedPreview? = nil,
        author: ChangeAuthor,
        if condition: WriteCondition
    ) async throws(SessionError) -> CurrentCustomization {
        try await fulfill(.restoration(of: number), profile: profile, pin: pin, author: author, if: condition)
    }

    private func fulfill(
        _ request: CustomizationRequest,
        profile: String,
        pin: PinnedPreview?,
        author: ChangeAuthor,
        if condition: WriteCondition?
    ) async throws(SessionError) -> CurrentCustomization {
        await queue.take()
        defer { queue.end() }
        if let pin, !pin.isCustomizable { throw .refused(.pinned) }
        let seen = snapshot(pin: pin)
        guard let spec = seen.spec else { throw .noSpec(seen.diagnostics) }
        guard let key = spec.customizationKey(of: previewed, profile: profile) else { throw .refused(.notAttached) }
        let current = try await customization(for: key, pin: pin)
        if let condition, !condition.allows(current.tag) { throw .preconditionFailed(current.tag) }

        let place = CustomizationPlace(spec: spec, key: key, pin: pin)
        let change = try await change(request, of: current.customization, at: place)
        let isNew = change.customization != current.customization || change.kind != .edit
        guard isNew || current.problem != nil else { return current }
        return try await save(change, for: key, author: author)
    }

    private func save(
        _ change: CustomizationChange,
        for key: CustomizationKey,
        author: ChangeAuthor
    ) async throws(SessionError) -> CurrentCustomization {
        let number = takeNumber()
        let steps = try await steps(after: change.kind, numbered: number, of: key)
        let act = CustomizationAct(
            key: key,
            customization: change.customization,
            operations: change.operations,
            revision: number,
            note: ChangeNote(author: author, kind: change.kind, summary: change.summary)
        )
        do {
            try await store.save(act)
        } catch {
            throw SessionError(store: error)
        }
        let current = CurrentCustomization(stored: change.customization, steps: steps)
        customizations.keep(current, for: key)
        publish(.customization, about: key.profile, storedAs: number)
        return current
    }
}
