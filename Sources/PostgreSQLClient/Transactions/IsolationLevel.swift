#if PostgreSQL
    /// What a transaction sees of others (PostgreSQL: 13.2).
    public enum IsolationLevel: Sendable {
        /// Each statement sees what was committed before it began.
        case readCommitted
        /// All statements see what was committed before the first began.
        case repeatableRead
        /// As if transactions ran one after another; may fail with a serialization failure.
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
