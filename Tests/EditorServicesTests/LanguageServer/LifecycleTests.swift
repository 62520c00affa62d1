@testable import EditorServices
import TabModel
import Testing

/// The order of a conversation, and what is said when a client does not keep it.
struct LifecycleTests {
    private func error(_ talk: inout Conversation, _ method: String) async -> RPCError.Code? {
        do {
            _ = try await talk.ask(method)
            return nil
        } catch {
            return (error as? RPCError)?.code
        }
    }

    @Test func `answers nothing before initialize, and nothing after shutdown`() async throws {
        var talk = try await Conversation()
        talk.service = LanguageService(version: "1", workspace: talk.service.workspace)
        #expect(await error(&talk, "textDocument/hover") == .notInitialized)
        _ = try await talk.ask("initialize")
        #expect(await error(&talk, "initialize") == .invalidRequest)
        #expect(await error(&talk, "workspace/nothing") == .methodNotFound)
        #expect(try await talk.ask("shutdown") == .null)
        #expect(await error(&talk, "textDocument/hover") == .invalidRequest)
        #expect(talk.service.wasShutDown && !talk.service.hasEnded)
        await talk.tell("exit")
        #expect(talk.service.hasEnded)
    }

    @Test func `ends without shutdown, and says so`() async throws {
        var talk = try await Conversation()
        await talk.tell("exit")
        #expect(talk.service.hasEnded && !talk.service.wasShutDown)
    }

    @Test(arguments: [
        (["utf-8", "utf-16"], "utf-8"), (["utf-16", "utf-8"], "utf-8"), (["utf-32"], "utf-16"), ([], "utf-16"),
    ])
    func `chooses bytes where they are offered`(offered: [String], chosen: String) async throws {
        var talk = try await Conversation()
        talk.service = LanguageService(version: "1", workspace: talk.service.workspace)
        let capabilities: JSONValue = ["general": ["positionEncodings": JSONValue(offered)]]
        let answer = try await talk.ask("initialize", ["capabilities": capabilities])
        #expect(answer["capabilities"]?["positionEncoding"] == .string(chosen))
    }

    @Test func `tells which request a notification cancels`() {
        let cancel = RPCNotification(method: "$/cancelRequest", parameters: RPCParameters(["id": "a"]))
        #expect(LanguageService.cancelled(by: cancel) == .text("a"))
        #expect(LanguageService.cancelled(by: RPCNotification(method: "exit")) == nil)
    }

    @Test(arguments: [
        "textDocument/hover", "textDocument/completion", "textDocument/definition", "textDocument/codeAction",
        "textDocument/formatting", "textDocument/documentSymbol", "textDocument/diagnostic",
    ])
    func `refuses parameters that are missing or of another type`(method: String) async throws {
        var talk = try await Conversation()
        #expect(await error(&talk, method) == .invalidParameters)
        for document in [1, ["uri": 7], ["uri": "file:///closed.yaml"]] as [JSONValue] {
            let place: JSONValue = ["line": 0, "character": 0]
            await #expect(throws: RPCError.self) {
                try await talk.ask(
                    method,
                    ["textDocument": document, "position": place, "range": ["start": place, "end": place]]
                )
            }
        }
    }
}
