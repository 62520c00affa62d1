#if PostgreSQL
    /// An error that the server reports about a statement.
    public struct ServerError: Error, Hashable, Sendable {
        /// The five characters that identify the error, such as `23505` (PostgreSQL: Appendix A).
        public let sqlState: String
        /// The server's message, in its language and without a full stop.
        public let message: String
        /// The constraint that the statement violates; nil for other errors.
        public let constraint: String?
        /// A Boolean value that indicates whether the server ends the connection, or itself, because of the error.
        let isFatal: Bool

        /// A Boolean value that indicates whether another transaction changed rows that this one has read (40001).
        ///
        /// Repeat the whole transaction.
        public var isSerializationFailure: Bool { sqlState == "40001" }
        /// A Boolean value that indicates whether this transaction was chosen to end a deadlock (40P01).
        ///
        /// Repeat the whole transaction.
        public var isDeadlock: Bool { sqlState == "40P01" }
        /// A Boolean value that indicates whether a row with the same key already exists (23505).
        public var isUniqueViolation: Bool { sqlState == "23505" }
        /// A Boolean value that indicates whether the server's disk is full (53100).
        public var isOutOfSpace: Bool { sqlState == "53100" }

        /// A Boolean value that indicates whether the statement was stopped by a limit or on request (57014).
        var isCancellation: Bool { sqlState == "57014" }
        /// A Boolean value that indicates whether the server no longer has a prepared statement, or its result's
        /// columns have changed.
        var concernsPreparedStatement: Bool { sqlState == "26000" || sqlState == "0A000" }

        /// A Boolean value that indicates whether prepared statements are on other connections, as with a pooler
        /// (42P05, 26000).
        ///
        /// Either another client's statement was prepared on this connection, or one of this connection on another.
        var isOfPooler: Bool { sqlState == "42P05" || sqlState == "26000" }

        /// A Boolean value that indicates whether the error, as the response to COMMIT, leaves it unknown whether the
        /// transaction was committed.
        ///
        /// The server may break off after it has written the commit and before it reports it.
        var leavesCommitOpen: Bool {
            isFatal || sqlState == "40003" || ["08", "53", "57", "58", "XX"].contains(sqlState.prefix(2))
        }
    }
#endif
