#if PostgreSQL
    import PreviewCore

    /// The history of customizations: the last ``ActRecord/kept`` actions of each key.
    enum ActTable {
        static func append(_ act: ActRecord, note: ChangeNote, in transaction: Transaction) async throws {
            let values: [DatabaseValue] = [
                .integer(Int64(act.revision)), .text(act.operations), DatabaseValue(act.before),
                DatabaseValue(act.after),
                .double(act.time),
            ]
            try await transaction.execute(insert, act.key.values + values + note.values)
            try await transaction.execute(trim, act.key.values + [.integer(Int64(act.retained))])
        }

        /// The actions of a key, newest first.
        static let select: Statement = """
            SELECT operations, before, after, revision, time, author, link, kind, subject, summary
            FROM act WHERE preview = $1 AND storage_key = $2 AND profile = $3 ORDER BY revision DESC
            """

        private static let insert: Statement = """
            INSERT INTO act (
                preview, storage_key, profile, revision, operations, before, after, time, author, link, kind, subject, summary
            ) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
            """

        private static let trim: Statement = """
            DELETE FROM act WHERE preview = $1 AND storage_key = $2 AND profile = $3 AND revision <= (
                SELECT revision FROM act WHERE preview = $1 AND storage_key = $2 AND profile = $3
                ORDER BY revision DESC LIMIT 1 OFFSET $4)
            """
    }

    extension ActRecord {
        init(_ row: DatabaseRow, of key: CustomizationKey) throws {
            self.init(
                key: key,
                operations: try row.read("operations"),
                before: try row.readIfPresent("before"),
                after: try row.readIfPresent("after"),
                revision: try row.read("revision"),
                time: try row.read("time"),
                note: try ChangeNote(row)
            )
        }
    }

    extension ChangeNote {
        /// The values of the columns `author`, `link`, `kind`, `subject`, `summary`.
        var values: [DatabaseValue] {
            [
                .text(author.word), DatabaseValue(author.link), .text(kind.word), DatabaseValue(kind.subject),
                .text(summary),
            ]
        }

        init(_ row: DatabaseRow) throws {
            let (author, kind): (String, String) = (try row.read("author"), try row.read("kind"))
            guard let author = ChangeAuthor(word: author, link: try row.readIfPresent("link")) else {
                throw row.unknownWord(author, in: "author")
            }
            guard let kind = SpecChangeKind(word: kind, subject: try row.readIfPresent("subject")) else {
                throw row.unknownWord(kind, in: "kind")
            }
            self.init(author: author, kind: kind, summary: try row.read("summary"))
        }
    }

    extension DatabaseRow {
        /// Returns the error for a word of a newer program, which this one doesn't know.
        func unknownWord(_ word: String, in column: String) -> PostgreSQLError {
            .unreadable(column: column, reason: "\"\(word)\" is unknown here; update tabpreview on this machine")
        }
    }
#endif
