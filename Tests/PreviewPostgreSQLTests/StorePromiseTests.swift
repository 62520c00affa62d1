#if PostgreSQL
    import PostgreSQLTools
    import PreviewCore
    import PreviewPostgreSQL
    import StorePromises
    import Testing

    /// The promises of every store, kept on PostgreSQL.
    @Suite(.timeLimit(.minutes(2))) struct StorePromiseTests {
        private func store() async throws -> PostgreSQLStore {
            try await PostgreSQLStore(
                try await TestDatabase.make("promise"),
                limits: TestDatabase.limits,
                logger: TestDatabase.logger
            )
        }

        @Test(arguments: StorePromise.all)
        func `keeps the promises of a store`(promise: StorePromise) async throws {
            let store = try await store()
            try await promise.check(store)
            await store.close()
        }

        @Test(arguments: HostPromise.all)
        func `keeps the promises of a team's server`(promise: HostPromise) async throws {
            let store = try await store()
            try await promise.check(store)
            await store.close()
        }
    }
#endif
