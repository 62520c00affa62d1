import Foundation
@testable import PreviewCore
import Testing

/// The content that is uploaded to a team's server, and the refusals.
@Suite struct UploadTests {
    private func upload(_ files: [String: Int]) -> Upload {
        Upload(
            file: "tabs.yaml",
            text: Data("tabs: []".utf8),
            files: files.map { Upload.File(path: $0.key, content: Data(repeating: 7, count: $0.value)) }
        )
    }

    @Test func `is read as it was written`() throws {
        let sent = upload(["Shots/home.png": 3, "Ä \u{1F600}.svg": 0])
        #expect(try Upload(reading: Array(sent.body())) == sent)
        #expect(try sent.body() == sent.body())
    }

    @Test(arguments: [
        ("", "it is not valid JSON"), ("{", "it is not valid JSON"), ("[]", "\"\" has the wrong type"),
        ("{}", "\"file\" is missing"), (#"{"file": 3, "text": "", "files": []}"#, "\"file\" has the wrong type"),
        (#"{"file": "a.json", "text": "%", "files": []}"#, "\"text\" is not base64"),
        (#"{"file": "a.json", "text": "", "files": [{"path": "a"}]}"#, "\"content\" is missing"),
        (#"{"file": "a.json", "text": null, "files": []}"#, "\"text\" has the wrong type"),
        (
            #"{"file": "a.json", "text": "", "files": [{"path": "a", "content": "?"}]}"#,
            "\"files[0].content\" is not base64"
        ),
    ])
    func `says what is wrong with a body`(body: String, reason: String) {
        let error = #expect(throws: HostError.self) { try Upload(reading: Array(body.utf8)) }
        #expect(error == .body(reason))
    }

    @Test(arguments: [
        "", "/etc/passwd.png", "../up.png", "a/../b.png", "a//b.png", "./a.png", "a.png/", "a\n.png", "a\\b.png",
        "a\0b.png", "a\u{202E}b.png", "a\u{2028}b.png", String(repeating: "x", count: 1021) + ".png",
    ])
    func `refuses a path that leads elsewhere, or looks like another (S65, S81)`(path: String) throws {
        let error = #expect(throws: HostError.self) { try upload([path: 1]).published() }
        guard case .file(path, let reason)? = error else { throw try #require(error) }
        #expect(reason.hasPrefix("a path "))
    }

    @Test(arguments: [
        ".a.png", ".git/a.png", ".GIT/a.png", "a/.git/b.png", "\u{200C}.git/a.png", "\u{200D}\u{200C}.a.png",
        ".symbols/.a.svg", "A.xcassets/.git/Contents.json",
    ])
    func `refuses hidden files (S81)`(path: String) {
        let error = #expect(throws: HostError.self) { try upload([path: 1]).published() }
        #expect(error == .file(path: path, reason: "no part of a path can begin with a dot"))
    }

    @Test(arguments: ["a.png.", "a.png ", "git./a.png", "a /b.png"])
    func `refuses names that some systems shorten (S81)`(path: String) {
        let error = #expect(throws: HostError.self) { try upload([path: 1]).published() }
        #expect(error == .file(path: path, reason: "no part of a path can end with a dot or a space"))
    }

    @Test(arguments: [
        "Package.swift", "tabpreview.json", "a", "png", "Makefile", "a.sh", "a.png.sh", "a.json", "Contents.json",
        "A/Contents.json", "A.xcassets/a.json", "A.xcassets/contents.json", "A.xcassets/a.swift", "a.html", "a.PNG.exe",
        ".symbols/a.png", ".symbols/a/b.svg", ".symbols/a", ".Symbols/a.svg",
    ])
    func `refuses kinds of files that no spec names (S81)`(path: String) throws {
        let error = #expect(throws: HostError.self) { try upload([path: 1]).published() }
        guard case .file(path, _)? = error else { throw try #require(error) }
    }

    @Test(arguments: [
        "a.png", "Shots/home.JPG", "A.xcassets/B.imageset/Contents.json", "A.xcassets/Contents.json", "ü.svg",
        "\u{645}\u{200C}\u{6CC}.png", "a b/c...d.webp", "L.xcstrings", "A.xcassets/x.imageset/x.pdf",
        ".symbols/a.b.svg",
    ])
    func `takes images and catalogs beside the spec, and symbols (S81)`(path: String) throws {
        #expect(try upload([path: 1]).published() == [PublishedFile(path: path, bytes: [7])])
    }

    @Test func `refuses what is too much (S65)`() {
        let many = Upload(
            file: "a.json",
            text: Data(),
            files: (0...Upload.limits.files).map { Upload.File(path: "\($0).png", content: Data()) }
        )
        #expect(throws: HostError.body("it has more than 2000 files")) { try many.published() }
        let large = upload(["a.png": 20 << 20, "b.png": 13 << 20])
        #expect(throws: HostError.body("its files are larger than 32 MiB in total")) { try large.published() }
        let twice = Upload(
            file: "a.json",
            text: Data(),
            files: [Upload.File(path: "a.png", content: Data()), Upload.File(path: "a.png", content: Data())]
        )
        #expect(throws: HostError.file(path: "a.png", reason: "it appears twice")) { try twice.published() }
    }

    @Test(arguments: [
        ("tabs.yaml", true), ("a.YML", true), ("b.json", true), ("b.txt", false), ("x/b.json", false), ("", false),
        (".b.json", false), ("b\u{202E}.json", false),
    ])
    func `knows a spec by its name`(file: String, isSpec: Bool) {
        #expect(Upload(file: file, text: Data()).hasSpecName == isSpec)
    }
}
