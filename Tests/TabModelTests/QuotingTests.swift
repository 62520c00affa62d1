import TabModel
import Testing

@Suite struct QuotingTests {
    @Test(arguments: [
        ("plain", "\"plain\""), ("a\nb\t", "\"a\\u{A}b\\u{9}\""), ("\u{202E}x", "\"\\u{202E}x\""),
        ("é😀", "\"é😀\""), (String(repeating: "x", count: 49), "\"\(String(repeating: "x", count: 48))…\""),
    ])
    func `quotes a word on one readable line`(word: String, quoted: String) {
        #expect(word.quoted == quoted)
    }
}
