#if PostgreSQL
    import Foundation
    public import Logging
    public import PreviewPostgreSQL

    /// A database of its own on the shared server for each suite.
    public enum TestDatabase {
        /// An empty database; small letters only.
        public static func make(_ name: String) async throws -> DatabaseAddress {
            let random = UUID().uuidString.lowercased().prefix(8)
            return try await PostgreSQLServer.shared.value.makeDatabase("\(name)_\(random)")
        }

        /// Limits of a pool whose callers wait as long as a busy machine may need.
        public static let limits: PoolLimits = {
            var limits = PoolLimits()
            limits.wait = .seconds(30)
            return limits
        }()

        /// A logger that is silent.
        public static let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    }
#endif
