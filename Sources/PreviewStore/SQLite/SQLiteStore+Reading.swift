import Foundation
public import PreviewCore
import GRDB

/// What a store tells.
extension SQLiteStore {
    /// What has changed after a revision: what the histories of the text and of customizations have.
    public func changes(of preview: String, after revision: Int) async throws -> [PreviewChange] {
        try await read { db in
            let texts = try SpecTable.changes(of: preview, after: revision, in: db)
            let acts = try ActTable.changes(of: preview, after: revision, in: db)
            return (texts + acts).sorted { $0.revision < $1.revision }
        }
    }

    /// The stored customization; unreadable text comes back as empty, with the problem in words (R3.36).
    public func customization(for key: CustomizationKey) async throws -> StoredCustomization? {
        let text = try await read { db in try CustomizationTable.text(for: key, in: db) }
        return text.map { StoredCustomization(reading: $0, of: key) }
    }

    /// The profiles of a spec and storage key, by name.
    public func profiles(spec: String, storageKey: String) async throws -> [ProfileSummary] {
        try await read { db in try CustomizationTable.profiles(spec: spec, storageKey: storageKey, in: db) }
    }

    /// The acts of a key, newest first, as many as ``RecordedAct/kept`` says.
    public func acts(of key: CustomizationKey) async throws -> [RecordedAct] {
        try await read { db in try ActTable.acts(of: key, in: db) }
    }

    /// The revisions of a text, the oldest first.
    public func specRevisions(of preview: String) async throws -> [SpecRevision] {
        try await read { db in try SpecTable.revisions(of: preview, in: db) }
    }

    /// The text with this digest; nil if it is not kept, or damaged.
    public func specText(_ digest: ContentDigest, of preview: String) async throws -> [UInt8]? {
        try await read { db in try SpecTable.text(digest, in: db) }
    }

    /// The links of a preview, in the order of their creation.
    public func shares(of preview: String) async throws -> [ShareRecord] {
        try await read { db in try ShareTable.shares(of: preview, in: db, key: key) }
    }

    /// All comments on the links of a preview, oldest first.
    public func comments(of preview: String) async throws -> [ShareComment] {
        try await read { db in try CommentTable.comments(of: preview, in: db) }
    }

    /// Who has given the passwords of a preview's links, and who has tried.
    public func unlocks(of preview: String) async throws -> Unlocks {
        let time = Date.now.timeIntervalSince1970
        return try await read { db in try UnlockTable.unlocks(of: preview, at: time, in: db) }
    }
}
