import Synchronization
import Testing

@testable import PreviewServer

/// Answers that are being made belong to the server, and end with it.
@Suite(.timeLimit(.minutes(10)))
struct AnswerCacheTests {
    @Test func `ends what is under way when the server stops, and begins nothing any more`() async throws {
        let cache = AnswerCache()
        let site = try await Handling().site
        func key(_ query: String) throws -> AnswerKey {
            let request = ViewRequest(
                try RequestTarget("/?\(query)"),
                site: site,
                theme: site.theme,
                viewpoint: .owner
            )
            return AnswerKey(request, path: "", for: .rights, revision: 1)
        }
        let (a, b) = try (key("a"), key("b"))
        let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
        let asked = Task {
            try await cache.answer(for: a, timeout: .seconds(3600)) {
                beginning.finish()
                try await Task.sleep(for: .seconds(3600))
                return .html("")
            }
        }
        for await _ in begun {}
        let (inside, entering) = AsyncStream.makeStream(of: Void.self)
        let (prepared, preparing) = AsyncStream.makeStream(of: Bool.self)
        cache.prepare {
            entering.finish()
            try? await Task.sleep(for: .seconds(3600))
            preparing.yield(Task.isCancelled)
        }
        for await _ in inside {}
        cache.close()
        await #expect(throws: CancellationError.self) { try await asked.value }
        #expect(await prepared.first { _ in true } ?? true)
        await #expect(throws: CancellationError.self) {
            try await cache.answer(for: b) {
                Issue.record("It began.")
                return .html("")
            }
        }
        cache.prepare { Issue.record("It began.") }
    }

    @Test func `prepares after what is being prepared`() async throws {
        let cache = AnswerCache()
        let (opened, opening) = AsyncStream.makeStream(of: Void.self)
        let (order, ordering) = AsyncStream.makeStream(of: Int.self)
        cache.prepare {
            for await _ in opened {}
            ordering.yield(1)
        }
        cache.prepare { ordering.yield(2) }
        opening.finish()
        var heard: [Int] = []
        for await number in order.prefix(2) { heard.append(number) }
        #expect(heard == [1, 2])
    }
}
