import Testing

@testable import PreviewPages

/// Leaving out what only readers of a script need.
struct ScriptCompactorTests {
    private func compacted(_ text: String) -> String {
        String(decoding: ScriptCompactor.compacted(Array(text.utf8)), as: UTF8.self)
    }

    @Test(arguments: [
        ("// why\nlet a = 1;\n", "\nlet a = 1;\n"), ("    if (a) {\n        b();\n    }\n", "if (a) {\nb();\n}\n"),
        ("/** What.\n * More. */\nexport const a = 1;", "\n\nexport const a = 1;"),
        ("/* a */ b();\n/* c */ /* d\n e */ f();", "b();\n\nf();"), ("\t// a\r\n\tb();\r\n", "\nb();\r\n"),
        ("/*/ a */ b();", "b();"), ("/* a\n// b */\nc();", "\n\nc();"), ("", ""),
    ])
    func `drops lines of comment and indentation, and keeps the lines`(text: String, expected: String) {
        #expect(compacted(text) == expected)
    }

    @Test(arguments: [
        "a(); // said at its end", "const a = /\\/\\*'\"/;", "a('// no comment');", "a(`/* none */`, `x`);",
        "a = b\n/c/d",
        "'use strict'", "a /* b */ + c",
    ])
    func `leaves code as it is`(text: String) {
        #expect(compacted(text) == text)
    }

    @Test(arguments: [
        "  // a\n  const b = `c\n  // text\n`;", "  // a\n  const b = 'c \\\n    // text';",
        "  // it's a ` sign\n  b();",
        "  // a\n  const b = 'c \\\r\n    // text';",
    ])
    func `leaves a script alone in which text may go on over a line's end`(text: String) {
        #expect(compacted(text) == text)
    }

    @Test func `makes all scripts of the page smaller, line by line`() throws {
        for text in try Folders.texts(in: Folders.styles, extension: "js").values {
            let small = compacted(text)
            #expect(small.utf8.count < text.utf8.count)
            #expect(
                small.split(separator: "\n", omittingEmptySubsequences: false).count
                    == text.split(separator: "\n", omittingEmptySubsequences: false).count
            )
        }
    }
}
