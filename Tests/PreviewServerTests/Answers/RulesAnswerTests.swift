import PreviewFakes
import PreviewCore
import Synchronization
import Testing

@testable import PreviewServer

/// The page of rules (the format, 7).
struct RulesAnswerTests {
    @Test func `answers the page with its tag, and 304 to anyone who has it`() async throws {
        let handling = try await Handling()
        let page = try await handling.ask("GET", "/rules")

        #expect(page.status == 200)
        #expect(page["Content-Type"] == "text/html; charset=utf-8")
        #expect(page["Cache-Control"] == "private, no-cache")
        #expect(page["Content-Security-Policy"] == SecurityFields.contentSecurityPolicy)
        let tag = try #require(page["ETag"])
        #expect(tag == EntityTag(of: page.body.utf8).text)
        let again = try await handling.ask("GET", "/rules", ["If-None-Match": tag])
        #expect(again.status == 304 && again.body.isEmpty && again["ETag"] == tag)
        let head = try await handling.ask("HEAD", "/rules")
        #expect(head.status == 200 && head.body.isEmpty && head["ETag"] == tag)
        let posted = try await handling.ask("POST", "/rules")
        #expect(posted.status == 405 && posted["Allow"] == "GET, HEAD")
    }

    @Test func `draws the page once for all addresses and revisions, and again for another theme`() async throws {
        let handling = try await Handling()
        let drawn = { handling.pages.drawn.withLock { $0 } }
        for query in ["", "?section=2", "?os=18"] { _ = try await handling.ask("GET", "/rules\(query)") }
        _ = try await handling.operate(#"{"op": "hide", "id": "notes"}"#)
        await handling.session.receive(.text(Specs.broken))
        let last = try await handling.ask("GET", "/rules")
        #expect(drawn() == 1)

        handling.server.replaceTheme(renderer: nil, assets: AssetTable(files: ["app.css": [1]]))
        let other = try await handling.ask("GET", "/rules")
        #expect(drawn() == 2)
        #expect(other["ETag"] != last["ETag"])
        #expect(other.body.contains(handling.server.theme.assets.hash))
    }

    @Test func `is under the owner link as at the root, and may be opened from another site's page`() async throws {
        let handling = try await Handling()
        let own = try await handling.ask("GET", "/rules")
        let stranger = "192.168.1.9"
        let linked = try await handling.ask("GET", "/s/\(Handling.token)/rules", peer: stranger)
        #expect(linked.status == 200 && linked.body == own.body)
        let opened = [
            "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document",
        ]
        #expect(try await handling.ask("GET", "/rules", opened).status == 200)
    }

    @Test func `answers 500 where the page can't be drawn, and nothing of why (S29)`() async throws {
        let reply = try await Handling(renderer: BrokenPages()).ask("GET", "/rules")
        #expect(reply.status == 500 && !reply.body.contains("secret"))
    }

    @Test func `SW1: draws layouts and checks operations with the switches of the address`() async throws {
        let spec = """
            {"tabViewStyle": "sidebarAdaptable", "tabViewCustomization": "main", "tabs": [
              {"title": "Home", "value": "home", "customizationID": "c.home"},
              {"title": "Folders", "customizationID": "c.folders", "tabs": [
                {"title": "Work", "value": "work", "customizationID": "c.work"}]}]}
            """
        let handling = try await Handling(reading: Array(spec.utf8))
        let plain = try await handling.ask("GET", "/layout?form=tabBar")
        let other = try await handling.ask("GET", "/layout?form=tabBar&sectionChildrenInBar=true")
        #expect(!plain.body.contains(#""id": "work""#))
        #expect(other.body.contains(#""id": "work""#))

        let move = #"{"op": "moveInBar", "id": "work", "before": "home"}"#
        #expect(try await handling.operate(move).status >= 400)
        #expect(try await handling.operate(move, query: "?sectionChildrenInBar=true").status == 200)
    }
}
