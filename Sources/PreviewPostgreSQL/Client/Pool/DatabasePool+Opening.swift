#if PostgreSQL
    import Foundation
    import Logging
    import Synchronization

    extension DatabasePool {
        /// Starts to open as many connections as are needed and allowed.
        func openMore() {
            for number in state.withLock({ $0.attempts(limits) }) {
                let wait = limits.backoff.wait(after: state.withLock { $0.failures })
                let opener = Opener(address: address, settings: settings, logger: logger)
                let task = Task { [weak self] in
                    let result = await opener.open(after: wait)
                    guard let self else { return }
                    switch result {
                    case .success(let connection): opened(connection, number)
                    case .failure(let error): failed(number, error)
                    }
                }
                state.withLock { $0.note(task, of: number) }
            }
        }

        private func opened(_ connection: DatabaseConnection, _ number: Int) {
            if let since = record.reached() {
                logger.notice("The database is available again after \(Int(Date().timeIntervalSince(since))) s.")
            }
            let waiter = state.withLock { $0.opened(connection, number) }
            waiter?.resume(returning: .success(PoolState.Lease(connection: connection, wasUsed: false)))
            openMore()
        }

        private func failed(_ number: Int, _ error: PostgreSQLError) {
            state.withLock { $0.failed(number) }
            if error == .cancelled { return }
            if case .cannotConnect(let reason) = error, record.failed(reason) { logger.warning("\(error)") }
            openMore()
        }
    }

    /// One attempt to connect, without a reference to the pool, so that a pool without references can end.
    private struct Opener {
        let address: DatabaseAddress
        let settings: ConnectionSettings
        let logger: Logger

        func open(after wait: Duration) async -> Result<DatabaseConnection, PostgreSQLError> {
            do throws(PostgreSQLError) {
                if wait > .zero { try await pause(wait) }
                return .success(try await DatabaseConnection.open(address, settings: settings, logger: logger))
            } catch {
                return .failure(error)
            }
        }
    }

    /// Sleeps for a duration; throws `cancelled` when the task is cancelled.
    func pause(_ wait: Duration) async throws(PostgreSQLError) {
        do {
            try await Task.sleep(for: wait)
        } catch {
            throw .cancelled
        }
    }
    /// The waits before the next attempt to connect: twice as long after each failure, less a random part.
    ///
    /// The random part keeps many programs from reconnecting at the same time.
    public struct Backoff: Hashable, Sendable {
        /// The longest wait after the first failure.
        public var first: Duration
        /// The longest wait after any failure.
        public var most: Duration

        /// Creates a backoff.
        public init(first: Duration = .milliseconds(50), most: Duration = .seconds(5)) {
            self.first = first
            self.most = most
        }

        /// Returns a wait between half of the full wait and all of it; zero before the first failure.
        func wait(after failures: Int) -> Duration {
            var generator = SystemRandomNumberGenerator()
            return wait(after: failures, using: &generator)
        }

        func wait(after failures: Int, using generator: inout some RandomNumberGenerator) -> Duration {
            guard failures > 0 else { return .zero }
            // 2^30 times anything useful is past any useful limit.
            let full = min(most, first * (1 << min(failures - 1, 30)))
            return full * Double.random(in: 0.5...1, using: &generator)
        }
    }
#endif
