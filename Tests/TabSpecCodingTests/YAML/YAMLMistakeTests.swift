import TabModel
import TabSpecCoding
import TestTools
import Testing

@Suite struct YAMLMistakeTests {
    private static let sigil =
        "A value can't start with this character. Quote the string; indent with spaces, not tabs."

    private static let syntax = [
        BadText("📍", "syntax", "The input is empty."),
        BadText("# nothing yet📍\n\n", "syntax", "The input is empty."),
        BadText("tabs: [{value: 1}📍\n", "syntax", "Expected a comma or \"]\"."),
        BadText("tabs: {a: 1📍\n", "syntax", "Expected a comma or \"}\"."),
        BadText(
            "title: \"open\ntabs: [{}]📍\n\n",
            "syntax",
            "Expected a closing quote, but the input ends here. The quoted string starts on line 1."
        ),
        BadText(
            "tabs:\n- title: [a\n- value📍: 1\n",
            "syntax",
            "Expected a comma or \"]\". The array starts on line 2."
        ),
        BadText("📍%YAML 2.0\n---\n{}\n", "syntax", "This version of YAML is not supported. Remove the line."),
        BadText("%FOO📍\n---\n{}\n", "syntax", "This directive is not supported. Remove it."),
        BadText("tabs:\n- title: 📍@home\n", "syntax", sigil),
        BadText("title: \"open📍\n\n", "syntax", "Expected a closing quote, but the input ends here."),
        BadText(
            "title: a📍: b\n",
            "syntax",
            "Unexpected key. Check the indentation, or quote the string."
        ),
        BadText(
            "tabs:\n📍\t- a\n",
            "syntax",
            "A value can't start with this character. Quote the string; indent with spaces, not tabs."
        ),
        BadText(
            "tabs: [{}]\n📍---\ntabs: [{}]\n",
            "syntax",
            "A second document starts here. "
                + "A spec must be one document."
        ),
        BadText("title: 📍*home\n", "syntax", "\"*home\" has no anchor before it. Define it with \"&home\"."),
        BadText("title: 📍* star\n", "syntax", "A string that starts with \"*\" needs quotes."),
        BadText(
            "tabs: &a [📍*a]\n",
            "syntax",
            "\"*a\" is recursive, because it is inside \"&a\". Remove it."
        ),
        BadText(
            "tabs: [&a {title: {b: 📍*a}}]\n",
            "syntax",
            "\"*a\" is recursive, because it is inside \"&a\". Remove it."
        ),
        BadText("tabs: [{title: 📍null}]\n", "type", "tabs[0].title: \(aTitle), found null."),
        BadText("tabs: [{title: 📍~}]\n", "type", "tabs[0].title: \(aTitle), found null."),
        BadText("tabs: [{value: 📍Null}]\n", "type", "tabs[0].value: expected a string or a whole number, found null."),
        BadText(
            "tabs: [{customizationID: 📍NULL}]\n",
            "type",
            "tabs[0].customizationID: expected a string, found null."
        ),
        BadText("tabs: [{badge: 📍~}]\n", "type", "tabs[0].badge: expected a string or a whole number, found null."),
        BadText("tabs: [{image: 📍~}]\n", "type", "tabs[0].image: expected the path of an image, found null."),
        BadText(
            "selection: 📍null\ntabs: [{}]\n",
            "type",
            "selection: expected a string or a whole number, found null."
        ),
        BadText(
            "tabs: [{hidden: 📍compact}]\n",
            "type",
            "tabs[0].hidden: expected true or false, or an object with \"sizeClass\", found \"compact\". "
                + "Did you mean { sizeClass: compact }?"
        ),
        BadText(
            "title: 📍!python/name:os x\n",
            "syntax",
            "The tag \"!python/name:os\" is not supported here. Remove it."
        ),
        BadText("title: 📍!!binary aGk=\n", "syntax", "The tag \"binary\" is not supported here. Remove it."),
        BadText("tabs: 📍!!set {a, b}\n", "syntax", "The tag \"set\" is not supported here. Remove it."),
        BadText(
            "title: x📍\u{7}\n",
            "syntax",
            "The character \"\\u{7}\" is not allowed in YAML. Write it as an escape sequence in double quotes."
        ),
        BadText("? 📍[a]\n: 1\n", "syntax", "Expected a string as the key, found an array."),
        BadText("tabs: [{<<: 📍1}]\n", "syntax", "Expected a mapping for \"<<\", found the number 1."),
        BadText("title: \"📍\\q\"\n", "syntax", "Unknown escape sequence. Write \"\\\\\" for a backslash."),
    ]

    @Test(arguments: syntax)
    func `ends at the first syntax error and names its place (S45)`(bad: BadText) {
        #expect(bad.found(.yaml) == bad.expected())
    }

