import PreviewCore
import TabModel
import TabSpecCoding
import Testing

@testable import PreviewServer

/// Help with a string that is being written (the format, 7).
struct AssistAnswerTests {
    private func ask(_ body: JSONValue, _ handling: Handling) async throws -> Handling.Reply {
        try await handling.ask("POST", "/assist", ["Content-Type": "application/json"], body: body.text())
    }

    @Test func `completes at an offset in UTF-16, and keeps nothing`() async throws {
        let handling = try await Handling()
        let text = "{\"title\": \"😀\", \"tabs\": [{\"rol"
        let body: JSONValue = ["text": .string(text), "want": "completions", "at": .integer(text.utf16.count)]
        let reply = try await ask(body, handling)

        #expect(reply.status == 200)
        #expect(reply["Cache-Control"] == "no-store")
        let start = text.utf16.count - 4
        #expect(
            reply.body.hasPrefix("{\"start\":\(start),\"end\":\(text.utf16.count),\"completions\":[{\"label\":\"role\"")
        )
        #expect(reply.body.contains("\"insert\":\"\\\"role\\\": \""))
        #expect(handling.session.snapshot.revision.number == 1)
    }

    @Test func `answers every other want`() async throws {
        let handling = try await Handling()
        let wrong = "{\"tabs\":[{\"title\":\"A\",\"rol\":\"search\"}]}"
        let diagnostics = try await ask(["text": .string(wrong), "want": "diagnostics"], handling)
        #expect(diagnostics.body.contains("\"severity\":\"error\",\"id\":\"unknownKey\""))
        #expect(diagnostics.body.contains("\"fixes\":[{\"title\":\"Rename the key"))
        let hover = try await ask(["text": .string(wrong), "want": "hover", "at": 11], handling)
        #expect(hover.body.hasPrefix("{\"hover\":{\"start\":10,\"end\":17,\"title\":\"title\""))
        let nothing = try await ask(["text": .string(wrong), "want": "hover", "at": 0], handling)
        #expect(nothing.body == "{\"hover\":null}")
        let format = try await ask(["text": "{\"tabs\":[ ]}", "want": "format"], handling)
        #expect(format.body.contains("\"edits\":[{\"start\":1,\"end\":1,\"text\":\"\\n  \"}"))
        let symbols = try await ask(["want": "symbols", "query": "home"], handling)
        #expect(symbols.body == "{\"symbols\":[]}", "no symbols are known here")
    }

    @Test(arguments: [
        ("{\"want\": \"tea\"}", 422, "want"), ("{}", 422, "want"), ("[]", 400, "assist"), ("{", 400, "assist"),
        ("{\"want\": \"hover\", \"at\": \"1\"}", 400, "assist"),
        ("{\"want\": \"hover\", \"txt\": \"\"}", 400, "assist"),
    ])
    func `refuses what it does not understand`(_ body: String, _ status: Int, _ id: String) async throws {
        let handling = try await Handling()
        let reply = try await handling.ask("POST", "/assist", ["Content-Type": "application/json"], body: body)
        #expect(reply.status == status)
        #expect(reply.body.contains("\"error\":{\"id\":\"\(id)\""), "\(reply.body)")
    }

    @Test func `takes a string as long as a spec may be`() async throws {
        let handling = try await Handling()
        let long = "{\"title\":\"" + String(repeating: "a", count: 2 << 20) + "\",\"tabs\":[{\"title\":\"A\"}]}"
        let reply = try await ask(["text": .string(long), "want": "hover", "at": 3], handling)
        #expect(reply.body.contains("\"title\":\"title\""))
    }
}
