import PreviewCore
import TabModel
import TabSpecCoding

/// Stored text as a customization.
enum StoredText {
    /// Reads a string; what can't be read, or has a higher version, is empty and says so (R3.36).
    static func read(_ text: String, key: CustomizationKey) -> StoredCustomization {
        let (customization, diagnostics) = CustomizationCoding.read(Array(text.utf8), file: key.profile)
        if let customization { return StoredCustomization(customization: customization) }
        let reason = diagnostics.first { $0.severity == .error }?.text ?? "It is not a customization."
        return StoredCustomization(
            customization: .init(),
            problem: "The stored customization of profile \"\(key.profile)\" can't be read. \(reason) "
                + "An empty one is shown; the stored text is kept until the next change."
        )
    }
}
