@testable import PreviewCore
import Synchronization
import Testing

@testable import PreviewStore

/// Tokens of a team's server.
@Suite struct HostTokensTests {
    private func tokens() throws -> any HostStore { try StoreDatabase.inMemory(key: AccountKey(), isHosting: true) }

    @Test func `opens with a token until it is revoked or over, and keeps none (S64)`() async throws {
        let store = try tokens()
        let time = Clock()
        let clock = ShareClock(wall: { time.now }, uptime: { 0 })
        let tokens = try await HostTokens(in: store, clock: clock)
        let made = try await tokens.create("CI", scope: .publish, lifetime: .seconds(60))
        let owner = try await tokens.create("Boss", scope: .owner, lifetime: .never)

        #expect(tokens.token(made.text)?.label == "CI" && tokens.token(owner.text)?.scope == .owner)
        #expect(tokens.token(made.text + "x") == nil && tokens.token("") == nil)
        #expect(!"\(try await store.tokens())".contains(made.text))
        time.pass(61)
        #expect(tokens.token(made.text) == nil && tokens.token(owner.text) != nil)
        try await tokens.revoke(owner.token.id)
        #expect(tokens.token(owner.text) == nil)
        await #expect(throws: HostError.unknownToken("none")) { try await tokens.revoke("none") }
    }

    @Test func `takes up what another process has made and revoked`() async throws {
        let store = try tokens()
        let (first, second) = (try await HostTokens(in: store), try await HostTokens(in: store))
        let made = try await first.create("CI", scope: .publish, lifetime: .never)
        #expect(second.token(made.text) == nil)
        try await second.follow()
        #expect(second.token(made.text) != nil)
        try await second.revoke(made.token.id)
        try await first.follow()
        #expect(first.token(made.text) == nil && first.all.isEmpty)
    }

    @Test(arguments: ["", String(repeating: "x", count: 101), "a\nb", "a\u{7}"])
    func `refuses a label that can't be shown`(label: String) async throws {
        let tokens = try await HostTokens(in: tokens())
        await #expect(throws: HostError.label) { try await tokens.create(label, scope: .publish, lifetime: .never) }
    }

    @Test func `makes as many tokens as there may be, and more once one is revoked`() async throws {
        let store = try tokens()
        for number in 1...HostTokens.limit { try await store.commit(.addToken(Self.token(number))) }
        let tokens = try await HostTokens(in: store)
        await #expect(throws: HostError.tooManyTokens(limit: HostTokens.limit)) {
            try await tokens.create("Ann", scope: .publish, lifetime: .never)
        }
        try await tokens.revoke("t1")
        let made = try await tokens.create("Ann", scope: .publish, lifetime: .never)
        #expect(tokens.token(made.text)?.label == "Ann" && tokens.all.count == HostTokens.limit)
    }

    private static func token(_ number: Int) -> HostToken {
        let digest = ContentDigest(of: "\(number)").bytes
        return HostToken(id: "t\(number)", digest: digest, label: "CI", scope: .publish, created: 1, expires: nil)
    }
}

/// A wall clock that the test sets.
private final class Clock: Sendable {
    private let seconds = Mutex(1_800_000_000.0)

    var now: Double { seconds.withLock(\.self) }

    func pass(_ count: Double) { seconds.withLock { $0 += count } }
}
