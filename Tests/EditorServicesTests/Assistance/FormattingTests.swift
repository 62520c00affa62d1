import EditorServices
import TabSpecCoding
import Testing

/// Layout that changes nothing but blanks and breaks.
struct FormattingTests {
    private func formatted(_ text: String, _ format: SpecFormat) -> String {
        MarkedSpec.changed(text, MarkedSpec.assistant(text, format).formatting())
    }

    @Test func `lays JSON out a member a line, and keeps what was on one line together`() {
        let text = "{\"title\":\"A\",\n\"tabs\":[{\"title\" : \"B\",\"badge\":1.50e1 }\n,{ }]  }"
        let expected = """
            {
              "title": "A",
              "tabs": [
                { "title": "B", "badge": 1.50e1 },
                {}
              ]
            }

            """
        #expect(formatted(text, .json) == expected)
        #expect(formatted(expected, .json) == expected)
    }

    @Test func `keeps JSON's own indentation`() {
        let text = "{\n    \"tabs\": [\n    {\n\"title\": \"A\"}]}\n"
        let expected = "{\n    \"tabs\": [\n        {\n            \"title\": \"A\"\n        }\n    ]\n}\n"
        #expect(formatted(text, .json) == expected)
    }

    @Test func `indents YAML by two and keeps comments, quotes, blocks and braces`() {
        let text = """
            # head \u{20}
            title:   'A'
            tabs:
            # first
            - title: B   # kept  \u{20}
              help: |
                 two
                   lines \u{20}
              content: { kind: list,
                 title: C }
            -     title: D


            """
        let expected = """
            # head
            title:   'A'
            tabs:
              # first
              - title: B   # kept
                help: |
                   two
                     lines \u{20}
                content: { kind: list,
                   title: C }
              -     title: D


            """
        #expect(formatted(text, .yaml) == expected)
        #expect(formatted(expected, .yaml) == expected)
    }

    @Test(arguments: [("{\"tabs\": [", SpecFormat.json), ("tabs: [ \n", .yaml), ("", .json), ("a: b: c  \n", .yaml)])
    func `leaves a broken text alone`(_ text: String, _ format: SpecFormat) {
        #expect(formatted(text, format) == text)
    }

    @Test(arguments: ExampleTexts.all)
    func `says the same in every example, and is laid out once for all`(_ example: ExampleTexts) {
        let once = formatted(example.text, example.format)
        #expect(SpecText(Array(example.text.utf8), format: example.format).agrees(with: Array(once.utf8)))
        #expect(formatted(once, example.format) == once)
    }

    @Test(arguments: ExampleTexts.all.filter { $0.format == .yaml })
    func `keeps every comment of an example`(_ example: ExampleTexts) {
        let comments: (String) -> [String] = { text in
            text.split(separator: "\n").filter { $0.contains("#") }.map { $0.trimmingPrefix { $0 == " " }.description }
        }
        #expect(comments(formatted(example.text, .yaml)) == comments(example.text))
    }
}
