#if PostgreSQL
    import PreviewCore

    /// The log: one row per action of the last hour.
    ///
    /// Other programs find the changes in it, and a repeated action finds whether it is done.
    enum ChangeTable {
        /// A row in its written form.
        struct Entry: Sendable {
            let act: String
            let preview: String
            /// A Boolean value that indicates whether the action made a revision by itself.
            var isRevision = false
            /// The number of kept texts; nil for actions that write none.
            var retained: Int?
            /// The key of the changed customization; nil for other actions.
            var key: CustomizationKey?

            init(act: String, preview: String) { (self.act, self.preview) = (act, preview) }
        }

        /// Returns the outcome of an action; nil if it is not done.
        static func outcome(of act: String, in transaction: Transaction) async throws -> Commit? {
            guard let row = try await transaction.rows(select, [.text(act)]).first else { return nil }
            return Commit(revision: try row.read("revision"), keptTexts: try row.readIfPresent("kept"))
        }

        /// Writes the row and the preview's numbers, deletes old rows, and wakes the other programs.
        static func end(_ change: Entry, with head: HeadTable.Entry, in transaction: Transaction) async throws {
            let values: [DatabaseValue] = [
                .text(change.preview), .integer(Int64(head.revision)), .integer(Int64(head.links)), .text(change.act),
                DatabaseValue(change.retained), .bool(change.isRevision), DatabaseValue(change.key?.storageKey),
                DatabaseValue(change.key?.profile),
            ]
            try await transaction.execute(insert, values)
        }

        /// Writes the row of an action on the server, and wakes the other programs for all previews.
        static func endOnServer(_ act: String, in transaction: Transaction) async throws {
            try await transaction.execute(insertOnServer, [.text(act)])
        }

        static func changes(of preview: String, _ rows: [DatabaseRow]) throws -> [PreviewChange] {
            try rows.map { row in
                guard let storageKey: String = try row.readIfPresent("storage_key") else {
                    return PreviewChange(revision: try row.read("revision"), subject: .text)
                }
                let key = CustomizationKey(spec: preview, storageKey: storageKey, profile: try row.read("profile"))
                return PreviewChange(revision: try row.read("revision"), subject: .customization(key))
            }
        }

        private static let select: Statement = "SELECT revision, kept FROM change WHERE act = $1::uuid"

        private static let insert: Statement = """
            WITH written AS (
                INSERT INTO change (act, preview, revision, kept, is_revision, storage_key, profile)
                VALUES ($4::uuid, $1, $2, $5, $6, $7, $8)
            ), gone AS (
                DELETE FROM change WHERE preview = $1 AND time < clock_timestamp() - interval '1 hour'
            ), head AS (
                UPDATE head SET revision = $2, links = $3 WHERE preview = $1
            )
            SELECT pg_notify('preview', $1)
            """

        private static let insertOnServer: Statement = """
            WITH written AS (
                INSERT INTO change (act, preview, revision, is_revision) VALUES ($1::uuid, '', 0, false)
            ), gone AS (
                DELETE FROM change WHERE preview = '' AND time < clock_timestamp() - interval '1 hour'
            )
            SELECT pg_notify('preview', '')
            """

        /// The changes in the log, and older changes in the histories.
        static let log: Statement = """
            SELECT revision, storage_key, profile FROM change WHERE preview = $1 AND revision > $2 AND is_revision
            UNION SELECT revision, storage_key, profile FROM act WHERE preview = $1 AND revision > $2
            UNION SELECT revision, NULL, NULL FROM spec_revision WHERE preview = $1 AND revision > $2
            ORDER BY revision
            """
    }
#endif
