import Foundation
import PreviewCore
import Testing

@testable import PreviewHosting

/// What travels to a team's server, and what is refused of it.
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
        "", "/etc/passwd", "../up.png", "a/../b.png", "a//b.png", "./a.png", "a/", "a\nb", "a\\b", "a\0b",
        String(repeating: "x", count: 1025),
    ])
    func `refuses a path that leads elsewhere`(path: String) throws {
        let error = #expect(throws: HostError.self) { try upload([path: 1]).published() }
        guard case .file(path, _)? = error else { throw try #require(error) }
    }

    @Test(arguments: ["a.png", "Shots/home.png", "A.xcassets/B.imageset/Contents.json", ".hidden", "ü"])
    func `takes a path beside the spec`(path: String) throws {
        #expect(try upload([path: 1]).published() == [PublishedFile(path: path, bytes: [7])])
    }

    @Test func `refuses what is too much`() {
        let many = Upload(
            file: "a.json",
            text: Data(),
            files: (0...Upload.limits.files).map { Upload.File(path: "\($0)", content: Data()) }
        )
        #expect(throws: HostError.body("it has more than 2000 files")) { try many.published() }
        let large = upload(["a": 20 << 20, "b": 13 << 20])
        #expect(throws: HostError.body("its files have more than 32 MiB together")) { try large.published() }
        let twice = Upload(
            file: "a.json",
            text: Data(),
            files: [Upload.File(path: "a", content: Data()), Upload.File(path: "a", content: Data())]
        )
        #expect(throws: HostError.file(path: "a", reason: "it is there twice")) { try twice.published() }
    }

    @Test(arguments: [
        ("tabs.yaml", true), ("a.YML", true), ("b.json", true), ("b.txt", false), ("x/b.json", false), ("", false),
    ])
    func `knows a spec by its name`(file: String, isSpec: Bool) {
        #expect(Upload(file: file, text: Data()).hasSpecName == isSpec)
    }
}
