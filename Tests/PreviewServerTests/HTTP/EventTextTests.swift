import PreviewCore
import TabSpecCoding
import Testing

@testable import PreviewServer

/// The form of the event stream (the format, 7; S36).
struct EventTextTests {
    private let revision = Revision(number: 41, epoch: "9f3a11c0")

    @Test func `begins with how soon to come back and the present state`() {
        let snapshot = PreviewSnapshot(revision: revision, file: "tabs.json", format: .json)
        #expect(
            EventText.hello(snapshot, stream: "5d3c")
                == "retry: 1000\n\nevent: hello\ndata: {\"revision\": \"41.9f3a11c0\", \"ok\": true, \"stream\": \"5d3c\"}\n\n"
        )
        let resumable = EventText.hello(snapshot, stream: "5d3c", id: revision)
        #expect(resumable.contains("event: hello\nid: 41.9f3a11c0\ndata: "))
    }

    @Test func `writes a change with the page that it leads to on one line`() {
        let change = PreviewEvent.change(revision: revision, kind: .spec, ok: true)
        var page = RouteResponse.html("<p title=\"a\">\n\r\u{2028}</p>")
        page.drawn = "b2"
        #expect(
            EventText.text(change, page: page, after: "a1")
                == "event: change\nid: 41.9f3a11c0\n"
                + "data: {\"revision\": \"41.9f3a11c0\", \"kind\": \"spec\", \"ok\": true, "
                + "\"shown\": \"a1\", \"drawn\": \"b2\", \"page\": \"<p title=\\\"a\\\">\\n\\r\\u2028</p>\"}\n\n"
        )
    }

    @Test func `writes a change with its revision as id`() {
        #expect(
            EventText.text(.change(revision: revision, kind: .spec, ok: false))
                == "event: change\nid: 41.9f3a11c0\n"
                + "data: {\"revision\": \"41.9f3a11c0\", \"kind\": \"spec\", \"ok\": false}\n\n"
        )
        #expect(EventText.text(.presence(3)) == "event: presence\ndata: {\"count\": 3}\n\n")
        #expect(EventText.text(.bye) == "event: bye\ndata: {}\n\n")
        #expect(EventText.text(.links) == "event: links\ndata: {}\n\n")
        #expect(EventText.heartbeat == ": \n\n")
    }

    @Test(arguments: ["a\nb", "a\rb", "a\r\nb"])
    func `splits data at every kind of line break (S36)`(_ data: String) {
        #expect(EventText.event("x", data: data) == "event: x\ndata: a\ndata: b\n\n")
    }

    @Test(arguments: ["x\ndata: evil", "x\rdata: evil", "x\r\n\r\nevent: evil"])
    func `lets no line break into a name or an id (S36)`(_ text: String) {
        #expect(EventText.event(text, id: text, data: "d") == "event: x\nid: x\ndata: d\n\n")
    }
}
