#if PostgreSQL
    import PreviewCore

    /// The tokens of a server, one row each.
    enum TokenTable {
        static let select: Statement = """
            SELECT id, digest, label, scope, created, expires FROM token ORDER BY created, id
            """

        /// Adds a token; throws if there is one with its id or digest.
        static func add(_ token: HostToken, in transaction: Transaction) async throws -> Bool {
            let values: [DatabaseValue] = [
                .text(token.id), .bytes(token.digest), .text(token.label), .text(token.scope.rawValue),
                .double(token.created), DatabaseValue(token.expires),
            ]
            return try await transaction.execute(
                "INSERT INTO token (id, digest, label, scope, created, expires) VALUES ($1, $2, $3, $4, $5, $6)",
                values
            ) > 0
        }

        /// Removes a token; false if there is none.
        static func remove(_ id: String, in transaction: Transaction) async throws -> Bool {
            try await transaction.execute("DELETE FROM token WHERE id = $1", [.text(id)]) > 0
        }
    }

    extension HostToken {
        init(_ row: DatabaseRow) throws {
            let scope: String = try row.read("scope")
            guard let scope = Scope(rawValue: scope) else { throw row.unknownWord(scope, in: "scope") }
            self.init(
                id: try row.read("id"),
                digest: try row.read("digest"),
                label: try row.read("label"),
                scope: scope,
                created: try row.read("created"),
                expires: try row.readIfPresent("expires")
            )
        }
    }
#endif
