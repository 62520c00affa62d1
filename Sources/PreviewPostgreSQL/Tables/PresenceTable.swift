#if PostgreSQL
    import Foundation
    import PreviewCore

    /// The numbers of open pages of each preview at each replica, judged by the database's clock.
    enum PresenceTable {
        /// The statement that writes the counts of one replica, and reads those of the others; names and numbers are a
        /// JSON object.
        static let exchange: Statement = """
            WITH mine AS (
                SELECT key AS preview, value::integer AS count FROM json_each_text($2::json)
            ), gone AS (
                DELETE FROM presence WHERE replica = $1 AND preview NOT IN (SELECT preview FROM mine)
                    OR seen < clock_timestamp() - interval '1 minute'
            ), noted AS (
                INSERT INTO presence (replica, preview, count) SELECT $1, preview, count FROM mine ORDER BY preview
                ON CONFLICT (replica, preview) DO UPDATE SET count = excluded.count, seen = clock_timestamp()
            )
            SELECT preview, sum(count) AS count FROM presence
            WHERE replica <> $1 AND seen > clock_timestamp() - interval '10 seconds' GROUP BY preview
            """
    }

    extension PostgreSQLStore {
        /// Records the numbers of pages that are open here, and returns those elsewhere, by the names of previews.
        public func notePresence(_ counts: [String: Int], at replica: String) async throws -> [String: Int] {
            let json = String(decoding: try JSONEncoder().encode(counts), as: UTF8.self)
            let rows = try await rows(PresenceTable.exchange, [.text(replica), .text(json)])
            let others = try rows.map { (try $0.read("preview", as: String.self), try $0.read("count", as: Int.self)) }
            return Dictionary(others) { $1 }
        }
    }
#endif
