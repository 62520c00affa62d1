import Testing

@testable import PreviewServer

/// The server as a whole, over sockets.
@Suite(.timeLimit(.minutes(20)))
struct ServingTests {
    @Test func `serves the page, a drop, and the changed page over one kept connection`() async throws {
        try await withServer { running in
            try await running.talk { talker throws in
                let page = try talker.ask("GET", "/")
                #expect(page.status == 200)
                #expect(page.body.contains("1.0badcafe 2 []"))

                let json = ["Content-Type: application/json"]
                let drop = try talker.ask("POST", "/customization", json, body: #"{"op": "hide", "id": "notes"}"#)
                #expect(drop.status == 200, "\(drop.body)")
                #expect(drop.body.contains("c.notes"))

                let changed = try talker.ask("GET", "/")
                #expect(changed.body.contains("2.0badcafe 2 [c.notes]"))
            }
        }
    }
}
