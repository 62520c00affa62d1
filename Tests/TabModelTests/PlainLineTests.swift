import TabModel
import Testing

@Suite struct PlainLineTests {
    @Test(arguments: [
        ("plain", "plain"), ("a\nb", "a\\u{a}b"), ("\u{1B}[31mred", "\\u{1b}[31mred"), ("a\u{202E}b", "a\\u{202e}b"),
        ("C1 \u{9B}", "C1 \\u{9b}"), ("Käse 👩‍👩‍👧", "Käse 👩‍👩‍👧"), ("", ""),
    ])
    func `writes control and direction characters visibly (S38)`(text: String, shown: String) {
        #expect(text.plainLine == shown)
    }

    @Test(arguments: [
        ("::error::x", "\\u{3a}:error::x"), ("  ::add-mask::x.yaml:1:2", "  \\u{3a}:add-mask::x.yaml:1:2"),
        ("\u{A0}::a", "\u{A0}\\u{3a}:a"), ("##[error]x", "##\\u{5b}error]x"),
        ("a##[b]##[c]", "a##\\u{5b}b]##\\u{5b}c]"),
        ("###[x]", "###\\u{5b}x]"), ("##vso[a]", "##vso\\u{5b}a]"), ("#a##teamcity[", "#a##teamcity\\u{5b}"),
    ])
    func `makes no command of a log's line (S82)`(text: String, shown: String) {
        #expect(text.plainLine == shown)
    }

    @Test(arguments: [
        "::1", "a ::error::", "[::1]:80", ":error:", "#[x]", "## [x]", "##v so[x]", "# #[", "a.swift:1:2: error: x",
        "##", "::",
    ])
    func `leaves alone what is no command`(text: String) {
        #expect(text.plainLine == text)
    }

    @Test func `judges each of several lines`() {
        #expect("::a\n::b\r\n\tc".plainLines == "\\u{3a}:a\n\\u{3a}:b\\u{d}\n\\u{9}c")
    }
}
