#if PostgreSQL
    import CPostgreSQL

    /// The server's response to one statement.
    struct QueryResult: Sendable {
        var rows: [DatabaseRow] = []
        /// The number of rows that INSERT, UPDATE or DELETE has affected.
        var affected = 0
        /// The command tag, such as `UPDATE 3` or `COMMIT`.
        var tag = ""
    }

    /// A result of libpq, which is freed with its last reference.
    final class LibraryResult {
        private let pointer: OpaquePointer

        init(_ pointer: OpaquePointer) { self.pointer = pointer }

        deinit { PQclear(pointer) }

        var status: ExecStatusType { PQresultStatus(pointer) }

        /// Returns the error of the result; nil if it is none.
        func error(scrubbedBy secrets: Secrets) -> ServerError? {
            guard status == PGRES_FATAL_ERROR || status == PGRES_BAD_RESPONSE else { return nil }
            return ServerError(
                sqlState: field(DiagnosticField.sqlState) ?? "",
                message: secrets.sentence(
                    field(DiagnosticField.message) ?? String(cString: PQresultErrorMessage(pointer))
                ),
                constraint: field(DiagnosticField.constraint),
                isFatal: field(DiagnosticField.severity) != "ERROR"
            )
        }

        private func field(_ code: Int32) -> String? {
            PQresultErrorField(pointer, code).map { String(cString: $0) }
        }

        /// Copies the rows; throws `unreadable` for an unsupported type.
        func copied() throws(PostgreSQLError) -> QueryResult {
            let width = PQnfields(pointer)
            let names = (0..<width).map { PQfname(pointer, $0).map { String(cString: $0) } ?? "" }
            let columns = DatabaseRow.Columns(names)
            var result = QueryResult()
            for row in 0..<PQntuples(pointer) {
                var values: [DatabaseValue] = []
                for column in 0..<width { values.append(try value(row, column, of: names)) }
                result.rows.append(DatabaseRow(columns: columns, values: values))
            }
            result.tag = String(cString: PQcmdStatus(pointer))
            result.affected = Int(String(cString: PQcmdTuples(pointer))) ?? 0
            return result
        }

        private func value(_ row: Int32, _ column: Int32, of names: [String]) throws(PostgreSQLError) -> DatabaseValue {
            guard PQgetisnull(pointer, row, column) == 0 else { return .null }
            let bytes = UnsafeRawBufferPointer(
                start: PQgetvalue(pointer, row, column),
                count: Int(PQgetlength(pointer, row, column))
            )
            let type = PQftype(pointer, column)
            guard let value = BinaryColumn(type: type, bytes: bytes).value else {
                let reason = "its type (\(type)) isn't supported, or it is malformed; cast it in the statement"
                throw .unreadable(column: names[Int(column)], reason: reason)
            }
            return value
        }
    }

    /// The parts of an error (libpq: PQresultErrorField).
    private enum DiagnosticField {
        static let severity = Int32(UInt8(ascii: "V"))
        static let sqlState = Int32(UInt8(ascii: "C"))
        static let message = Int32(UInt8(ascii: "M"))
        static let constraint = Int32(UInt8(ascii: "n"))
    }
#endif
