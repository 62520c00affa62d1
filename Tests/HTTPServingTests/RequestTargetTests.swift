import TestTools
import Testing

@testable import HTTPServing

/// Targets, decoded once and judged (S24).
struct RequestTargetTests {
    @Test(arguments: [
        ("/", [""]), ("/layout", ["layout"]), ("/s/TOKEN/", ["s", "TOKEN", ""]), ("/s/TOKEN", ["s", "TOKEN"]),
        ("/assets/abc/app.css", ["assets", "abc", "app.css"]), ("/%6Cayout", ["layout"]), ("/a%20b", ["a b"]),
        ("/caf%C3%A9", ["café"]), ("/profiles/a.b", ["profiles", "a.b"]), ("//", ["", ""]),
        ("http://127.0.0.1:8080/layout?x=1", ["layout"]), ("http://127.0.0.1:8080", [""]), ("/+", ["+"]),
    ])
    func `decodes a path once (S24)`(_ raw: String, _ segments: [String]) throws {
        #expect(try RequestTarget(raw).segments == segments)
    }

    @Test(arguments: [
        "", "*", "layout", "\\", "/\\", "/a\\..\\b", "/a%5Cb", "/a%5cb", "/a%2Fb", "/a%2fb", "/%2e%2e/x", "/%2E/x",
        "/a%2Eb", "/..", "/../x", "/./x", "/x/..", "/x/.", "/%00", "/a%0Ab", "/a%0D", "/a%7F", "/a%1B", "/%", "/%4",
        "/%zz", "/%C3", "/%FF", "/%C0%AF", "/#", "/x#y", "/a b", "/a\tb", "/a\rb", "/\u{0}", "/é", "/x?a=%", "/x?%zz",
        "/x?a=%FF", "/x?a=%00", "/x?a\\b", "/x?a#b", "ftp://x/", "javascript:alert(1)", "//..",
    ])
    func `refuses what no link of ours holds (S24)`(_ raw: String) {
        #expect(throws: RequestError.malformedTarget) { try RequestTarget(raw) }
    }

    @Test func `takes 8 KiB and no more`() throws {
        let longest = "/" + String(repeating: "a", count: 8191)
        #expect(try RequestTarget(longest).segments.count == 1)
        #expect(throws: RequestError.longTarget) { try RequestTarget(longest + "a") }
    }

    @Test func `decodes parameters in their order, a plus as a space`() throws {
        let target = try RequestTarget("/x?a=1&b=x%2Fy%26&a=2&c&d=two+words&e=%2B&=z&&f=..%5C")
        let expected = ["a=1", "b=x/y&", "a=2", "c=", "d=two words", "e=+", "=z", "f=..\\"]
        #expect(target.query.map { "\($0.0)=\($0.1)" } == expected)
        #expect(target.parameter("a") == "1")
        #expect(target.parameter("none") == nil)
    }

    @Test func `tells an absolute target's authority`() throws {
        #expect(try RequestTarget("http://evil.example/").authority == "evil.example")
        #expect(try RequestTarget("https://evil.example?x").authority == "evil.example")
        #expect(try RequestTarget("/x").authority == nil)
    }

    /// Random targets of harmful pieces lead to a refusal or to segments that hold nothing harmful.
    @Test func `lets nothing harmful through, whatever is tried (S24)`() {
        let pieces = [
            "/", "..", ".", "%2e", "%2f", "%5c", "\\", "%", "%00", "a", "assets", "s", "?", "#", "%C3%A9", "%25", "2e",
            "é",
            "\u{1}", " ", "+", "http://", "app.css",
        ]
        var generator = SeededGenerator(seed: 24)
        var accepted = 0
        for _ in 0..<20_000 {
            let count = Int.random(in: 1...8, using: &generator)
            let raw = "/" + (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            guard let target = try? RequestTarget(raw) else { continue }
            accepted += 1
            for segment in target.segments {
                let isHarmless =
                    segment != "." && segment != ".."
                    && segment.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0x5C && $0 != 0x2F }
                #expect(isHarmless, "\(raw)")
            }
        }
        #expect(accepted > 500)
    }
}
