import Testing

@testable import PreviewPages

/// Leaving out what means nothing in a style sheet, and nothing else.
struct StyleCompactorTests {
    private func compacted(_ text: String) -> String {
        var compactor = StyleCompactor()
        compactor.write(Array(text.utf8)[...])
        return String(decoding: compactor.bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("a {\n    color: red;\n    top: 0;\n}\n", "a{color:red;top:0}"),
        ("a , b > c { margin: 0 auto !important; }", "a,b>c{margin:0 auto!important}"),
        (
            "@media (width >= 900px) and (pointer: coarse) { a { b: c } }",
            "@media (width>= 900px) and (pointer:coarse){a{b:c}}"
        ),
        ("/* why */ a { /* how */ b: c; /* so */ }", "a{b:c}"),
        ("a { b: min( 1px , 2px ); }", "a{b:min(1px,2px)}"),
    ])
    func `drops comments and white space beside what separates anyway`(text: String, expected: String) {
        #expect(compacted(text) == expected)
    }

    @Test(arguments: [
        "a :hover{b:c}", "a:hover{b:c}", ":is(a) b{c:d}", "a [b]{c:d}", "a + b{c:d}",
        "a{b:calc(1px + 2px - (3px) * 4)}", "a{b:1px -2px}", "@supports not (a:b){c{d:e}}",
        "a{b:attr(data-c type(<number>),100)}", "[a=\"b\" i]{c:d}", ".a\\; {b:c}",
    ])
    func `keeps white space that separates selectors and values`(text: String) {
        let expected = text.replacing(" {", with: "{")
        #expect(compacted(text) == expected)
    }

    @Test(arguments: [
        "a::before{content:\"  /* not a comment */  {  ; } \"}", "a{b:'it''s \\'  \\\\'}", "a{b:url(  a;b/*c*/.png  )}",
        "a{b:URL(x\\)  y)}", "a{content:\"\\\"  \"}", "a{b:\"ü  ü\"}",
    ])
    func `leaves strings and addresses as they are`(text: String) {
        #expect(compacted(text) == text)
    }

    @Test func `keeps two words apart that only a comment separates`() {
        #expect(compacted(".a/* x */.b{c:d/**/e}") == ".a/**/.b{c:d/**/e}")
        #expect(compacted("a{b:c/**/;d:/**/e}") == "a{b:c;d:e}")
    }

    @Test(arguments: [
        ("a{b:c}/* open", "a{b:c}"), ("a{b:'c\n;d:e}", "a{b:'c;d:e}"), ("a{b:\"", "a{b:\""), ("a\\", "a\\"),
        ("/*/ a{b:c} */d{e:f}", "d{e:f}"), ("", ""), (" \n", ""), ("url(", "url("),
    ])
    func `comes to an end with text that is broken off`(text: String, expected: String) {
        #expect(compacted(text).replacing("\n", with: "") == expected)
    }

    @Test func `puts the pieces of any text together again`() throws {
        for text in try Folders.texts(in: Folders.styles, extension: "css").values {
            let bytes = Array(text.utf8)
            #expect(StyleReader(bytes[...]).flatMap(\.bytes) == bytes)
        }
    }
}
