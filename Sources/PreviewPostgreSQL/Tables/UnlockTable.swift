#if PostgreSQL
    import PreviewCore

    /// The unlock sessions and the wrong passwords of links; all times are the database's.
    enum UnlockTable {
        /// Opens a session, unless its link has been removed; deletes expired ones of the link.
        static func open(_ session: UnlockSession, at time: Double, in transaction: Transaction) async throws {
            try await transaction.execute(
                "DELETE FROM unlock WHERE link = $1 AND ends <= $2",
                [.text(session.link), .double(time)]
            )
            let values: [DatabaseValue] = [
                .bytes(session.digest), .text(session.link), .double(time + session.remaining),
            ]
            try await transaction.execute(insert, values)
        }

        /// Records a wrong password, unless its link has been removed; deletes those of the link that no longer count.
        static func note(_ wrong: WrongPassword, at time: Double, in transaction: Transaction) async throws {
            try await transaction.execute(
                "DELETE FROM wrong_password WHERE link = $1 AND time <= $2",
                [.text(wrong.link), .double(time - 3600)]
            )
            let values: [DatabaseValue] = [
                .text(wrong.link), .text(wrong.place), .bool(wrong.isStrange), .double(time),
            ]
            try await transaction.execute(insertWrong, values)
        }

        /// Ends the sessions of a link whose token is about to change.
        static func end(of link: ShareID, unless digest: [UInt8], in transaction: Transaction) async throws {
            try await transaction.execute(removeAll, [.text(link), .bytes(digest)])
        }

        /// The sessions that have not expired.
        static let sessions: Statement = """
            SELECT unlock.digest, link, ends - extract(epoch FROM clock_timestamp())::double precision AS remaining
            FROM unlock JOIN share ON share.id = link
            WHERE preview = $1 AND ends > extract(epoch FROM clock_timestamp())::double precision
            """

        /// The wrong passwords of the last hour.
        static let wrong: Statement = """
            SELECT link, place, strange,
                greatest(0, extract(epoch FROM clock_timestamp())::double precision - time) AS age
            FROM wrong_password JOIN share ON share.id = link
            WHERE preview = $1 AND time > extract(epoch FROM clock_timestamp())::double precision - 3600
            """

        private static let insert: Statement = """
            INSERT INTO unlock (digest, link, ends) SELECT $1, $2, $3 WHERE EXISTS (SELECT 1 FROM share WHERE id = $2)
            ON CONFLICT (digest) DO UPDATE SET link = excluded.link, ends = excluded.ends
            """

        private static let insertWrong: Statement = """
            INSERT INTO wrong_password (link, place, strange, time)
            SELECT $1, $2, $3, $4 WHERE EXISTS (SELECT 1 FROM share WHERE id = $1)
            """

        private static let removeAll: Statement = """
            WITH rotated AS (SELECT id FROM share WHERE id = $1 AND digest <> $2),
                ended AS (DELETE FROM unlock USING rotated WHERE link = rotated.id)
            DELETE FROM wrong_password USING rotated WHERE link = rotated.id
            """
    }

    extension UnlockSession {
        init(_ row: DatabaseRow) throws {
            self.init(
                digest: try row.read("digest"),
                link: try row.read("link"),
                remaining: try row.read("remaining")
            )
        }
    }

    extension WrongPassword {
        init(_ row: DatabaseRow) throws {
            self.init(
                link: try row.read("link"),
                place: try row.read("place"),
                isStrange: try row.read("strange"),
                age: try row.read("age")
            )
        }
    }
#endif
