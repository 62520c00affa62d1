import TabModel
import TabSpecCoding
import Testing

@Suite struct DiagnosticCodingTests {
    @Test func `writes every key of a diagnostic, null where nothing is known (form 6)`() {
        let diagnostic = Diagnostic(
            severity: .info,
            id: "R5.19",
            text: "Two sources disagree.",
            file: "tabs.yaml",
            entry: "library",
            fix: "Set it on each tab."
        )

        let text = """
            {
              "diagnostics": [
                {
                  "column": null,
                  "entry": "library",
                  "file": "tabs.yaml",
                  "fix": "Set it on each tab.",
                  "id": "R5.19",
                  "line": null,
                  "quote": null,
                  "severity": "info",
                  "text": "Two sources disagree."
                }
              ]
            }

            """
        #expect(DiagnosticCoding.json([diagnostic]) == text)
    }

    @Test func `keeps a quote apart from its sentence, there and back`() {
        let error = Diagnostic(id: "syntax", text: "unexpected code.", quote: "= 1 )", file: "A.swift")
        let value = DiagnosticCoding.value([error])

        #expect(DiagnosticCoding.diagnostics(in: value) == [error])
        #expect(error.message == "unexpected code `= 1 )`.")
        #expect(error.line == "A.swift: error: unexpected code `= 1 )`. [syntax]")
        let long = Diagnostic(id: "a", text: "unknown name. Choose another.", quote: "b", file: "A.swift")
        #expect(long.message == "unknown name `b`. Choose another.")
    }

    @Test func `writes an environment under the names of form 3`() {
        var environment = ResolutionEnvironment(platform: .iPhone, os: .v27)
        environment.interaction.select = "home"
        environment.interaction.path = ["a", "b"]
        environment.interaction.more = true

        let expected: JSONValue = [
            "direction": "ltr", "editing": false, "form": .null, "more": true, "orientation": "portrait", "os": "27",
            "path": ["a", "b"], "platform": "iPhone", "previous": .null, "scrolled": false, "search": false,
            "select": "home", "sizeClass": "compact",
        ]
        #expect(EnvironmentCoding.value(environment) == expected)
    }

    @Test func `writes the switches of an environment as a spec does, and only if one is set`() {
        var environment = ResolutionEnvironment()
        #expect(EnvironmentCoding.value(environment)["switches"] == nil)

        environment.switches[.macAutomatic] = "sidebar"
        environment.switches[.sectionChildrenInBar] = "true"

        let expected: JSONValue = ["sectionChildrenInBar": true, "macAutomatic": "sidebar"]
        #expect(EnvironmentCoding.value(environment)["switches"] == expected)
    }
}
