import TabModel
import TabResolver
import TabSpecCoding

extension PreviewSession {
    /// Returns the last changes of a profile's customization; empty where the spec attaches none.
    ///
    /// - Throws: ``SessionError/noSpec(_:)`` before the first valid spec.
    public func customizationHistory(
        profile: String,
        pin: PinnedPreview? = nil
    ) async throws(SessionError) -> ChangeHistory {
        guard let key = try historyKey(profile, pin) else { return ChangeHistory(changes: []) }
        let acts = try await records(of: key)
        let line = acts.line
        return ChangeHistory(
            changes: acts.reversed().map { act in
                RecordedChange(
                    revision: act.revision,
                    time: act.time,
                    note: act.note ?? ChangeNote(author: .browser(link: nil), summary: act.summary),
                    isUndone: line.undone.contains(act.revision),
                    tag: EntityTag(of: Self.shown(act.after, pin).utf8)
                )
            },
            undo: line.undo?.change,
            redo: line.redo
        )
    }

    /// Returns the texts of a profile's customization before a revision and after it, as JSON.
    ///
    /// - Throws: ``SessionError/unknownRevision(_:)`` where the history does not have it.
    public func customizationTexts(
        ofRevision number: Int,
        profile: String,
        pin: PinnedPreview? = nil
    ) async throws(SessionError) -> (before: String, after: String) {
        guard let key = try historyKey(profile, pin) else { throw .unknownRevision(number) }
        let act = try await record(ofRevision: number, of: key)
        return (Self.shown(act.before, pin), Self.shown(act.after, pin))
    }

    private func historyKey(_ profile: String, _ pin: PinnedPreview?) throws(SessionError) -> CustomizationKey? {
        let seen = snapshot(pin: pin)
        guard let spec = seen.spec else { throw .noSpec(seen.diagnostics) }
        return spec.customizationKey(of: previewed, profile: profile)
    }

    /// Returns a stored text as it was shown; where nothing was stored, the pinned customization, or otherwise an empty
    /// one.
    private static func shown(_ text: String?, _ pin: PinnedPreview?) -> String {
        text ?? pin?.customization.text ?? CurrentCustomization(stored: nil).text
    }
}

extension PreviewSession {
    /// Returns the profiles that have a customization of the current or pinned spec, by name; none if the spec attaches
    /// none.
    public func profiles(pin: PinnedPreview? = nil) async throws(SessionError) -> [ProfileSummary] {
        let seen = snapshot(pin: pin)
        guard let spec = seen.spec else { throw .noSpec(seen.diagnostics) }
        guard let storageKey = spec.storageKey else { return [] }
        do {
            let profiles = try await store.profiles(spec: previewed.storeName, storageKey: storageKey)
            knownProfiles.insert(profiles, for: storageKey)
            return profiles
        } catch {
            // An unavailable database comes back: until then pages are shown from memory, with a notice.
            let known = knownProfiles.value(for: storageKey)
            guard store.isShared, let known else { throw SessionError(store: error) }
            return known
        }
    }

    /// Removes a profile's customization; by a pinned link it becomes the pinned one again.
    ///
    /// - Throws: ``SessionError/unknownProfile(_:)`` if it has none.
    public func deleteProfile(
        _ name: String,
        pin: PinnedPreview? = nil,
        author: ChangeAuthor = .browser(link: nil)
    ) async throws(SessionError) {
        if snapshot(pin: pin).spec.map({ $0.storageKey == nil }) ?? false { throw .unknownProfile(name) }
        _ = try await changeCustomization(name, pin: pin) { key, _, current throws(SessionError) in
            guard current.storedText != nil else { throw .unknownProfile(name) }
            let note = ChangeNote(author: author, summary: "Removed everything")
            return CustomizationAct(key: key, customization: nil, operations: "delete", note: note)
        }
    }
}
