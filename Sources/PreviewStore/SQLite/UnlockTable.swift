import Foundation
import GRDB
import PreviewCore

/// Who has given the passwords of links, and who has tried.
///
/// A damaged row costs one more try of a password, so these have no checksums.
enum UnlockTable {
    /// How long a wrong password counts, in seconds.
    private static let kept = 3600.0

    static func unlocks(of preview: String, at time: Double, in db: Database) throws -> Unlocks {
        let sessions = """
            SELECT unlock.* FROM unlock JOIN share ON share.id = unlock.link WHERE share.spec = ? AND unlock.ends > ?
            """
        let wrong = """
            SELECT wrong.* FROM wrong JOIN share ON share.id = wrong.link WHERE share.spec = ? AND wrong.time > ?
            """
        return Unlocks(
            sessions: try Row.fetchAll(db, sql: sessions, arguments: [preview, time]).compactMap { row in
                guard let digest = row.bytes("digest"), let link = row.text("link"), let ends = row.seconds("ends")
                else { return nil }
                return UnlockSession(digest: digest, link: link, remaining: ends - time)
            },
            wrong: try Row.fetchAll(db, sql: wrong, arguments: [preview, time - kept]).compactMap { row in
                guard let link = row.text("link"), let place = row.text("place"),
                    let strange = row.number("strange"), let then = row.seconds("time")
                else { return nil }
                return WrongPassword(link: link, place: place, isStrange: strange == 1, age: max(0, time - then))
            }
        )
    }

    /// Opens a session, unless its link has been removed; those that are over go.
    static func open(_ session: UnlockSession, at time: Double, in db: Database) throws {
        try db.execute(sql: "DELETE FROM unlock WHERE ends <= ?", arguments: [time])
        let sql = "INSERT OR REPLACE INTO unlock SELECT ?, ?, ? WHERE EXISTS (SELECT 1 FROM share WHERE id = ?)"
        let ends = time + session.remaining
        try db.execute(sql: sql, arguments: [Data(session.digest), session.link, ends, session.link])
    }

    /// Notes a wrong password; older ones go.
    static func note(_ wrong: WrongPassword, at time: Double, in db: Database) throws {
        try db.execute(sql: "DELETE FROM wrong WHERE time <= ?", arguments: [time - kept])
        let sql = "INSERT INTO wrong SELECT ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM share WHERE id = ?)"
        try db.execute(sql: sql, arguments: [wrong.link, wrong.place, wrong.isStrange ? 1 : 0, time, wrong.link])
    }

    /// Ends the sessions of a link.
    static func removeAll(of link: ShareID, in db: Database) throws {
        try db.execute(sql: "DELETE FROM unlock WHERE link = ?", arguments: [link])
        try db.execute(sql: "DELETE FROM wrong WHERE link = ?", arguments: [link])
    }
}
