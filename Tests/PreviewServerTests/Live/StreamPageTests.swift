import PreviewFakes
import PreviewCore
import PreviewPages
import Synchronization
import Testing

@testable import HTTPServing
@testable import PreviewServer

/// A change brings the page along that the reader of its stream shows next.
@Suite struct StreamPageTests {
    /// The page's address, drawn for the owner.
    private func page(_ handling: Handling, _ target: String = "/") throws -> PageAddress {
        let route = try #require(RouteTable.all.match([""])?[.get])
        return PageAddress(route: route, target: try RequestTarget(target))
    }

    private func open(_ handling: Handling) -> StreamPage { handling.site.followed.begin(for: .owner, as: .owner) }

    private func text(_ event: PreviewEvent, _ handling: Handling, _ page: StreamPage) async -> String {
        let chunk = await handling.site.written(event, for: page, of: handling.server).chunk
        return String(decoding: chunk.data(isFramed: true), as: UTF8.self)
    }

    private func change(_ handling: Handling) -> PreviewEvent {
        .change(revision: handling.session.snapshot.revision, kind: .spec, ok: true)
    }

    @Test func `a request with the stream's id has later changes bring its page along`() async throws {
        let handling = try await Handling()
        let followed = open(handling)
        let answer = try await handling.ask("GET", "/?view=one", ["TabPreview-Stream": followed.id])
        let tag = try #require(answer["TabPreview-Drawn"])
        await handling.session.receive(.text(Specs.plain))

        let text = await text(change(handling), handling, followed)
        let revision = handling.session.snapshot.revision.text
        #expect(text.contains("\"shown\": \"\(tag)\""))
        #expect(text.contains("since \(tag)"))
        #expect(text.contains("\"drawn\": \"\(revision)\""))
    }

    @Test func `draws and writes an event once for all readers of the same page, and for each viewpoint its own (S9)`()
        async throws
    {
        let handling = try await Handling()
        let link = try await handling.link(ShareTerms())
        let visitor = handling.handler.gate.links.visitor(with: String(link.dropFirst(3).dropLast()))
        let visit = try #require(visitor?.visit)
        let owners = (0..<20).map { _ in open(handling) }
        let guest = handling.site.followed.begin(for: .link(visit.id), as: Viewpoint(.guest(visit)))
        for page in owners { _ = try await handling.ask("GET", "/", ["TabPreview-Stream": page.id]) }
        _ = try await handling.ask("GET", link, ["TabPreview-Stream": guest.id])
        await handling.session.receive(.text(Specs.plain))
        let (event, before) = (change(handling), handling.pages.drawn.withLock(\.self))

        let chunks = await withTaskGroup(of: HTTPChunk.self) { group in
            for page in owners {
                group.addTask { await handling.site.written(event, for: page, of: handling.server).chunk }
            }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(chunks.count == 1)
        #expect(handling.pages.drawn.withLock { $0 } == before + 1)
        let brought = await handling.site.written(event, for: guest, of: handling.server)
        #expect(brought.drawn != nil)
        #expect(handling.pages.drawn.withLock { $0 } == before + 2)
    }

    @Test func `a page that takes long to make comes once, and then is asked for`() async throws {
        let handling = try await Handling()
        let followed = open(handling)
        let shown = StreamPage.Shown(address: try page(handling), tag: "a")
        followed.note(shown)
        let slow = EncodedEvent("slow", drawn: "b", isSlow: true)
        handling.site.followed.written.insert(slow, for: EventKey(change(handling), after: shown), cost: 1)

        #expect(await text(change(handling), handling, followed) == "4\r\nslow\r\n")
        #expect(followed.shown == nil)
    }

    @Test func `goes on from the page that an event brought, unless a request has named another`() async throws {
        let handling = try await Handling()
        let followed = open(handling)
        let first = StreamPage.Shown(address: try page(handling), tag: "a")
        followed.note(first)
        followed.follow(from: first, to: "b")
        #expect(followed.shown?.tag == "b")
        followed.follow(from: first, to: "c")
        #expect(followed.shown?.tag == "b")
        followed.forget()
        followed.follow(from: first, to: "d")
        #expect(followed.shown == nil)
    }

    @Test func `a change names only the revision before the stream's reader has asked for a page`() async throws {
        let handling = try await Handling()
        let written = await handling.site.written(change(handling), for: open(handling), of: handling.server)
        #expect(written.chunk == EncodedEvent(EventText.text(change(handling))).chunk)
    }

    @Test func `nothing but changes brings a page along`() async throws {
        let handling = try await Handling()
        let followed = open(handling)
        followed.note(StreamPage.Shown(address: try page(handling), tag: "a"))
        for event in [PreviewEvent.presence(2), .links, .ping, .bye] {
            let written = await handling.site.written(event, for: followed, of: handling.server)
            #expect(written.chunk == EncodedEvent(EventText.text(event)).chunk)
        }
    }

    @Test func `the stream of another viewpoint stays as it is (S9)`() async throws {
        let handling = try await Handling()
        let guest = handling.site.followed.begin(for: .owner, as: Viewpoint(rights: .view))
        _ = try await handling.ask("GET", "/", ["TabPreview-Stream": guest.id])
        #expect(guest.shown == nil)
        _ = try await handling.ask("GET", "/", ["TabPreview-Stream": "0"])
    }

    @Test func `a stream that is let go of is not found any more`() async throws {
        let handling = try await Handling()
        var followed: StreamPage? = open(handling)
        #expect(handling.site.followed.count == 1)
        #expect(followed != nil)
        followed = nil
        #expect(handling.site.followed.count == 0)
    }

    @Test func `a page for one reader is cached by nobody else`() async throws {
        let handling = try await Handling()
        let whole = try await handling.ask("GET", "/")
        let thin = try await handling.ask("GET", "/", ["TabPreview-Shown": "12ab"])
        #expect(whole["Cache-Control"] == "private, no-cache")
        #expect(thin["Cache-Control"] == "no-store")
        #expect(thin["ETag"] == nil)
        #expect(thin.body.contains("since 12ab"))
    }

    @Test(arguments: ["", "x", "12345678901234567", "../..", "12 34"])
    func `a tag that is none of ours asks for the whole page`(tag: String) async throws {
        let handling = try await Handling()
        let answer = try await handling.ask("GET", "/", ["TabPreview-Shown": tag])
        #expect(!answer.body.contains("since"))
        #expect(answer["Cache-Control"] == "private, no-cache")
    }
}
