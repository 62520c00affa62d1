import Foundation
import GRDB
import PreviewCore

/// The unlock sessions of links, by digests and their ends, and the wrong passwords, with their network addresses.
///
/// A damaged row costs one more password attempt, so these have no checksums.
enum UnlockTable {
    /// The time for which a wrong password counts, in seconds.
    private static let retention = 3600.0

    static func unlocks(of preview: String, at time: Double, in db: Database) throws -> Unlocks {
        let sql = "SELECT unlock.* FROM unlock JOIN share ON share.id = unlock.link WHERE share.spec = ?"
        let rows = try Row.fetchAll(db, sql: sql, arguments: [preview])
        return Unlocks(
            sessions: rows.compactMap { session($0, at: time) },
            wrong: rows.compactMap { wrong($0, at: time) }
        )
    }

    private static func session(_ row: Row, at time: Double) -> UnlockSession? {
        guard let digest = row.bytes("digest"), let link = row.text("link"), let ends = row.seconds("time"), ends > time
        else { return nil }
        return UnlockSession(digest: digest, link: link, remaining: ends - time)
    }

    private static func wrong(_ row: Row, at time: Double) -> WrongPassword? {
        guard let link = row.text("link"), let place = row.text("place"), let strange = row.number("strange"),
            let then = row.seconds("time"), then > time - retention
        else { return nil }
        return WrongPassword(link: link, place: place, isStrange: strange == 1, age: max(0, time - then))
    }

    /// Opens a session, unless its link has been removed; deletes expired ones.
    static func open(_ session: UnlockSession, at time: Double, in db: Database) throws {
        try removeOver(at: time, in: db)
        let sql = """
            INSERT INTO unlock (link, digest, time) SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM share WHERE id = ?1)
            """
        try db.execute(sql: sql, arguments: [session.link, Data(session.digest), time + session.remaining])
    }

    /// Records a wrong password; deletes older ones.
    static func note(_ wrong: WrongPassword, at time: Double, in db: Database) throws {
        try removeOver(at: time, in: db)
        let sql = """
            INSERT INTO unlock (link, place, strange, time)
            SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM share WHERE id = ?1)
            """
        try db.execute(sql: sql, arguments: [wrong.link, wrong.place, wrong.isStrange ? 1 : 0, time])
    }

    /// Ends the sessions of a link.
    static func removeAll(of link: ShareID, in db: Database) throws {
        try db.execute(sql: "DELETE FROM unlock WHERE link = ?", arguments: [link])
    }

    private static func removeOver(at time: Double, in db: Database) throws {
        let sql = "DELETE FROM unlock WHERE (place IS NULL AND time <= ?) OR (place IS NOT NULL AND time <= ?)"
        try db.execute(sql: sql, arguments: [time, time - retention])
    }
}
