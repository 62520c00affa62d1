import TabModel
import Testing

@Suite struct WordListTests {
    @Test(arguments: [
        ([], "", ""), (["a"], "a", "a"), (["a", "b"], "a and b", "a or b"),
        (["a", "b", "c"], "a, b and c", "a, b or c"),
    ])
    func `joins words as a sentence does`(words: [String], all: String, any: String) {
        #expect(WordList.and(words) == all)
        #expect(WordList.or(words) == any)
    }
}
