#if PostgreSQL
    public import Foundation

    /// An error of PostgreSQL or of its connection.
    ///
    /// No case contains a password: messages of libpq are searched for it first.
    public enum PostgreSQLError: Error, Hashable, Sendable {
        /// The string isn't an address of a database.
        case invalidAddress(reason: String)
        /// No connection could be opened.
        case cannotConnect(reason: String)
        /// The connection broke; a running statement has no result. A statement outside a transaction may have taken
        /// effect.
        case connectionLost(reason: String)
        /// The server has refused the statement. Nothing of it took effect.
        case server(ServerError)
        /// The statement took longer than its limit. Nothing of it took effect.
        case statementTimeout(Duration)
        /// The task was cancelled. A running statement was stopped and took no effect.
        case cancelled
        /// The connection broke while the transaction was being committed, so it is unknown whether it was.
        case commitUnknown(reason: String)
        /// The response to COMMIT was a rollback, because a statement of the transaction had failed before.
        case rolledBack
        /// All connections stayed in use for the whole time that the caller waits.
        case exhausted(maximum: Int)
        /// The database has not been reachable since the given date.
        case unreachable(since: Date, reason: String)
        /// A value can't be sent as a parameter; positions count from 1, as in `$1`.
        case invalidParameter(position: Int, reason: String)
        /// A column doesn't exist or holds another type than the requested one.
        case unreadable(column: String, reason: String)
        /// Two tasks use one connection at the same time.
        case busy
        /// The connection, the pool or the transaction has ended.
        case closed
    }

    extension PostgreSQLError: CustomStringConvertible {
        /// A message of one or two sentences: the problem, the expectation, and the remedy.
        public var description: String {
            switch self {
            case .invalidAddress(let reason):
                "The database's address is invalid: \(reason). Write it as postgres://user@host:port/database."
            case .cannotConnect(let reason): "The database can't be reached: \(reason)."
            case .connectionLost(let reason): "The connection to the database was lost: \(reason)."
            case .server(let error): "PostgreSQL rejected a statement: \(error.message) (\(error.sqlState))."
            case .statementTimeout(let limit): "A statement took longer than \(limit) and was stopped. Try again later."
            case .cancelled: "The statement was cancelled."
            case .commitUnknown(let reason):
                "The connection to the database was lost during COMMIT: \(reason). "
                    + "Before you repeat the transaction, check whether it was committed."
            case .rolledBack:
                "The transaction was rolled back because one of its statements failed. "
                    + "Don't ignore the error of that statement."
            case .exhausted(let maximum):
                "All \(maximum) connections to the database are in use. Try again, or allow more connections."
            case .unreachable(let since, let reason):
                "The database has been unreachable since \(since.formatted(.iso8601)): \(reason)."
            case .invalidParameter(let position, let reason): "The parameter $\(position) can't be sent: \(reason)."
            case .unreadable(let column, let reason): "The column \"\(column)\" can't be read: \(reason)."
            case .busy: "Two tasks use the same database connection at once. Use a separate connection for each."
            case .closed: "The connection to the database is closed."
            }
        }
    }
    /// The passwords of an address, which must not appear in a log or an error.
    struct Secrets: Hashable, Sendable {
        private var values: Set<String> = []

        /// Adds a password; ignores nil and empty ones.
        mutating func insert(_ secret: String?) {
            guard let secret, !secret.isEmpty else { return }
            values.insert(secret)
        }

        /// Returns the text with each secret replaced by three dots.
        func scrubbing(_ text: String) -> String {
            values.sorted { $0.utf8.count > $1.utf8.count }.reduce(text) { $0.replacing($1, with: "…") }
        }

        /// Returns a message of libpq as part of a sentence: on one line, without secrets, its questions and the full
        /// stop.
        func sentence(_ message: String) -> String {
            let lines = scrubbing(message).split(whereSeparator: \.isNewline).filter { !$0.hasSuffix("?") }
            let words = lines.flatMap { $0.split(whereSeparator: \.isWhitespace) }.joined(separator: " ")
            return words.hasSuffix(".") ? String(words.dropLast()) : words
        }
    }
#endif
