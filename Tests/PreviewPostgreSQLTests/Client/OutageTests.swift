#if PostgreSQL
    import CLibrary
    import Concurrency
    import Foundation
    import PreviewPostgreSQL
    import PostgreSQLTools
    import Testing

    /// Pools and listeners while a server is stopped, killed and restarted.
    @Suite(.serialized, .timeLimit(.minutes(1))) struct OutageTests {
        @Test(arguments: [SIGINT, SIGQUIT, SIGKILL])
        func `comes back by itself after the server was stopped`(signal: Int32) async throws {
            let server = try await PostgreSQLServer()
            let address = try await server.makeDatabase("outage")
            var limits = PoolLimits()
            limits.backoff.longest = .milliseconds(200)
            let pool = DatabasePool(address, limits: limits, logger: TestDatabase.logger)

            let middle = Task {
                await #expect(throws: PostgreSQLError.self) {
                    try await pool.withConnection { try await $0.execute("SELECT pg_sleep(30)") }
                }
            }
            try await waitUntilAsleep(pool)
            try await server.stop(signal)
            guard case .connectionLost = try #require(await middle.value) else {
                throw try #require(await middle.value)
            }
            try await untilTrue {
                let refused = await #expect(throws: PostgreSQLError.self) { try await pool.withConnection { _ in } }
                guard case .unreachable = refused, case .unreachable = pool.availability else { return false }
                return true
            }

            try await server.start()
            try await untilTrue { pool.availability == .available }
            #expect(try await pool.withConnection { try await $0.rows("SELECT 1 AS a").count } == 1)
            try await server.end()
        }

        private func waitUntilAsleep(_ pool: DatabasePool) async throws {
            try await untilTrue {
                let rows = try await pool.withConnection {
                    try await $0.rows("SELECT 1 AS a FROM pg_stat_activity WHERE wait_event = 'PgSleep'")
                }
                return !rows.isEmpty
            }
        }

        @Test func `tells a listener of the outage and of its end`() async throws {
            let server = try await PostgreSQLServer()
            var limits = PoolLimits()
            limits.backoff.longest = .milliseconds(200)
            let pool = DatabasePool(
                try await server.makeDatabase("outage"),
                limits: limits,
                logger: TestDatabase.logger
            )
            var events = pool.notifications("LISTEN outage").makeAsyncIterator()

            #expect(await events.next() == .connected)
            try await server.stop()
            guard case .disconnected = await events.next() else { throw ServerStillThere() }
            try await server.start()
            #expect(await events.next() == .connected)
            try await pool.withConnection { try await $0.execute("SELECT pg_notify('outage', 'over')") }
            #expect(await events.next() == .notification(DatabaseNotification(channel: "outage", payload: "over")))
            try await server.end()
        }

        private struct ServerStillThere: Error {}

        private func untilTrue(_ condition: () async throws -> Bool) async throws {
            let deadline = ContinuousClock.now + .seconds(20)
            while try await !condition() {
                try #require(.now < deadline)
                try await Task.sleep(for: .milliseconds(5))
            }
        }
    }
#endif
