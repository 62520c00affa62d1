import Testing

@testable import SwiftUIWriting

@Suite struct LiteralTests {
    @Test(arguments: [
        ("Home", #""Home""#), ("a \"b\"", #""a \"b\"""#), ("\\(x)", #""\\(x)""#), ("a\nb\r\t", #""a\nb\r\t""#),
        ("\u{0}\u{7F}", #""\u{0}\u{7F}""#), ("\u{202E}x\u{2066}", #""\u{202E}x\u{2066}""#),
        ("\u{301}x", #""\u{301}x""#),
        ("é e\u{301}", #""é e\u{301}""#), ("首页 🏠", #""首页 🏠""#), ("👨‍👩‍👧", "\"👨‍👩‍👧\""),
        ("\u{200B}\u{A0}\u{FEFF}", #""\u{200B}\u{A0}\u{FEFF}""#),
        ("a\u{200D}b", #""a\u{200D}b""#), ("\u{2028}", #""\u{2028}""#),
    ])
    func `a literal shows everything that could hide`(text: String, literal: String) {
        #expect(SwiftLiteral.quoted(text) == literal)
    }

    @Test func `Markdown in a title stays text`() {
        #expect(SwiftLiteral.title("Now **here**") == #""Now **here**" as String"#)
        #expect(SwiftLiteral.title("Now here") == #""Now here""#)
    }
}
