import PreviewCore
import Testing

@testable import PreviewServer

/// The text of the log (S14, S38).
struct LogTextTests {
    @Test(arguments: [
        ("a\nb", "a\\u{a}b"), ("\u{1B}[31m", "\\u{1b}[31m"), ("a\u{202E}b", "a\\u{202e}b"), ("\u{0}", "\\u{0}"),
        ("\u{9B}x", "\\u{9b}x"), ("\u{2028}", "\\u{2028}"), ("\u{2066}x", "\\u{2066}x"), ("plain ä 🙂", "plain ä 🙂"),
    ])
    func `escapes what could steer a terminal (S38)`(_ text: String, _ escaped: String) {
        #expect(LogText.escaped(text) == escaped)
    }

    @Test(arguments: [
        ("/s/SECRET/layout?x=1", "/s/…/layout?x=1"), ("/s/SECRET", "/s/…"), ("/s/SECRET?x", "/s/…?x"),
        ("/layout", "/layout"), ("/", "/"), ("http://127.0.0.1:8080/s/SECRET/", "http://127.0.0.1:8080/s/…/"),
        ("/sections", "/sections"), ("/%73/SECRET/", "/s/…/"), ("/s", "/s"),
        ("/p/shop/s/SECRET/layout", "/p/shop/s/…/layout"), ("/%70/shop/%73/SECRET", "/%70/shop/s/…"),
        ("/s/SECRET/p/shop/", "/s/…/p/shop/"), ("/p/shop/layout", "/p/shop/layout"), ("/p/s/SECRET", "/p/s/SECRET"),
        ("/x/abcdefghijABCDEFGHIJ0123456789-_?y", "/x/…?y"), ("/?u=%2Fs%2FabcdefghijABCDEFGHIJ0123456789-_", "/?u=…"),

        ("/x/%61bcdefghijABCDEFGHIJ0123456789-_", "/x/…"), ("/x/abcdefghijABCDEFGHIJ", "/x/abcdefghijABCDEFGHIJ"),
        ("/images/0123456789abcdef0123456789abcdef.png", "/images/0123456789abcdef0123456789abcdef.png"),
    ])
    func `leaves the token of a link out (S14)`(_ target: String, _ shown: String) {
        #expect(SecretRedactor.removed(fromTarget: target) == shown)
    }

    @Test func `writes one line for a request (S38)`() {
        let line = RequestLog.line(method: "GET\n", target: "/s/T/\u{1B}", status: 404, after: .microseconds(1234))
        #expect(line == "GET\\u{a} /s/…/\\u{1b} 404 1.2 ms")
    }

    @Test func `tells of what is expected in a sentence, as information, and of failures as errors`() {
        let captured = CapturedLog()
        let log = RequestLog(captured.logger)
        log.explain(HTTPError.slowPage)
        log.explain(HTTPError.notFound)
        log.explain(SessionError.specFull("The disk is full."))
        #expect(captured.lines.count == 2)
        #expect(
            captured.lines.first?.hasPrefix("info 503 busy: \(HTTPError.slowPage.text)") == true,
            "\(captured.lines)"
        )
        #expect(captured.lines.last?.hasPrefix("error 507 full: The disk is full.") == true, "\(captured.lines)")
    }
}
