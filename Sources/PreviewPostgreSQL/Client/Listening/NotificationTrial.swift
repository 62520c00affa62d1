#if PostgreSQL
    import CPostgreSQL
    import Foundation

    extension DatabasePool {
        /// Returns a Boolean value that indicates whether a connection receives notifications of another one while it
        /// is idle.
        ///
        /// It doesn't behind a pooler that gives each transaction another connection, as PgBouncer does in transaction
        /// mode.
        public func hearsNotifications(within time: Duration = .seconds(10)) async throws -> Bool {
            do { return try await heard(within: time) } catch PostgreSQLError.server(let error) where error.isOfPooler {
                return false
            }
        }

        private func heard(within time: Duration) async throws -> Bool {
            let listener = try await DatabaseConnection.open(address, settings: settings, logger: logger)
            let word = UUID().uuidString
            try await listener.execute("LISTEN tabpreview_trial")
            try await withConnection { connection in
                try await connection.execute("SELECT pg_notify('tabpreview_trial', $1)", [.text(word)])
            }
            let isHeard = try await listener.hears(word, until: .now + time)
            await listener.close()
            return isHeard
        }
    }

    extension DatabaseConnection {
        /// Waits for a notification with a payload; false if none comes in time.
        fileprivate func hears(
            _ payload: String,
            until deadline: ContinuousClock.Instant
        ) async throws(PostgreSQLError) -> Bool {
            while true {
                if takeNotifications().contains(where: { $0.payload == payload }) { return true }
                switch try await wait(.read, until: deadline, isShielded: false) {
                case .ready:
                    guard let handle, PQconsumeInput(handle.pointer) == 1 else { throw lost() }
                case .timedOut: return false
                case .cancelled: throw .cancelled
                }
            }
        }
    }
#endif
