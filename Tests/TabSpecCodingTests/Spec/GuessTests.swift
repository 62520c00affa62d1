import TabModel
import TabSpecCoding
import Testing

/// The guesses of messages, and their omissions.
@Suite struct GuessTests {
    private func texts(_ text: String, _ format: SpecFormat) -> [String] {
        SpecReader.read(Array(text.utf8), format: format, file: "tabs").diagnostics.map(\.text)
    }

    @Test(arguments: [
        ("platforms: iPhone\ntabs: [{ title: A }]", "[iPhone]"),
        ("platforms: iphone\ntabs: [{ title: A }]", "[iPhone]"),
        ("tabs: [{ title: A, when: { if: isSignedIn } }]\nconditions: { isSignedIn: {} }", "[isSignedIn]"),
    ])
    func `one value where a list is expected is meant as a list of it`(text: String, meant: String) {
        let found = texts(text, .yaml)

        #expect(found.first?.hasSuffix(" Did you mean \(meant)?") == true, "\(found)")
    }

    @Test func `a list in JSON has quotes, and nothing is guessed of what no list can have`() {
        #expect(texts(#"{"platforms": "mac", "tabs": [{}]}"#, .json)[0].hasSuffix(#" Did you mean ["mac"]?"#))
        #expect(texts(#"{"platforms": "Android", "tabs": [{}]}"#, .json)[0].hasSuffix(#"found "Android"."#))
        #expect(texts(#"{"platforms": 4, "tabs": [{}]}"#, .json)[0].hasSuffix("found the number 4."))
    }

    @Test func `the keys of a kind of object are listed once`() {
        let found = texts(#"{"quux": 1, "tabs": [{"quuux": 1}, {"quuuux": 2}], "quuuuux": 3}"#, .json)

        #expect(found.count == 4)
        #expect(found.count { $0.contains("Its keys are") } == 2)
        #expect(found.contains(#""quuuuux" is not a key of a spec."#))
    }

    @Test(arguments: [
        ("{\n<<<<<<< HEAD\n  \"tabs\": []\n=======\n  \"tabs\": [{}]\n>>>>>>> x\n}", SpecFormat.json, 2),
        ("tabs:\n<<<<<<< HEAD\n  - title: A\n=======\n  - title: B\n>>>>>>> x\n", .yaml, 2),
        ("tabs:\r\n  - title: A\r\n<<<<<<< HEAD\r\n", .yaml, 3), ("tabs:\n  - title: A\n>>>>>>>\n", .yaml, 3),
        ("{\"tabs\": [\n||||||| base\n]}", .json, 2),
    ])
    func `conflict markers are named with their line`(text: String, format: SpecFormat, line: Int) {
        let found = SpecReader.read(Array(text.utf8), format: format, file: "tabs").diagnostics

        #expect(found.map(\.location) == [SourceLocation(line: line, column: 1)])
        #expect(found.first?.text.hasPrefix("Line \(line) is a Git conflict marker.") == true)
    }

    @Test(arguments: ["tabs:\n  - title: |\n      <<<<<<< A\n      =======\n", "tabs:\n  - title: '<<<<<<< A'\n"])
    func `text that only looks like a marker is text`(text: String) {
        #expect(texts(text, .yaml) == [])
    }
}
