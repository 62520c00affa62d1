import TabModel
import TabReports
import Testing

@Suite struct LintBaselineTests {
    private static let found = FindingIdentity.all(of: [Samples.onPhone, Samples.onPhone, Samples.filled])

    private func baseline(_ found: [FindingIdentity] = found) -> LintBaseline {
        var baseline = LintBaseline()
        baseline.accept(found, of: [])
        return baseline
    }

    @Test func `is a finding a line, sorted, and comes back as it was`() throws {
        let text = baseline().text

        #expect(
            text == """
                {
                  "version": 1,
                  "findings": [
                    {"file":"more tabs.json","id":"R5.16","entry":"drafts","count":2},
                    {"file":"tabs.yaml","id":"R5.27","entry":"home"}
                  ]
                }

                """
        )
        let read = try LintBaseline(reading: Array(text.utf8), file: "base.json")
        #expect(read.findings == Set(Self.found) && read.text == text)
        #expect(read.place(of: Self.found[1]) == SourceLocation(line: 4, column: 5))
        #expect(try LintBaseline(reading: Array(LintBaseline().text.utf8), file: "b").findings.isEmpty)
    }

    @Test func `takes what files have in place of what they had`() {
        var baseline = baseline()
        baseline.accept([], of: ["more tabs.json"])

        #expect(baseline.findings == [Self.found[2]])
    }

    @Test(arguments: [
        ("", 1, 1), ("{\"version\": 1,\n<<<<<<< HEAD\n", 2, 1), ("[]", 1, 1), ("{}", 1, 1),
        ("{\"version\": \"1\"}", 1, 1),
        ("{\"version\": 1}", 1, 1), ("{\"version\": 1,\n \"findings\": [{\"file\": \"a\"}]}", 2, 15),
        ("{\"version\": 1, \"findings\": [\n7]}", 2, 1),
        ("{\"version\": 1, \"findings\": [\n{\"file\": \"a\", \"id\": \"R5.1\", \"count\": 0}]}", 2, 1),
        ("{\"version\": 1, \"findings\": [\n{\"file\": \"a\", \"id\": \"R5.1\", \"line\": 3}]}", 2, 1),
    ])
    func `names the place where it is damaged`(text: String, line: Int, column: Int) throws {
        let error = try #require(throws: LintBaseline.ReadingError.self) {
            try LintBaseline(reading: Array(text.utf8), file: "base.json")
        }

        #expect(error.diagnostic.file == "base.json" && !error.isOfOtherVersion)
        #expect(error.diagnostic.location == SourceLocation(line: line, column: column))
    }

    @Test func `tells the file of a newer version`() throws {
        let error = try #require(throws: LintBaseline.ReadingError.self) {
            try LintBaseline(reading: Array(#"{"version": 2, "findings": []}"#.utf8), file: "base.json")
        }

        #expect(error.isOfOtherVersion)
    }
}
