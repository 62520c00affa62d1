#if PostgreSQL
    import Foundation
    import PostgreSQLTools
    import Synchronization
    import Testing

    @testable import PreviewPostgreSQL

    /// The order in which connections are leased, and broken ones.
    @Suite(.timeLimit(.minutes(1))) struct PoolTests {
        private static let database = Task { try await TestDatabase.make("pools") }

        private func pool(_ change: (inout PoolLimits) -> Void = { _ in }) async throws -> DatabasePool {
            var limits = PoolLimits()
            limits.wait = .seconds(30)
            change(&limits)
            return DatabasePool(try await Self.database.value, limits: limits, logger: TestDatabase.logger)
        }

        private func pid(_ connection: DatabaseConnection) async throws -> Int {
            try #require(try await connection.rows("SELECT pg_backend_pid() AS a").first).read("a")
        }

        @Test func `gives one connection to one caller after another`() async throws {
            let pool = try await pool()
            #expect(pool.availability == .unknown)

            let one = try await pool.withConnection { try await pid($0) }
            let other = try await pool.withConnection { try await pid($0) }

            #expect(one == other)
            #expect(pool.availability == .available)
        }

        @Test func `never has more connections than its maximum, however many ask`() async throws {
            let pool = try await pool { $0.maximum = 3 }

            let pids = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<200 {
                    group.addTask { try await pool.withTransaction { try await self.pid($0.connection) } }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }

            #expect(pids.count == 200)
            #expect(Set(pids).count <= 3)
            #expect(pool.state.withLock { $0.open } <= 3)
        }

        @Test func `serves callers in the order in which they asked`() async throws {
            let pool = try await pool { $0.maximum = 1 }
            let order = Order()

            try await withThrowingTaskGroup { group in
                try await pool.withConnection { _ in
                    for number in 0..<20 {
                        group.addTask { try await pool.withConnection { _ in await order.append(number) } }
                        while pool.state.withLock({ $0.waiting }) <= number { await Task.yield() }
                    }
                }
                try await group.waitForAll()
            }

            #expect(await order.numbers == Array(0..<20))
        }

        private actor Order {
            var numbers: [Int] = []
            func append(_ number: Int) { numbers.append(number) }
        }

        @Test func `says that all connections are in use after the wait`() async throws {
            let pool = try await pool { $0.maximum = 1 }

            try await pool.withConnection { _ in
                await #expect(throws: PostgreSQLError.exhausted(maximum: 1)) {
                    _ = try await pool.lease(until: .now + .milliseconds(20))
                }
            }
            try await pool.withConnection { _ in }
        }

        @Test func `lets a caller go that is cancelled while it waits`() async throws {
            let pool = try await pool { $0.maximum = 1 }

            try await pool.withConnection { _ in
                let task = Task {
                    await #expect(throws: PostgreSQLError.cancelled) { try await pool.withConnection { _ in } }
                }
                while pool.state.withLock({ $0.waiting }) == 0 { await Task.yield() }
                task.cancel()
                _ = await task.value
                #expect(pool.state.withLock { $0.waiting } == 0)
            }
            try await pool.withConnection { _ in }
        }

        @Test func `replaces connections that the server has ended`() async throws {
            let pool = try await pool(), other = try await self.pool()
            let old = try await pool.withConnection { try await pid($0) }
            try await other.withConnection { connection in
                try await connection.execute("SELECT pg_terminate_backend($1, 5000)", [.integer(Int64(old))])
            }

            let new = try await pool.withTransaction { try await pid($0.connection) }
            #expect(new != old)
            #expect(pool.state.withLock { $0.open } == 1)
        }

        @Test func `drops a connection that comes back inside a transaction`() async throws {
            let pool = try await pool()
            let old = try await pool.withConnection { connection in
                try await connection.execute("BEGIN")
                return try await pid(connection)
            }

            #expect(try await pool.withConnection { try await pid($0) } != old)
        }

        @Test func `keeps the minimum open and closes what nobody needs`() async throws {
            let pool = try await pool { ($0.minimum, $0.idle) = (1, .milliseconds(50)) }
            try await pool.withConnection { _ in
                try await pool.withConnection { _ in try await pool.withConnection { _ in } }
            }

            let deadline = ContinuousClock.now + .seconds(20)
            while pool.state.withLock({ $0.open }) != 1 {
                try #require(.now < deadline)
                try await Task.sleep(for: .milliseconds(10))
            }
        }

        @Test func `refuses everybody once it is closed, also who waits`() async throws {
            let pool = try await pool { $0.maximum = 1 }

            try await pool.withConnection { _ in
                let task = Task {
                    await #expect(throws: PostgreSQLError.closed) { try await pool.withConnection { _ in } }
                }
                while pool.state.withLock({ $0.waiting }) == 0 { await Task.yield() }
                pool.close()
                _ = await task.value
            }
            await #expect(throws: PostgreSQLError.closed) { try await pool.withConnection { _ in } }
            #expect(pool.state.withLock { $0.open } == 0)
        }

        @Test func `says since when the database can't be reached, at once after a while`() async throws {
            var limits = PoolLimits()
            (limits.minimum, limits.wait) = (1, .milliseconds(50))
            let begin = Date()
            let address = try DatabaseAddress("host=/nowhere password=s3cret")
            let pool = DatabasePool(address, limits: limits, logger: TestDatabase.logger)
            while pool.deadline > .now { try await Task.sleep(for: .milliseconds(5)) }

            let error = await #expect(throws: PostgreSQLError.self) { try await pool.withConnection { _ in } }

            guard case .unreachable(let since, let reason) = error else { throw try #require(error) }
            #expect(since >= begin && since <= Date())
            #expect(reason.contains("/nowhere") && !reason.contains("s3cret"))
        }
    }
#endif
