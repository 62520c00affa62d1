#if PostgreSQL
    import CLibrary
    import Foundation
    import PreviewPostgreSQL
    import PostgreSQLTools
    import Testing

    /// The notifications of a listener, and its knowledge of gaps.
    @Suite(.timeLimit(.minutes(1))) struct NotificationTests {
        private static let database = Task { try await TestDatabase.make("notifications") }

        private func pool() async throws -> DatabasePool {
            DatabasePool(try await Self.database.value, logger: TestDatabase.logger)
        }

        @Test func `hears what was sent after it had connected, in order`() async throws {
            let pool = try await pool()
            var events = pool.notifications("LISTEN fruit").makeAsyncIterator()
            #expect(await events.next() == .connected)

            let payloads = (0..<100).map { "pear \($0)" } + ["", "Größe 🍐"]
            for payload in payloads {
                try await pool.withConnection {
                    try await $0.execute("SELECT pg_notify('fruit', $1)", [.text(payload)])
                }
            }

            for payload in payloads {
                #expect(await events.next() == .notification(DatabaseNotification(channel: "fruit", payload: payload)))
            }
        }

        @Test func `hears nothing of a transaction that was rolled back`() async throws {
            struct Failure: Error {}
            let pool = try await pool()
            var events = pool.notifications("LISTEN rolls").makeAsyncIterator()
            #expect(await events.next() == .connected)

            await #expect(throws: Failure.self) {
                try await pool.withTransaction { transaction in
                    try await transaction.execute("SELECT pg_notify('rolls', 'never')")
                    throw Failure()
                }
            }
            try await pool.withTransaction { try await $0.execute("SELECT pg_notify('rolls', 'then')") }

            #expect(await events.next() == .notification(DatabaseNotification(channel: "rolls", payload: "then")))
        }

        @Test func `says that it was gone and that it is back when its connection is ended`() async throws {
            let pool = try await pool()
            var events = pool.notifications("LISTEN ended").makeAsyncIterator()
            #expect(await events.next() == .connected)

            for round in 0..<5 {
                try await endListeners(pool)
                guard case .disconnected = await events.next() else { throw StillConnected() }
                #expect(await events.next() == .connected)
                try await pool.withConnection {
                    try await $0.execute("SELECT pg_notify('ended', $1)", [.text("\(round)")])
                }
                #expect(
                    await events.next() == .notification(DatabaseNotification(channel: "ended", payload: "\(round)"))
                )
            }
        }

        private struct StillConnected: Error {}

        private func endListeners(_ pool: DatabasePool) async throws {
            try await pool.withConnection {
                try await $0.execute(
                    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE query = 'LISTEN ended'"
                )
            }
        }

        @Test func `notices within seconds that its server no longer answers`() async throws {
            let pool = try await pool()
            let heartbeat = Heartbeat(interval: .milliseconds(200), response: .milliseconds(200))
            var events = pool.notifications("LISTEN frozen", heartbeat: heartbeat).makeAsyncIterator()
            #expect(await events.next() == .connected)
            let rows = try await pool.withConnection {
                try await $0.rows("SELECT pid FROM pg_stat_activity WHERE query = 'LISTEN frozen'")
            }
            let pid = Int32(try #require(rows.first).read("pid", as: Int.self))

            kill(pid, SIGSTOP)
            defer { kill(pid, SIGCONT) }
            let begin = ContinuousClock.now
            guard case .disconnected(let reason) = await events.next() else { throw StillConnected() }

            #expect(reason.contains("didn't respond in time"))
            #expect(.now - begin < .seconds(3))
            #expect(await events.next() == .connected)
        }

        @Test func `stays connected while nothing is sent`() async throws {
            let pool = try await pool()
            let heartbeat = Heartbeat(interval: .milliseconds(20), response: .seconds(20))
            var events = pool.notifications("LISTEN quiet", heartbeat: heartbeat).makeAsyncIterator()
            #expect(await events.next() == .connected)

            async let next = events.next()
            let deadline = ContinuousClock.now + .seconds(20)
            // The heartbeat is the connection's last statement then.
            while try await pool.withConnection({
                try await $0.rows(
                    "SELECT 1 AS a FROM pg_stat_activity WHERE query = 'SELECT 1' AND datname = current_database()"
                )
            }).isEmpty { try #require(.now < deadline) }
            try await pool.withConnection { try await $0.execute("SELECT pg_notify('quiet', 'x')") }

            #expect(await next == .notification(DatabaseNotification(channel: "quiet", payload: "x")))
        }

        @Test func `ends when the task that reads it is cancelled`() async throws {
            let pool = try await pool()
            let task = Task {
                var heard: [DatabaseNotifications.Event] = []
                for await event in pool.notifications("LISTEN cancelled") {
                    heard.append(event)
                    withUnsafeCurrentTask { $0?.cancel() }
                }
                return heard
            }

            #expect(await task.value == [.connected])
        }
    }
#endif
