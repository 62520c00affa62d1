@testable import PreviewCore
import PreviewFakes
import Testing

extension PasswordCost {
    /// So low that a test does not wait for it.
    static let low = Self(doublings: 4)
}

extension ShareAccess {
    /// The visit of an open link.
    var visit: ShareVisit? {
        if case .open(let visit) = self { visit } else { nil }
    }

    var isLocked: Bool {
        if case .locked = self { true } else { false }
    }
}

/// A session with a service, on stores and a clock that the test holds.
struct Sharing {
    let session: PreviewSession
    let service: ShareService
    let store: FakeStore
    let clock: FakeClock
    private let tabView: String?

    init(
        store: FakeStore = FakeStore(),
        clock: FakeClock = FakeClock(),
        tabView: String? = nil,
        reading text: [UInt8]? = Specs.customizable
    ) async throws {
        self.store = store
        self.clock = clock
        self.tabView = tabView
        session = try await makeSession(store, tabView: tabView, reading: text)
        service = try await ShareService(of: session, clock: clock.clock, passwordCost: .low)
    }

    /// The next start of the program on the same stores.
    func restarted() async throws -> Self {
        await service.close()
        return try await Self(store: store, clock: clock, tabView: tabView)
    }

    /// A new link's token and what it opens.
    func open(_ terms: ShareTerms = ShareTerms()) async throws -> (made: NewShare, visit: ShareVisit) {
        let made = try await service.create(terms)
        return (made, try #require(service.access(with: made.token).visit))
    }
}

extension PreviewEvents {
    /// Returns a Boolean value that indicates whether a goodbye comes, and nothing after it.
    func endsWithBye() async -> Bool {
        var last: PreviewEvent?
        for await event in self { last = event }
        return last == .bye
    }
}
