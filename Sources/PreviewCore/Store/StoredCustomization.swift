public import TabModel
import TabSpecCoding

/// The key of a customization: its spec, storage key and profile.
public struct CustomizationKey: Hashable, Sendable {
    /// The spec's identity in the store: its file name, where the store is beside it; otherwise its full path.
    public let spec: String
    /// The spec's `tabViewCustomization`.
    public let storageKey: String
    /// The profile, 1 to 64 characters of `A-Za-z0-9._-`.
    public let profile: String

    /// Creates a key.
    public init(spec: String, storageKey: String, profile: String) {
        self.spec = spec
        self.storageKey = storageKey
        self.profile = profile
    }
}

/// A customization as the store has it.
public struct StoredCustomization: Hashable, Sendable {
    /// The customization; empty where the stored text could not be read (R3.36).
    public var customization: TabViewCustomization
    /// The stored text, valid or not.
    public var text: String
    /// The reason why the stored text could not be read, as a sentence for the author; the text is kept until the next
    /// change.
    public var problem: String?

    /// Creates a stored customization; its default text is the canonical one.
    public init(customization: TabViewCustomization, text: String? = nil, problem: String? = nil) {
        self.customization = customization
        self.text = text ?? CustomizationCoding.text(customization)
        self.problem = problem
    }
}

/// A profile's name and the time of its last change.
public struct ProfileSummary: Hashable, Sendable {
    /// The profile's name.
    public var name: String
    /// The time of the last change, in seconds since 1970.
    public var changed: Double

    /// Creates a summary.
    public init(name: String, changed: Double) {
        self.name = name
        self.changed = changed
    }
}

extension StoredCustomization {
    /// Creates a customization from its stored text; one that can't be read, or has a higher version, is empty with a
    /// problem (R3.36).
    package init(reading text: String, of key: CustomizationKey) {
        let (customization, diagnostics) = CustomizationCoding.read(Array(text.utf8), file: key.profile)
        if let customization {
            self.init(customization: customization, text: text)
            return
        }
        let reason = diagnostics.first { $0.severity == .error }?.text ?? "It is not a customization."
        self.init(
            customization: .init(),
            text: text,
            problem: "The stored customization of profile \"\(key.profile)\" can't be read. \(reason) "
                + "An empty customization is shown. The stored text is kept until the next change."
        )
    }
}
