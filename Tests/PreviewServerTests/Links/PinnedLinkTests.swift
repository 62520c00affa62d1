import PreviewFakes
import PreviewCore
import Foundation
import PreviewAssets
import PreviewPages
import Synchronization
import Testing

@testable import PreviewServer

/// A pinned link shows one moment for ever, whatever happens to the file.
@Suite(.timeLimit(.minutes(20)))
struct PinnedLinkTests {
    static let paths = [
        "", "?view=all", "frame", "frame?platform=iPhone", "layout", "layout?platform=mac&editing=true", "spec",
        "diagnostics", "customization", "export.json", "export.swift", "export.html", "health",
    ]

    private func answers(_ handling: Handling, _ folder: String) async throws -> [String: String] {
        var answers: [String: String] = [:]
        for path in Self.paths {
            let reply = try await handling.ask("GET", folder + path)
            #expect(reply.status == 200, "\(path)")
            answers[path] = "\(reply["ETag"] ?? "no tag") \(reply["Content-Type"] ?? "") \(reply.body)"
        }
        return answers
    }

    /// A hundred edits of the file and drops: good ones, broken ones, and those that attach nothing.
    private func edit(_ handling: Handling) async throws {
        for number in 0..<100 {
            let title = "Edit \(number)"
            let text = String(decoding: Specs.customizable, as: UTF8.self).replacing("Library", with: title)
            switch number % 4 {
            case 0: await handling.session.receive(.text(Specs.plain))
            case 1: await handling.session.receive(.text(Specs.broken))
            case 2: await handling.session.receive(.missing)
            default:
                await handling.session.receive(.text(Array(text.utf8)))
                let op = number % 8 == 3 ? "hide" : "show"
                #expect(try await handling.operate(#"{"op": "\#(op)", "id": "notes"}"#).status == 200)
            }
        }
    }

    @Test func `answers the same bytes after a hundred edits`() async throws {
        let handling = try await Handling(renderer: try realPages())
        _ = try await handling.operate(#"{"op": "hide", "id": "library"}"#)
        let pinned = try await handling.link(ShareTerms(isPinned: true))
        let before = try await answers(handling, pinned)
        let live = try await handling.link()
        #expect(try await handling.ask("GET", live + "layout").body == handling.ask("GET", pinned + "layout").body)

        try await edit(handling)

        #expect(try await answers(handling, pinned) == before)
        #expect(try await handling.ask("GET", live + "layout").body != handling.ask("GET", pinned + "layout").body)
        for path in Self.paths {
            guard let tag = try await handling.ask("GET", pinned + path)["ETag"] else { continue }
            let known = try await handling.ask("GET", pinned + path, ["If-None-Match": tag])
            #expect(known.status == 304 && known.body.isEmpty, "\(path)")
        }
    }

    @Test func `draws a pinned page once, whatever else changes`() async throws {
        let handling = try await Handling()
        let pinned = try await handling.link(ShareTerms(isPinned: true))
        _ = try await handling.ask("GET", pinned)
        for number in 0..<10 {
            await handling.session.receive(.text(number.isMultiple(of: 2) ? Specs.plain : Specs.customizable))
            _ = try await handling.ask("GET", pinned)
        }
        #expect(handling.pages.drawn.withLock { $0 } == 1)
    }

    @Test func `keeps what a pinned link customizes to itself, judged by what it shows`() async throws {
        let handling = try await Handling()
        let pinned = try await handling.link(ShareTerms(role: .customize, isPinned: true))
        await handling.session.receive(.text(Specs.plain))

        let drop = try await handling.post(pinned + "customization", #"{"op": "hide", "id": "notes"}"#)
        #expect(drop.status == 200)
        #expect(try await handling.ask("GET", pinned + "customization")["ETag"] == drop["ETag"])
        #expect(try await handling.ask("GET", pinned).body.contains("[c.notes]"))
        let stale = ["If-Match": "\"\(String(repeating: "0", count: 64))\""]
        let late = try await handling.post(pinned + "customization", #"{"op": "show", "id": "notes"}"#, stale)
        #expect(late.status == 412)
        #expect(late["ETag"] == drop["ETag"])

        await handling.session.receive(.text(Specs.customizable))
        #expect(try await handling.ask("GET", "/").body.contains("[]"))
    }

    @Test(arguments: [true, false])
    func `keeps the images of a pinned spec when their files change or go`(isOpenedBefore: Bool) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "pins-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        for name in ["a", "b"] { try Data(png + name.utf8).write(to: folder.appending(path: "\(name).png")) }
        let text = #"{"tabs": [{"title": "A", "image": "a.png"}, {"title": "B", "image": "b.png"}]}"#
        let handling = try await Handling(reading: Array(text.utf8), imageFolder: folder.path)
        let made = try await handling.post("/shares", #"{"pinned": true, "password": "open sesame"}"#)
        let link = try #require(made.body.firstMatch(of: /\/s\/[A-Za-z0-9_-]{32}\//)).output
        let unlocked = try await handling.post(link + "unlock", #"{"password": "open sesame"}"#)
        let pinned = String(try #require(unlocked.body.firstMatch(of: /\/s\/[A-Za-z0-9_-]{32}\//)).output)
        let before = isOpenedBefore ? try await handling.ask("GET", pinned + "frame").body : nil

        try Data(png + "other".utf8).write(to: folder.appending(path: "a.png"))
        try FileManager.default.removeItem(at: folder.appending(path: "b.png"))

        let frame = try await handling.ask("GET", pinned + "frame?platform=iPhone").body
        let names = frame.matches(of: /images\/[0-9a-f]+\.png/).map { String($0.output) }
        #expect(names.count == 2)
        for (name, end) in zip(names, ["a", "b"]) {
            #expect(try await handling.ask("GET", pinned + name).body.hasSuffix(end))
        }
        if let before { #expect(try await handling.ask("GET", pinned + "frame").body == before) }
    }

    @Test func `serves a pinned spec's images beside those of the present one`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "pins-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        for name in ["old", "new"] { try Data(png + name.utf8).write(to: folder.appending(path: "\(name).png")) }
        func spec(_ image: String) -> [UInt8] {
            Array(#"{"tabs": [{"title": "Home", "value": "home", "image": "\#(image).png"}]}"#.utf8)
        }
        let handling = try await Handling(reading: spec("old"), imageFolder: folder.path)
        let pinned = try await handling.link(ShareTerms(isPinned: true))
        func image(_ folder: String) async throws -> String {
            let frame = try await handling.ask("GET", folder + "frame").body
            return try #require(frame.firstMatch(of: /images\/[0-9a-f]+\.png/)).output.description
        }
        let old = try await image(pinned)
        await handling.session.receive(.text(spec("new")))
        let new = try await image("/")
        #expect(old != new)
        for _ in 0..<2 {
            #expect(try await handling.ask("GET", pinned + old).body.hasSuffix("old"))
            #expect(try await handling.ask("GET", "/" + new).body.hasSuffix("new"))
            #expect(try await handling.ask("GET", "/" + old).status == 404)
            #expect(try await handling.ask("GET", pinned + new).status == 404)
        }
    }
}
