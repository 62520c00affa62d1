import Foundation
public import PreviewCore
import GRDB

/// The reading methods of a store.
extension SQLiteStore {
    /// Returns the changes after a revision, from the histories of the text and of customizations.
    public func changes(of preview: String, after revision: Int) async throws -> [PreviewChange] {
        try await read { db in
            let texts = try SpecTable.changes(of: preview, after: revision, in: db)
            let acts = try ActTable.changes(of: preview, after: revision, in: db)
            return (texts + acts).sorted { $0.revision < $1.revision }
        }
    }

    /// Returns the stored customization; an unreadable one is returned as empty, with a description of the problem
    /// (R3.36).
    public func customization(for key: CustomizationKey) async throws -> StoredCustomization? {
        let text = try await read { db in try CustomizationTable.text(for: key, in: db) }
        return text.map { StoredCustomization(reading: $0, of: key) }
    }

    /// Returns the profiles of a spec and storage key, by name.
    public func profiles(spec: String, storageKey: String) async throws -> [ProfileSummary] {
        try await read { db in try CustomizationTable.profiles(spec: spec, storageKey: storageKey, in: db) }
    }

    /// Returns the actions of a key, newest first, at most ``ActRecord/kept``.
    public func acts(of key: CustomizationKey) async throws -> [ActRecord] {
        try await read { db in try ActTable.acts(of: key, in: db) }
    }

    /// Returns the revisions of the text, the oldest first.
    public func specRevisions(of preview: String) async throws -> [SpecRevision] {
        try await read { db in try SpecTable.revisions(of: preview, in: db) }
    }

    /// Returns the text with this digest; nil if it is not kept, or damaged.
    public func specText(_ digest: ContentDigest, of preview: String) async throws -> [UInt8]? {
        try await read { db in try SpecTable.text(digest, in: db) }
    }

    /// Returns the links of a preview, in the order of their creation.
    public func shares(of preview: String) async throws -> [ShareRecord] {
        try await read { db in try ShareTable.shares(of: preview, in: db, key: key) }
    }

    /// Returns all comments on the links of a preview, oldest first.
    public func comments(of preview: String) async throws -> [ShareComment] {
        try await read { db in try CommentTable.comments(of: preview, in: db) }
    }

    /// Returns the unlock sessions and the wrong passwords of a preview's links.
    public func unlocks(of preview: String) async throws -> Unlocks {
        let time = Date.now.timeIntervalSince1970
        return try await read { db in try UnlockTable.unlocks(of: preview, at: time, in: db) }
    }
}
