#if PostgreSQL
    import PreviewCore

    /// The history of texts: the last texts of each preview, up to ``HistoryLimit``, equal texts kept once.
    enum SpecTable {
        /// Returns the digest of the newest text; nil before the first.
        static func newestDigest(of preview: String, in transaction: Transaction) async throws -> ContentDigest? {
            let row = try await transaction.rows(newest, [.text(preview)]).first
            return try row.flatMap { ContentDigest(bytes: try $0.read("digest")) }
        }

        /// Adds revisions, and returns the number of the newest ones that are kept.
        static func append(_ records: [SpecRecord], to preview: String, in transaction: Transaction) async throws -> Int
        {
            for record in records {
                let digest = DatabaseValue.bytes(record.revision.digest.bytes)
                try await transaction.execute(insertText, [.text(preview), digest, .bytes(record.text)])
                let revision = record.revision
                let values: [DatabaseValue] = [
                    .text(preview), .integer(Int64(revision.number)), .double(revision.time), digest,
                    .bool(revision.isGood), .bool(revision.isConfirmed),
                ]
                try await transaction.execute(insert, values + revision.note.values)
            }
            return try await trim(preview, in: transaction)
        }

        static func remove(_ number: Int, of preview: String, in transaction: Transaction) async throws {
            try await transaction.execute(
                "DELETE FROM spec_revision WHERE preview = $1 AND revision = $2",
                [.text(preview), .integer(Int64(number))]
            )
            try await transaction.execute(removeTexts, [.text(preview)])
        }

        static func confirm(_ number: Int, of preview: String, in transaction: Transaction) async throws {
            try await transaction.execute(
                "UPDATE spec_revision SET confirmed = true WHERE preview = $1 AND revision = $2",
                [.text(preview), .integer(Int64(number))]
            )
        }

        private static func trim(_ preview: String, in transaction: Transaction) async throws -> Int {
            let rows = try await transaction.rows(lengths, [.text(preview)])
            let texts = try rows.map {
                (text: try $0.read("digest", as: [UInt8].self), bytes: try $0.read("bytes", as: Int.self))
            }
            let retained = HistoryLimit.retained(texts)
            guard retained < rows.count else { return retained }
            let oldest = try rows[retained].read("id", as: Int64.self)
            try await transaction.execute(
                "DELETE FROM spec_revision WHERE preview = $1 AND id <= $2",
                [.text(preview), .integer(oldest)]
            )
            try await transaction.execute(removeTexts, [.text(preview)])
            return retained
        }

        /// The revisions of a preview, the oldest first.
        static let revisions: Statement = """
            SELECT revision, time, digest, good, confirmed, author, link, kind, subject, summary
            FROM spec_revision WHERE preview = $1 ORDER BY id
            """

        static let text: Statement = "SELECT text FROM spec_text WHERE preview = $1 AND digest = $2"

        private static let newest: Statement = """
            SELECT digest FROM spec_revision WHERE preview = $1 ORDER BY id DESC LIMIT 1
            """

        private static let insertText: Statement = """
            INSERT INTO spec_text (preview, digest, text) VALUES ($1, $2, $3) ON CONFLICT (preview, digest) DO NOTHING
            """

        private static let insert: Statement = """
            INSERT INTO spec_revision (
                preview, revision, time, digest, good, confirmed, author, link, kind, subject, summary
            ) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
            """

        /// The lengths of the texts, the newest first; PostgreSQL knows the length of a long text without reading it.
        private static let lengths: Statement = """
            SELECT id, digest, length(text) AS bytes FROM spec_revision JOIN spec_text USING (preview, digest)
            WHERE preview = $1 ORDER BY id DESC
            """

        private static let removeTexts: Statement = """
            DELETE FROM spec_text WHERE preview = $1 AND NOT EXISTS (
                SELECT 1 FROM spec_revision
                WHERE spec_revision.preview = $1 AND spec_revision.digest = spec_text.digest)
            """
    }

    extension SpecRevision {
        init(_ row: DatabaseRow) throws {
            guard let digest = ContentDigest(bytes: try row.read("digest")) else {
                throw PostgreSQLError.unreadable(column: "digest", reason: "it is no digest")
            }
            self.init(
                number: try row.read("revision"),
                time: try row.read("time"),
                note: try ChangeNote(row),
                digest: digest,
                isGood: try row.read("good"),
                isConfirmed: try row.read("confirmed")
            )
        }
    }
#endif
