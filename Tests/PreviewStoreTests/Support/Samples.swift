import PreviewCore
import PreviewStore
import TabModel

extension CustomizationKey {
    static func sample(_ profile: String = "default", spec: String = "tabs.json") -> Self {
        Self(spec: spec, storageKey: "tabs", profile: profile)
    }
}

extension TabViewCustomization {
    /// A bar order of one id, so that two samples are equal only if the ids are.
    static func sample(_ id: String) -> Self {
        var customization = Self()
        customization.tabBarOrder = [id]
        customization.tabs[id] = TabCustomization(sidebar: .hidden, tabBar: .visible)
        return customization
    }
}

extension CustomizationAct {
    static func sample(
        _ id: String,
        profile: String = "default",
        spec: String = "tabs.json",
        revision: Int = 1
    ) -> Self {
        Self(
            key: .sample(profile, spec: spec),
            customization: .sample(id),
            operations: #"[{"op":"hide","id":"\#(id)"}]"#,
            revision: revision,
            note: .sample(id)
        )
    }
}

extension ChangeNote {
    /// A note that tells samples apart.
    static func sample(_ id: String, author: ChangeAuthor = .browser(link: nil), kind: SpecChangeKind = .edit) -> Self {
        Self(author: author, kind: kind, summary: "Changed \(id)")
    }
}

extension CustomizationStore {
    /// The id that the last ``CustomizationAct/sample(_:profile:spec:revision:)`` stored; nil if nothing is.
    func sampleID(_ profile: String = "default", spec: String = "tabs.json") async throws -> String? {
        try await customization(for: .sample(profile, spec: spec))?.customization.tabBarOrder?.first
    }
}
