import PreviewFakes
import PreviewCore
import Synchronization
import Testing

@testable import PreviewServer

/// Pages, frames and layouts, asked for without a socket (the format, 7).
struct PageAnswerTests {
    @Test func `answers the page with its tag, and 304 to anyone who has it`() async throws {
        let handling = try await Handling()
        let page = try await handling.ask("GET", "/")
        #expect(page.status == 200)
        #expect(page["Content-Type"] == "text/html; charset=utf-8")
        #expect(page["Cache-Control"] == "private, no-cache")
        let tag = try #require(page["ETag"])
        #expect(tag == EntityTag(of: page.body.utf8).text)

        for known in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
            let again = try await handling.ask("GET", "/", ["If-None-Match": known])
            #expect(again.status == 304)
            #expect(again.body.isEmpty)
            #expect(again["ETag"] == tag)
        }
        #expect(try await handling.ask("GET", "/", ["If-None-Match": "\"x\""]).status == 200)
    }

    @Test func `draws a page once for the same revision, query and theme`() async throws {
        let handling = try await Handling()
        let drawn = { handling.pages.drawn.withLock { $0 } }
        for _ in 0..<5 { _ = try await handling.ask("GET", "/?view=all") }
        #expect(drawn() == 1)

        _ = try await handling.ask("GET", "/?view=one")
        #expect(drawn() == 2)
        await handling.session.receive(.text(Specs.broken))
        _ = try await handling.ask("GET", "/?view=one")
        #expect(drawn() == 3)
        _ = try await handling.operate(#"{"op": "hide", "id": "notes"}"#)
        #expect(try await handling.ask("GET", "/?view=one").body.contains("[c.notes]"))
        #expect(drawn() == 4)
        handling.server.replaceTheme(renderer: nil, assets: AssetTable(files: ["app.css": [1]]))
        let other = try await handling.ask("GET", "/?view=one")
        #expect(drawn() == 5)
        #expect(other.body.contains(handling.server.theme.assets.hash))
    }

    @Test func `shows every profile its own page`() async throws {
        let handling = try await Handling()
        _ = try await handling.operate(#"{"op": "hide", "id": "notes"}"#, query: "?profile=zoe")
        #expect(try await handling.ask("GET", "/?profile=zoe").body.contains("[c.notes]"))
        #expect(try await handling.ask("GET", "/").body.contains("[]"))
    }

    @Test func `answers devices as the page of all`() async throws {
        let handling = try await Handling()
        let devices = try await handling.ask("GET", "/devices?os=18&view=one")
        let all = try await handling.ask("GET", "/?view=all&os=18")
        #expect(devices.status == 200)
        #expect(devices.body == all.body)
    }

    @Test func `returns layouts as JSON, of an iPad unless another platform is named`() async throws {
        let handling = try await Handling()
        let layout = try await handling.ask("GET", "/layout")
        #expect(layout["Content-Type"] == "application/json")
        #expect(layout.body.contains(#""chrome": "sidebar""#))
        let phone = try await handling.ask("GET", "/layout?platform=iPhone")
        #expect(phone.body.contains(#""chrome": "bottomBar""#))
        let frame = try await handling.ask("GET", "/frame")
        #expect(frame.body.contains("iPad"))
        #expect(try await handling.ask("GET", "/frame?platform=iPhone").body.contains("iPhone"))
        #expect(frame["ETag"] != nil)
    }

    @Test func `says that a layout is of an older text while the present one is broken`() async throws {
        let handling = try await Handling()
        let good = try await handling.ask("GET", "/layout")
        #expect(good["TabPreview-Stale"] == nil)
        await handling.session.receive(.text(Specs.broken))

        for path in ["/layout", "/frame", "/export.json", "/customization"] {
            let stale = try await handling.ask("GET", path)
            #expect(stale.status == 200, "\(path)")
            #expect(stale["TabPreview-Stale"] == "true", "\(path)")
        }
        #expect(try await handling.ask("GET", "/layout").body == good.body)
        #expect(try await handling.ask("GET", "/spec").body == String(decoding: Specs.broken, as: UTF8.self))
        #expect(try await handling.ask("GET", "/health").status == 200)
    }

    @Test func `answers pages before the first good spec, and 503 to what needs one`() async throws {
        let handling = try await Handling(reading: Specs.broken)
        let page = try await handling.ask("GET", "/", ["Accept": "text/html"])
        #expect(page.status == 200)
        #expect(page.body.contains("tabs.json:"))
        for path in ["/layout", "/frame", "/export.json", "/customization", "/profiles"] {
            let reply = try await handling.ask("GET", path)
            #expect(reply.status == 503, "\(path)")
            #expect(reply.body.contains(#""id":"noSpec""#))
            #expect(reply.body.contains(#""line":1"#))
            #expect(reply["Cache-Control"] == "no-store")
        }
        #expect(try await handling.operate(#"{"op": "resetAll"}"#).status == 503)
        #expect(try await handling.ask("GET", "/spec").status == 200)
        #expect(try await handling.ask("GET", "/health").status == 200)
        #expect(try await handling.ask("GET", "/diagnostics").body.contains(#""ok": false"#))
    }

    @Test func `answers 404 for the text of a file that is not there`() async throws {
        let handling = try await Handling(reading: nil)
        await handling.session.receive(.missing)
        #expect(try await handling.ask("GET", "/spec").status == 404)
        #expect(try await handling.ask("GET", "/").status == 200)
        #expect(try await handling.ask("GET", "/layout").status == 503)
    }
}
