import FlyingFox
import Foundation
import Testing

@testable import PreviewServer
@testable import TabPreviewServer

/// The events of a mounted preview, its texts and its storage.
@Suite(.timeLimit(.minutes(2)))
struct LivePreviewTests {
    private func openStream(_ port: UInt16) async throws -> Client {
        var client = try await Client(port: port)
        let reply = try await client.ask("GET", "/tabs/events")
        #expect(reply["Content-Type"] == "text/event-stream")
        #expect(try await client.receive(upTo: "}\n\n").contains("event: hello"))
        return client
    }

    @Test func `tells open pages of a save of the file`() async throws {
        try await withFile { file in
            try await withServer(of: TabPreview(contentsOf: file, at: "/tabs")) { port in
                var stream = try await openStream(port)
                try Data(sampleSpec.replacing("Library", with: "Archive").utf8).write(to: URL(filePath: file))
                #expect(try await stream.receive(upTo: "event: change").hasSuffix("event: change"))
                #expect(try await stream.receive(upTo: "}\n\n").contains(#""kind": "spec", "ok": true"#))
                var client = try await Client(port: port)
                #expect(try await client.ask("GET", "/tabs/").body.contains("Archive"))
            }
        }
    }

    @Test func `shows another text, and saves none`() async throws {
        let preview = try await TabPreview(spec: sampleSpec, named: "trips.yaml", at: "/tabs")
        try await withServer(of: preview) { port in
            var stream = try await openStream(port)
            try await preview.show(sampleSpec.replacing("Library", with: "Archive"))
            #expect(try await stream.receive(upTo: "event: change").hasSuffix("event: change"))

            var client = try await Client(port: port)
            let page = try await client.ask("GET", "/tabs/")
            #expect(page.body.contains("Archive"))
            #expect(page.body.contains("trips.yaml"))
            let fields = ["Content-Type": "application/yaml", "If-Match": "*"]
            #expect(try await client.ask("PUT", "/tabs/spec", fields, body: sampleSpec).status == 409)
        }
    }

    @Test func `shows no text in place of a file`() async throws {
        try await withFile { file in
            let preview = try await TabPreview(contentsOf: file, at: "/tabs")
            await #expect(throws: TabPreviewError.hasFile) { try await preview.show(sampleSpec) }
            await preview.close()
        }
    }

    @Test func `ends the stream of a client that has left`() async throws {
        var configuration = TabPreview.Configuration()
        configuration.heartbeat = .milliseconds(20)
        let preview = try await TabPreview(spec: sampleSpec, at: "/tabs", configuration: configuration)
        try await withServer(of: preview) { port in
            let stream = try await openStream(port)
            let places = preview.server.handler.server.streams
            #expect(places.count == 1)
            try stream.close()
            while places.count > 0 { try await Task.sleep(for: .milliseconds(5)) }
        }
    }

    @Test func `sends open pages the last event, so that the server can stop`() async throws {
        let preview = try await TabPreview(spec: sampleSpec, at: "/tabs")
        try await withServer(of: preview) { port in
            var stream = try await openStream(port)
            await preview.close()
            #expect(try await stream.receive(upTo: "0\r\n\r\n").contains("event: bye"))
        }
    }

    @Test func `keeps customizations in its folder`() async throws {
        try await withFile { file in
            let folder = URL(filePath: file).deletingLastPathComponent().appending(path: "kept").path
            var configuration = TabPreview.Configuration()
            configuration.storage = .folder(folder)
            for round in 1...2 {
                let preview = try await TabPreview(contentsOf: file, at: "/tabs", configuration: configuration)
                try await withServer(of: preview) { port in
                    var client = try await Client(port: port)
                    if round == 1 {
                        let hide = #"{"op": "hide", "id": "library"}"#
                        let fields = ["Content-Type": "application/json"]
                        #expect(try await client.ask("POST", "/tabs/customization", fields, body: hide).status == 200)
                    }
                    #expect(try await client.ask("GET", "/tabs/customization").body.contains("library"))
                }
            }
        }
    }
}
