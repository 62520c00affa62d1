import TabModel

extension PreviewSession {
    /// The profiles that have a customization of the present spec, by name; none if the spec attaches none.
    public func profiles() async throws(SessionError) -> [ProfileSummary] {
        guard let spec = snapshot.spec else { throw .noSpec(snapshot.diagnostics) }
        guard let storageKey = spec.tabViewCustomization else { return [] }
        do {
            return try await store.profiles(spec: previewed.storeName, storageKey: storageKey)
        } catch {
            throw SessionError(store: error)
        }
    }

    /// Removes a profile's customization.
    ///
    /// Throws ``SessionError/unknownProfile(_:)`` if it has none.
    public func deleteProfile(_ name: String) async throws(SessionError) {
        await turns.take()
        defer { turns.end() }
        guard let spec = snapshot.spec else { throw .noSpec(snapshot.diagnostics) }
        guard let key = spec.customizationKey(of: previewed, profile: name) else { throw .unknownProfile(name) }
        let number = takeNumber()
        let wasThere: Bool
        do {
            wasThere = try await store.deleteProfile(key, revision: number)
        } catch {
            throw SessionError(store: error)
        }
        guard wasThere else { throw .unknownProfile(name) }
        customizations.keep(CurrentCustomization(stored: nil), for: key)
        publish(.customization, storedAs: number)
    }
}
