import PreviewCore
import Logging
import PreviewPages
import TabModel
import Testing

@testable import PreviewServer

/// The reports about links, and their number (S14, S20).
struct LinkStatementTests {
    private static let json = ["Content-Type": "application/json", "If-Match": "*"]

    /// Links of all kinds; their tokens.
    private func tokens(_ service: ShareService) async throws -> [String] {
        let terms = [
            ShareTerms(), ShareTerms(role: .customize), ShareTerms(role: .edit), ShareTerms(isPinned: true),
            ShareTerms(label: "for Zoe", password: "open sesame"),
        ]
        var tokens: [String] = []
        for terms in terms { tokens.append(try await service.create(terms).token) }
        return tokens
    }

    private func reply(_ handling: Handling, _ method: String, _ target: String, _ accept: String) async throws
        -> String
    {
        let reply = try await handling.ask(method, target, Self.json.merging(["Accept": accept]) { $1 }, body: "{}")
        return "\(reply.status) \(reply.fields.sorted { $0.key < $1.key }) \(reply.body)"
    }

    @Test func `no answer and no line of the log holds a token or a password (S14)`() async throws {
        let handling = try await Handling(pictures: FakePictures())
        let tokens = try await tokens(handling.service) + [Handling.token, Handling.commandToken]
        handling.session.hub.finish()
        for token in tokens {
            for path in RouteSample.all.map(\.path) + ["nowhere", "layout/%00", "?next=/s/\(token)/"] {
                for method in ["GET", "HEAD", "POST", "DELETE"] where path != "shares" || method != "POST" {
                    for base in ["/s/\(token)/", "/%73/\(token)/"] {
                        let body = try await reply(handling, method, base + path, "text/html")
                        #expect(!tokens.contains { body.contains($0) }, "\(method) \(path)")
                    }
                }
            }
        }
        let log = handling.log.lines.joined(separator: "\n")
        #expect(log.contains("/s/…"))
        #expect(!tokens.contains { log.contains($0) })
        #expect(!log.contains("open sesame"))
    }

    @Test func `tells an address and its code once, and the same by both (S20)`() async throws {
        let handling = try await Handling()
        let made = try await handling.ask("POST", "/shares", Self.json, body: "{}")
        let url = String(try #require(made.body.firstMatch(of: /"url":\s*"([^"]+)"/)).1)
        let path = try QRCode(url).pathData
        #expect(made.body.contains(path))
        let listed = try await handling.ask("GET", "/shares")
        #expect(!listed.body.contains(path) && !listed.body.contains("\"url\""))
    }
}
