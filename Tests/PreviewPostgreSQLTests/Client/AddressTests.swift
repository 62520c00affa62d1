#if PostgreSQL
    import Foundation
    import PreviewPostgreSQL
    import PostgreSQLTools
    import Testing

    /// Addresses, good and bad, and who is let in; no text that comes out has a password.
    @Suite struct AddressTests {
        @Test(arguments: [
            (
                "postgres://ann:s3cret@db.example:6543/team?sslmode=verify-full",
                "user=ann host=db.example port=6543 dbname=team sslmode=verify-full"
            ),
            ("postgresql:///team?host=/run/postgresql&password=s3cret", "host=/run/postgresql dbname=team"),
            ("host=db.example password='s3cret' sslpassword=s3cret", "host=db.example"),
            ("postgres://", "libpq's defaults"),
        ])
        func `describes an address without its password`(text: String, description: String) throws {
            let address = try DatabaseAddress(text)

            #expect("\(address)" == description)
            var dumped = ""
            dump(address, to: &dumped)
            #expect(!dumped.contains("s3cret"))
            #expect(!String(reflecting: address).contains("s3cret"))
        }

        @Test(arguments: [
            "", "s3cret", "team", "mysql://ann:s3cret@db/team", "postgres://ann:s3cret%zz@db/team",
            "postgres://ann:s3cret%00@db/",
            "postgres://ann:x?s3cret=%zz@db/team", "password = s3cret s3cret", "password='s3cret", "sekret=s3cret",
            "host=a\0password=s3cret", "postgres://ann:a\"s3cret\"%zz@db/", "postgres://[s3cret",
        ])
        func `refuses what is no address, without quoting it`(text: String) throws {
            let error = #expect(throws: PostgreSQLError.self) { try DatabaseAddress(text) }

            let sentence = try #require(error).description
            #expect(sentence.hasPrefix("The database's address is invalid: "))
            #expect(sentence.hasSuffix(". Write it as postgres://user@host:port/database."))
            #expect(!sentence.contains("s3cret"))
        }

        @Test func `says that nobody answers`() async throws {
            let address = try DatabaseAddress("host=/nowhere user=ann password=s3cret dbname=team")

            let error = await #expect(throws: PostgreSQLError.self) {
                try await DatabaseConnection.open(address, logger: TestDatabase.logger)
            }
            let sentence = try #require(error).description
            #expect(sentence.hasPrefix("The database can't be reached: "))
            #expect(sentence.contains("/nowhere"))
            #expect(!sentence.contains("\n") && !sentence.contains("?"))
        }

        @Test func `lets in with the password and not with another, which no error repeats`() async throws {
            let server = try await PostgreSQLServer.shared.value
            let admin = try await DatabaseConnection.open(try server.address("postgres"), logger: TestDatabase.logger)
            try await admin.execute("DROP ROLE IF EXISTS teller")
            try await admin.execute("CREATE ROLE teller LOGIN PASSWORD 'correct-horse'")
            let place = "host=\(server.folder.path) port=\(server.port) dbname=postgres user=teller"

            let teller = try await DatabaseConnection.open(
                try DatabaseAddress("\(place) password=correct-horse"),
                logger: TestDatabase.logger
            )
            #expect(
                try await teller.rows("SELECT current_user::text AS a").first?.read("a", as: String.self) == "teller"
            )

            for password in ["teller", "wr0ng-horse", "authentication", ""] {
                let error = await #expect(throws: PostgreSQLError.self) {
                    try await DatabaseConnection.open(
                        try DatabaseAddress("\(place) password='\(password)'"),
                        logger: TestDatabase.logger
                    )
                }
                let sentence = try #require(error).description
                #expect(sentence.hasPrefix("The database can't be reached: "))
                #expect(password.isEmpty || !sentence.contains(password))
            }
        }

        @Test func `speaks TLS where the address asks for it`() async throws {
            let server = try await PostgreSQLServer.shared.value
            let address = try DatabaseAddress(
                "postgres://postgres@127.0.0.1:\(server.port)/postgres?sslmode=require"
            )
            let connection = try await DatabaseConnection.open(address, logger: TestDatabase.logger)
            let rows = try await connection.rows("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()")
            #expect(try rows.first?.read("ssl", as: Bool.self) == true)

            let strict = try DatabaseAddress(
                "postgres://postgres@127.0.0.1:\(server.port)/postgres?sslmode=verify-full"
            )
            let error = await #expect(throws: PostgreSQLError.self) {
                try await DatabaseConnection.open(strict, logger: TestDatabase.logger)
            }
            #expect(try #require(error).description.contains("certificate"))
        }

        @Test(.timeLimit(.minutes(1)))
        func `gives up on a server that accepts and says nothing`() async throws {
            let silent = try SilentListener()
            let address = try DatabaseAddress("host=127.0.0.1 port=\(silent.port) user=ann dbname=team")
            var settings = ConnectionSettings()
            settings.connectTimeout = .milliseconds(300)

            let error = await #expect(throws: PostgreSQLError.self) {
                try await DatabaseConnection.open(address, settings: settings, logger: TestDatabase.logger)
            }
            #expect(error == .cannotConnect(reason: "the server didn't respond in time"))
        }

        @Test(.timeLimit(.minutes(1)))
        func `stops connecting when the task is cancelled`() async throws {
            let silent = try SilentListener()
            let address = try DatabaseAddress("host=127.0.0.1 port=\(silent.port) user=ann dbname=team")
            let task = Task {
                await #expect(throws: PostgreSQLError.cancelled) {
                    var settings = ConnectionSettings()
                    settings.connectTimeout = .seconds(50)
                    _ = try await DatabaseConnection.open(address, settings: settings, logger: TestDatabase.logger)
                }
            }

            silent.accept()
            task.cancel()
            _ = await task.value
        }
    }
#endif
