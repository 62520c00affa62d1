#if PostgreSQL
    import PreviewCore
    import TabSpecCoding

    /// The links, one row each.
    ///
    /// They have no seal: only the team can write to the database, so all its links are genuine.
    enum ShareTable {
        /// Stores a link, and keeps the number of uses of a link with its id.
        static func store(_ share: ShareRecord, in transaction: Transaction) async throws {
            let terms: [DatabaseValue] = [
                .text(share.id), .text(share.spec), .bytes(share.digest), .text(share.role.rawValue),
                DatabaseValue(share.label), .text(share.profile), .double(share.created), DatabaseValue(share.expires),
                DatabaseValue(share.password),
            ]
            let values =
                terms + share.pin.values + (share.earlier?.pin).values + [
                    DatabaseValue(share.earlier?.time), DatabaseValue(share.lastUsed), .integer(Int64(share.views)),
                    DatabaseValue(share.publisher),
                ]
            try await UnlockTable.end(of: share.id, unless: share.digest, in: transaction)
            try await transaction.execute(insert, values)
        }

        /// Removes links; their comments go with them.
        static func remove(_ ids: [ShareID], in transaction: Transaction) async throws {
            try await transaction.execute("DELETE FROM share WHERE id = ANY ($1::text[])", [.texts(ids)])
        }

        /// Adds uses to those of a link; does nothing if the link is gone.
        static func count(_ use: ShareUse, in transaction: Transaction) async throws {
            try await transaction.execute(
                "UPDATE share SET views = views + $2, last_used = greatest(last_used, $3) WHERE id = $1",
                [.text(use.id), .integer(Int64(use.views)), .double(use.lastUsed)]
            )
        }

        /// Returns the digest of a link's token; nil if the link is gone.
        static func digest(of id: ShareID, in transaction: Transaction) async throws -> [UInt8]? {
            try await transaction.rows("SELECT digest FROM share WHERE id = $1", [.text(id)]).first?.read("digest")
        }

        static let select: Statement = """
            SELECT id, digest, role, label, profile, created, expires, password, pin_revision, pin_file, pin_format, pin_text,
                pin_customization, earlier_revision, earlier_file, earlier_format, earlier_text, earlier_customization,
                earlier_time, last_used, views, publisher
            FROM share WHERE preview = $1 ORDER BY created, id
            """

        /// The links of a publisher; the statement differs from the one above only in its condition.
        static let madeBy: Statement = """
            SELECT id, digest, role, label, profile, created, expires, password, pin_revision, pin_file, pin_format, pin_text,
                pin_customization, earlier_revision, earlier_file, earlier_format, earlier_text, earlier_customization,
                earlier_time, last_used, views, publisher, preview
            FROM share WHERE publisher = $1 ORDER BY created, id
            """

        /// The previews that tokens open now; digests come as hexadecimal text.
        static let openedBy: Statement = """
            WITH asked AS (SELECT decode(digest, 'hex') AS digest FROM unnest($1::text[]) AS digest),
                present AS (SELECT extract(epoch FROM clock_timestamp())::double precision AS time)
            SELECT digest, preview FROM share JOIN asked USING (digest), present WHERE expires IS NULL OR expires > present.time
            UNION ALL
            SELECT unlock.digest, preview FROM unlock JOIN asked USING (digest) JOIN share ON share.id = link, present
            WHERE ends > present.time AND (expires IS NULL OR expires > present.time)
            """

        private static let insert: Statement = """
            INSERT INTO share (
                id, preview, digest, role, label, profile, created, expires, password, pin_revision, pin_file, pin_format,
                pin_text, pin_customization, earlier_revision, earlier_file, earlier_format, earlier_text,
                earlier_customization, earlier_time, last_used, views, publisher
            ) VALUES (
                $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23
            )
            ON CONFLICT (id) DO UPDATE SET
                digest = excluded.digest, role = excluded.role, label = excluded.label, profile = excluded.profile,
                created = excluded.created, expires = excluded.expires, password = excluded.password,
                pin_revision = excluded.pin_revision, pin_file = excluded.pin_file, pin_format = excluded.pin_format,
                pin_text = excluded.pin_text, pin_customization = excluded.pin_customization,
                earlier_revision = excluded.earlier_revision, earlier_file = excluded.earlier_file,
                earlier_format = excluded.earlier_format, earlier_text = excluded.earlier_text,
                earlier_customization = excluded.earlier_customization, earlier_time = excluded.earlier_time
            WHERE share.preview = excluded.preview
            """
    }

    // MARK: - Rows

    extension PinRecord? {
        /// The values of a pin's columns, all NULL if there is none.
        fileprivate var values: [DatabaseValue] {
            [
                DatabaseValue(self?.revision), DatabaseValue(self?.file), DatabaseValue(self?.format.rawValue),
                DatabaseValue(self?.text), DatabaseValue(self?.customization),
            ]
        }
    }

    extension PinRecord {
        fileprivate init?(_ row: DatabaseRow, prefix: String) throws {
            guard let format: String = try row.readIfPresent("\(prefix)_format") else { return nil }
            guard let format = SpecFormat(rawValue: format) else {
                throw row.unknownWord(format, in: "\(prefix)_format")
            }
            self.init(
                revision: try row.read("\(prefix)_revision"),
                file: try row.read("\(prefix)_file"),
                format: format,
                text: try row.read("\(prefix)_text"),
                customization: try row.readIfPresent("\(prefix)_customization")
            )
        }
    }

    extension ShareRecord {
        init(_ row: DatabaseRow, of preview: String) throws {
            let role: String = try row.read("role")
            guard let role = ShareRole(rawValue: role) else { throw row.unknownWord(role, in: "role") }
            let earlier = try PinRecord(row, prefix: "earlier")
            self.init(
                id: try row.read("id"),
                spec: preview,
                digest: try row.read("digest"),
                role: role,
                label: try row.readIfPresent("label"),
                publisher: try row.readIfPresent("publisher"),
                profile: try row.read("profile"),
                created: try row.read("created"),
                expires: try row.readIfPresent("expires"),
                password: try row.readIfPresent("password"),
                pin: try PinRecord(row, prefix: "pin"),
                earlier: try earlier.map { EarlierPin(pin: $0, time: try row.read("earlier_time")) },
                lastUsed: try row.readIfPresent("last_used"),
                views: try row.read("views")
            )
        }
    }
#endif
