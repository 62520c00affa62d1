import Testing

@testable import PreviewPages

@Suite struct TextTests {
    @Test(arguments: [
        ("a < b & \"c\" 'd' >", "a &lt; b &amp; &quot;c&quot; &#39;d&#39; &gt;"), ("plain é 家", "plain é 家"),
        ("\"\u{301} onmouseover=x", "&quot;\u{301} onmouseover=x"), ("<\u{200D}b", "&lt;\u{200D}b"),
        ("\u{600}<i", "\u{600}&lt;i"), ("a\r\nb", "a&#13;\nb"), ("a\0b", "a\u{FFFD}b"),
    ])
    func `escapes scalar by scalar, also below combining marks (S32)`(text: String, expected: String) {
        #expect(HTMLEscaping().escapeText(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
    }

    @Test(arguments: [
        ("abc", "abc"), ("a\u{202E}b", "a[RLO]b"), ("\u{2066}x\u{2069}", "[LRI]x[PDI]"), ("\u{61C}", "[ALM]"),
        ("a\u{0}b\u{1B}", "a\u{2400}b\u{241B}"), ("\u{7F}\u{85}", "\u{2421}\u{FFFD}"), ("👩‍👩‍👧", "👩‍👩‍👧"),
    ])
    func `shows direction overrides and controls as marks (S32)`(text: String, expected: String) {
        #expect(VisibleMarks.shown(text) == expected)
    }

    @Test func `gives different texts different element ids`() {
        let texts = ["a", "A", "a_", "a_5f_", "_", "a b", "a.b", "a~2", "家", "", "a\u{301}", "á"]

        #expect(Set(texts.map(ElementID.escaped)).count == texts.count)
        #expect(ElementID.escaped("a b_1-Z") == "a_20_b_5f_1-Z")
    }

    @Test(arguments: [
        ("house", Character("."), "H"), ("square.and.pencil", ".", "SA"), ("Watch Now", " ", "WN"), ("...", ".", "?"),
        ("", ".", "?"), ("3d.box", ".", "3B"), ("éclair", ".", "É"),
    ])
    func `shortens a name to its first letters (R2.82)`(name: String, separator: Character, expected: String) {
        #expect(Initials.of(name, separator: separator) == expected)
    }

    @Test func `joins words as a sentence does`() {
        #expect(Phrase.count(1, "error") == "1 error")
        #expect(Phrase.count(0, "error") == "0 errors")
    }

    @Test func `encodes every byte that is not unreserved`() {
        #expect(PercentEncoding.encoded("aZ0-._~") == "aZ0-._~")
        #expect(PercentEncoding.encoded("a b\n%é") == "a%20b%0A%25%C3%A9")
    }
}
