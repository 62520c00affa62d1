#if PostgreSQL
    import Foundation
    import PreviewPostgreSQL
    import PostgreSQLTools
    import Testing

    /// Every type, sent and read back, at its edges.
    @Suite struct ValueTests {
        private static let database = Task { try await TestDatabase.make("values") }

        private func connection() async throws -> DatabaseConnection {
            try await DatabaseConnection.open(try await Self.database.value, logger: TestDatabase.logger)
        }

        @Test(arguments: [0, 1, -1, Int64.max, Int64.min])
        func `reads back a bigint`(number: Int64) async throws {
            let rows = try await connection().rows("SELECT $1::bigint AS a", [.integer(number)])

            #expect(try rows.map { try $0.read("a", as: Int64.self) } == [number])
        }

        @Test(arguments: [0, -0.0, 1.5, .infinity, -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0.1])
        func `reads back a double precision`(number: Double) async throws {
            let rows = try await connection().rows("SELECT $1::double precision AS a", [.double(number)])

            let back = try #require(rows.first).read("a", as: Double.self)
            #expect(back.bitPattern == number.bitPattern)
        }

        @Test(arguments: [Double.nan, -Double.nan, .signalingNaN])
        func `reads back what is no number`(number: Double) async throws {
            let rows = try await connection().rows("SELECT $1::double precision AS a", [.double(number)])

            #expect(try #require(rows.first).read("a", as: Double.self).isNaN)
        }

        @Test(arguments: [
            "", "a", "Grüße 🏳️‍🌈 e\u{301} שלום", "'; DROP TABLE x; --", "{\"a\"}", "\\N", "\u{FFFF}\u{10FFFF}",
            "\r\n\t\u{1}",
        ])
        func `reads back a text`(text: String) async throws {
            let rows = try await connection().rows("SELECT $1::text AS a", [.text(text)])

            #expect(try rows.map { try $0.read("a", as: String.self) }.map { Array($0.utf8) } == [Array(text.utf8)])
        }

        @Test func `reads back a text and bytes of 1 MiB`() async throws {
            let text = String(repeating: "é", count: 1 << 19), bytes = [UInt8](repeating: 0, count: 1 << 20)
            let rows = try await connection().rows(
                "SELECT $1::text AS a, $2::bytea AS b",
                [.text(text), .bytes(bytes)]
            )

            let row = try #require(rows.first)
            let isSame = try (row.read("a") == text, row.read("b") == bytes)
            #expect(isSame == (true, true))
        }

        @Test(arguments: [[], [0], [UInt8](0...255)])
        func `reads back bytes`(bytes: [UInt8]) async throws {
            let rows = try await connection().rows("SELECT $1::bytea AS a", [.bytes(bytes)])

            #expect(try rows.map { try $0.read("a", as: [UInt8].self) } == [bytes])
        }

        @Test(arguments: [
            [], [""], ["a"], ["NULL", "null"], ["a,b", "{c}", "\"d\"", "\\", " e ", "é\n"],
            [String](repeating: "x", count: 10_000),
        ])
        func `reads back an array of texts`(texts: [String]) async throws {
            let rows = try await connection().rows("SELECT $1::text[] AS a", [.texts(texts)])

            #expect(try #require(rows.first).readTexts("a") == texts)
        }

        @Test func `reads back truth and NULL`() async throws {
            let values: [DatabaseValue] = [.bool(true), .bool(false), .null]
            let rows = try await connection().rows("SELECT $1::bool AS a, $2::bool AS b, $3::bool AS c", values)

            let row = try #require(rows.first)
            #expect(try row.read("a") == true)
            #expect(try row.read("b") == false)
            #expect(try row.readIfPresent("c", as: Bool.self) == nil)
            #expect(try row.readIfPresent("a", as: Bool.self) == true)
        }

        @Test func `reads what the server makes of other types`() async throws {
            let rows = try await connection().rows(
                """
                SELECT 7::smallint AS a, -8::integer AS b, 1.5::real AS c, '{"x": 1}'::json AS d, '{"x": 1}'::jsonb AS e,
                    'f'::varchar AS f, 'g'::name AS g, '0123abcd-0000-0000-0000-00000000000f'::uuid AS h, pg_notify('i', '') AS i
                """
            )

            let row = try #require(rows.first)
            #expect(try row.read("a", as: Int.self) == 7)
            #expect(try row.read("b", as: Int.self) == -8)
            #expect(try row.read("c", as: Double.self) == 1.5)
            #expect(try row.read("d", as: String.self) == "{\"x\": 1}")
            #expect(try row.read("e", as: String.self) == "{\"x\": 1}")
            #expect(try row.read("f", as: String.self) == "f")
            #expect(try row.read("g", as: String.self) == "g")
            #expect(try row.read("h", as: String.self) == "0123abcd-0000-0000-0000-00000000000f")
            #expect(try row.readIfPresent("i", as: String.self) == nil)
        }

        @Test func `refuses NUL in a text, in a sentence, and sends nothing`() async throws {
            let connection = try await connection()

            for value in [DatabaseValue.text("a\0b"), .texts(["a", "\0"])] {
                let error = await #expect(throws: PostgreSQLError.self) {
                    try await connection.rows("SELECT $1::text AS a", [value])
                }
                #expect(
                    error?.description
                        == "The parameter $1 can't be sent: PostgreSQL can't store text with a NUL character (U+0000); "
                        + "remove it, or store bytes."
                )
            }
            #expect(try await connection.rows("SELECT 1 AS a").count == 1)
        }

        @Test func `says which column is missing, NULL, of another type or of one that isn't read`() async throws {
            let connection = try await connection()
            let rows = try await connection.rows("SELECT 1 AS a, NULL::text AS b")
            let row = try #require(rows.first)

            #expect(throws: PostgreSQLError.unreadable(column: "c", reason: "the result has no such column, only a, b"))
            {
                try row.read("c", as: Int.self)
            }
            #expect(throws: PostgreSQLError.unreadable(column: "b", reason: "it is NULL, where String was expected")) {
                try row.read("b", as: String.self)
            }
            #expect(throws: PostgreSQLError.unreadable(column: "a", reason: "it is bigint, where String was expected"))
            {
                try row.read("a", as: String.self)
            }
            let error = await #expect(throws: PostgreSQLError.self) { try await connection.rows("SELECT now() AS d") }
            #expect(error?.description.contains("The column \"d\" can't be read") == true)
            #expect(try await connection.rows("SELECT 1 AS a").count == 1)
        }
    }
#endif
