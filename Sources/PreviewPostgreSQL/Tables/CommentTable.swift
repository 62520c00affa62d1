#if PostgreSQL
    import PreviewCore

    /// The comments on links, one row each.
    enum CommentTable {
        /// Stores a comment, unless its link has been removed; of an existing one, only whether it is resolved.
        static func store(_ comment: ShareComment, in transaction: Transaction) async throws {
            let values: [DatabaseValue] = [
                .text(comment.id), .text(comment.link), .text(comment.kind.rawValue), .text(comment.author),
                .text(comment.text), DatabaseValue(comment.tab?.id), DatabaseValue(comment.tab?.title),
                .integer(Int64(comment.revision)), .double(comment.time), .bool(comment.isResolved),
            ]
            try await transaction.execute(insert, values)
        }

        static func remove(_ id: String, in transaction: Transaction) async throws {
            try await transaction.execute("DELETE FROM comment WHERE id = $1", [.text(id)])
        }

        /// The comments on the links of a preview, oldest first.
        static let select: Statement = """
            SELECT comment.* FROM comment JOIN share ON share.id = comment.link WHERE share.preview = $1
            ORDER BY comment.time, comment.number
            """

        private static let insert: Statement = """
            INSERT INTO comment (id, link, kind, author, text, tab, tab_title, revision, time, resolved)
            SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10 WHERE EXISTS (SELECT 1 FROM share WHERE id = $2)
            ON CONFLICT (id) DO UPDATE SET resolved = excluded.resolved
            """
    }

    extension ShareComment {
        init(_ row: DatabaseRow) throws {
            let kind: String = try row.read("kind")
            guard let kind = Kind(rawValue: kind) else { throw row.unknownWord(kind, in: "kind") }
            let tab: String? = try row.readIfPresent("tab")
            self.init(
                id: try row.read("id"),
                link: try row.read("link"),
                kind: kind,
                author: try row.read("author"),
                text: try row.read("text"),
                tab: try tab.map { TabMark(id: $0, title: try row.read("tab_title")) },
                revision: try row.read("revision"),
                time: try row.read("time"),
                isResolved: try row.read("resolved")
            )
        }
    }
#endif
