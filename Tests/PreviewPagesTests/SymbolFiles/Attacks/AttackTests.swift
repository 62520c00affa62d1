import PreviewPages
import TabModel
import Testing

/// Markup in a symbol's file that tries to reach a page, a file or a server.
@Suite struct AttackTests {
    private static let circle = "<circle cx=\"12\" cy=\"12\" r=\"9\"/>"

    @Test(arguments: [
        ("<script>alert(1)</script>", "<script> is ignored."),
        ("<script href=\"data:text/javascript,alert(1)\"/>", "<script> is ignored."),
        ("<style>path{fill:url(http://evil.example)}</style>", "<style> is not supported"),
        ("<style>@import 'http://evil.example/a.css';</style>", "<style> is not supported"),
        ("<animate attributeName=\"href\" to=\"javascript:alert(1)\"/>", "<animate> is ignored."),
        ("<set attributeName=\"onmouseover\" to=\"alert(1)\"/>", "<set> is ignored."),
        ("<handler type=\"text/ecmascript\">alert(1)</handler>", "<handler> is ignored."),
        ("<iframe src=\"http://evil.example\"/>", "<iframe> is ignored."),
        ("<path d=\"M1 1L2 2\" onload=\"alert(1)\"/>", "onload of <path> is ignored"),
        ("<g onclick='alert(1)'><path d='M1 1L2 2'/></g>", "onclick of <g> is ignored"),
        ("<path d=\"M1 1L2 2\" xlink:href=\"javascript:alert(1)\"/>", "xlink:href of <path> is ignored"),
        ("<path d=\"M1 1L2 2\" href=\"http://evil.example\"/>", "href of <path> is ignored"),
        ("<path d=\"M1 1L2 2\" fill=\"url(http://evil.example#a)\"/>", "is drawn in the tint"),
        ("<path d=\"M1 1L2 2\" fill=\"url(javascript:alert(1))\"/>", "is drawn in the tint"),
        ("<path d=\"M1 1L2 2\" style=\"fill:expression(alert(1))\"/>", "is drawn in the tint"),
        ("<path d=\"M1 1L2 2\" style=\"filter:url(#a);fill:red\"/>", "filter is ignored"),
        ("<path d=\"M1 1L2 2\" mask=\"url(//evil.example/m.svg#a)\"/>", "mask is ignored"),
        ("<path d=\"M1 1L2 2\" fill='red\"/&gt;&lt;script&gt;alert(1)'/>", "is drawn in the tint"),
        ("<path d=\"M1 1L2 2\" stroke-linecap=\"round' onload='x\"/>", "is not a supported stroke-linecap"),
        ("<path d=\"M1 1L2 2\" stroke-width=\"calc(1px)\"/>", "is not a supported stroke-width"),
        ("<path d=\"M1 1L2 2\" fill-opacity=\"NaN\"/>", "is not a supported fill-opacity"),
    ])
    func `leaves out what acts or refers, says so, and draws the rest`(inner: String, sentence: String) throws {
        let read = try Reading.shapes(Self.circle + inner)

        let markup = try #require(read.drawing?.markup)
        #expect(Reading.isHarmless(markup), "\(markup)")
        #expect(
            read.diagnostics.contains { $0.severity == .warning && $0.text.contains(sentence) },
            "\(read.diagnostics)"
        )
        #expect(!markup.contains("evil") && !markup.contains("alert") && !markup.contains("url"))
    }

    @Test(arguments: [
        ("<use href=\"#a\"/>", "<use> is not supported"),
        ("<use href=\"http://evil.example#a\"/>", "<use> is not supported"),
        ("<image href=\"data:image/png;base64,AAAA\"/>", "<image> is not supported"),
        ("<image href=\"file:///etc/passwd\"/>", "<image> is not supported"),
        ("<foreignObject><body onload=\"alert(1)\"/></foreignObject>", "<foreignObject> is not supported"),
        ("<text>A</text>", "<text> is not supported"), ("<a href=\"javascript:alert(1)\"/>", "<a> is not supported"),
        ("<switch><g/></switch>", "<switch> is not supported"), ("<svg/>", "<svg> is not supported"),
        ("<path d=\"M NaN 1\"/>", "d has \"NaN 1\" where a number was expected"),
        ("<path d=\"M1 1L1e999 1\"/>", "where a number was expected"),
        ("<path d=\"M1 1L1e7 1\"/>", "where a number was expected"),
        ("<path d=\"M1 1LInfinity 1\"/>", "where a number was expected"),
        ("<path d=\"M1 1A1 1 0 2 0 3 3\"/>", "where 0 or 1 was expected"),
        ("<path d=\"L1 1\"/>", "an M command at the start"), ("<path d=\"M1 1X\"/>", "where a command such as M"),
        ("<path d=\"M1 1Z2 2\"/>", "where a command such as M"), ("<path d=\"M1\"/>", "has its end where a number"),
        ("<path d=\"M1 1\" transform=\"url(#a)\"/>", "The transform is invalid. Expected"),
        ("<path d=\"M1 1\" transform=\"scale(1,2,3)\"/>", "The transform is invalid. Expected"),
        ("<path d=\"M1 1L9 9\" transform=\"scale(999999) scale(999999)\"/>", "extends too far"),
        ("<circle r=\"-1\"/>", "where a number was expected"), ("<circle r=\"50%\"/>", "where a number was expected"),
        ("<polygon points=\"1,2,3\"/>", "where a number was expected"), ("<rect/>", "draws nothing"),
        ("<path d=\"M1 1L2 2\" display=\"none\"/>", "draws nothing"),
        ("&xxe;", "Entities are not supported"), ("<path d=\"&xxe;\"/>", "Entities are not supported"),
        ("<path d=\"M1 1\" d=\"M2 2\"/>", "has the attribute d twice"), ("<path d=M1/>", "must be quoted"),
        ("<g>", "Expected </g>, found </svg>"), ("<g></p>", "Expected </g>, found </p>"),
        ("<path d=\"<\"/>", "\"<\" is not allowed in the value"), ("<path d='M1 1", "is not allowed in the value of d"),
        ("<!-- ", "A comment is not closed"), ("<path d='M1 1'fill='red'/>", "Expected a space"),
        ("</svg><svg>", "Unexpected element"), ("</svg>text<a>", "Unexpected text outside"),
        ("<g\u{0}/>", "control character"),
    ])
    func `refuses what can't be drawn as it is, with its place and a way out`(inner: String, sentence: String) throws {
        let read = try Reading.shapes(inner)

        #expect(read.drawing == nil)
        let error = try #require(read.diagnostics.first { $0.severity == .error })
        #expect(read.diagnostics.contains { $0.text.contains(sentence) }, "\(read.diagnostics.map(\.line))")
        #expect(error.location != nil && error.file == "mark.svg" && error.fix != nil)
    }

    @Test(arguments: [
        "<!DOCTYPE svg [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]><svg><path d=\"M0 0\"/></svg>",
        "<!DOCTYPE svg [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><svg>&x;</svg>",
        "<!DOCTYPE svg SYSTEM \"a]>[b\" [<!ENTITY % p SYSTEM \"http://evil.example\"> %p;]><svg/>",
    ])
    func `refuses a document type with declarations, so that no entity is opened`(text: String) throws {
        let read = try Reading.file(text)

        #expect(read.drawing == nil)
        #expect(read.diagnostics.map(\.id) == ["syntax"])
        #expect(read.diagnostics.first?.text.contains("DOCTYPE contains declarations") == true)
    }

    @Test(arguments: [
        (String(repeating: "<g>", count: 64), "levels deep"),
        (String(repeating: "<g/>", count: 10_001), "more than 10000 elements"),
        ("<path " + (0..<65).map { "a\($0)=\"\"" }.joined(separator: " ") + "/>", "more than 64 attributes"),
        ("<path d=\"M0 0" + String(repeating: "L1.234 5.678", count: 6_000) + "\"/>", "larger than 64 KiB"),
        (String(repeating: " ", count: 1 << 20), "the limit is 1 MiB"),
    ])
    func `stops at limits`(inner: String, sentence: String) throws {
        let read = try Reading.shapes(inner)

        #expect(read.drawing == nil)
        #expect(read.diagnostics.map(\.id) == ["limit"])
        #expect(read.diagnostics.first?.text.contains(sentence) == true)
    }

    @Test(arguments: [
        [0xFF, 0xFE, 0x3C, 0x00], [0x3C, 0x73, 0xC0, 0xAF], [], [0x20, 0x0A], [0x00], Array("GIF89a".utf8),
        Array("<html></html>".utf8), Array("<svg".utf8), Array("<?xml".utf8), Array("<!DOCTYPE svg".utf8),
    ])
    func `refuses files that are no SVG`(bytes: [UInt8]) throws {
        let read = SymbolReader.read(bytes, name: try #require(SymbolName("mark")), file: "mark.svg")

        #expect(read.drawing == nil)
        #expect(read.diagnostics.map(\.severity) == [.error])
        #expect(read.diagnostics.first?.location != nil)
    }
}
