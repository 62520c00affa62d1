#if PostgreSQL
    /// The connections of a pool, and the callers that wait for one.
    struct PoolState {
        typealias Waiter = CheckedContinuation<Result<Lease, PostgreSQLError>, Never>

        /// A connection that is leased to a caller.
        struct Lease: Sendable {
            let connection: DatabaseConnection
            /// A Boolean value that indicates whether another caller had the connection before.
            let wasUsed: Bool
        }

        /// An unused connection.
        private struct Idle {
            let connection: DatabaseConnection
            let since: ContinuousClock.Instant
        }

        /// The unused connections, the longest unused first.
        private var idle: [Idle] = []
        /// The waiting callers, the longest waiting first.
        private var waiters: [(id: Int, continuation: Waiter)] = []
        /// The running attempts to open a connection, by their number.
        private var opening: [Int: Task<Void, Never>?] = [:]
        /// The number of open connections: unused and leased.
        private(set) var open = 0
        /// The number of failed attempts to connect since the last success.
        private(set) var failures = 0
        private(set) var isClosed = false
        private var isSweepPlanned = false
        private var lastNumber = 0

        mutating func nextNumber() -> Int {
            lastNumber += 1
            return lastNumber
        }

        // MARK: - Waiting

        var waiting: Int { waiters.count }

        /// Returns the unused connection that was used last; nil if there is none, or others wait.
        mutating func takeIdle() -> Lease? {
            guard waiters.isEmpty, let last = idle.popLast() else { return nil }
            return Lease(connection: last.connection, wasUsed: true)
        }

        mutating func append(_ id: Int, _ waiter: Waiter) { waiters.append((id, waiter)) }

        /// Removes and returns the waiter, if it still waits.
        mutating func removeWaiter(_ id: Int) -> Waiter? {
            guard let index = waiters.firstIndex(where: { $0.id == id }) else { return nil }
            return waiters.remove(at: index).continuation
        }

        // MARK: - Opening

        /// Returns the numbers of the connections to open now; none while one is tried after a failure.
        mutating func attempts(_ limits: PoolLimits) -> [Int] {
            guard !isClosed else { return [] }
            let needed = max(waiters.count - opening.count, limits.minimum - open - opening.count)
            let available = limits.maximum - open - opening.count
            let count = failures > 0 ? (opening.isEmpty ? 1 : 0) : max(0, min(needed, available))
            return (0..<count).map { _ in
                let number = nextNumber()
                opening[number] = .some(nil)
                return number
            }
        }

        /// Records the task of an attempt, unless it has already ended.
        mutating func note(_ task: Task<Void, Never>, of number: Int) {
            if opening[number] != nil { opening[number] = task }
        }

        mutating func failed(_ number: Int) {
            opening[number] = nil
            failures += 1
        }

        /// Adds a new connection; the caller resumes the waiter that gets it.
        mutating func opened(_ connection: DatabaseConnection, _ number: Int) -> Waiter? {
            opening[number] = nil
            failures = 0
            guard !isClosed else { return nil }
            open += 1
            return passOn(connection)
        }

        // MARK: - Returned connections

        /// Takes back a connection; the caller resumes the waiter that gets it.
        mutating func returned(_ connection: DatabaseConnection, isUsable: Bool) -> Waiter? {
            guard isUsable, !isClosed else {
                open -= 1
                return nil
            }
            return passOn(connection)
        }

        private mutating func passOn(_ connection: DatabaseConnection) -> Waiter? {
            guard waiters.isEmpty else { return waiters.removeFirst().continuation }
            idle.append(Idle(connection: connection, since: .now))
            return nil
        }

        /// Returns a Boolean value that indicates whether to plan a sweep of unused connections; true once until the
        /// sweep.
        mutating func planSweep(_ limits: PoolLimits) -> Bool {
            guard !isSweepPlanned, !isClosed, !idle.isEmpty, open > limits.minimum else { return false }
            isSweepPlanned = true
            return true
        }

        /// Drops connections above the minimum that have not been used for long: nothing holds them any longer.
        mutating func sweep(_ limits: PoolLimits) {
            isSweepPlanned = false
            let now = ContinuousClock.now
            while open > limits.minimum, let first = idle.first, now - first.since >= limits.idle {
                idle.removeFirst()
                open -= 1
            }
        }

        /// Forgets everything; the caller cancels the tasks and resumes the waiters.
        mutating func close() -> (waiters: [Waiter], tasks: [Task<Void, Never>]) {
            isClosed = true
            defer {
                open -= idle.count
                idle = []
                waiters = []
            }
            return (waiters.map(\.continuation), opening.values.compactMap(\.self))
        }
    }
#endif
