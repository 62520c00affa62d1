import EditorServices
import TabModel
import TabSpecCoding
import Testing

/// Errors and findings with the words they are about and what makes them go away.
struct DiagnosticTests {
    private func diagnostics(_ text: String, _ format: SpecFormat) -> [AssistedDiagnostic] {
        MarkedSpec.assistant(text, format).diagnostics()
    }

    private func words(_ text: String, _ found: AssistedDiagnostic) -> String {
        String(decoding: Array(text.utf16)[found.start..<found.end], as: UTF16.self)
    }

    /// A wrong text, the word that is marked, the first fix, and the text after it.
    @Test(arguments: [
        (
            "{\"tabs\": [{\"title\": \"A\", \"rol\": \"search\"}]}", "\"rol\"",
            "{\"tabs\": [{\"title\": \"A\", \"role\": \"search\"}]}"
        ),
        (
            "{\"tabs\": [{\"title\": \"😀\", \"role\": \"serach\"}]}", "\"serach\"",
            "{\"tabs\": [{\"title\": \"😀\", \"role\": \"search\"}]}"
        ),
        (
            "{\"tabs\": [{\"title\": \"A\", \"hidden\": \"yes\"}]}", "\"yes\"",
            "{\"tabs\": [{\"title\": \"A\", \"hidden\": true}]}"
        ),
        ("{\"tabs\": [{\"title\": \"A\", \"qqqqqqqq\": 1}]}", "\"qqqqqqqq\"", "{\"tabs\": [{\"title\": \"A\"}]}"),
        (
            "{\"tabs\": [{\"title\": \"A\", \"role\": \"xxxxxxxx\"}]}", "\"xxxxxxxx\"",
            "{\"tabs\": [{\"title\": \"A\", \"role\": \"search\"}]}"
        ),
        (
            "{\"tabs\": [{\"title\": \"A\"} {\"title\": \"B\"}]}", "{",
            "{\"tabs\": [{\"title\": \"A\"}, {\"title\": \"B\"}]}"
        ),
        ("{\"tabs\": [{\"title\": \"A\",}]}", "}", "{\"tabs\": [{\"title\": \"A\"}]}"),
        ("{\"tabs\": [{\"title\": \"A\"}", "}", "{\"tabs\": [{\"title\": \"A\"}]}"),
    ])
    func `offers a fix for an error in JSON`(_ text: String, _ marked: String, _ expected: String) throws {
        let found = try #require(diagnostics(text, .json).first)
        #expect(words(text, found) == marked)
        let fix = try #require(found.fixes.first)
        let changed = MarkedSpec.changed(text, fix.edits)
        #expect(
            changed.replacing("} {", with: "}, {").replacing("},{", with: "}, {").replacing("},  {", with: "}, {")
                == expected
        )
        #expect(SpecReader.read(Array(changed.utf8), format: .json, file: "").spec != nil)
    }

    @Test(
        arguments: [
            ("tabs:\n  - title: A # kept\n    rol: search\n", "rol", "tabs:\n  - title: A # kept\n    role: search\n"),
            ("tabs:\n  - title: A\n    hidden: yes # kept\n", "yes", "tabs:\n  - title: A\n    hidden: true # kept\n"),
            ("tabs:\n  - title: A\n\t\tvalue: a\n", nil, nil),
        ] as [(String, String?, String?)]
    )
    func `offers a fix for an error in YAML`(_ text: String, _ marked: String?, _ expected: String?) throws {
        let found = try #require(diagnostics(text, .yaml).first)
        if let marked { #expect(words(text, found) == marked) }
        guard let expected else { return #expect(found.diagnostic.id == "syntax") }
        #expect(MarkedSpec.changed(text, try #require(found.fixes.first).edits) == expected)
    }

    @Test func `offers the repair of a finding, and to switch it off with a reason`() throws {
        let text = """
            # A comment
            tabs:
              - title: Home
                systemImage: house.fill
                value: home
              - title: Bell
                systemImage: bell
                value: bell

            """
        let found = try #require(diagnostics(text, .yaml).first { $0.rule == "R5.27" })
        #expect(words(text, found) == "house.fill")
        #expect(found.fixes.count == 2)
        let repaired = MarkedSpec.changed(text, found.fixes[0].edits)
        #expect(repaired == text.replacing("house.fill", with: "house"))
        let switchedOff = MarkedSpec.changed(text, found.fixes[1].edits)
        #expect(switchedOff.contains("# A comment"))
        #expect(!diagnostics(switchedOff, .yaml).contains { $0.rule == "R5.27" })
    }

    @Test func `says nothing of a good text without findings`() {
        let text =
            "{\"tabs\": [{\"title\": \"Home\", \"systemImage\": \"house\", \"value\": 1}, "
            + "{\"title\": \"Bell\", \"systemImage\": \"bell\", \"value\": 2}]}"
        #expect(diagnostics(text, .json) == [])
    }

    @Test(arguments: SpecFormat.allCases)
    func `marks something in every text that is wrong`(_ format: SpecFormat) {
        for text in ["x", "[", "{", "}", "\n\n", "tabs: [", "{\"tabs\"", "é: 😀", "- a", "{\"tabs\": []}"] {
            let found = diagnostics(text, format)
            #expect(!found.isEmpty, "\(text)")
            for diagnostic in found {
                #expect(diagnostic.start < diagnostic.end || text.allSatisfy(\.isNewline), "\(text)")
                #expect(diagnostic.end <= text.utf16.count)
            }
        }
    }
}
