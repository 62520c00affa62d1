import Testing

@testable import PreviewPages

/// Sentences with names that run from right to left.
@Suite struct SentenceTextTests {
    @Test(arguments: [
        ("Home is reorderable.", "Home is reorderable."),
        ("سياسة is reorderable.", "<سياسة> is reorderable."),
        ("سياسة, رياضة and علوم are cut.", "<سياسة>, <رياضة> and <علوم> are cut."),
        ("The title \"קול ישראל 2\" is long.", "The title \"<קול ישראל> 2\" is long."),
        ("אחד/שתיים: added", "<אחד/שתיים>: added"),
        ("Give سياسة. رياضة has one.", "Give <سياسة>. <رياضة> has one."),
        ("א", "<א>"),
    ])
    func `isolates each name`(sentence: String, expected: String) {
        let shown = SentenceText.shown(sentence)

        #expect(shown.replacing("\u{2068}", with: "<").replacing("\u{2069}", with: ">") == expected)
    }

    @Test func `shows the isolates of a title as marks, so that it can't end the page's own`() {
        #expect(SentenceText.shown("א\u{2069}ב is cut.") == "\u{2068}א\u{2069}[PDI]\u{2068}ב\u{2069} is cut.")
    }

    @Test(arguments: [
        ("It doesn't move: the tab's place is fixed.", "It doesn’t move: the tab’s place is fixed."),
        ("\"it's\" isn't a key.", "\"it's\" isn’t a key."), ("'a' and the tabs' order", "'a' and the tabs' order"),
    ])
    func `has typographic apostrophes in words, but not in what it quotes`(text: String, shown: String) {
        #expect(SentenceText.shown(text) == shown)
    }
}
