package import PreviewCore

/// Acts by the names that tests have for them.
extension PreviewStore {
    package func save(_ act: CustomizationAct) async throws {
        try await commit(.customize(act), to: act.key.spec)
    }

    package func save(_ share: ShareRecord) async throws {
        try await commit(.saveLink(share), to: share.spec)
    }

    package func comment(_ comment: ShareComment, of spec: String = "tabs.json") async throws {
        try await commit(.saveComment(comment), to: spec)
    }

    package func removeShares(_ ids: [ShareID], of spec: String = "tabs.json") async throws {
        try await commit(.removeLinks(ids), to: spec)
    }

    package func removeComment(_ id: String, of spec: String = "tabs.json") async throws {
        try await commit(.removeComment(id), to: spec)
    }

    package func noteUses(_ uses: [ShareUse], of spec: String = "tabs.json") async throws {
        try await commit(.countUses(uses), to: spec)
    }

    /// Removes a profile's customization; false if there was none.
    package func deleteProfile(_ key: CustomizationKey, note: ChangeNote) async throws -> Bool {
        guard let stored = try await customization(for: key) else { return false }
        let act = CustomizationAct(key: key, customization: nil, operations: "delete", note: note)
        return try await commit(.customize(act), to: key.spec, if: .customization(stored.text)) != nil
    }

    @discardableResult
    package func append(_ records: [SpecRecord], to spec: String) async throws -> Int {
        try await commit(.record(records), to: spec)?.keptTexts ?? 0
    }

    package func removeSpecRevision(_ number: Int, of spec: String) async throws {
        try await commit(.forget(revision: number), to: spec)
    }

    package func confirmSpecRevision(_ number: Int, of spec: String) async throws {
        try await commit(.confirm(revision: number), to: spec)
    }
}
