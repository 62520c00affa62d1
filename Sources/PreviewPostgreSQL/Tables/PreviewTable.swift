#if PostgreSQL
    import PreviewCore

    /// The previews that were published, one row each, and their files.
    enum PreviewTable {
        /// Records a publication, which replaces the previous one.
        static func publish(
            _ publication: Publication,
            as preview: String,
            at time: Double,
            in transaction: Transaction
        )
            async throws
        {
            let summary = publication.summary
            let values: [DatabaseValue] = [
                .text(preview), .text(publication.file), .text(summary.title), .integer(Int64(summary.errors)),
                .integer(Int64(summary.warnings)), .text(publication.publisher), .double(time),
                .bytes(publication.record.revision.digest.bytes),
            ]
            try await transaction.execute(insert, values)
            try await transaction.execute("DELETE FROM published_file WHERE preview = $1", [.text(preview)])
            for file in publication.files {
                try await transaction.execute(
                    "INSERT INTO published_file (preview, path, bytes) VALUES ($1, $2, $3)",
                    [.text(preview), .text(file.path), .bytes(file.bytes)]
                )
            }
        }

        /// Records that the text was written; does nothing if the preview was not published.
        static func note(_ summary: TextSummary, of preview: String, at time: Double, in transaction: Transaction)
            async throws
        {
            let values: [DatabaseValue] = [
                .text(preview), .text(summary.title), .integer(Int64(summary.errors)),
                .integer(Int64(summary.warnings)),
                .double(time),
            ]
            try await transaction.execute(
                "UPDATE preview SET title = $2, errors = $3, warnings = $4, changed = $5 WHERE name = $1",
                values
            )
        }

        /// Records that a customization changed.
        static func touch(_ preview: String, at time: Double, in transaction: Transaction) async throws {
            try await transaction.execute(
                "UPDATE preview SET changed = $2 WHERE name = $1",
                [.text(preview), .double(time)]
            )
        }

        /// Removes a preview with everything that belongs to it; false if there is none.
        static func remove(_ preview: String, in transaction: Transaction) async throws -> Bool {
            // The head first, as in all actions.
            let removed = try await transaction.execute(
                "DELETE FROM head WHERE preview = $1 AND EXISTS (SELECT 1 FROM preview WHERE name = $1)",
                [.text(preview)]
            )
            guard removed > 0 else { return false }
            try await HeadTable.remove(preview, in: transaction)
            return true
        }

        /// Returns a Boolean value that indicates whether a preview is published under a name.
        static func isPublished(_ name: String, in transaction: Transaction) async throws -> Bool {
            try await transaction.rows("SELECT 1 AS found FROM preview WHERE name = $1", [.text(name)]).first != nil
        }

        static let list: Statement = """
            SELECT preview.*, head.revision FROM preview JOIN head ON head.preview = preview.name
            WHERE name > $2 AND ($1 = '' OR strpos(lower(name), lower($1 COLLATE "C")) > 0
                OR strpos(lower(title), lower($1 COLLATE "C")) > 0)
            ORDER BY name LIMIT $3
            """

        static let count: Statement = """
            SELECT count(*) AS number FROM preview WHERE $1 = ''
                OR strpos(lower(name), lower($1 COLLATE "C")) > 0 OR strpos(lower(title), lower($1 COLLATE "C")) > 0
            """

        static let select: Statement = """
            SELECT preview.*, head.revision FROM preview JOIN head ON head.preview = preview.name WHERE name = $1
            """

        static let files: Statement = "SELECT path, bytes FROM published_file WHERE preview = $1 ORDER BY path"
        static let filePaths: Statement = "SELECT path FROM published_file WHERE preview = $1 ORDER BY path"
        static let file: Statement = "SELECT bytes FROM published_file WHERE preview = $1 AND path = $2"

        private static let insert: Statement = """
            INSERT INTO preview (name, file, title, errors, warnings, publisher, published, changed, digest)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8)
            ON CONFLICT (name) DO UPDATE SET
                file = excluded.file, title = excluded.title, errors = excluded.errors, warnings = excluded.warnings,
                publisher = excluded.publisher, published = excluded.published, changed = excluded.changed,
                digest = excluded.digest
            """
    }

    extension HostedPreview {
        init(_ row: DatabaseRow) throws {
            guard let digest = ContentDigest(bytes: try row.read("digest")) else {
                throw PostgreSQLError.unreadable(column: "digest", reason: "it is no digest")
            }
            self.init(
                name: try row.read("name"),
                file: try row.read("file"),
                summary: TextSummary(
                    title: try row.read("title"),
                    errors: try row.read("errors"),
                    warnings: try row.read("warnings")
                ),
                publisher: try row.read("publisher"),
                published: try row.read("published"),
                changed: try row.read("changed"),
                revision: try row.read("revision"),
                publishedText: digest
            )
        }
    }
#endif
