import PreviewFakes
import PreviewCore
import Synchronization
import Testing

@testable import PreviewServer

/// Pages that open windows are about to ask for are made as soon as a change is published.
@Suite(.timeLimit(.minutes(20)))
struct PreparingTests {
    private func drawn(_ running: RunningServer) -> Int { running.pages.drawn.withLock { $0 } }

    private func reaches(_ wanted: Int, _ running: RunningServer) async throws -> Bool {
        let deadline = ContinuousClock.now + .seconds(120)
        while drawn(running) < wanted, .now < deadline { try await Task.sleep(for: .milliseconds(5)) }
        return drawn(running) == wanted
    }

    @Test func `makes the page before it is asked for again, and once`() async throws {
        try await withServer { running in
            let events = running.session.hub.watch()
            let first = try await running.talk { talker throws in try talker.ask("GET", "/?view=one") }
            #expect(first.status == 200)
            #expect(drawn(running) == 1)

            await running.session.receive(.text(Specs.plain))
            #expect(try await reaches(2, running))
            let second = try await running.talk { talker throws in try talker.ask("GET", "/?view=one") }
            #expect(second.body.contains(running.session.snapshot.revision.text))
            #expect(drawn(running) == 2)
            withExtendedLifetime(events) {}
        }
    }

    @Test func `makes no page twice that nobody asked for in between`() async throws {
        try await withServer { running in
            let events = running.session.hub.watch()
            _ = try await running.talk { talker throws in try talker.ask("GET", "/") }
            await running.session.receive(.text(Specs.plain))
            #expect(try await reaches(2, running))
            await running.session.receive(.text(Specs.customizable))
            _ = try await running.talk { talker throws in try talker.ask("GET", "/") }
            #expect(drawn(running) == 3)
            withExtendedLifetime(events) {}
        }
    }

    @Test func `makes nothing while nobody listens`() async throws {
        try await withServer { running in
            _ = try await running.talk { talker throws in try talker.ask("GET", "/") }
            await running.session.receive(.text(Specs.plain))
            _ = try await running.talk { talker throws in try talker.ask("GET", "/?view=one") }
            #expect(drawn(running) == 2)
        }
    }

    @Test func `makes a page once for all who ask meanwhile, never an older one`() async throws {
        let handling = try await Handling()
        for _ in 0..<20 {
            await handling.session.receive(.text(Specs.plain))
            await handling.session.receive(.text(Specs.customizable))
            let revision = handling.session.snapshot.revision.text
            PageAnswers(site: handling.site).prepare()
            try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<8 { group.addTask { try await handling.ask("GET", "/").body } }
                for try await body in group { #expect(body.contains(revision)) }
            }
        }
    }

    @Test func `remembers the newest few pages, each once, until they are taken`() throws {
        let pages = RecentPages()
        let page = try #require(RouteTable.all.match([""])?[.get])
        let addresses = try (0..<6).map { number in
            PageAddress(route: page, target: try RequestTarget("/?x=\(number)"))
        }
        for address in addresses + addresses { pages.note(address) }
        pages.note(addresses[3])
        #expect(pages.take() == [addresses[3], addresses[5], addresses[4], addresses[2]])
        #expect(pages.take().isEmpty)
    }
}
