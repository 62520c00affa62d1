package import PreviewCore
package import TabModel

extension CustomizationKey {
    package static func sample(_ profile: String = "default", spec: String = "tabs.json") -> Self {
        Self(spec: spec, storageKey: "tabs", profile: profile)
    }
}

extension TabViewCustomization {
    /// A bar order of one id, so that two samples are equal only if the ids are.
    package static func sample(_ id: String) -> Self {
        var customization = Self()
        customization.tabBarOrder = [id]
        customization.tabs[id] = TabCustomization(sidebar: .hidden, tabBar: .visible)
        return customization
    }
}

extension CustomizationAct {
    package static func sample(
        _ id: String,
        profile: String = "default",
        spec: String = "tabs.json",
        revision: Int = 0
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
    package static func sample(_ id: String, author: ChangeAuthor = .browser(link: nil), kind: SpecChangeKind = .edit)
        -> Self
    {
        Self(author: author, kind: kind, summary: "Changed \(id)")
    }
}

extension PreviewStore {
    /// The id that the last ``CustomizationAct/sample(_:profile:spec:revision:)`` stored; nil if nothing is.
    package func sampleID(_ profile: String = "default", spec: String = "tabs.json") async throws -> String? {
        try await customization(for: .sample(profile, spec: spec))?.customization.tabBarOrder?.first
    }
}

extension SpecRecord {
    package static func sample(
        _ number: Int,
        _ text: String,
        author: ChangeAuthor = .editor,
        kind: SpecChangeKind = .edit,
        isGood: Bool = true,
        isConfirmed: Bool = true
    ) -> Self {
        let note = ChangeNote.sample(text, author: author, kind: kind)
        let revision = SpecRevision(
            number: number,
            time: 1_800_000_000.25 + Double(number),
            note: note,
            digest: ContentDigest(of: text),
            isGood: isGood,
            isConfirmed: isConfirmed
        )
        return Self(revision: revision, text: Array(text.utf8))
    }
}

extension TextSummary {
    /// A summary like any other.
    package static let sample = Self(title: "Sample", errors: 1, warnings: 2)
}
