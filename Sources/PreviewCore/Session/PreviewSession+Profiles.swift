import TabModel

extension PreviewSession {
    /// The profiles that have a customization of the present or pinned spec, by name; none if the spec attaches none.
    public func profiles(pin: PinnedPreview? = nil) async throws(SessionError) -> [ProfileSummary] {
        let seen = snapshot(pin: pin)
        guard let spec = seen.spec else { throw .noSpec(seen.diagnostics) }
        guard let storageKey = spec.tabViewCustomization else { return [] }
        do {
            return try await store.profiles(spec: previewed.storeName, storageKey: storageKey)
        } catch {
            throw SessionError(store: error)
        }
    }

    /// Removes a profile's customization; by a pinned link it is the pinned one again.
    ///
    /// Throws ``SessionError/unknownProfile(_:)`` if it has none.
    public func deleteProfile(
        _ name: String,
        pin: PinnedPreview? = nil,
        author: ChangeAuthor = .browser(link: nil)
    ) async throws(SessionError) {
        await queue.take()
        defer { queue.end() }
        if let pin, !pin.isCustomizable { throw .refused(.pinned) }
        let seen = snapshot(pin: pin)
        guard let spec = seen.spec else { throw .noSpec(seen.diagnostics) }
        guard let key = spec.customizationKey(of: previewed, profile: name) else { throw .unknownProfile(name) }
        let number = takeNumber()
        let note = ChangeNote(author: author, summary: "Removed everything")
        let wasThere: Bool
        do {
            wasThere = try await store.deleteProfile(key, revision: number, note: note)
        } catch {
            throw SessionError(store: error)
        }
        guard wasThere else { throw .unknownProfile(name) }
        customizations.keep(CurrentCustomization(stored: nil, steps: .afterChange), for: key)
        publish(.customization, about: name, storedAs: number)
    }
}
