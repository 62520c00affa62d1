#if PostgreSQL
    /// The isolation of a transaction from others (PostgreSQL: 13.2).
    public enum IsolationLevel: Sendable {
        /// Each statement sees the data that was committed before it began.
        case readCommitted
        /// All statements see the data that was committed before the first began.
        case repeatableRead
        /// Transactions behave as if they ran one after another; they may fail with a serialization failure.
        case serializable

        var begin: Statement {
            switch self {
            case .readCommitted: "BEGIN ISOLATION LEVEL READ COMMITTED"
            case .repeatableRead: "BEGIN ISOLATION LEVEL REPEATABLE READ"
            case .serializable: "BEGIN ISOLATION LEVEL SERIALIZABLE"
            }
        }
    }
#endif
