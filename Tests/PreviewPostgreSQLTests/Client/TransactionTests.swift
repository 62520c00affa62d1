#if PostgreSQL
    import Foundation
    import PreviewPostgreSQL
    import PostgreSQLTools
    import Testing

    /// Transactions: what ends them how, and what is known afterwards.
    @Suite(.timeLimit(.minutes(1))) struct TransactionTests {
        private static let database = Task { try await TestDatabase.make("transactions") }

        private func connection() async throws -> DatabaseConnection {
            try await DatabaseConnection.open(try await Self.database.value, logger: TestDatabase.logger)
        }

        private func count(_ connection: DatabaseConnection, _ statement: Statement) async throws -> Int {
            try #require(try await connection.rows(statement).first).read("n")
        }

        private struct Failure: Error {}

        @Test func `commits what the body did and returns what it returns`() async throws {
            let connection = try await connection(), other = try await self.connection()
            try await connection.execute("CREATE TABLE kept (n int)")

            let result = try await connection.withTransaction { transaction in
                try await transaction.execute("INSERT INTO kept VALUES (1)")
                #expect(try await count(other, "SELECT count(*) AS n FROM kept") == 0)
                return 7
            }

            #expect(result == 7)
            #expect(try await count(other, "SELECT count(*) AS n FROM kept") == 1)
        }

        @Test func `rolls back when the body throws`() async throws {
            let connection = try await connection()
            try await connection.execute("CREATE TABLE thrown (n int)")

            await #expect(throws: Failure.self) {
                try await connection.withTransaction { transaction in
                    try await transaction.execute("INSERT INTO thrown VALUES (1)")
                    throw Failure()
                }
            }
            #expect(try await count(connection, "SELECT count(*) AS n FROM thrown") == 0)
        }

        @Test func `rolls back when the task is cancelled in the body`() async throws {
            let connection = try await connection()
            try await connection.execute("CREATE TABLE stopped (n int)")
            let task = Task {
                _ = await #expect(throws: PostgreSQLError.cancelled) {
                    try await connection.withTransaction { transaction in
                        try await transaction.execute("INSERT INTO stopped VALUES (1)")
                        withUnsafeCurrentTask { $0?.cancel() }
                    }
                }
            }
            await task.value

            #expect(try await count(connection, "SELECT count(*) AS n FROM stopped") == 0)
            #expect(
                try await count(
                    connection,
                    "SELECT count(*) AS n FROM pg_locks WHERE pid = pg_backend_pid() AND relation = 'stopped'::regclass"
                ) == 0
            )
        }

        @Test func `doesn't call a transaction committed whose error was hidden`() async throws {
            let connection = try await connection()
            try await connection.execute("CREATE TABLE hidden (n int)")

            await #expect(throws: PostgreSQLError.rolledBack) {
                try await connection.withTransaction { transaction in
                    try await transaction.execute("INSERT INTO hidden VALUES (1)")
                    _ = try? await transaction.execute("SELECT 1/0")
                }
            }
            #expect(try await count(connection, "SELECT count(*) AS n FROM hidden") == 0)
        }

        @Test func `tells that COMMIT itself was refused`() async throws {
            let connection = try await connection()
            try await connection.execute("CREATE TABLE late (n int UNIQUE DEFERRABLE INITIALLY DEFERRED)")

            let error = await #expect(throws: PostgreSQLError.self) {
                try await connection.withTransaction { transaction in
                    try await transaction.execute("INSERT INTO late VALUES (1), (1)")
                }
            }
            guard case .server(let refusal) = error else { throw try #require(error) }
            #expect(refusal.isUniqueViolation)
            #expect(try await count(connection, "SELECT count(*) AS n FROM late") == 0)
        }

        @Test func `can't be used after its end`() async throws {
            let connection = try await connection()
            let old = try await connection.withTransaction { $0 }

            await #expect(throws: PostgreSQLError.closed) { try await old.execute("SELECT 1") }
            try await connection.withTransaction { _ in
                _ = await #expect(throws: PostgreSQLError.closed) { try await old.execute("SELECT 1") }
            }
        }

        @Test func `tells a serialization failure from a deadlock`() async throws {
            let one = try await connection(), other = try await connection()
            try await one.execute("CREATE TABLE pair (id int PRIMARY KEY, n int)")
            try await one.execute("INSERT INTO pair VALUES (1, 0), (2, 0)")

            let skew = await #expect(throws: PostgreSQLError.self) {
                try await one.withTransaction(.repeatableRead) { transaction in
                    _ = try await transaction.rows("SELECT * FROM pair")
                    try await other.execute("UPDATE pair SET n = 1 WHERE id = 1")
                    try await transaction.execute("UPDATE pair SET n = 2 WHERE id = 1")
                }
            }
            guard case .server(let skew) = skew else { throw try #require(skew) }
            #expect(skew.isSerializationFailure && !skew.isDeadlock)

            let meeting = Meeting(of: 2)
            async let first = crossed(
                one,
                meeting,
                "UPDATE pair SET n = 3 WHERE id = 1",
                "UPDATE pair SET n = 3 WHERE id = 2"
            )
            async let second = crossed(
                other,
                meeting,
                "UPDATE pair SET n = 4 WHERE id = 2",
                "UPDATE pair SET n = 4 WHERE id = 1"
            )
            let refusals = try await [first, second].compactMap(\.self)
            #expect(refusals.map(\.isDeadlock) == [true])
            #expect(refusals.map(\.isSerializationFailure) == [false])
        }

        /// Changes two rows, the second after both sides have the first.
        private func crossed(
            _ connection: DatabaseConnection,
            _ meeting: Meeting,
            _ first: Statement,
            _ second: Statement
        ) async throws -> ServerError? {
            do {
                try await connection.withTransaction { transaction in
                    try await transaction.execute("SET LOCAL deadlock_timeout = '50ms'")
                    try await transaction.execute(first)
                    await meeting.arrive()
                    try await transaction.execute(second)
                }
                return nil
            } catch PostgreSQLError.server(let refusal) {
                return refusal
            }
        }

        /// A trigger that runs at COMMIT ends the connection there, or sleeps while somebody else does.
        @Test(arguments: [true, false])
        func `says that nobody knows when the connection breaks during COMMIT`(endsItself: Bool) async throws {
            let connection = try await connection(), other = try await self.connection()
            let pid = try await sleepAtCommit(connection)

            async let killed: Void = endsItself ? () : terminate(pid, other)
            let error = await #expect(throws: PostgreSQLError.self) {
                try await connection.withTransaction { transaction in
                    try await transaction.execute("INSERT INTO slow VALUES ($1, 30)", [.bool(endsItself)])
                }
            }
            try await killed
            guard case .commitUnknown(let reason) = error else { throw try #require(error) }
            #expect(reason.contains("terminating connection"))
            #expect(await connection.isUsable == false)
        }

        @Test func `goes on with COMMIT when the task is cancelled`() async throws {
            let connection = try await connection(), other = try await self.connection()
            let pid = try await sleepAtCommit(connection)
            let task = Task {
                try await connection.withTransaction { try await $0.execute("INSERT INTO slow VALUES (false, 0.3)") }
            }
            try await waitUntil(other, sees: pid)
            task.cancel()

            #expect(try await task.value == 1)
            #expect(try await count(connection, "SELECT count(*) AS n FROM slow") == 1)
        }

        /// Makes a table that keeps a COMMIT waiting; returns the connection's process.
        private func sleepAtCommit(_ connection: DatabaseConnection) async throws -> Int {
            try await connection.execute("CREATE TEMPORARY TABLE slow (ends boolean, seconds double precision)")
            try await connection.execute(
                """
                CREATE FUNCTION pg_temp.at_commit() RETURNS trigger LANGUAGE plpgsql AS $$
                BEGIN
                    IF NEW.ends THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;
                    PERFORM pg_sleep(NEW.seconds);
                    RETURN NULL;
                END $$
                """
            )
            try await connection.execute(
                """
                CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON slow DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
                EXECUTE FUNCTION pg_temp.at_commit()
                """
            )
            return try await count(connection, "SELECT pg_backend_pid() AS n")
        }

        private func terminate(_ pid: Int, _ other: DatabaseConnection) async throws {
            try await waitUntil(other, sees: pid)
            try await other.execute("SELECT pg_terminate_backend($1)", [.integer(Int64(pid))])
        }

        /// Waits until a connection sleeps in its COMMIT.
        private func waitUntil(_ other: DatabaseConnection, sees pid: Int) async throws {
            let deadline = ContinuousClock.now + .seconds(20)
            while try await other.rows(
                "SELECT 1 AS a FROM pg_stat_activity WHERE pid = $1 AND query = 'COMMIT' AND wait_event = 'PgSleep'",
                [.integer(Int64(pid))]
            ).isEmpty { try #require(.now < deadline) }
        }
    }

    /// A place where tasks wait for each other.
    private actor Meeting {
        private var missing: Int
        private var waiting: [CheckedContinuation<Void, Never>] = []

        init(of count: Int) { missing = count }

        func arrive() async {
            missing -= 1
            guard missing > 0 else { return waiting.forEach { $0.resume() } }
            await withCheckedContinuation { waiting.append($0) }
        }
    }
#endif
