import TabReports
import TestTools
import Testing

@Suite struct UnifiedDiffTests {
    private func diff(_ old: String, _ new: String, file: String = "tabs.yaml") -> String {
        String(decoding: UnifiedDiff(file: file, old: Array(old.utf8), new: Array(new.utf8)).bytes, as: UTF8.self)
    }

    @Test func `shows a changed line with three lines around it`() {
        let old = (1...9).map { "line \($0)\n" }.joined()

        #expect(
            diff(old, old.replacing("line 5", with: "line five")) == """
                --- a/tabs.yaml
                +++ b/tabs.yaml
                @@ -2,7 +2,7 @@
                 line 2
                 line 3
                 line 4
                -line 5
                +line five
                 line 6
                 line 7
                 line 8

                """
        )
    }

    @Test func `keeps changes apart that are far from each other, and joins near ones`() {
        let lines = (1...30).map { "line \($0)\n" }
        var far = lines
        far[0] = "first\n"
        far[29] = "last\n"
        var near = lines
        near[9] = "ten\n"
        near[15] = "sixteen\n"

        let heads = { (text: String) in text.split(separator: "\n").filter { $0.hasPrefix("@@") } }

        #expect(heads(diff(lines.joined(), far.joined())) == ["@@ -1,4 +1,4 @@", "@@ -27,4 +27,4 @@"])
        #expect(heads(diff(lines.joined(), near.joined())) == ["@@ -7,13 +7,13 @@"])
    }

    @Test(arguments: [
        ("", "a\n", "@@ -0,0 +1 @@\n+a\n"), ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
        ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
        ("a\r\n", "a\n", "@@ -1 +1 @@\n-a\r\n+a\n"),
        ("a\nb\n", "a\nx\nb\n", "@@ -1,2 +1,3 @@\n a\n+x\n b\n"),
        ("a\nx\nb\n", "a\nb\n", "@@ -1,3 +1,2 @@\n a\n-x\n b\n"),
    ])
    func `counts lines as patch does, line ends included`(old: String, new: String, hunks: String) {
        #expect(diff(old, new) == "--- a/tabs.yaml\n+++ b/tabs.yaml\n" + hunks)
    }

    @Test(arguments: ["", "a\n", "a\nb"])
    func `says nothing where nothing changed`(text: String) {
        #expect(diff(text, text).isEmpty)
    }

    @Test(arguments: [
        ("./a/b.json", "--- a/a/b.json\n"), ("/srv/a.json", "--- a/srv/a.json\n"), ("a b", "--- a/a b\t\n"),
        ("a\"\n\u{1B}\\", "--- \"a/a\\\"\\n\\033\\\\\"\n"), ("Käse", "--- a/Käse\n"),
    ])
    func `names files as git does`(file: String, head: String) {
        #expect(diff("a\n", "b\n", file: file).hasPrefix(head))
    }

    @Test(arguments: 0..<200)
    func `applied to the old version, gives the new one`(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let old = (0..<Int.random(in: 0...40, using: &random)).map { _ in line(&random) }
        var new = old.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            new.insert(line(&random), at: Int.random(in: 0...new.count, using: &random))
        }
        let before = old.joined(separator: "\n")
        let after = new.joined(separator: "\n") + (Bool.random(using: &random) ? "\n" : "")

        #expect(try AppliedPatch.text(diff(before, after), to: before) == after)
    }

    @Test(.timeLimit(.minutes(20)))
    func `is done with 20,000 changed lines at once`() {
        let old = (0..<20_000).map { "  - { title: Tab \($0), value: \($0) }\n" }.joined()
        let new = old.replacing("title", with: "titel")

        #expect(diff(old, new).split(separator: "\n").count == 40_003)
    }

    /// Few different lines, so that many are several times.
    private func line(_ random: inout SeededGenerator) -> String {
        "line \(Int.random(in: 0..<24, using: &random))"
    }
}
