#if PostgreSQL
    import PreviewCore

    /// The present customizations, one row per key.
    enum CustomizationTable {
        static func text(for key: CustomizationKey, in transaction: Transaction) async throws -> String? {
            try await transaction.rows(select, key.values).first?.read("text")
        }

        static func store(_ text: String, for key: CustomizationKey, at time: Double, in transaction: Transaction)
            async throws
        {
            try await transaction.execute(insert, key.values + [.text(text), .double(time)])
        }

        static func delete(_ key: CustomizationKey, in transaction: Transaction) async throws {
            let statement: Statement =
                "DELETE FROM customization WHERE preview = $1 AND storage_key = $2 AND profile = $3"
            try await transaction.execute(statement, key.values)
        }

        static let select: Statement = """
            SELECT text FROM customization WHERE preview = $1 AND storage_key = $2 AND profile = $3
            """

        static let profiles: Statement = """
            SELECT profile, changed FROM customization WHERE preview = $1 AND storage_key = $2 ORDER BY profile
            """

        private static let insert: Statement = """
            INSERT INTO customization (preview, storage_key, profile, text, changed) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (preview, storage_key, profile) DO UPDATE SET text = excluded.text, changed = excluded.changed
            """
    }

    extension CustomizationKey {
        /// The values of preview, storage key and profile, the first three parameters of statements about a key.
        var values: [DatabaseValue] { [.text(spec), .text(storageKey), .text(profile)] }
    }
#endif
