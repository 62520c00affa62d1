import TabModel
import TabResolver
public import TabSpecCoding

extension PreviewSession {
    /// Returns the current view of a page of this profile: snapshot and customization of the same moment.
    ///
    /// By a pinned link it is the pinned spec, with the pinned customization, or, where the link may customize, with
    /// that of its profile, and then under the newest revision, since it changes. Before the first valid spec the
    /// customization is empty.
    ///
    /// - Throws: An error where the store can't be read.
    public func view(profile: String, pin: PinnedPreview? = nil) async throws(SessionError) -> PreviewView {
        if let pin, !pin.isCustomizable {
            return view(profile, pin.customization, pin)
        }
        while true {
            guard let key = customizationKey(profile: profile, pin: pin) else {
                return view(profile, CurrentCustomization(stored: nil), pin)
            }
            let isKnown = customizations.value(for: key) != nil
            let customization = try await customization(for: key, pin: pin)
            // Nothing was awaited for a cached customization; otherwise the spec may attach another one by now.
            if isKnown || customizationKey(profile: profile, pin: pin) == key {
                return view(profile, customization, pin)
            }
        }
    }

    /// Returns the state that is shown beside customizations: the newest published one, or the pinned one.
    ///
    /// Its text is that of `/spec`. Where a pinned link may customize, the revision is the newest one.
    public nonisolated func snapshot(pin: PinnedPreview?) -> PreviewSnapshot {
        let newest = snapshot
        guard let pin else { return newest }
        var pinned = pin.snapshot
        pinned.spec = pinned.spec.map(withStrings)
        if pin.isCustomizable { pinned.revision = newest.revision }
        return pinned
    }

    /// Returns the customization of a profile.
    ///
    /// - Throws: ``SessionError/noSpec(_:)`` before the first valid spec, since the storage key is not known.
    public func customization(
        profile: String,
        pin: PinnedPreview? = nil
    ) async throws(SessionError) -> CurrentCustomization {
        let seen = snapshot(pin: pin)
        guard seen.spec != nil else { throw .noSpec(seen.diagnostics) }
        return try await view(profile: profile, pin: pin).customization
    }

    private func view(_ profile: String, _ customization: CurrentCustomization, _ pin: PinnedPreview?) -> PreviewView {
        PreviewView(snapshot: snapshot(pin: pin), profile: profile, customization: customization, pin: pin)
    }

    private func customizationKey(profile: String, pin: PinnedPreview?) -> CustomizationKey? {
        let spec = pin.map(\.snapshot) ?? snapshot
        return spec.spec?.customizationKey(of: previewed, profile: profile)
    }

    /// Returns the customization under a key; a pinned profile that has none yet begins with the pinned one.
    func customization(
        for key: CustomizationKey,
        pin: PinnedPreview? = nil
    ) async throws(SessionError) -> CurrentCustomization {
        let current = try await storedCustomization(for: key)
        guard let pin, current.stored == nil else { return current }
        return pin.customization.beginning(with: current.steps)
    }

    private func storedCustomization(for key: CustomizationKey) async throws(SessionError) -> CurrentCustomization {
        if let cached = customizations.value(for: key) { return cached }
        let revision = snapshot.revision
        do {
            let record = try await store.customization(for: key)
            let steps = CustomizationSteps(try await store.acts(of: key).reversed().line)
            let current = CurrentCustomization(record, steps: steps)
            // A write may have happened meanwhile: its cached result is newer than the one that was read.
            if let newer = customizations.value(for: key) { return newer }
            if snapshot.revision == revision { customizations.insert(current, for: key) }
            return current
        } catch {
            throw SessionError(store: error)
        }
    }
}

extension TabSpec {
    /// Returns the key of a profile's customization of this spec in the store; nil if the spec attaches none (R3.1).
    func customizationKey(of previewed: PreviewedSpec, profile: String) -> CustomizationKey? {
        storageKey.map {
            CustomizationKey(spec: previewed.storeName, storageKey: $0, profile: profile)
        }
    }
}

extension PreviewSession {
    /// Returns the view of a page of this profile if the spec's file had this text.
    ///
    /// Nothing of it is kept. It is decoded like the file, in `format`, and shown under the newest revision, with the
    /// customization that the profile has under the draft's own storage key.
    ///
    /// - Throws: ``SessionError/invalidSpec(_:)`` with all errors of text that is not a spec, and an error where the
    ///   store can't be read.
    public nonisolated func draft(
        _ bytes: [UInt8],
        in format: SpecFormat,
        profile: String
    ) async throws(SessionError) -> PreviewView {
        let decoded = SpecReader.read(
            bytes,
            format: format,
            file: previewed.file,
            limits: previewed.limits
        )
        guard let spec = decoded.spec else { throw .invalidSpec(decoded.diagnostics) }
        var drafted = snapshot
        drafted.isDraft = true
        drafted.text = bytes
        drafted.specText = bytes
        drafted.take(linted(spec))
        drafted.specRevision = drafted.revision.number
        drafted.diagnostics = decoded.diagnostics
        var customization = CurrentCustomization(stored: nil)
        if let key = spec.customizationKey(of: previewed, profile: profile) {
            customization = try await self.customization(for: key)
        }
        return PreviewView(snapshot: drafted, profile: profile, customization: customization)
    }
}
