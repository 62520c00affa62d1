public import TabModel
import TabResolver
import TabSpecCoding

extension PreviewSession {
    /// Does operations as one act: all of them or none, stored when this returns.
    ///
    /// Rules are checked against the last good spec, with `switches` in place of its own. An act that changes nothing is stored as none and publishes
    /// nothing.
    public func perform(
        _ operations: [CustomizationOperation],
        profile: String,
        switches: SwitchOverrides = SwitchOverrides(),
        if condition: WriteCondition? = nil
    ) async throws(SessionError) -> CurrentCustomization {
        try await write(profile: profile, if: condition, operations: OperationCoding.text(operations)) {
            (spec, old) throws(OperationRefusal) in
            var spec = spec
            spec.switches = switches.applied(to: spec.switches)
            return try CustomizationEditor(spec: spec, customization: old).applying(operations)
        }
    }

    /// Puts a whole customization in place of the present one (import).
    ///
    /// Ids that the spec does not have are kept (R3.28).
    public func replaceCustomization(
        with customization: TabViewCustomization,
        profile: String,
        if condition: WriteCondition
    ) async throws(SessionError) -> CurrentCustomization {
        try await write(profile: profile, if: condition, operations: "import") { _, _ in customization }
    }

    private func write(
        profile: String,
        if condition: WriteCondition?,
        operations: String,
        change: (TabSpec, TabViewCustomization) throws(OperationRefusal) -> TabViewCustomization
    ) async throws(SessionError) -> CurrentCustomization {
        await turns.take()
        defer { turns.end() }
        guard let spec = snapshot.spec else { throw .noSpec(snapshot.diagnostics) }
        guard let key = spec.customizationKey(of: previewed, profile: profile) else { throw .refused(.notAttached) }
        let current = try await customization(for: key)
        if let condition, !condition.allows(current.tag) { throw .preconditionFailed(current.tag) }

        let changed: TabViewCustomization
        do { changed = try change(spec, current.customization) } catch { throw .refused(error) }
        guard changed != current.customization || current.problem != nil else { return current }
        return try await save(changed, for: key, operations: operations)
    }

    private func save(
        _ customization: TabViewCustomization,
        for key: CustomizationKey,
        operations: String
    ) async throws(SessionError) -> CurrentCustomization {
        let number = takeNumber()
        do {
            try await store.save(
                CustomizationAct(key: key, customization: customization, operations: operations, revision: number)
            )
        } catch {
            throw SessionError(store: error)
        }
        let current = CurrentCustomization(stored: customization)
        customizations.keep(current, for: key)
        publish(.customization, storedAs: number)
        return current
    }
}
