#if PostgreSQL
    import Concurrency
    import Foundation
    import Logging
    import Synchronization

    extension DatabasePool {
        /// Starts to open as many connections as are needed and allowed.
        func openMore() {
            for number in state.withLock({ $0.attempts(limits) }) {
                let wait = limits.backoff.jitteredDelay(after: state.withLock { $0.failures })
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
#endif
