import Foundation
import PreviewCore
import Synchronization
import TabSpecCoding
import Testing

@testable import PreviewServer

/// `POST /preview`: what the page would be with another text (the format, 7).
struct PreviewAnswerTests {
    private static let draft = #"{"tabs": [{"title": "Start", "value": "start"}]}"#

    private func preview(
        _ handling: Handling,
        _ text: String = draft,
        query: String = "",
        accept: String? = "text/html",
        type: String = "application/json"
    ) async throws -> Handling.Reply {
        var fields = ["Content-Type": type]
        fields["Accept"] = accept
        return try await handling.ask("POST", "/preview\(query)", fields, body: text)
    }

    @Test func `answers the page of a draft, which nobody may keep`() async throws {
        let handling = try await Handling()
        let saved = try await handling.ask("GET", "/spec").body

        let page = try await preview(handling, query: "?view=all&profile=zoe")

        #expect(page.status == 200 && page["Content-Type"] == "text/html; charset=utf-8")
        #expect(page.body.contains("<title>zoe</title>"))
        #expect(page["Cache-Control"] == "no-store" && page["ETag"] == nil)
        #expect(try await handling.ask("GET", "/spec").body == saved)
        #expect(try await handling.ask("GET", "/layout").body.contains("Library"))
    }

    @Test(arguments: [nil, "*/*", "application/json"])
    func `answers the layout to anyone who names no HTML`(accept: String?) async throws {
        let handling = try await Handling()
        let layout = try await preview(handling, query: "?platform=iPhone", accept: accept)
        #expect(layout.status == 200 && layout["Content-Type"] == "application/json")
        #expect(layout.body.contains(#""chrome": "bottomBar""#) && layout.body.contains("Start"))
        #expect(!layout.body.contains("Library"))
    }

    @Test func `answers one frame where only that is asked for`() async throws {
        let handling = try await Handling()
        let frame = try await preview(handling, query: "?platform=watch&only=frame")
        #expect(frame.status == 200 && frame.body.hasPrefix("<section>watch"))
    }

    @Test(arguments: ["text/html", "text/html, application/json", "application/json"])
    func `answers every error of a string that is no spec, and no failure that browsers would log`(accept: String)
        async throws
    {
        let handling = try await Handling()
        let refused = try await preview(handling, #"{"tabs": [{"titel": "A"}, {"roll": 1}]"#, accept: accept)
        #expect(refused.status == 200 && refused["Cache-Control"] == "no-store" && refused["ETag"] == nil)
        #expect(refused["Content-Type"] == "application/json")
        #expect(refused.body.contains(#""ok": false"#) && refused.body.contains(#""line": 1"#))
        #expect(try await handling.ask("GET", "/diagnostics").body.contains(#""ok": true"#))
    }

    @Test func `reads YAML and JSON as they are sent, and takes nothing else`() async throws {
        let handling = try await Handling()
        let yaml = "tabs:\n  - title: Start\n    value: start\n"
        #expect(try await preview(handling, yaml, type: "application/yaml; charset=utf-8").status == 200)
        #expect(try await preview(handling, yaml).body.contains(#""ok": false"#))
        #expect(try await preview(handling, yaml, type: "text/plain").status == 415)
    }

    @Test func `shows the file's images only: a draft takes none from other pages`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "drafts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["saved.gif", "new.gif"] {
            try Data("GIF89a\u{1}\0\u{1}\0\(name)".utf8).write(to: folder.appending(path: name))
        }
        let text = { (image: String) in #"{"tabs": [{"title": "A", "value": "a", "image": "\#(image)"}]}"# }
        let handling = try await Handling(reading: Array(text("saved.gif").utf8), imageFolder: folder.path)
        let spec = try #require(handling.session.snapshot.spec)
        let address = try #require(await handling.site.images(as: .owner)?.addresses(for: spec)["saved.gif"])

        let draft = try await preview(handling, text("new.gif"), query: "?only=frame")

        #expect(draft.body.contains("saved.gif") && !draft.body.contains("new.gif"))
        #expect(try await handling.ask("GET", "/\(address)").status == 200)
    }
}
