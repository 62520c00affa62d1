#if PostgreSQL
    import PreviewCore

    /// The present numbers of each preview: one row per preview, which is its lock.
    enum HeadTable {
        /// A preview's numbers, and the database's time.
        struct Entry: Sendable {
            var revision: Int
            var links: Int
            let epoch: String
            let mark: Int
            /// The time in seconds since 1970.
            let time: Double
        }

        /// Locks a preview for an action until the transaction ends.
        ///
        /// A preview that is named by its epoch must exist, or ``PreviewRemoved`` is thrown: a transaction that waited
        /// here while it was removed creates no other. Without an epoch the preview is created if there is none, and
        /// one that is published again after its removal begins empty.
        static func lock(_ preview: String, epoch: String?, for act: PreviewAct, in transaction: Transaction)
            async throws -> Entry
        {
            if let epoch {
                guard let entry = try await locked(preview, in: transaction), entry.epoch == epoch else {
                    throw PreviewRemoved(preview)
                }
                return entry
            }
            let entry = try await lock(preview, in: transaction)
            guard case .publish = act, entry.revision > 0 || entry.links > 0,
                try await !PreviewTable.isPublished(preview, in: transaction)
            else { return entry }
            try await remove(preview, in: transaction)
            return try await lock(preview, in: transaction)
        }

        /// Removes a preview's numbers with everything that belongs to it.
        static func remove(_ preview: String, in transaction: Transaction) async throws {
            try await transaction.execute("DELETE FROM head WHERE preview = $1", [.text(preview)])
            try await transaction.execute("DELETE FROM change WHERE preview = $1", [.text(preview)])
        }

        /// Locks a preview until the transaction ends; creates it if there is none.
        static func lock(_ preview: String, in transaction: Transaction) async throws -> Entry {
            if let entry = try await locked(preview, in: transaction) { return entry }
            try await transaction.execute(insert, [.text(preview), .text(Revision.newEpoch())])
            guard let entry = try await locked(preview, in: transaction) else {
                // It was removed in between.
                return try await lock(preview, in: transaction)
            }
            return entry
        }

        /// Locks the tokens and the list of previews until the transaction ends.
        static func lockServer(in transaction: Transaction) async throws {
            let statement: Statement = "SELECT needed FROM store FOR UPDATE"
            guard let row = try await transaction.rows(statement).first else { return }
            try StoreSchema.check(needed: try row.read("needed"))
        }

        private static func locked(_ preview: String, in transaction: Transaction) async throws -> Entry? {
            guard let row = try await transaction.rows(select, [.text(preview)]).first else { return nil }
            try StoreSchema.check(needed: try row.read("needed"))
            return try Entry(row)
        }

        /// The present numbers of a preview, read without waiting for locks.
        static let read: Statement = """
            SELECT revision, links, epoch, mark, extract(epoch FROM clock_timestamp())::double precision AS time
            FROM head, store WHERE preview = $1
            """

        /// The numbers of published previews, read without waiting for locks.
        static let published: Statement = """
            SELECT name, revision, links, epoch, mark, extract(epoch FROM clock_timestamp())::double precision AS time
            FROM preview JOIN head ON head.preview = name, store WHERE name = ANY ($1::text[])
            """

        private static let select: Statement = """
            SELECT revision, links, epoch, mark, needed, extract(epoch FROM clock_timestamp())::double precision AS time
            FROM head, store WHERE preview = $1 FOR UPDATE OF head
            """

        private static let insert: Statement = """
            INSERT INTO head (preview, revision, links, epoch) VALUES ($1, 0, 0, $2) ON CONFLICT (preview) DO NOTHING
            """
    }

    extension HeadTable.Entry {
        init(_ row: DatabaseRow) throws {
            self.init(
                revision: try row.read("revision"),
                links: try row.read("links"),
                epoch: try row.read("epoch"),
                mark: try row.read("mark"),
                time: try row.read("time")
            )
        }
    }
#endif
