import Foundation
import GRDB
import PreviewCore
import TabSpecCoding

/// The links, one row each.
enum ShareTable {
    /// Returns the links of a spec; those that were not sealed with this key are foreign (S60).
    static func shares(of spec: String, in db: Database, key: AccountKey) throws -> [ShareRecord] {
        let sql = "SELECT * FROM share WHERE spec = ? ORDER BY created, id"
        return try Row.fetchAll(db, sql: sql, arguments: [spec]).map { row in
            guard var share = ShareRecord(row) else { throw DamagedRow(table: "share") }
            share.isForeign = row.bytes("seal") != key.seal(share.sealed)
            return share
        }
    }

    /// Returns the previews that tokens open now, by the digests of these tokens.
    static func previews(openedBy digests: [ContentDigest], at time: Double, in db: Database) throws
        -> [ContentDigest: String]
    {
        let sql = """
            SELECT spec FROM share WHERE digest = ?1 AND (expires IS NULL OR expires > ?2)
            UNION ALL
            SELECT spec FROM unlock JOIN share ON share.id = link
            WHERE unlock.digest = ?1 AND time > ?2 AND (expires IS NULL OR expires > ?2)
            """
        return try digests.reduce(into: [:]) { previews, digest in
            previews[digest] = try String.fetchOne(db, sql: sql, arguments: [Data(digest.bytes), time])
        }
    }

    /// Returns the links that a publisher has made.
    static func shares(madeBy publisher: String, in db: Database) throws -> [ShareRecord] {
        let sql = "SELECT * FROM share WHERE publisher = ? ORDER BY created, id"
        return try Row.fetchAll(db, sql: sql, arguments: [publisher]).map { row in
            guard let share = ShareRecord(row) else { throw DamagedRow(table: "share") }
            return share
        }
    }

    /// Returns the number of links that were not sealed with this key.
    static func countForeign(in db: Database, key: AccountKey) throws -> Int {
        try String.fetchAll(db, sql: "SELECT DISTINCT spec FROM share")
            .reduce(0) { count, spec in try count + shares(of: spec, in: db, key: key).count(where: \.isForeign) }
    }

