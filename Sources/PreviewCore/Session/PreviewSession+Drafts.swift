import TabModel
public import TabSpecCoding

extension PreviewSession {
    /// What a page of this profile would show if the spec's file had this text.
    ///
    /// Nothing of it is kept. It is read as the file would be, in `format`, and shown under the newest revision, with the customization that the profile
    /// has under the draft's own storage key. Throws ``SessionError/invalidSpec(_:)`` with every error for a string that
    /// is no spec, and where the store can't be read.
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
        drafted.spec = spec
        drafted.specRevision = drafted.revision.number
        drafted.diagnostics = decoded.diagnostics
        var customization = CurrentCustomization(stored: nil)
        if let key = spec.customizationKey(of: previewed, profile: profile) {
            customization = try await self.customization(for: key)
        }
        return PreviewView(snapshot: drafted, profile: profile, customization: customization)
    }
}
