import PreviewFakes
import PreviewCore
import Foundation
import TabModel
import TabSpecCoding
import Testing

@testable import HTTPServing
@testable import PreviewServer

/// Data, files and downloads (the format, 7).
struct DataAnswerTests {
    @Test func `answers the text as it is, under the digest of its bytes`() async throws {
        let handling = try await Handling()
        let spec = try await handling.ask("GET", "/spec")
        #expect(Array(spec.body.utf8) == Specs.customizable)
        #expect(spec["Content-Type"] == "application/json")
        #expect(spec["ETag"] == EntityTag(of: Specs.customizable).text)
    }

    @Test func `answers diagnostics with the revision`() async throws {
        let handling = try await Handling()
        let good = try await handling.ask("GET", "/diagnostics")
        #expect(good.body.contains(#""ok": true"#))
        #expect(good.body.contains(handling.session.snapshot.revision.text))
        await handling.session.receive(.text(Specs.broken))
        let broken = try await handling.ask("GET", "/diagnostics")
        #expect(broken.body.contains(#""id": "syntax""#))
        #expect(broken["ETag"] != good["ETag"])
    }

    @Test func `says that it lives`() async throws {
        let handling = try await Handling()
        let health = try await handling.ask("GET", "/health")
        #expect(health.body == #"{"status":"ok","revision":"1.0badcafe"}"#)
    }

    @Test func `serves assets forever, under their own hash only (S23)`() async throws {
        let handling = try await Handling()
        let asset = try await handling.ask("GET", "/assets/\(handling.assets.hash)/app.css")
        #expect(asset.status == 200)
        #expect(asset.body == "body{}")
        #expect(asset["Cache-Control"] == "public, max-age=31536000, immutable")
        for path in ["/assets/x/app.css", "/assets/\(handling.assets.hash)/app.js", "/app.css", "/favicon.ico"] {
            #expect(try await handling.ask("GET", path).status == 404)
        }
    }

    @Test func `exports spec and customization in one document`() async throws {
        let handling = try await Handling()
        _ = try await handling.operate(#"{"op": "hide", "id": "notes"}"#)
        let export = try await handling.ask("GET", "/export.json")
        #expect(export["Content-Disposition"]?.hasPrefix("attachment") == true)
        let object = try JSONSerialization.jsonObject(with: Data(export.body.utf8)) as? [String: Any]
        let spec = try JSONSerialization.data(withJSONObject: try #require(object?["spec"]))
        let again = SpecReader.read(Array(spec), format: .json, file: "tabs.json")
        #expect(again.spec?.tabs.map(\.id) == ["home", "library", "notes"], "\(again.diagnostics) \(export.body)")
        let customization = object?["customization"] as? [String: Any]
        #expect((customization?["tabs"] as? [String: Any])?.keys.sorted() == ["c.notes"])
    }

    @Test(arguments: ShareRole.allCases)
    func `gives no guest the text of a file that has not been a spec yet (S58)`(role: ShareRole) async throws {
        let handling = try await Handling(reading: Array("TOKEN=secret\n".utf8))
        let link = try await handling.link(ShareTerms(role: role))

        let refused = try await handling.ask("GET", link + "spec")
        #expect(refused.status == 404 && !refused.body.contains("secret"))
        #expect(try await handling.ask("GET", "/spec").body == "TOKEN=secret\n")

        await handling.session.receive(.text(Specs.plain))
        await handling.session.receive(.text(Array("{".utf8)))
        #expect(try await handling.ask("GET", link + "spec").body == "{")
    }

    @Test func `serves an image that the spec names, sandboxed (S33)`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        try Data(png).write(to: folder.appending(path: "shot.png"))
        let text = #"{"tabs": [{"title": "A", "value": "a", "image": "shot.png"}]}"#
        let handling = try await Handling(reading: Array(text.utf8), imageFolder: folder.path)

        let frame = try await handling.ask("GET", "/frame").body
        let name = try #require(frame.firstMatch(of: /images\/([0-9a-f]+\.png)/)?.output.1)
        let image = try await handling.ask("GET", "/images/\(name)")

        #expect(image.status == 200)
        #expect(image["Content-Type"] == "image/png")
        #expect(image["Content-Security-Policy"] == "sandbox")
        #expect(try await handling.ask("GET", "/images/shot.png").status == 404)
        let fresh = try await Handling(reading: Array(text.utf8), imageFolder: folder.path)
        #expect(try await fresh.ask("GET", "/images/\(name)").status == 200)
        await fresh.session.receive(.text(Specs.customizable))
        _ = try await fresh.ask("GET", "/frame")
        #expect(try await fresh.ask("GET", "/images/\(name)").status == 404)
    }

    @Test func `serves a drawing redrawn, and so that it fetches nothing and runs no script (S33, S97)`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let drawing = "<?a href='https://a.example'?><svg xmlns='http://www.w3.org/2000/svg'><g id='a'/></svg>"
        try Data(drawing.utf8).write(to: folder.appending(path: "a.svg"))
        let text = #"{"tabs": [{"title": "A", "value": "a", "image": "a.svg"}]}"#
        let handling = try await Handling(reading: Array(text.utf8), imageFolder: folder.path)

        let frame = try await handling.ask("GET", "/frame").body
        let name = try #require(frame.firstMatch(of: /images\/([0-9a-f]+\.svg)/)?.output.1)
        let image = try await handling.ask("GET", "/images/\(name)")

        #expect(image.status == 200)
        #expect(image.body == "<svg xmlns=\"http://www.w3.org/2000/svg\"><g></g></svg>\n")
        #expect(image["Content-Type"] == "image/svg+xml")
        #expect(image["Content-Security-Policy"] == "default-src 'none'; sandbox")
        #expect(image["X-Content-Type-Options"] == "nosniff")
    }