    /// Stores a link, and keeps the number of uses of a link with its id.
    static func store(_ share: ShareRecord, in db: Database, key: AccountKey) throws {
        var share = share
        if let known = try Row.fetchOne(db, sql: "SELECT * FROM share WHERE id = ?", arguments: [share.id]) {
            guard let stored = ShareRecord(known) else { throw DamagedRow(table: "share") }
            (share.views, share.lastUsed) = (stored.views, stored.lastUsed)
            if share.digest != stored.digest { try UnlockTable.removeAll(of: share.id, in: db) }
        }
        let sql = """
            INSERT OR REPLACE INTO share (
                id, spec, digest, role, label, profile, created, expires, password,
                pinRevision, pinFile, pinFormat, pinText, pinCustomization, checksum, lastUsed, views, useChecksum,
                seal, earlierRevision, earlierFile, earlierFormat, earlierText, earlierCustomization, earlierTime,
                publisher
            ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        let terms: StatementArguments = [
            share.id, share.spec, Data(share.digest), share.role.rawValue, share.label, share.profile, share.created,
            share.expires, share.password,
        ]
        let pin: StatementArguments = [
            share.pin?.revision, share.pin?.file, share.pin?.format.rawValue, share.pin.map { Data($0.text) },
            share.pin?.customization, share.checksum,
        ]
        let use: StatementArguments = [
            share.lastUsed, share.views, share.useChecksum, Data(key.seal(share.sealed)),
        ]
        let earlier: StatementArguments = [
            share.earlier?.pin.revision, share.earlier?.pin.file, share.earlier?.pin.format.rawValue,
            share.earlier.map { Data($0.pin.text) }, share.earlier?.pin.customization, share.earlier?.time,
            share.publisher,
        ]
        try db.execute(sql: sql, arguments: terms + pin + use + earlier)
    }

    static func remove(_ ids: [ShareID], in db: Database) throws {
        for id in ids {
            try db.execute(sql: "DELETE FROM share WHERE id = ?", arguments: [id])
            try db.execute(sql: "DELETE FROM comment WHERE link = ?", arguments: [id])
            try UnlockTable.removeAll(of: id, in: db)
        }
    }

    /// Adds uses to those of a link; does nothing if the link is gone.
    static func count(_ use: ShareUse, in db: Database) throws {
        let sql = "SELECT views, lastUsed FROM share WHERE id = ?"
        guard let row = try Row.fetchOne(db, sql: sql, arguments: [use.id]) else { return }
        guard let known = row.number("views") else { throw DamagedRow(table: "share") }
        let views = known + use.views
        let lastUsed = max(use.lastUsed, row.seconds("lastUsed") ?? 0)
        let checksum = ShareRecord.useChecksum(id: use.id, views: views, lastUsed: lastUsed)
        try db.execute(
            sql: "UPDATE share SET lastUsed = ?, views = ?, useChecksum = ? WHERE id = ?",
            arguments: [lastUsed, views, checksum, use.id]
        )
    }

    /// Returns the digest of a link's token; nil if the link is gone.
    static func digest(of id: ShareID, in db: Database) throws -> [UInt8]? {
        try Row.fetchOne(db, sql: "SELECT digest FROM share WHERE id = ?", arguments: [id])?.bytes("digest")
    }

    /// Throws ``DamagedRow`` at the first damaged row.
    static func verify(in db: Database) throws {
        let rows = try Row.fetchCursor(db, sql: "SELECT * FROM share")
        while let row = try rows.next() {
            guard let share = ShareRecord(row), row.checksum("checksum") == share.checksum,
                row.checksum("useChecksum") == share.useChecksum
            else { throw DamagedRow(table: "share") }
        }
    }
}

// MARK: - Rows

extension ShareRecord {
    /// The checksum of everything that does not change while the link lives.
    var checksum: Int64 {
        var sum = RowChecksum()
        addTerms(to: &sum)
        return sum.value
    }

    /// The sealed bytes: everything that does not change while the link lives.
    var sealed: [UInt8] {
        var terms = RowBytes()
        addTerms(to: &terms)
        return terms.bytes
    }

    private func addTerms(to sum: inout some ColumnSum) {
        sum.add(id)
        sum.add(spec)
        sum.add(digest)
        for text in [role.rawValue, label, profile] { sum.add(text) }
        sum.add(created)
        sum.add(expires)
        for text in [password, pin?.revision, pin?.file, pin?.format.rawValue, pin?.customization] { sum.add(text) }
        sum.add(pin?.text)
        addEarlier(to: &sum)
        // A missing publisher adds nothing, like a missing earlier pin.
        if let publisher { sum.add(publisher) }
    }

    /// Adds the earlier pin; nothing if there is none, so that the rows of older versions keep their seals.
    private func addEarlier(to sum: inout some ColumnSum) {
        guard let earlier else { return }
        let pin = earlier.pin
        for text in [pin.revision, pin.file, pin.format.rawValue, pin.customization] { sum.add(text) }
        sum.add(pin.text)
        sum.add(earlier.time)
    }

    var useChecksum: Int64 { Self.useChecksum(id: id, views: views, lastUsed: lastUsed) }

    static func useChecksum(id: ShareID, views: Int, lastUsed: Double?) -> Int64 {
        var sum = RowChecksum()
        sum.add(id)
        sum.add(views)
        sum.add(lastUsed)
        return sum.value
    }

    init?(_ row: Row) {
        guard let id = row.text("id"), let spec = row.text("spec"), let digest = row.bytes("digest"),
            let role = row.text("role").flatMap(ShareRole.init), let profile = row.text("profile"),
            let created = row.seconds("created"), let views = row.number("views")
        else { return nil }
        let pin = PinRecord(row, prefix: "pin")
        guard pin != nil || row.isNull("pinText") else { return nil }
        let earlier = EarlierPin(row)
        guard earlier != nil || row.isNull("earlierText") else { return nil }
        self.init(
            id: id,
            spec: spec,
            digest: digest,
            role: role,
            label: row.text("label"),
            publisher: row.text("publisher"),
            profile: profile,
            created: created,
            expires: row.seconds("expires"),
            password: row.text("password"),
            pin: pin,
            earlier: earlier,
            lastUsed: row.seconds("lastUsed"),
            views: views
        )
    }
}

extension PinRecord {
    init?(_ row: Row, prefix: String) {
        guard let revision = row.text("\(prefix)Revision"), let file = row.text("\(prefix)File"),
            let format = row.text("\(prefix)Format").flatMap(SpecFormat.init), let text = row.bytes("\(prefix)Text")
        else { return nil }
        self.init(
            revision: revision,
            file: file,
            format: format,
            text: text,
            customization: row.text("\(prefix)Customization")
        )
    }
}

extension EarlierPin {
    init?(_ row: Row) {
        guard let pin = PinRecord(row, prefix: "earlier"), let time = row.seconds("earlierTime") else { return nil }
        self.init(pin: pin, time: time)
    }
}

/// The columns of a row as bytes that no other row has, for the seal of a link.
private struct RowBytes: ColumnSum {
    private(set) var bytes: [UInt8] = []

    mutating func add(byte: UInt8) { bytes.append(byte) }
}
