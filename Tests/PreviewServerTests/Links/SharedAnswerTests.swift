import PreviewCore
import PreviewFakes
import Synchronization
import Testing

@testable import PreviewServer

/// Anyone who sees the same gets the same answer, made once.
struct SharedAnswerTests {
    private let opening = ["Sec-Fetch-Dest": "document", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Site": "none"]

    @Test func `draws one page for all links with the same rights and profile`() async throws {
        let handling = try await Handling()
        var bodies: Set<String> = []
        for _ in 0..<20 { bodies.insert(try await handling.ask("GET", try await handling.link()).body) }
        #expect(bodies.count == 1)
        #expect(handling.pages.drawn.withLock { $0 } == 1)
        let customizing = try await handling.link(ShareTerms(role: .customize, profile: "default"))
        _ = try await handling.ask("GET", customizing)
        #expect(handling.pages.drawn.withLock { $0 } == 2)
    }

    @Test func `shares a hundred viewers' page after each change`() async throws {
        let handling = try await Handling()
        let folder = try await handling.link()
        for round in 1...3 {
            await handling.session.receive(.text(round.isMultiple(of: 2) ? Specs.customizable : Specs.plain))
            try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<100 { group.addTask { try await handling.ask("GET", folder).body } }
                let revision = handling.session.snapshot.revision.text
                for try await body in group { #expect(body.contains(revision)) }
            }
            #expect(handling.pages.drawn.withLock { $0 } == round)
        }
    }

    @Test func `never gives one profile's page to another`() async throws {
        let handling = try await Handling()
        let anna = try await handling.link(ShareTerms(role: .customize, profile: "anna"))
        let bert = try await handling.link(ShareTerms(role: .customize, profile: "bert"))
        _ = try await handling.post(anna + "customization", #"{"op": "hide", "id": "notes"}"#)
        for path in ["", "?profile=anna", "?profile=bert&profile=anna"] {
            #expect(try await handling.ask("GET", anna + path).body.contains("[c.notes]"))
            #expect(try await handling.ask("GET", bert + path).body.contains("[]"))
        }
        #expect(try await handling.ask("GET", "/?profile=anna").body.contains("[c.notes]"))
        #expect(try await handling.ask("GET", "/").body.contains("[]"))
        for path in ["layout", "export.html", "frame"] {
            let (first, second) = (anna + path, bert + path)
            let tags = (try await handling.ask("GET", first)["ETag"], try await handling.ask("GET", second)["ETag"])
            let known = try await handling.ask("GET", second, ["If-None-Match": tags.1 ?? ""])
            #expect(known.status == 304)
        }
    }

    @Test func `counts pages that are opened, and nothing else (S9)`() async throws {
        let handling = try await Handling()
        let folder = try await handling.link()
        func views() -> Int { handling.service.shares().first?.views ?? -1 }
        let script = ["Accept": "text/html", "Sec-Fetch-Dest": "empty", "Sec-Fetch-Site": "same-origin"]
        for path in RouteSample.all.map(\.path) where path != "events" {
            _ = try await handling.ask("HEAD", folder + path, opening)
            _ = try await handling.ask("GET", folder + path, script)
            if path != "", path != "devices" { _ = try await handling.ask("GET", folder + path) }
        }
        // Beyond this machine and without TLS a browser leaves Sec-Fetch out.
        _ = try await handling.ask("GET", folder, ["Accept": "text/html"])
        #expect(views() == 0)
        #expect(handling.service.shares().first?.lastUsed == nil)

        _ = try await handling.ask("GET", folder, opening)
        _ = try await handling.ask("GET", folder + "devices", opening)
        _ = try await handling.ask("GET", folder, ["Accept": "text/html", "Upgrade-Insecure-Requests": "1"])
        _ = try await handling.ask("GET", folder)
        #expect(views() == 4)
        #expect(handling.service.shares().first?.lastUsed != nil)
    }

    @Test func `counts nobody as present who asks for the head of the stream alone (S9)`() async throws {
        let handling = try await Handling()
        let folder = try await handling.link()
        for place in ["/", folder] {
            let head = try await handling.ask("HEAD", place + "events")
            #expect(head.status == 200)
            #expect(head["Content-Type"] == "text/event-stream")
        }
        let events = handling.session.hub.subscribe()
        #expect(handling.session.hub.presence == 1)
        withExtendedLifetime(events) {}
    }

    @Test func `changes nothing by reading under any link (S9)`() async throws {
        let clock = SetClock()
        let handling = try await Handling(clock: clock.clock)
        let holders = try await LinkHolders(at: handling, clock: clock)
        handling.session.hub.finish()
        let (revision, shares) = (handling.session.snapshot.revision, handling.service.shares())
        for holder in LinkHolders.Holder.allCases {
            for path in RouteSample.all.map(\.path) {
                for method in ["GET", "HEAD"] {
                    _ = try await handling.ask(method, holders.folder(holder) + path, opening)
                }
            }
        }
        #expect(handling.session.snapshot.revision == revision)
        #expect(handling.store.state.withLock(\.acts).isEmpty)
        let after = handling.service.shares()
        #expect(after.map(\.id) == shares.map(\.id) && after.map(\.profile) == shares.map(\.profile))
    }
}

/// Links that change too much in a short time.
struct BusyLinkTests {
    @Test func `are refused after 600 changes at once, while other links and the owner are not`() async throws {
        let handling = try await Handling()
        let (busy, other) = (
            try await handling.link(ShareTerms(role: .customize)), try await handling.link(ShareTerms(role: .customize))
        )
        func status(_ folder: String) async throws -> Handling.Reply {
            try await handling.post(folder + "customization", "[]", ["If-Match": "*"])
        }
        var replies: [Handling.Reply] = []
        while replies.last?.status != 429, replies.count < 2_000 { replies.append(try await status(busy)) }

        let refused = try #require(replies.last)
        #expect(replies.count > 600 && refused.status == 429 && refused["Retry-After"] == "1")
        #expect(refused.body.contains("Too many changes in a short time. Nothing was changed."))
        #expect(try await status(other).status != 429)
        #expect(try await status("/").status != 429)
    }

    @Test(arguments: [(1, "1"), (1000, "1"), (1001, "2"), (2500, "3")])
    func `are told the seconds after which a change is possible`(milliseconds: Int, seconds: String) {
        let error = HTTPError.tooOften(.milliseconds(milliseconds))

        #expect(error.status == 429)
        #expect(error.fields["Retry-After"] == seconds)
    }
}
