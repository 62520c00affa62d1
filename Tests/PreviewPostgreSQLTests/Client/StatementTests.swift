#if PostgreSQL
    import Foundation
    import PostgreSQLTools
    import Testing

    @testable import PreviewPostgreSQL

    /// Statements on one connection: preparing, errors, limits, cancelling, and what breaks a connection.
    @Suite(.timeLimit(.minutes(1))) struct StatementTests {
        private static let database = Task { try await TestDatabase.make("statements") }

        private func connection(_ settings: ConnectionSettings = ConnectionSettings()) async throws
            -> DatabaseConnection
        {
            try await DatabaseConnection.open(
                try await Self.database.value,
                settings: settings,
                logger: TestDatabase.logger
            )
        }

        @Test func `prepares a statement once per connection`() async throws {
            let connection = try await connection()
            for number in 0..<5 { _ = try await connection.rows("SELECT $1::int AS n", [.integer(Int64(number))]) }

            let rows = try await connection.rows(
                "SELECT count(*) AS n FROM pg_prepared_statements WHERE statement LIKE '%::int AS n'"
            )
            #expect(try rows.first?.read("n", as: Int.self) == 1)
        }

        @Test func `prepares again what the server has lost`() async throws {
            let connection = try await connection()
            _ = try await connection.rows("SELECT 5 AS n")
            try await connection.execute("DEALLOCATE ALL")

            _ = try? await connection.rows("SELECT 5 AS n")
            #expect(try await connection.rows("SELECT 5 AS n").first?.read("n", as: Int.self) == 5)
        }

        @Test func `counts the rows that were touched`() async throws {
            let connection = try await connection()
            try await connection.execute("CREATE TEMPORARY TABLE fruit (name text PRIMARY KEY)")

            #expect(
                try await connection.execute("INSERT INTO fruit SELECT unnest($1::text[])", [.texts(["a", "b", "c"])])
                    == 3
            )
            #expect(try await connection.execute("DELETE FROM fruit WHERE name > $1", [.text("a")]) == 2)
        }

        @Test func `tells errors by their codes and stays usable`() async throws {
            let connection = try await connection()
            try await connection.execute("CREATE TEMPORARY TABLE pear (name text CONSTRAINT one_pear PRIMARY KEY)")
            try await connection.execute("INSERT INTO pear VALUES ('a')")

            let unique = await refusal { try await connection.execute("INSERT INTO pear VALUES ($1)", [.text("a")]) }
            #expect(unique?.isUniqueViolation == true)
            #expect(unique?.constraint == "one_pear")
            #expect(await refusal { try await connection.execute("SELEKT") }?.sqlState == "42601")
            #expect(await refusal { try await connection.execute("SELECT 1; SELECT 2") }?.sqlState == "42601")
            #expect(
                await refusal { try await connection.execute("SELECT 1/$1::int", [.integer(0)]) }?.sqlState == "22012"
            )
            #expect(await refusal { try await connection.execute("SELECT $1::int", [.text("x")]) }?.sqlState == "22P02")
            #expect(await refusal { try await connection.execute("SELECT $1::int", []) }?.sqlState == "08P01")
            #expect(try await connection.rows("SELECT 1 AS a").count == 1)
        }

        private func refusal(_ body: () async throws -> some Any) async -> ServerError? {
            let error = await #expect(throws: PostgreSQLError.self) { _ = try await body() }
            guard case .server(let refusal) = error else { return nil }
            return refusal
        }

        @Test func `refuses COPY and closes the connection`() async throws {
            let connection = try await connection()

            await #expect(throws: PostgreSQLError.connectionLost(reason: "COPY is not supported")) {
                try await connection.execute("COPY (SELECT 1) TO STDOUT")
            }
            await #expect(throws: PostgreSQLError.closed) { try await connection.execute("SELECT 1") }
        }

        @Test func `stops a statement at its limit and stays usable`() async throws {
            var settings = ConnectionSettings()
            settings.statementTimeout = .milliseconds(100)
            let connection = try await connection(settings)

            await #expect(throws: PostgreSQLError.statementTimeout(.milliseconds(100))) {
                try await connection.execute("SELECT pg_sleep(30)")
            }
            #expect(try await connection.rows("SELECT 1 AS a").count == 1)
        }

        @Test func `stops a statement when the task is cancelled, and stays usable`() async throws {
            let connection = try await connection(), other = try await self.connection()
            let pid = try await pid(connection)
            for _ in 0..<20 {
                let task = Task {
                    await #expect(throws: PostgreSQLError.cancelled) {
                        try await connection.execute("SELECT pg_sleep(30)")
                    }
                }
                try await waitUntil(other, sees: pid)
                task.cancel()
                _ = await task.value
                #expect(try await connection.rows("SELECT 1 AS a").count == 1)
            }
        }

        private func pid(_ connection: DatabaseConnection) async throws -> Int {
            try #require(try await connection.rows("SELECT pg_backend_pid() AS a").first).read("a")
        }

        /// Waits until a connection sleeps in the server.
        private func waitUntil(_ other: DatabaseConnection, sees pid: Int) async throws {
            let deadline = ContinuousClock.now + .seconds(20)
            while try await other.rows(
                "SELECT 1 AS a FROM pg_stat_activity WHERE pid = $1 AND wait_event = 'PgSleep'",
                [.integer(Int64(pid))]
            ).isEmpty { try #require(.now < deadline) }
        }

        @Test func `sends nothing for a task that was cancelled before`() async throws {
            let connection = try await connection()
            try await connection.execute("CREATE TEMPORARY TABLE plum (name text)")
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                await #expect(throws: PostgreSQLError.cancelled) {
                    try await connection.execute("INSERT INTO plum VALUES ('a')")
                }
            }
            _ = await task.value

            #expect(try await connection.rows("SELECT * FROM plum").isEmpty)
        }

        @Test func `refuses two statements at once`() async throws {
            let connection = try await connection()
            async let slow = connection.rows("SELECT pg_sleep(0.3) AS a")
            async let fast = connection.rows("SELECT pg_sleep(0.3) AS b")

            var errors: [PostgreSQLError] = []
            do { _ = try await slow } catch let error as PostgreSQLError { errors.append(error) }
            do { _ = try await fast } catch let error as PostgreSQLError { errors.append(error) }
            #expect(errors == [.busy])
            #expect(try await connection.rows("SELECT 1 AS a").count == 1)
        }

        @Test func `notices that the server has ended the connection`() async throws {
            let connection = try await connection(), other = try await self.connection()
            let pid = try await pid(connection)
            let task = Task {
                await #expect(throws: PostgreSQLError.self) { try await connection.execute("SELECT pg_sleep(30)") }
            }
            try await waitUntil(other, sees: pid)
            try await other.execute("SELECT pg_terminate_backend($1)", [.integer(Int64(pid))])

            let error = try #require(await task.value)
            guard case .connectionLost(let reason) = error else { throw error }
            #expect(reason.contains("terminating connection due to administrator command"))
            #expect(await connection.isUsable == false)
            await #expect(throws: PostgreSQLError.closed) { try await connection.execute("SELECT 1") }
        }

        @Test func `notices a server that was terminated while nobody asked`() async throws {
            let connection = try await connection(), other = try await self.connection()
            let pid = try await pid(connection)
            #expect(await connection.isUsable)
            try await other.execute("SELECT pg_terminate_backend($1, 5000)", [.integer(Int64(pid))])

            #expect(await connection.isUsable == false)
        }

        @Test func `gives up on a server that no longer answers`() async throws {
            let connection = try await connection()
            let pid = try await pid(connection)
            kill(Int32(pid), SIGSTOP)
            defer { kill(Int32(pid), SIGCONT) }

            await #expect(throws: PostgreSQLError.connectionLost(reason: "the server didn't respond in time")) {
                _ = try await connection.run("SELECT 1", [], .init(timeout: .milliseconds(300)))
            }
        }
    }
#endif
