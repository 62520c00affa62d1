import PreviewCore
import Testing

@testable import HTTPServing
@testable import PreviewServer

/// Header fields, read and written.
struct FieldTests {
    private let tag = EntityTag(of: "abc".utf8)

    private var digits: String { String(tag.text.dropFirst().dropLast()) }
    /// The tag as it comes back through proxies that compress: nginx, HAProxy and Varnish; Apache and Caddy; others.
    private var compressed: [String] {
        ["W/\(tag.text)"]
            + ["-gzip", "-br", "-zstd", ";gzip", ";br", "--gzip", "/br", ":gzip", "-gzip-gzip"]
            .flatMap { ["\"\(digits)\($0)\"", "W/\"\(digits)\($0)\""] }
    }

    @Test func `finds a tag in lists, weak or strong, and takes a star (RFC 9110 13.1.2)`() {
        for value in ["*", " * ", tag.text, "\"x\", \(tag.text)", "\"a,b\" , W/\"y\",\(tag.text)"] + compressed {
            #expect(EntityTagList(value).match(in: [tag], isCoded: true) == tag, "\(value)")
        }
        for value in ["", "\"x\"", "abc", "\"", "W/", "\"x\" \"y\"", String(tag.text.dropLast())] + others {
            #expect(EntityTagList(value).match(in: [tag], isCoded: true) == nil, "\(value)")
        }
    }

    private var others: [String] {
        [
            "\"\(digits)0\"", "\"\(digits)gzip\"", "\"\(digits.dropLast())-gzip\"", "\"-gzip\"",
            "\"\(digits.uppercased())\"", EntityTag(of: "x".utf8).encoded(as: "gzip").text,
        ]
    }

    @Test func `answers a reader with the tag of the coding that it has`() {
        let both = [tag.encoded(as: "gzip"), tag]
        #expect(EntityTagList(tag.text).match(in: both, isCoded: true) == tag)
        #expect(EntityTagList("\"\(digits)-gzip\"").match(in: both, isCoded: true) == both[0])
        #expect(EntityTagList("\"\(digits);br\"").match(in: both, isCoded: true) == both[0])
        #expect(EntityTagList("*").match(in: both, isCoded: true) == both[0])
        #expect(EntityTagList("\"\(digits);br\"").match(in: both, isCoded: false) == nil)
    }

    @Test func `takes a tag for If-Match as proxies make it: it is the digest of the content`() {
        #expect(EntityTagList("*").condition == .anyState)
        for value in [tag.text, "\"x\", \(tag.text)"] + compressed {
            #expect(EntityTagList(value).condition.allows(tag), "\(value)")
        }
        for value in ["", "\"x\""] + others { #expect(!EntityTagList(value).condition.allows(tag), "\(value)") }
    }

    @Test(arguments: [
        (nil, true), ("*/*", true), ("application/json", true), ("application/json, text/html;q=0.9", true),
        ("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", false), ("text/html", false),
        ("text/event-stream", false), ("image/png", false), ("text/html, */*", true),
        ("application/json;q=0", false), ("application/*", true), ("TEXT/HTML;Q=1, */*;q=0.1", false), ("", false),
    ])
    func `answers errors as JSON to anyone who takes it as gladly as a page`(_ accept: String?, _ isJSON: Bool) {
        #expect(MediaRange.prefersJSON(accept: accept) == isJSON)
    }

    @Test(arguments: [
        ("application/json", "application/json"), ("Application/JSON ; charset=utf-8", "application/json"),
        ("text/plain", "text/plain"), ("application/json+x", "application/json+x"),
    ])
    func `reads a content type without its parameters`(_ field: String, _ type: String) {
        #expect(MediaRange.type(of: field) == type)
        #expect(MediaRange.type(of: nil) == nil)
    }

    @Test(arguments: ["a\r\nSet-Cookie: x", "a\nb", "a\rb", "a\u{0}b", "a\u{7F}"])
    func `never sends a value that could begin another field (S37)`(_ value: String) {
        #expect(!HTTPResponse.isSafe(value))
        let response = HTTPResponse(RouteResponse(status: 200, caching: .never).with("X-Test", value))
        #expect(response.fieldsAsSent["x-test"] == nil)
        #expect(response.fieldsAsSent["set-cookie"] == nil)
    }

    @Test func `sends the security fields with every answer, and no CORS field (S7, S8, S30)`() {
        let answers = [
            RouteResponse.html("x"), RouteResponse.json("{}"), RouteResponse(status: 204, caching: .never),
            RouteResponse(status: 500, caching: .never, body: .bytes([1])),
        ]
        for answer in answers.map(HTTPResponse.init) {
            let fields = answer.fieldsAsSent
            let names = Set(fields.keys)
            for (name, value) in SecurityFields.all() { #expect(fields[name.lowercased()] == value) }
            #expect(names.isSuperset(of: ["cache-control", "connection"]))
            #expect(!names.contains { $0.hasPrefix("access-control") || $0 == "set-cookie" })
        }
        #expect(SecurityFields.contentSecurityPolicy.contains("trusted-types tabpreview"))
        #expect(!SecurityFields.contentSecurityPolicy.contains("unsafe"))
    }
}
