#if PostgreSQL
    import Foundation
    @testable import PreviewPostgreSQL
    import PostgreSQLTools
    import PreviewCore
    import StorePromises
    import Testing

    /// Acts while connections break, and programs whose schema is old.
    @Suite(.timeLimit(.minutes(2))) struct LostCommitTests {
        private func store(_ address: DatabaseAddress) async throws -> PostgreSQLStore {
            try await PostgreSQLStore(address, limits: TestDatabase.limits, logger: TestDatabase.logger)
        }

        /// Makes a trigger that ends the connection of the first COMMIT, before or after the change is stored.
        private func breakFirstCommit(_ address: DatabaseAddress) async throws -> DatabaseConnection {
            let admin = try await DatabaseConnection.open(address, logger: TestDatabase.logger)
            try await admin.execute("CREATE SEQUENCE commits")
            try await admin.execute(
                """
                CREATE FUNCTION break_first() RETURNS trigger LANGUAGE plpgsql AS $$
                BEGIN
                    IF nextval('commits') = 1 THEN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(30); END IF;
                    RETURN NULL;
                END $$
                """
            )
            try await admin.execute(
                """
                CREATE CONSTRAINT TRIGGER break_first AFTER INSERT ON change DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
                EXECUTE FUNCTION break_first()
                """
            )
            return admin
        }

        @Test func `does an act once whose COMMIT broke before it was done`() async throws {
            let address = try await TestDatabase.make("broken")
            let store = try await store(address)
            let admin = try await breakFirstCommit(address)

            #expect(try await store.commit(.customize(.sample("a")), to: "tabs.json")?.revision == 1)

            #expect(try await admin.rows("SELECT last_value AS n FROM commits").first?.read("n", as: Int.self) == 2)
            #expect(try await store.acts(of: .sample()).map(\.revision) == [1])
        }

        @Test func `finds an act that was committed although its answer was lost`() async throws {
            let store = try await store(try await TestDatabase.make("answered"))
            let id = UUID().uuidString
            let act = PreviewAct.write(.sample(0, "one"), .sample)

            let first = try await store.commit(act, to: "tabs.json", if: .text(nil), id: id)
            #expect(first == Commit(revision: 1, keptTexts: 1))
            // As after a lost answer: the condition no longer holds, but the act is done.
            #expect(try await store.commit(act, to: "tabs.json", if: .text(nil), id: id) == first)

            #expect(try await store.head(of: "tabs.json").revision == 1)
            #expect(try await store.specRevisions(of: "tabs.json").count == 1)
        }

        @Test func `loses and repeats nothing while connections are ended`() async throws {
            let address = try await TestDatabase.make("storm")
            let store = try await store(address)
            let admin = try await DatabaseConnection.open(address, logger: TestDatabase.logger)
            let storm = Task {
                while !Task.isCancelled {
                    try await admin.execute(
                        """
                        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                        WHERE datname = current_database() AND pid <> pg_backend_pid() ORDER BY random() LIMIT 1
                        """
                    )
                    try await Task.sleep(for: .milliseconds(20))
                }
            }

            let numbers = await withTaskGroup(of: [Int].self) { group in
                for writer in 0..<4 {
                    group.addTask {
                        var numbers: [Int] = []
                        for act in 0..<50 {
                            let change = PreviewAct.customize(.sample("\(act)", profile: "w\(writer)"))
                            let id = UUID().uuidString
                            while true {
                                guard let commit = try? await store.commit(change, to: "tabs.json", if: nil, id: id)
                                else { continue }
                                numbers.append(commit.revision)
                                break
                            }
                        }
                        return numbers
                    }
                }
                return await group.reduce(into: []) { $0 += $1 }
            }
            // Reads find a connection that lives, too.
            for _ in 0..<50 { #expect(try await store.head(of: "tabs.json").revision == 200) }
            storm.cancel()

            #expect(Set(numbers).count == 200)
        }

        @Test func `refuses to write what a newer program needs more knowledge for, and still reads`() async throws {
            let address = try await TestDatabase.make("newer")
            let store = try await store(address)
            try await store.save(.sample("a"))
            let admin = try await DatabaseConnection.open(address, logger: TestDatabase.logger)
            try await admin.execute("UPDATE store SET version = 99, needed = 98")

            let failure = StoreFailure.newerVersion(needed: 98, known: StoreSchema.version)
            await #expect(throws: failure) { try await store.save(.sample("b")) }
            await #expect(throws: failure) { try await store.commit(.addToken(.sample(1))) }
            await #expect(throws: failure) { try await self.store(address) }
            #expect(try await store.sampleID() == "a")
        }

        @Test func `lets many programs that start at once make the tables once`() async throws {
            let address = try await TestDatabase.make("starting")

            let marks = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<8 { group.addTask { try await self.store(address).head(of: "tabs.json").mark } }
                return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
            }
            #expect(marks.count == 1)
        }

        @Test func `wakes another program with the preview's name, and all at each connection`() async throws {
            let address = try await TestDatabase.make("waking")
            let one = try await store(address), other = try await store(address)
            var wakes = other.wakes().makeAsyncIterator()
            #expect(await wakes.next() == .all)

            try await one.save(.sample("a", spec: "bank"))
            #expect(await wakes.next() == .preview("bank"))
            #expect(try await other.changes(of: "bank", after: 0).map(\.revision) == [1])
            try await one.commit(.addToken(.sample(1)))
            #expect(await wakes.next() == .all)
        }

        @Test func `numbers a preview that is made again under another epoch`() async throws {
            let store = try await store(try await TestDatabase.make("again"))
            try await store.commit(.publish(.sample("bank")), to: "bank")
            let first = try await store.head(of: "bank")
            #expect(try await store.head(of: "bank").epoch == first.epoch)
            try await store.commit(.removePreview("bank"))

            try await store.commit(.publish(.sample("bank")), to: "bank")
            let second = try await store.head(of: "bank")
            #expect(second.revision == 1 && second.epoch != first.epoch)
        }
    }
#endif
