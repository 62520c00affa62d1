import Foundation
import PreviewPages
import Testing

@testable import HTTPServing
@testable import PreviewServer

/// The table of Public's files (S23).
struct AssetTableTests {
    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "assets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appending(path: "icons"), withIntermediateDirectories: true)
        for name in ["app.css", "app.js", "icons/a.svg", ".hidden.js", "notes.txt", "page.html"] {
            try Data(name.utf8).write(to: folder.appending(path: name))
        }
        return folder
    }

    @Test func `holds files with known endings only (S23)`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try AssetTable(folder: folder).names == ["app.css", "app.js", "icons/a.svg"])
    }

    @Test func `leaves out links that lead out of the folder (S23)`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let outside = FileManager.default.temporaryDirectory.appending(path: "outside-\(UUID().uuidString).css")
        try Data("secret".utf8).write(to: outside)
        defer { try? FileManager.default.removeItem(at: outside) }
        try FileManager.default.createSymbolicLink(at: folder.appending(path: "link.css"), withDestinationURL: outside)

        #expect(try !AssetTable(folder: folder).names.contains("link.css"))
    }

    @Test func `reads a folder that is a link itself`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let link = FileManager.default.temporaryDirectory.appending(path: "link-\(UUID().uuidString)")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
        defer { try? FileManager.default.removeItem(at: link) }

        #expect(try AssetTable(folder: link).names == ["app.css", "app.js", "icons/a.svg"])
    }

    private func text(_ name: String, in table: AssetTable, hash: String? = nil) -> String? {
        guard case .bytes(let bytes)? = table.asset(name, hash: hash ?? table.hash)?.body else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func `serves a page's sheets as one, and says which import it can't follow`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("@import url(\"app.css\");\n/* why */ a { b: c }".utf8).write(to: folder.appending(path: "page.css"))
        try Data("p { q: r }".utf8).write(to: folder.appending(path: "app.css"))

        let table = try AssetTable(folder: folder)

        #expect(text("page.css", in: table) == "p{q:r}a{b:c}")
        #expect(text("app.css", in: table) == "p { q: r }")
        try FileManager.default.removeItem(at: folder.appending(path: "app.css"))
        #expect(throws: StyleSheetError.self) { try AssetTable(folder: folder) }
    }

    @Test(arguments: ["\r\n", "\r"])
    func `takes lines that end in CR LF or CR`(end: String) throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = ["import { b } from './b.js';", "// why", "export function a() {", "    return b;", "}", ""]
        for (name, lines) in ["page.js": script, "b.js": ["/* c", " */", "export const b = `1", "2`;", ""]] {
            try Data(lines.joined(separator: end).utf8).write(to: folder.appending(path: name))
        }
        try Data("@import url(\"app.css\");\(end)a { b: c }\(end)".utf8).write(to: folder.appending(path: "page.css"))
        try Data("/* d */\(end)p { q: r }\(end)".utf8).write(to: folder.appending(path: "app.css"))

        let table = try AssetTable(folder: folder)

        #expect(text("page.css", in: table) == "p{q:r}a{b:c}")
        #expect(table.names.allSatisfy { text($0, in: table)?.contains("\r") == false })
        #expect(text("b.js", in: table)?.contains("export const b = `1\n2`;") == true)
    }

    @Test func `fails where there is no folder`() {
        #expect(throws: (any Error).self) { try AssetTable(folder: URL(filePath: "/nonexistent-\(UUID())")) }
    }

    @Test func `has another hash when a byte or a name is another`() {
        let table = AssetTable(files: ["a.css": [1], "b.css": [2]])
        #expect(table.hash == AssetTable(files: ["b.css": [2], "a.css": [1]]).hash)
        #expect(table.hash != AssetTable(files: ["a.css": [1], "b.css": [3]]).hash)
        #expect(table.hash != AssetTable(files: ["a.css": [1], "c.css": [2]]).hash)
    }

    @Test func `gives a page of another version its own files, to be kept nowhere`() {
        let table = AssetTable(files: ["a.css": Array("p {}".utf8)])
        let other = AssetTable(files: ["a.css": [2], "b.css": [3]])
        #expect(text("a.css", in: table, hash: other.hash) == "p {}")
        let given = table.asset("a.css", hash: other.hash)
        #expect(given?.caching == .never && given?.tag == nil)
        #expect(table.asset("b.css", hash: other.hash) == nil)
        for hash in ["other", "", String(other.hash.dropLast()), other.hash + "0", "G" + other.hash.dropFirst()] {
            #expect(table.asset("a.css", hash: hash) == nil)
        }
    }

    @Test func `replaces one file under a hash of its own`() {
        let table = AssetTable(files: ["a.css": Array("a {}".utf8), "symbols.svg": Array("<svg/>".utf8)])
        let own = table.replacing("symbols.svg", with: Array("<svg>own</svg>".utf8))
        #expect(text("symbols.svg", in: own) == "<svg>own</svg>" && text("a.css", in: own) == "a {}")
        #expect(text("symbols.svg", in: table) == "<svg/>")
        #expect(own.hash != table.hash && own.names == table.names)
        #expect(table.replacing("symbols.svg", with: Array("<svg>own</svg>".utf8)).hash == own.hash)
        #expect(table.replacing("symbols.svg", with: Array("<svg>other</svg>".utf8)).hash != own.hash)
        #expect(own.asset("symbols.svg", hash: own.hash)?.caching == .forever)
    }

    @Test func `gives exact names only (S23)`() {
        let table = AssetTable(files: ["a.css": [1]])
        #expect(table.asset("a.css", hash: table.hash)?.contentType == "text/css; charset=utf-8")
        #expect(table.asset("a.css", hash: table.hash)?.caching == .forever)
        for name in ["A.css", "a.css/", "../a.css", "", "b.css"] { #expect(table.asset(name, hash: table.hash) == nil) }
    }
}
