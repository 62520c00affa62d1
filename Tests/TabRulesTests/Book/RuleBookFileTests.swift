import Foundation
import TabModel
import Testing

@testable import TabRules

@Suite struct RuleBookFileTests {
    private static let path = "Sources/TabRules/rulebook.json"

    @Test func `comes with the program as it is in the sources`() throws {
        let source = try Data(contentsOf: PackageFiles.root.appending(path: Self.path))

        #expect(try Data(contentsOf: RuleBookFile.delivered.url) == source)
    }

    /// So no key is unknown, twice or misspelled, nothing gets lost in reading, and a change is a few lines.
    @Test func `is written in one way`() throws {
        let text = try #require(PackageFiles.text(Self.path))
        let book = try JSONDecoder().decode(RuleBookJSON.self, from: Data(text.utf8))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let expected = RuleBookText(book).lines + [""]
        let wrong = zip(lines, expected).enumerated().first { $1.0 != $1.1 }

        #expect(wrong == nil, "\(Self.path):\(wrong.map { "\($0.offset + 1): expected \($0.element.1)" } ?? "")")
        #expect(lines.count == expected.count)
    }

    @Test func `has no source that no rule names`() throws {
        let data = try Data(contentsOf: RuleBookFile.delivered.url)
        let book = try JSONDecoder().decode(RuleBookJSON.self, from: data)
        let named = book.chapters.flatMap(\.sections).flatMap(\.rules).flatMap { $0.sources ?? [] }

        #expect(Set(book.sources.keys) == Set(named))
        #expect(Set(book.sources.values).count == book.sources.count)
    }

    @Test(arguments: [
        ("", "Unexpected end of file"),
        ("{\n  \"chapters\": [ }", "line 2: Invalid value"),
        ("[]", "the whole: Expected to decode Dictionary"),
        (#"{"chapters": [], "switches": []}"#, #"the whole has no "sources""#),
        (#"{"chapters": [{"number": 1}]}"#, #"chapters[0] has no "title""#),
        (#"{"chapters": [{"number": 1, "title": 2}]}"#, "chapters[0].title: Expected to decode String"),
        (rule(#""certainties": ["sure"]"#), #"R1.1 has the certainty "sure". Expected one of documented, observed"#),
        (rule(#""certainties": [], "sources": ["tab"]"#), #"R1.1 has the source "tab", which is not among"#),
    ])
    func `says where a file is wrong`(text: String, says: String) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }

        let failure = try #require(throws: RuleBookFailure.self) { try RuleBookFile(url: file).contents() }
        #expect(failure.text.hasPrefix("The rules can't be read from \(file.path): \(says)"), "\(failure.text)")
        #expect(failure.text.contains("rebuild it with swift build"))
    }

    @Test func `says which file is missing, and what to do`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID())/rulebook.json")
        let failure = try #require(throws: RuleBookFailure.self) { try RuleBookFile(url: file).contents() }

        #expect(failure.text.hasPrefix("The rules can't be read from \(file.path): the file doesn't exist. "))
    }
}

/// A rulebook of one rule with these members.
private func rule(_ members: String) -> String {
    """
    {"chapters": [{"number": 1, "title": "A", "sections": [{"title": "B", "rules": [
      {"id": "R1.1", "text": "C.", \(members)}
    ]}]}], "switches": [], "sources": {}}
    """
}
