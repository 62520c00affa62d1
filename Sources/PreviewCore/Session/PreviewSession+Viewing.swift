import TabModel

extension PreviewSession {
    /// What a page of this profile shows now: snapshot and customization of the same moment.
    ///
    /// Before the first good spec the customization is empty. Throws where the store can't be read.
    public func view(profile: String) async throws(SessionError) -> PreviewView {
        while true {
            guard let key = snapshot.spec?.customizationKey(of: previewed, profile: profile) else {
                return view(profile, CurrentCustomization(stored: nil))
            }
            let isKnown = customizations.value(for: key) != nil
            let customization = try await customization(for: key)
            // Nothing was awaited if it was known; otherwise the spec may attach another one by now.
            if isKnown || snapshot.spec?.customizationKey(of: previewed, profile: profile) == key {
                return view(profile, customization)
            }
        }
    }

    /// The customization of a profile.
    ///
    /// Throws ``SessionError/noSpec(_:)`` before the first good spec, since the storage key is not known.
    public func customization(profile: String) async throws(SessionError) -> CurrentCustomization {
        guard snapshot.spec != nil else { throw .noSpec(snapshot.diagnostics) }
        return try await view(profile: profile).customization
    }

    private func view(_ profile: String, _ customization: CurrentCustomization) -> PreviewView {
        PreviewView(snapshot: snapshot, profile: profile, customization: customization)
    }

    func customization(for key: CustomizationKey) async throws(SessionError) -> CurrentCustomization {
        if let known = customizations.value(for: key) { return known }
        let revision = snapshot.revision
        do {
            let current = CurrentCustomization(try await store.customization(for: key))
            // A write may have come in between: what it kept is newer than what was read.
            if let newer = customizations.value(for: key) { return newer }
            if snapshot.revision == revision { customizations.keep(current, for: key) }
            return current
        } catch {
            throw SessionError(store: error)
        }
    }
}

extension TabSpec {
    /// Where the store keeps a profile's customization of this spec; nil if the spec attaches none (R3.1).
    func customizationKey(of previewed: PreviewedSpec, profile: String) -> CustomizationKey? {
        tabViewCustomization.map {
            CustomizationKey(spec: previewed.storeName, storageKey: $0, profile: profile)
        }
    }
}
