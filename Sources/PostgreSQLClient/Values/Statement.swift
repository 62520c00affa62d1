#if PostgreSQL
    /// One SQL statement, written down in the source: there is no way to make one from a text that is put together.
    ///
    /// Values go in as `$1`, `$2` and so on. Each connection prepares it when it is first used.
    ///
    ///     private static let head: Statement = "SELECT revision FROM preview WHERE id = $1"
    public struct Statement: ExpressibleByStringLiteral, Sendable {
        let text: String

        /// Takes the literal.
        public init(stringLiteral text: StaticString) { self.text = text.description }
    }
#endif