    @Test func `opens a stream with the present state`() async throws {
        let handling = try await Handling()
        handling.session.hub.finish()
        let events = try await handling.ask("GET", "/events")
        #expect(events["Content-Type"] == "text/event-stream")
        #expect(events["Cache-Control"] == "no-store, no-transform")
        let hello =
            "retry: 1000\n\nevent: hello\nid: 1.0badcafe\ndata: {\"revision\": \"1.0badcafe\", \"ok\": true, \"stream\": \""
        #expect(events.body.contains(hello))
        #expect(events.body.contains("event: bye"))
    }

    @Test func `opens 1,024 streams and no more, fewer where descriptors are scarce (S42)`() async throws {
        let handling = try await Handling()
        let streams = try (0..<StreamSlots.maximum).map { _ in try handling.server.streams.take(for: .owner) }
        let reply = try await handling.ask("GET", "/events")
        #expect(reply.status == 503)
        #expect(reply["Retry-After"] == "5")
        #expect(streams.count == min(1024, DescriptorLimit.current / 4))
    }

    /// A visit by a link of its own.
    private func visit(_ handling: Handling) async throws -> (Visitor, token: String) {
        let token = try await handling.service.create(ShareTerms()).token
        guard case .open(let visit) = handling.service.access(with: token) else { throw HTTPError.notFound }
        return (.guest(visit), token)
    }

    @Test func `gives a link a quarter of the streams, so that other links find some (S90)`() async throws {
        let handling = try await Handling()
        let (greedy, token) = try await visit(handling)
        let streams = try (0..<StreamSlots.maximum / 4).map { _ in try handling.server.streams.take(for: greedy) }
        #expect(throws: HTTPError.tooManyStreams) { try handling.server.streams.take(for: greedy) }
        #expect(try await handling.ask("GET", "/s/\(token)/events").status == 503)
        let other = try await visit(handling)
        handling.session.hub.finish()
        #expect(try await handling.ask("GET", "/s/\(other.token)/events").status == 200)
        #expect(streams.count == handling.server.streams.count)
    }

    @Test func `keeps an eighth of the streams for the owner, no matter who holds the rest (S42)`() async throws {
        let handling = try await Handling()
        let most = StreamSlots.maximum - StreamSlots.maximum / 8
        var streams: [StreamSlots.Place] = []
        while streams.count < most {
            let (guest, _) = try await visit(handling)
            let share = min(StreamSlots.maximum / 4, most - streams.count)
            streams += try (0..<share).map { _ in try handling.server.streams.take(for: guest) }
        }
        #expect(streams.count == handling.server.streams.count)
        let late = try await visit(handling)
        #expect(try await handling.ask("GET", "/s/\(late.token)/events").status == 503)
        #expect(try await handling.ask("HEAD", "/events").status == 200)
    }
}
