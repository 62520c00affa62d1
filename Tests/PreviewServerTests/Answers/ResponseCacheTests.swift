import PreviewCore
import Synchronization
import Testing

@testable import HTTPServing
@testable import PreviewServer

/// Answers that are being made belong to the server, and end with it.
@Suite(.timeLimit(.minutes(10)))
struct ResponseCacheTests {
    @Test func `ends what is under way when the server stops, and begins nothing any more`() async throws {
        let cache = ResponseCache(in: SiteMemory().responses.share())
        let handling = try await Handling()
        func key(_ query: String) throws -> ResponseCacheKey {
            let request = ViewRequest(
                try RequestTarget("/?\(query)"),
                site: handling.site,
                server: handling.server,
                viewpoint: .owner
            )
            return ResponseCacheKey(request, path: "", for: .rights, revision: Revision(number: 1, epoch: ""))
        }
        let (a, b) = try (key("a"), key("b"))
        let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
        let asked = Task {
            try await cache.value(for: a, timeout: .seconds(3600)) {
                beginning.finish()
                try await Task.sleep(for: .seconds(3600))
                return .html("")
            }
        }
        for await _ in begun {}
        cache.close()
        await #expect(throws: CancellationError.self) { try await asked.value }
        await #expect(throws: CancellationError.self) {
            try await cache.value(for: b, timeout: nil) {
                Issue.record("It began.")
                return .html("")
            }
        }
    }
}