    @Test func `counts lines as editors do, though YAML 1.1 ends them at more characters`() {
        let bad = BadText(
            "title: \"a\u{2028}b\u{85}c\"\r\ntabs: [{title: \"\u{2029}\", role: 📍x}]\n",
            "value",
            #"tabs[0].role: "x" is not a tab role. Expected "search" or "prominent"."#
        )

        #expect(bad.found(.yaml) == bad.expected())
    }

    @Test func `reports keys that appear twice together with everything else (S45)`() {
        let marked = MarkedText(
            """
            title: One
            "tabs":
              - value: 1
                role: 📍serach
                📍value: 2
                📍"value": 3
              - { 'é x': 1, 📍'é x': 2 }
            📍title: Two
            """.replacing("{ 'é x': 1,", with: "{ 📍'é x': 1,")
        )

        let found = marked.read(.yaml).diagnostics.map(Remark.init)
        #expect(found.map(\.place) == [0, 1, 2, 3, 4, 4, 5].map { marked.places[$0] })
        #expect(found.map(\.id).filter { $0 == "duplicateKey" }.count == 4)
        #expect(found.last?.text == "title: duplicate key; first used on line 1.")
    }

    @Test func `reports a repeated merge key at its place`() {
        let bad = BadText(
            "tabs:\n- &a {}\n- 📍<<: *a\n  <<: *a\n",
            "duplicateKey",
            "Duplicate key \"<<\". Keep only one."
        )

        #expect(bad.found(.yaml) == bad.expected())
    }

    /// Each line nine times the one before: the fifth comes to 66,429 values, a sixth to half a million.
    private static func aliases(_ lines: Int) -> String {
        let names = Array("abcdef".prefix(lines))
        let rest = zip(names.dropFirst(), names).map { name, before in
            "\(name): &\(name) [\(repeatElement("*\(before)", count: 9).joined(separator: ", "))]\n"
        }
        return "a: &a [x, x, x, x, x, x, x, x, x]\n" + rest.joined()
    }

    @Test func `refuses what aliases expand to beyond the limit of values (S45)`() {
        #expect(MarkedText(Self.aliases(5)).read(.yaml).diagnostics.allSatisfy { $0.id != "limit" })
        let found = MarkedText(Self.aliases(6)).read(.yaml).diagnostics
        #expect(found.map(\.id) == ["limit"])
        #expect(found.first?.location?.line == 6)
    }

    @Test func `counts what an alias expands to in a key (S45)`() {
        let found = MarkedText(Self.aliases(5) + "f: [*e]\n? *e\n: 1\n").read(.yaml).diagnostics
        #expect(found.map(\.id) == ["limit"])
        #expect(found.first?.location?.line == 7)
    }

    @Test func `allows a hundred uses of aliases and refuses the next (S45)`() {
        func text(_ uses: Int) -> String {
            "tabs:\n- title: &a x\n" + String(repeating: "- title: *a\n", count: uses)
        }

        #expect(MarkedText(text(100)).read(.yaml).diagnostics.isEmpty)
        let found = MarkedText(text(101)).read(.yaml).diagnostics.map(Remark.init)
        let expected = "Aliases are used more than 100 times. Write out the values."
        #expect(found == [Remark("limit", expected, Place(line: 103, column: 10))])
    }

    @Test func `reports an error in an anchor once, not at each of its aliases`() {
        let marked = MarkedText("tabs:\n- &a { role: 📍x, 📍titel: y }\n- *a\n- *a\n- { <<: *a }\n")

        #expect(marked.read(.yaml).diagnostics.map(\.location) == marked.places)
    }

    @Test func `counts depth through aliases (S45)`() {
        let limits = SpecReadingLimits(bytes: 1_000, nodes: 1_000, depth: 4)
        let marked = MarkedText("a: &a [[x]]\nb: [*a]\nc: [[📍*a]]\n")

        let found = marked.read(.yaml, limits: limits).diagnostics
        #expect(found.map(\.text) == ["This is nested deeper than 4 levels."])
        #expect(found.map(\.location) == marked.places)
    }

    @Test(arguments: ["yes", "on", "No", "y"])
    func `suggests the truth value that was meant`(word: String) {
        let meant = word == "No" ? "false" : "true"
        let bad = BadText(
            "searchable: 📍\(word)\ntabs: [{}]\n",
            "type",
            "searchable: expected true or false, found \"\(word)\". Did you mean \(meant)?"
        )

        #expect(bad.found(.yaml) == bad.expected())
    }

    @Test func `says that nothing was found where a value is missing`() {
        let bad = BadText("title:📍\ntabs: [{}]\n", "type", "title: expected a string, found nothing.")

        #expect(bad.found(.yaml) == bad.expected())
    }
}
