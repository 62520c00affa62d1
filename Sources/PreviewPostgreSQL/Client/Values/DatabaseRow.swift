#if PostgreSQL
    /// A row of a result.
    public struct DatabaseRow: Sendable {
        let columns: Columns
        let values: [DatabaseValue]

        /// The columns of a result, shared by its rows.
        final class Columns: Sendable {
            let names: [String]
            let indices: [String: Int]

            init(_ names: [String]) {
                self.names = names
                indices = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
            }
        }

        /// Reads a column that is never NULL; throws `unreadable` if it is, doesn't exist, or holds another type.
        public func read<Value: DatabaseConvertible>(_ column: String, as _: Value.Type = Value.self)
            throws(PostgreSQLError) -> Value
        {
            let value = try stored(column)
            guard let result = Value(databaseValue: value) else { throw unexpected(value, in: column, for: Value.self) }
            return result
        }

        /// Reads a column that may be NULL, which is nil.
        public func readIfPresent<Value: DatabaseConvertible>(_ column: String, as _: Value.Type = Value.self)
            throws(PostgreSQLError) -> Value?
        {
            let value = try stored(column)
            guard value != .null else { return nil }
            guard let result = Value(databaseValue: value) else { throw unexpected(value, in: column, for: Value.self) }
            return result
        }

        /// Reads a `text[]`.
        public func readTexts(_ column: String) throws(PostgreSQLError) -> [String] {
            let value = try stored(column)
            guard case .texts(let texts) = value else { throw unexpected(value, in: column, for: [String].self) }
            return texts
        }

        private func stored(_ column: String) throws(PostgreSQLError) -> DatabaseValue {
            guard let index = columns.indices[column] else {
                let names = columns.names.joined(separator: ", ")
                throw .unreadable(column: column, reason: "the result has no such column, only \(names)")
            }
            return values[index]
        }

        private func unexpected(_ value: DatabaseValue, in column: String, for type: Any.Type) -> PostgreSQLError {
            .unreadable(column: column, reason: "it is \(value.typeName), where \(type) was expected")
        }
    }
#endif
