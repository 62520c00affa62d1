import Testing

@testable import TabSpecCoding

@Suite struct WordChoiceTests {
    @Test(arguments: [
        ([String](), "nothing"), (["a"], "\"a\""), (["a", "b"], "\"a\" or \"b\""),
        (["a", "b", "c"], "\"a\", \"b\" or \"c\""),
    ])
    func `lists words as a choice`(words: [String], text: String) {
        #expect(oneOf(words) == text)
    }
}
