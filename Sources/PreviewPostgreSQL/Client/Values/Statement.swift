#if PostgreSQL
    /// An SQL statement that is a literal in the source: it can't be built from strings.
    ///
    /// Parameters are `$1`, `$2` and so on. Each connection prepares the statement at its first use.
    ///
    ///     private static let head: Statement = "SELECT revision FROM preview WHERE id = $1"
    public struct Statement: ExpressibleByStringLiteral, Sendable {
        let text: String

        /// Creates a statement from a literal.
        public init(stringLiteral text: StaticString) { self.text = text.description }
    }
#endif
