import PreviewFakes
import PreviewCore
import PreviewPages
import Testing

@testable import PreviewServer

@Suite struct ExportAnswerTests {
    private static let paths = ["/export.html", "/export.json", "/export.png", "/export.swift"]

    @Test(arguments: paths)
    func `is a download with a tag that is asked about again`(path: String) async throws {
        let handling = try await Handling(pictures: FakePictures())

        let reply = try await handling.ask("GET", path)

        #expect(reply.status == 200)
        #expect(reply["Content-Disposition"]?.hasPrefix("attachment; filename=\"") == true)
        #expect(reply["Content-Security-Policy"] == "sandbox")
        #expect(reply["Cache-Control"] == "private, no-cache")
        let tag = try #require(reply["ETag"])
        #expect(try await handling.ask("GET", path, ["If-None-Match": tag]).status == 304)
    }

    @Test func `tells how far the interactive file is, while it is drawn`() async throws {
        let (drawing, ending) = (AsyncStream.makeStream(of: Void.self), AsyncStream.makeStream(of: Void.self))
        let pages = FakePages { progress in
            await progress(ExportProgress(drawn: 3, found: 8))
            drawing.continuation.yield()
            for await _ in ending.stream { break }
        }
        let handling = try await Handling(renderer: pages)
        async let file = handling.ask("GET", "/export.html?platform=mac")
        for await _ in drawing.stream { break }

        let state = try await handling.ask("GET", "/export-progress?platform=mac")
        #expect(state.body == #"{"drawn":3,"found":8}"#)
        #expect(try await handling.ask("GET", "/export-progress").body == "{}", "another query, another file")
        ending.continuation.yield()
        #expect(try await file.status == 200)
        #expect(try await handling.ask("GET", "/export-progress?platform=mac").body == "{}", "it is done")
    }

    @Test(arguments: paths)
    func `answers HEAD like GET, without the body`(path: String) async throws {
        let handling = try await Handling(pictures: FakePictures())

        let (head, get) = (try await handling.ask("HEAD", path), try await handling.ask("GET", path))

        #expect(head.status == 200 && head.body.isEmpty)
        for name in ["ETag", "Content-Length", "Content-Type", "Content-Disposition"] {
            #expect(head[name] == get[name], "\(name)")
        }
    }

    @Test(arguments: paths)
    func `has nothing before the first good spec`(path: String) async throws {
        let handling = try await Handling(reading: Array("{".utf8), pictures: FakePictures())

        let reply = try await handling.ask("GET", path, ["Accept": "application/json"])

        #expect(reply.status == 503 && reply.body.contains("\"noSpec\""))
    }

    @Test(arguments: paths)
    func `comes from the last good spec while the text has errors`(path: String) async throws {
        let handling = try await Handling(pictures: FakePictures())
        await handling.session.receive(.text(Specs.broken))

        let reply = try await handling.ask("GET", path)

        #expect(reply.status == 200 && reply["TabPreview-Stale"] == "true")
    }

    @Test(arguments: paths)
    func `is for those who may read and for no other site`(path: String) async throws {
        let handling = try await Handling(pictures: FakePictures())

        let stranger = try await handling.ask("GET", path, peer: "192.0.2.1")
        #expect(stranger.status == 403)
        let other = ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"]
        #expect(try await handling.ask("GET", path, other).status == 403)
        #expect(try await handling.ask("GET", "/s/\(Handling.token)\(path)").status == 200)
        #expect(try await handling.ask("POST", path).status == 405)
    }

    @Test func `draws what the address says, as large as it says`() async throws {
        let pictures = FakePictures()
        let handling = try await Handling(pictures: pictures)

        let reply = try await handling.ask("GET", "/export.png?platform=tv&select=home&scale=3")

        #expect(reply["Content-Type"] == "image/png")
        #expect(reply.body.contains("platform=tv&select=home") && reply.body.hasSuffix("× 3"))
        #expect(try await handling.ask("GET", "/export.png?scale=9").body.hasSuffix("× 2"))
    }

    @Test func `writes source for the app that the address describes, and says what it can't read`() async throws {
        let handling = try await Handling()

        let tabs = try await handling.ask("GET", "/export.swift?only=tabs&prefix=My&minimumOS=27&platform=tv").body
        let wrong = try await handling.ask("GET", "/export.swift?only=x%0Aimport%20Evil&prefix=9&minimumOS=2&only=tabs")

        #expect(tabs.contains("\nstruct My") && tabs.contains("with iOS 27.0 or later") && !tabs.contains("#Preview"))
        #expect(wrong.status == 200 && wrong.body.contains("#Preview") && wrong.body.contains("with iOS 18.0 or later"))
        #expect(wrong.body.contains("// - only: \"x") && wrong.body.contains("Expected tabs."))
        #expect(!wrong.body.contains("\nimport Evil"))
        #expect(
            wrong.body.contains("// - prefix: \"9\" can't be used.") && wrong.body.contains("// - minimumOS: \"2\"")
        )
        #expect(try await handling.ask("GET", "/export.swift?only=&prefix=").body.contains("can't be used") == false)
    }

    @Test func `draws nothing twice for the same view`() async throws {
        let pictures = FakePictures()
        let handling = try await Handling(pictures: pictures)

        for _ in 0..<3 { _ = try await handling.ask("GET", "/export.png?platform=iPhone") }

        #expect(pictures.asked.count == 1)
    }

    @Test func `explains that there is no browser, as a page and as JSON`() async throws {
        let handling = try await Handling(pictures: FakePictures(failure: .noBrowser("nowhere")))

        let page = try await handling.ask("GET", "/export.png", ["Accept": "text/html"])
        let json = try await handling.ask("GET", "/export.png", ["Accept": "application/json"])

        #expect(page.status == 503 && page.body.contains("export.chromium"))
        #expect(json.status == 503 && json.body.contains("\"noBrowser\"") && json["Retry-After"] == nil)
        #expect(json["Cache-Control"] == "no-store")
    }
}
