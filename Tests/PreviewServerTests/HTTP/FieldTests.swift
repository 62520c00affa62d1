import PreviewCore
import Testing

@testable import PreviewServer

/// Header fields, read and written.
struct FieldTests {
    private let tag = EntityTag(of: "abc".utf8)

    @Test func `finds a tag in lists, weak or strong, and takes a star (RFC 9110 13.1.2)`() {
        for value in ["*", " * ", tag.text, "W/\(tag.text)", "\"x\", \(tag.text)", "\"a,b\" , W/\"y\",\(tag.text)"] {
            #expect(EntityTagList(value).isKnown(tag), "\(value)")
        }
        for value in ["", "\"x\"", "abc", "\"", "W/", "\"x\" \"y\"", tag.text.dropLast().description] {
            #expect(!EntityTagList(value).isKnown(tag), "\(value)")
        }
    }

    @Test func `never takes a weak tag for If-Match (RFC 9110 13.1.1)`() {
        #expect(EntityTagList("*").condition == .anyState)
        #expect(EntityTagList("\"x\", \(tag.text)").condition.allows(tag))
        #expect(!EntityTagList("W/\(tag.text)").condition.allows(tag))
        #expect(!EntityTagList("").condition.allows(tag))
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
        #expect(!Answer.isSafe(value))
        let response = Answer(status: 200, caching: .never).with("X-Test", value)
        #expect(response.fieldsAsSent["x-test"] == nil)
        #expect(response.fieldsAsSent["set-cookie"] == nil)
    }

    @Test func `sends the security fields with every answer, and no CORS field (S7, S8, S30)`() {
        let answers = [
            Answer.html("x"), Answer.json("{}"), Answer(status: 204, caching: .never),
            Answer(status: 500, caching: .never, body: .bytes([1]), isLast: true),
        ]
        for answer in answers {
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
