import Foundation
import SwiftParser
import Testing

@testable import SwiftUISource

/// Texts that the parser can't read in any time, or with any stack, are refused before they are parsed.
@Suite struct NestingLimitTests {
    @Test(arguments: [
        String(repeating: "[", count: 17),
        String(repeating: "[", count: 17) + String(repeating: "]", count: 17),
        String(repeating: "([", count: 17),
        String(repeating: "[(a,", count: 17),
        String(repeating: "[a:", count: 17),
        "let a = \"" + String(repeating: "\\([\"", count: 17),
        String(repeating: "(", count: 201),
        String(repeating: "{", count: 201),
        "let a: " + String(repeating: "A<", count: 201),
        String(repeating: "#if A\n", count: 201),
        "func f() { if a {} " + String(repeating: "else if a {} ", count: 201) + "}",
        "let a = " + String(repeating: "!", count: 201) + "a",
        "let a = \"" + String(repeating: "\\(\"", count: 201),
    ])
    func `refuses what is nested too deep`(source: String) {
        #expect(NestingLimit.excess(in: Array(source.utf8)) != nil)
    }

    @Test(arguments: [
        "let a = [[[[[[[[1]]]]]]]]",
        String(repeating: "let a = [1]\n", count: 1000),
        String(repeating: "if a < b {}\n", count: 1000),
        String(repeating: "let a = b < c\n", count: 1000),
        String(repeating: "let a: A<B<C>>\n", count: 1000),
        "// " + String(repeating: "[", count: 1000),
        "\"" + String(repeating: "[", count: 1000) + "\"",
        String(repeating: "}", count: 1000) + String(repeating: "]", count: 1000),
        String(repeating: "#if A\n#endif\n", count: 1000),
        String(repeating: "func f() { if a {} else if b {} }\n", count: 500),
        String(repeating: "a.b?.c!.d\n", count: 1000),
        String(repeating: "let a = -b\n", count: 1000),
    ])
    func `lets real source pass`(source: String) {
        #expect(NestingLimit.excess(in: Array(source.utf8)) == nil)
    }

    @Test func `lets pass what the parser reads at once`() {
        let sources = [
            String(repeating: "[", count: 16) + String(repeating: "]", count: 16),
            String(repeating: "(", count: 200),
            "let a: " + String(repeating: "A<", count: 190),
            "let a = b" + String(repeating: ".c()", count: 2000),
            "let a = b" + String(repeating: " + b", count: 5000),
        ]
        for source in sources where NestingLimit.excess(in: Array(source.utf8)) == nil {
            let views = Reading.views("let v = TabView { Tab(\"A\", systemImage: \"a\") {} }\n" + source)
            #expect(views.count == 1)
        }
        #expect(NestingLimit.excess(in: Array(sources[0].utf8)) == nil)
        #expect(NestingLimit.excess(in: Array(sources[3].utf8)) == nil)
    }

    @Test func `tells which file is too hard, and reads the others`() {
        let deep = "struct A: View { var body: some View { TabView { \(String(repeating: "[", count: 17)) } } }"
        let good = "struct B: View { var body: some View { TabView { Tab(\"B\", systemImage: \"b\") {} } } }"
        let text = Reading.outline(["A.swift": Array(deep.utf8), "B.swift": Array(good.utf8)])

        #expect(text.contains("A.swift:1:66: warning: the file can't be parsed"))
        #expect(text.contains("B.body: tabBar"))
    }
}
