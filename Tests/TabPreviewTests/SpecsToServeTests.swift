import Foundation
import TabSpecCoding
import Testing

@testable import tabpreview

/// Which files of a directory are served, and what they are called in addresses.
@Suite struct SpecsToServeTests {
    @Test(arguments: [
        ("{\"tabs\": []}", true), ("{\"tabs\": 3}", true), ("{ \"title\": \"tabs\" }", false),
        ("{\"a\": {\"tabs\": []}}", false), ("[{\"tabs\": []}]", false), ("{\"a\": \"}\", \"tabs\": [", true),
        ("{\"a\": \"\\\"tabs\\\": []\"}", false), ("{\"a\": {}, \"tabs\":", true), ("{\"tabs", true), ("", false),
        ("{\"a\": [\"tabs\", 1], \"b\": 2}", false),
    ])
    func `takes JSON with a key tabs at the top for a spec, also with errors`(text: String, isSpec: Bool) {
        #expect(TabsKey.isAtTop(of: Array(text.utf8), .json) == isSpec)
    }

    @Test(arguments: [
        ("tabs:\n  - a", true), ("title: x\r\ntabs:\r\n", true), ("'tabs' : []", true), ("tabs: 3", true),
        ("a:\n  tabs: []", false), ("tabs-of: x", false), ("# tabs: []", false), ("tabs", false), ("tabs:x", false),
        ("{tabs: [{title: A}]}", true), (" \n{a: {tabs: []}}", false), ("\u{FEFF}tabs: []", true),
    ])
    func `takes YAML with a key tabs at the top for a spec, also with errors`(text: String, isSpec: Bool) {
        #expect(TabsKey.isAtTop(of: Array(text.utf8), .yaml) == isSpec)
    }

    @Test func `names specs by their files, and those of one name by their directories too`() {
        var names = SpecNames()
        #expect(
            names.names(of: ["shop/tabs.yaml", "a/bank.json", "news/tabs.json", "x/news/tabs.yaml"])
                == ["shop-tabs", "bank", "news-tabs", "news-tabs-2"]
        )
        #expect(names.name(of: "b/bank.json") == "b-bank")
        #expect(names.name(of: "new.json") == "new")
        var later = SpecNames(besides: ["bank", "a-bank"])
        #expect(later.name(of: "a/bank.yaml") == "a-bank-2")
    }

    @Test(arguments: [
        (["apps/a.yaml", "apps/b.yaml"], ["a.yaml", "b.yaml"]),
        (["shop/t.json", "bank/t.json"], ["shop/t.json", "bank/t.json"]),
        (["a.yaml"], ["a.yaml"]), (["/x/y/a.yaml", "/x/a.yaml"], ["y/a.yaml", "a.yaml"]),
    ])
    func `calls files by their paths from the directory that all are in`(paths: [String], labels: [String]) {
        let files = FileLabels(paths)
        #expect(paths.map(files.label) == labels)
    }

    @Test func `reads files of a directory again only where they are others`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "specs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "a.json")
        try Data("{\"tabs\": []}".utf8).write(to: file)
        var specs = SpecFolder(path: folder.path)
        #expect(specs.look() == FolderContents(specs: [file.path]))
        #expect(specs.look() == FolderContents(specs: [file.path]))
        try Data("{\"labels\": []}".utf8).write(to: file)
        #expect(specs.look() == FolderContents(skipped: ["a.json"]))
        try FileManager.default.removeItem(at: file)
        #expect(specs.look() == FolderContents())
    }

    @Test(arguments: [
        ("{\n<<<<<<< HEAD\n  \"tabs\": [\n=======\n  \"tabs\": [1,\n>>>>>>> x\n]}", SpecFormat.json, true),
        ("<<<<<<< HEAD\ntabs:\n - a\n=======\ntabs:\n - b\n>>>>>>> x\n", .yaml, true),
        ("{\"title\": \"A, \"tabs\": []}", .json, true), ("{\"pages\": {\"tabs\": []}", .json, true),
        ("{\"pages\": {\"tabs\": []}}", .json, false), ("{\"tabs\\u\": [", .json, false),
    ])
    func `takes a text that can't be read for a spec where a list of tabs is in it`(
        text: String,
        format: SpecFormat,
        isSpec: Bool
    ) {
        #expect(TabsKey.isAtTop(of: Array(text.utf8), format) == isSpec)
    }

    @Test(arguments: [
        (FolderContents(specs: ["a"]), "1 spec"), (FolderContents(swiftFiles: 1), "1 Swift file"),
        (
            FolderContents(specs: ["a", "b", "c"], swiftFiles: 1, skipped: ["r.json"]),
            "3 specs, 1 Swift file; skipped: r.json"
        ),
        (
            FolderContents(specs: ["x"], skipped: Array("abcdefg").map(String.init)),
            "1 spec; skipped: a, b, c, d, e and 2 more"
        ),
    ])
    func `says what was found and what was skipped`(contents: FolderContents, line: String) {
        #expect(contents.summary == line)
    }
}
