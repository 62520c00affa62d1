import TabModel
import TabReports
import Testing

@Suite struct FingerprintTests {
    private func fingerprints(_ diagnostics: [Diagnostic]) throws -> [String] {
        try ReadSARIF(LintReport(diagnostics: diagnostics)).fingerprints().map { try #require($0) }
    }

    @Test func `stays when lines shift, sentences change and other findings come`() throws {
        var shifted = Samples.onPhone
        shifted.location = SourceLocation(line: 99, column: 1)
        shifted.text = "Said in another way."

        let before = try fingerprints([Samples.onPhone])
        let after = try fingerprints([Samples.filled, shifted])

        #expect(after.contains(try #require(before.first)))
    }

    @Test func `differs by rule, file and entry`() throws {
        var otherRule = Samples.onPhone
        var otherFile = Samples.onPhone
        var otherEntry = Samples.onPhone
        var noEntry = Samples.onPhone
        otherRule.id = "R5.17"
        otherFile.file = "b.json"
        otherEntry.entry = "sent"
        noEntry.entry = nil

        let all = try fingerprints([Samples.onPhone, otherRule, otherFile, otherEntry, noEntry])

        #expect(Set(all).count == 5)
    }

    @Test func `parts never run into each other`() throws {
        let first = Diagnostic(id: "R5.1", text: "", file: "a", entry: "bc")
        let second = Diagnostic(id: "R5.1", text: "", file: "ab", entry: "c")

        #expect(Set(try fingerprints([first, second])).count == 2)
    }

    @Test func `counts what a rule says twice about one entry`() throws {
        let all = try fingerprints([Samples.onPhone, Samples.onPhone])

        #expect(all.map { $0.split(separator: ":").last } == ["1", "2"])
        #expect(all[0].wholeMatch(of: /[0-9a-f]{16}:1/) != nil)
    }

    @Test func `tells errors of the text apart by their sentence`() throws {
        let first = Diagnostic(id: "unknownKey", text: "tabs[0]: \"a\" is not a key.", file: "a")
        let second = Diagnostic(id: "unknownKey", text: "tabs[1]: \"b\" is not a key.", file: "a")

        #expect(try fingerprints([first, second])[1] == fingerprints([second])[0])
    }
}
