#if PostgreSQL
    import Foundation
    public import PreviewCore

    /// A failure of the database to commit an action or to read.
    public enum StoreFailure: Error, Hashable, Sendable {
        /// The database has a newer schema, and this program knows too little to write into it.
        case newerVersion(needed: Int, known: Int)
        /// A pooler in front of the database gives each transaction another connection, so no notifications arrive.
        case pooled
        /// The database is unavailable now; nothing was changed.
        case unavailable(PostgreSQLError)
        /// The connection was lost during COMMIT and the outcome could not be looked up.
        case unknownOutcome(PostgreSQLError)
    }

    extension StoreFailure: StorageFailure {
        /// A Boolean value that indicates whether the database's disk is full.
        public var isOutOfSpace: Bool {
            guard case .unavailable(.server(let error)) = self else { return false }
            return error.isOutOfSpace
        }

        /// A message of two sentences for the page: the problem, and the outcome of the action, without internal
        /// details (S29).
        public var text: String {
            switch self {
            case .newerVersion(let needed, let known):
                "The database was changed by a newer tabpreview (schema \(needed); this version supports up to "
                    + "\(known)). "
                    + "Update tabpreview on this machine. Nothing was changed."
            case .pooled:
                "The database's address is that of a connection pooler in transaction or statement mode, so this "
                    + "server wouldn't "
                    + "receive the changes of others. In PgBouncer, set pool_mode = session for this database, or use "
                    + "the address of PostgreSQL itself."
            case .unavailable(.unreachable(let since, _)):
                "The database has been unreachable since \(since.formatted(.iso8601)). Nothing was changed. Try again."
            case .unavailable(.invalidParameter(_, let reason)):
                "The change can't be stored: \(reason). Nothing was changed."
            case .unavailable: "The database can't do this at the moment. Nothing was changed. Try again."
            case .unknownOutcome:
                "The connection to the database was lost. Reload the page to see whether the change was stored."
            }
        }
    }

    extension StoreFailure: CustomStringConvertible {
        /// The failure, with PostgreSQL's message, for the log.
        public var description: String {
            switch self {
            case .newerVersion, .pooled: text
            case .unavailable(let error), .unknownOutcome(let error): "\(error)"
            }
        }
    }
#endif
