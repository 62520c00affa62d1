import Foundation
import Testing

@testable import PreviewPages

/// Joining style sheets that import each other.
struct StyleSheetsTests {
    private func sheets(_ files: [String: String]) -> StyleSheets {
        StyleSheets(files.mapValues { Array($0.utf8) })
    }

    private func joined(_ files: [String: String]) throws -> String {
        String(decoding: try sheets(files).joined("page.css"), as: UTF8.self)
    }

    @Test func `puts imported sheets in their places, in order`() throws {
        let text = try joined([
            "page.css": "/* All */\n@import url(\"a.css\");\n@import 'b.css';\n@import url( c.css );\n\np { q: r }\n",
            "a.css": "a { x: 1 }\n",
            "b.css": "@import \"d.css\";\nb { x: 2 }",
            "c.css": "\u{FEFF}c { x: 3 } /* end */",
            "d.css": "d { x: 4 }",
        ])
        #expect(text == "a{x:1}d{x:4}b{x:2}c{x:3}p{q:r}")
    }

    @Test func `finds what a sheet in a folder imports beside it`() throws {
        let files = ["sub/all.css": "@import \"a.css\";\np { q: r }", "sub/a.css": "a { x: 1 }", "a.css": "b { y: 2 }"]
        #expect(String(decoding: try sheets(files).joined("sub/all.css"), as: UTF8.self) == "a{x:1}p{q:r}")
        let gone = #expect(throws: StyleSheetError.self) {
            try sheets(["sub/all.css": "@import \"a.css\";", "a.css": ""]).joined("sub/all.css")
        }
        #expect(gone?.problem == .missing("sub/a.css"))
    }

    @Test func `joins a sheet that imports none`() throws {
        #expect(try joined(["page.css": "a { b: c }"]) == "a{b:c}")
        #expect(try joined(["page.css": "@font-face { b: c }"]) == "@font-face{b:c}")
        #expect(try joined(["page.css": "@importance { b: c }"]) == "@importance{b:c}")
    }

    @Test(arguments: [
        ("@import url(\"gone.css\");", 1, StyleSheetError.Problem.missing("gone.css")),
        ("/* one\ntwo */\n@import \"a.css\";\n@import 'page.css';", 4, .circle("page.css")),
        ("@import \"a.css\";\n@import 'round.css';", 1, .circle("page.css")),
        ("\n@import url(\"a.css\") print;", 2, .unreadable), ("@import \"https://x.example/a.css\";", 1, .unreadable),
        ("@import \"sub/a.css\";", 1, .unreadable), ("@import \"\";", 1, .unreadable), ("@import", 1, .unreadable),
    ])
    func `says which import can't be followed`(text: String, line: Int, problem: StyleSheetError.Problem) {
        let files = ["page.css": text, "a.css": "a{}", "round.css": "@import \"page.css\";"]
        let error = #expect(throws: StyleSheetError.self) { try joined(files) }
        #expect(error?.line == line)
        #expect(error?.problem == problem)
        #expect(error.map { "\($0)".hasPrefix("\($0.sheet):\(line): ") } == true)
    }

    @Test func `says that the sheet itself is missing`() {
        #expect(throws: StyleSheetError.self) { try sheets(["a.css": ""]).joined("page.css") }
    }

    @Test(arguments: PageAssets.linkedStyles)
    func `leaves no import and no comment in what is served`(name: String) throws {
        let all = sheets(Dictionary(uniqueKeysWithValues: try Self.sheets.map { ("\($0).css", $1) }))
        let text = String(decoding: try all.joined(name), as: UTF8.self)
        #expect(!text.contains("@import") && !text.contains("/*") && text.contains("{"))
    }

    @Test func `serves every sheet of the folder on some page`() throws {
        let files = try Self.sheets
        let named = files.flatMap { (name, text) -> [String] in
            let folder = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
            return text.matches(of: /@import url\("([a-z-]+)\.css"\);/).map { folder + String($0.1) }
        }
        let linked = PageAssets.linkedStyles.map { String($0.dropLast(4)) }
        #expect(Set(named + linked + Self.fetched) == Set(files.keys))
    }

    /// Those that a module puts in place itself, when what they belong to first shows.
    private static let fetched = [
        "editing/assist", "editing/history", "editing/saving", "editing/symbol-picker", "phone", "sheet",
    ]

    /// The sheets of the page and of editing, by name without ending.
    private static var sheets: [String: String] {
        get throws {
            let editing = try Folders.texts(in: Folders.styles.appending(path: "editing"), extension: "css")
            return try Folders.texts(in: Folders.styles, extension: "css")
                .merging(editing.map { ("editing/\($0)", $1) }) { $1 }
        }
    }
}
