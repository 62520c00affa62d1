import TabModel
import TabReports
import TabResolver
import TabRules
import TabSpecCoding
import Testing

@Suite struct SARIFTests {
    private static let hostile = LintReport(
        files: Samples.hostile,
        diagnostics: Samples.hostile.map { Diagnostic(id: $0, text: $0, file: $0, entry: $0, fix: $0) },
        failures: Samples.hostile.map { .init(file: $0, text: $0) }
    )

    @Test(arguments: [Samples.report, LintReport(), hostile])
    func `a log is as the standard says, and no more`(report: LintReport) throws {
        let read = try ReadSARIF(report, statement: Samples.statement)

        #expect(SARIFStandard.log.problems(read.log) == [])
        #expect(read.results.count == report.diagnostics.count)
    }

    @Test func `the check of the standard finds what is missing, unknown or of another type`() {
        #expect(SARIFStandard.result.problems(["ruleId": "a"]) == [": no message"])
        #expect(SARIFStandard.message.problems(["text": "a", "test": "b"]) == [": unknown test"])
        #expect(SARIFStandard.invocation.problems(["executionSuccessful": "yes"]).count == 1)
        #expect(StandardShape.uriReference.problems("a b").count == 1)
        #expect(StandardShape.uri.problems("a/b").count == 1)
    }

    @Test(arguments: [Samples.report, hostile])
    func `each result points at the rule it names, and each rule appears once`(report: LintReport) throws {
        let read = try ReadSARIF(report)
        let ids = read.rules.map { $0["id"]?.string }

        #expect(Set(ids).count == ids.count)
        for result in read.results {
            let index = try #require(result["ruleIndex"]?.number)
            #expect(try #require(ids.indices.contains(index) ? ids[index] : nil) == result["ruleId"]?.string)
        }
    }

    @Test func `gives place, level, message with repair, and entry`() throws {
        let result = try #require(try ReadSARIF(Samples.report).results.first)
        let location = try #require(result["locations"]?.elements.first)

        #expect(result["level"] == "note")
        #expect(result["message"]?["text"] == "Home's symbol house.fill is filled. Give the outline.")
        #expect(location["physicalLocation"]?["region"] == ["startLine": 3, "startColumn": 5])
        #expect(location["logicalLocations"]?.elements.first?["name"] == "home")
    }

    @Test func `counts columns in Unicode scalars, as places do`() throws {
        #expect(try ReadSARIF(Samples.report).run["columnKind"] == "unicodeCodePoints")
    }

    @Test(arguments: [
        ("\"{0}\" {x", "\"{{0}}\" {{x"), ("[a](http://b)", "[a\\](http://b)"),
        ("[a\\](b)", "[a\\](b)"), ("tabs[0]: no", "tabs[0]: no"),
    ])
    func `a message is shown as it is, without placeholders and links`(text: String, escaped: String) throws {
        let report = LintReport(
            diagnostics: [Diagnostic(id: "syntax", text: text, file: "a")],
            failures: [.init(file: "b", text: text)]
        )

        let read = try ReadSARIF(report)
        let notification = read.run["invocations"]?.elements.first?["toolExecutionNotifications"]?.elements.first

        #expect(read.results.first?["message"]?["text"]?.string == escaped)
        #expect(notification?["message"]?["text"]?.string == escaped)
    }

    @Test(arguments: [Severity.error, .warning, .info])
    func `describes each rule of the rulebook without its severity, which the level tells`(severity: Severity) throws {
        let ids = SpecLint.severities.filter { $0.value == severity }.keys.sorted()
        let report = LintReport(diagnostics: ids.map { Diagnostic(severity: severity, id: $0, text: "", file: "a") })
        try #require(ids.count > 3)

        let read = try ReadSARIF(report, statement: RuleBook.rule)

        #expect(SARIFStandard.log.problems(read.log) == [])
        for rule in read.rules {
            let short = try #require(rule["shortDescription"]?["text"]?.string)
            #expect(short.first?.isUppercase == true && short.hasSuffix("."), "\(short)")
            #expect(!["Error:", "Warning:", "Information:"].contains { short.hasPrefix($0) }, "\(short)")
        }
    }

    @Test(arguments: [
        ("tabs.json", "tabs.json"), ("./a/b.json", "a/b.json"), ("../a.json", "../a.json"),
        ("/srv/a b.json", "file:///srv/a%20b.json"), ("c:d.json", "c%3Ad.json"), ("ä#?%.json", "%C3%A4%23%3F%25.json"),
        ("a\\b", "a%5Cb"), ("-", "-"), ("new\nline", "new%0Aline"), (".//x", "x"), ("//srv/a", "file:///srv/a"),
    ])
    func `names files as URIs`(file: String, uri: String) throws {
        let report = LintReport(diagnostics: [Diagnostic(id: "syntax", text: "No.", file: file)])

        #expect(try ReadSARIF(report).uris() == [uri])
    }

    @Test func `tells what a rule says, where it is written, and how to switch it off`() throws {
        let read = try ReadSARIF(Samples.report, statement: Samples.statement)
        let rule = try #require(read.rules.first { $0["id"] == "R5.1" })

        #expect(rule["shortDescription"]?["text"] == "Two tabs with equal value.")
        #expect(rule["fullDescription"]?["text"] == "Two tabs with equal value. Make values unique.")
        #expect(rule["helpUri"] == "https://developer.apple.com/documentation/swiftui/tab")
        #expect(rule["defaultConfiguration"]?["level"] == "error")
        let markdown = try #require(rule["help"]?["markdown"]?.string)
        #expect(markdown.contains("[Tab](https://developer.apple.com/documentation/swiftui/tab)"))
        #expect(markdown.contains("Source: A talk") && markdown.contains("under \"lint\""))
    }

    @Test(arguments: ["syntax", "unknownKey", "duplicateKey", "type", "value", "missing", "limit"])
    func `says what the reader's ids mean`(id: String) throws {
        let report = LintReport(diagnostics: [Diagnostic(id: id, text: "No.", file: "a")])

        let text = try #require(try ReadSARIF(report).rules.first?["shortDescription"]?["text"]?.string)

        #expect(text.hasSuffix(".") && text != "An error in the input.")
    }

    @Test func `says which files could not be read`() throws {
        let report = LintReport(failures: [.init(file: "a b", text: "a b can't be read.")])

        let invocation = try #require(try ReadSARIF(report).run["invocations"]?.elements.first)

        #expect(invocation["executionSuccessful"] == false)
        #expect(invocation["toolExecutionNotifications"]?.elements.first?["message"]?["text"] == "a b can't be read.")
        #expect(try ReadSARIF(Samples.report).run["invocations"]?.elements.first?["executionSuccessful"] == true)
    }
}
