import Foundation
import GRDB
import PreviewCore

/// The tokens of a server, one row each.
enum TokenTable {
    static func tokens(in db: Database) throws -> [HostToken] {
        try Row.fetchAll(db, sql: "SELECT * FROM token ORDER BY created, id").map { row in
            guard let id = row.text("id"), let digest = row.bytes("digest"), let label = row.text("label"),
                let scope = row.text("scope").flatMap(HostToken.Scope.init), let created = row.seconds("created")
            else { throw DamagedRow(table: "token") }
            return HostToken(
                id: id,
                digest: digest,
                label: label,
                scope: scope,
                created: created,
                expires: row.seconds("expires")
            )
        }
    }

    static func add(_ token: HostToken, in db: Database) throws {
        try db.execute(
            sql: "INSERT INTO token (id, digest, label, scope, created, expires) VALUES (?, ?, ?, ?, ?, ?)",
            arguments: [
                token.id, Data(token.digest), token.label, token.scope.rawValue, token.created, token.expires,
            ]
        )
    }

    /// Removes a token; false if there is none.
    static func remove(_ id: String, in db: Database) throws -> Bool {
        try db.execute(sql: "DELETE FROM token WHERE id = ?", arguments: [id])
        return db.changesCount > 0
    }
}
