#if PostgreSQL

    /// The tables, as migrations that are only ever added to.
    ///
    /// The one row of `store` has the number of applied migrations, and the number that a program has to know to write.
    /// All texts are compared by their bytes (`COLLATE "C"`), whatever the database's language.
    enum StoreSchema {
        /// The newest version that this program knows.
        static let version = steps.count
        /// The lowest version that a program must know to write into a database of the newest.
        ///
        /// Raise it with a migration that makes writing by older programs harmful.
        static let neededToWrite = 1

        private static let steps: [[Statement]] = [version1, version2, version3]

        /// Applies the missing migrations, one program after another; throws
        /// ``StoreFailure/newerVersion(needed:known:)``.
        static func migrate(_ pool: DatabasePool) async throws {
            try await pool.withTransaction { transaction in
                // Another program's steps may take longer than a statement usually may.
                try await transaction.execute("SET LOCAL statement_timeout = 0")
                try await transaction.execute("SELECT pg_advisory_xact_lock(x'54616250'::bigint)")
                try await transaction.execute(makeStore)
                try await transaction.execute(
                    "INSERT INTO store (mark) SELECT $1 WHERE NOT EXISTS (SELECT 1 FROM store)",
                    [.integer(.random(in: 1...Int64.max))]
                )
                let row = try await transaction.rows("SELECT version, needed FROM store").first
                guard let row else { return }
                try check(needed: try row.read("needed"))
                for step in steps.dropFirst(try row.read("version")) {
                    for statement in step { try await transaction.execute(statement) }
                }
                try await transaction.execute(
                    "UPDATE store SET version = $1, needed = greatest(needed, $2) WHERE version < $1",
                    [.integer(Int64(version)), .integer(Int64(neededToWrite))]
                )
            }
        }

        /// Throws if this program knows too little to write.
        static func check(needed: Int) throws {
            guard needed <= version else { throw StoreFailure.newerVersion(needed: needed, known: version) }
        }

        private static let makeStore: Statement = """
            CREATE TABLE IF NOT EXISTS store (
                version integer NOT NULL DEFAULT 0,
                needed integer NOT NULL DEFAULT 0,
                mark bigint NOT NULL
            )
            """

        /// The statements that add the presence at each replica.
        ///
        /// The presence is lost in a crash of the database, and sent again a moment later.
        private static let version2: [Statement] = [
            """
            CREATE UNLOGGED TABLE presence (
                replica text COLLATE "C",
                preview text COLLATE "C",
                count integer NOT NULL,
                seen timestamptz NOT NULL DEFAULT clock_timestamp(),
                PRIMARY KEY (replica, preview)
            )
            """
        ]

        /// The statements that add the publisher whose token made a link.
        private static let version3: [Statement] = ["ALTER TABLE share ADD COLUMN publisher text"]

        /// The statements that create the tables; all rows of a preview are deleted with its head.
        private static let version1: [Statement] = [
            """
            CREATE TABLE head (
                preview text COLLATE "C" PRIMARY KEY,
                revision bigint NOT NULL,
                links bigint NOT NULL,
                epoch text NOT NULL
            )
            """,
            """
            CREATE TABLE change (
                act uuid PRIMARY KEY,
                preview text COLLATE "C" NOT NULL,
                revision bigint NOT NULL,
                kept integer,
                is_revision boolean NOT NULL,
                storage_key text COLLATE "C",
                profile text COLLATE "C",
                time timestamptz NOT NULL DEFAULT clock_timestamp()
            )
            """,
            "CREATE INDEX change_of_preview ON change (preview, revision)",
            "CREATE INDEX change_by_time ON change (preview, time)",
            """
            CREATE TABLE customization (
                preview text COLLATE "C" REFERENCES head ON DELETE CASCADE,
                storage_key text COLLATE "C",
                profile text COLLATE "C",
                text text NOT NULL,
                changed double precision NOT NULL,
                PRIMARY KEY (preview, storage_key, profile)
            )
            """,
            """
            CREATE TABLE act (
                preview text COLLATE "C" REFERENCES head ON DELETE CASCADE,
                revision bigint,
                storage_key text COLLATE "C" NOT NULL,
                profile text COLLATE "C" NOT NULL,
                operations text NOT NULL,
                before text,
                after text,
                time double precision NOT NULL,
                author text NOT NULL,
                link text,
                kind text NOT NULL,
                subject bigint,
                summary text NOT NULL,
                PRIMARY KEY (preview, revision)
            )
            """,
            "CREATE INDEX act_of_key ON act (preview, storage_key, profile, revision)",
            """
            CREATE TABLE spec_text (
                preview text COLLATE "C" REFERENCES head ON DELETE CASCADE,
                digest bytea,
                text bytea NOT NULL,
                PRIMARY KEY (preview, digest)
            )
            """,
            """
            CREATE TABLE spec_revision (
                id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
                preview text COLLATE "C" NOT NULL REFERENCES head ON DELETE CASCADE,
                revision bigint NOT NULL,
                time double precision NOT NULL,
                digest bytea NOT NULL,
                good boolean NOT NULL,
                confirmed boolean NOT NULL,
                author text NOT NULL,
                link text,
                kind text NOT NULL,
                subject bigint,
                summary text NOT NULL
            )
            """,
            "CREATE INDEX spec_revision_of_preview ON spec_revision (preview, id)",
            """
            CREATE TABLE share (
                id text COLLATE "C" PRIMARY KEY,
                preview text COLLATE "C" NOT NULL REFERENCES head ON DELETE CASCADE,
                digest bytea NOT NULL UNIQUE,
                role text NOT NULL,
                label text,
                profile text NOT NULL,
                created double precision NOT NULL,
                expires double precision,
                password text,
                pin_revision text,
                pin_file text,
                pin_format text,
                pin_text bytea,
                pin_customization text,
                earlier_revision text,
                earlier_file text,
                earlier_format text,
                earlier_text bytea,
                earlier_customization text,
                earlier_time double precision,
                last_used double precision,
                views bigint NOT NULL
            )
            """,
            "CREATE INDEX share_of_preview ON share (preview, created, id)",
            """
            CREATE TABLE comment (
                number bigint GENERATED ALWAYS AS IDENTITY,
                id text COLLATE "C" PRIMARY KEY,
                link text COLLATE "C" NOT NULL REFERENCES share ON DELETE CASCADE,
                kind text NOT NULL,
                author text NOT NULL,
                text text NOT NULL,
                tab text,
                tab_title text,
                revision bigint NOT NULL,
                time double precision NOT NULL,
                resolved boolean NOT NULL
            )
            """,
            "CREATE INDEX comment_of_link ON comment (link)",
            """
            CREATE TABLE unlock (
                digest bytea PRIMARY KEY,
                link text COLLATE "C" NOT NULL REFERENCES share ON DELETE CASCADE,
                ends double precision NOT NULL
            )
            """,
            "CREATE INDEX unlock_of_link ON unlock (link)",
            """
            CREATE TABLE wrong_password (
                link text COLLATE "C" NOT NULL REFERENCES share ON DELETE CASCADE,
                place text NOT NULL,
                strange boolean NOT NULL,
                time double precision NOT NULL
            )
            """,
            "CREATE INDEX wrong_password_of_link ON wrong_password (link, time)",
            """
            CREATE TABLE preview (
                name text COLLATE "C" PRIMARY KEY REFERENCES head ON DELETE CASCADE,
                file text NOT NULL,
                title text COLLATE "C" NOT NULL,
                errors integer NOT NULL,
                warnings integer NOT NULL,
                publisher text NOT NULL,
                published double precision NOT NULL,
                changed double precision NOT NULL,
                digest bytea NOT NULL
            )
            """,
            """
            CREATE TABLE published_file (
                preview text COLLATE "C" REFERENCES preview ON DELETE CASCADE,
                path text COLLATE "C",
                bytes bytea NOT NULL,
                PRIMARY KEY (preview, path)
            )
            """,
            """
            CREATE TABLE token (
                id text COLLATE "C" PRIMARY KEY,
                digest bytea NOT NULL UNIQUE,
                label text NOT NULL,
                scope text NOT NULL,
                created double precision NOT NULL,
                expires double precision
            )
            """,
        ]
    }
#endif
