@testable import EditorServices
import TabModel
import Testing

/// The service for an agent's client: version, tools, resources, and failures that an agent can read.
struct AgentServiceTests {
    private static let tools = [
        AgentTool(
            "double",
            title: "Double",
            "Doubles a number.",
            arguments: [
                AgentArgument("n", "The number.", kind: .number, isRequired: true),
                AgentArgument("how", "In which way.", words: ["fast", "slow"]),
            ]
        ) { arguments in
            let number = try arguments.number("n")
            guard number < 100 else { throw AgentFailure("\(number) is too large.") }
            return [.text(String(2 * number)), .picture([1, 2, 3])]
        }
    ]

    private static let library = AgentLibrary(
        [AgentResource("x://all", title: "All", "Everything.")],
        template: AgentResource("x://{id}", title: "One", "One of them."),
        read: { $0 == "x://all" || $0 == "x://1" ? "text of \($0)" : nil }
    )

    private func ask(_ method: String, _ parameters: JSONValue = [:]) async throws -> JSONValue {
        var service = AgentService(version: "1", instructions: "Read.", tools: Self.tools, library: Self.library)
        let request = RPCRequest(id: .number(1), method: method, parameters: RPCParameters(parameters))
        return try await service.work(for: request).value()
    }

    private func call(_ arguments: JSONValue) async throws -> (isError: JSONValue?, contents: [JSONValue]) {
        let result = try await ask("tools/call", ["name": "double", "arguments": arguments])
        guard case .array(let contents)? = result["content"] else { return (result["isError"], []) }
        return (result["isError"], contents)
    }

    @Test(arguments: [
        ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("2099-01-01", "2025-11-25"), ("", "2025-11-25"),
    ])
    func `speaks the client's version, or else its newest`(asked: String, spoken: String) async throws {
        let answer = try await ask("initialize", ["protocolVersion": .string(asked)])
        #expect(answer["protocolVersion"] == .string(spoken))
        #expect(answer["capabilities"] == ["tools": [:], "resources": [:]])
        #expect(answer["instructions"] == "Read.")
    }

    @Test func `tells what it speaks without a handshake, and refuses other versions`() async throws {
        let found = try await ask("server/discover")
        #expect(found["supportedVersions"] == JSONValue(AgentService.versions + AgentService.olderVersions))
        #expect(found["resultType"] == "complete" && found["instructions"] == "Read.")
        let key = "io.modelcontextprotocol/protocolVersion"
        let known = try await ask("tools/list", ["_meta": [key: "2026-07-28"]])
        #expect(known["resultType"] == "complete" && known["cacheScope"] == "public")
        let error = await #expect(throws: RPCError.self) { try await ask("tools/list", ["_meta": [key: "2099-01-01"]]) }
        #expect(error?.code == .unsupportedVersion)
        #expect(error?.data?["requested"] == "2099-01-01")
    }

    @Test func `describes what tools take, and that they change nothing`() async throws {
        guard case .array(let tools)? = try await ask("tools/list")["tools"] else { return }
        let tool = try #require(tools.first)
        #expect(tool["inputSchema"]?["required"] == ["n"])
        #expect(tool["inputSchema"]?["properties"]?["how"]?["enum"] == ["fast", "slow"])
        #expect(tool["inputSchema"]?["additionalProperties"] == false)
        #expect(tool["annotations"]?["readOnlyHint"] == true)
    }

    @Test func `runs a tool`() async throws {
        let (isError, contents) = try await call(["n": 4])
        #expect(isError == false)
        #expect(
            contents == [
                ["type": "text", "text": "8"], ["type": "image", "data": "AQID", "mimeType": "image/png"],
            ]
        )
    }

    @Test(
        arguments: [
            (["n": 400], "400 is too large."), ([:], "\"n\" is missing: expected a nonnegative whole number."),
            (["n": "4"], "\"n\": expected a nonnegative whole number."),
            (["n": 1, "hov": "fast"], "\"hov\" is unknown. Did you mean \"how\"?"),
        ] as [(JSONValue, String)]
    )
    func `says in the result what is wrong, so that the agent reads it`(arguments: JSONValue, text: String) async throws
    {
        let (isError, contents) = try await call(arguments)
        #expect(isError == true)
        #expect(contents == [["type": "text", "text": .string(text)]])
    }

    @Test(
        arguments: [
            ("tools/call", ["name": "triple"], RPCError.Code.invalidParameters),
            ("tools/call", [:], .invalidParameters),
            ("tools/call", ["name": "double", "arguments": 1], .invalidParameters),
            ("resources/read", ["uri": "x://2"], .invalidParameters), ("initialize", [:], .invalidParameters),
            ("prompts/list", [:], .methodNotFound),
        ] as [(String, JSONValue, RPCError.Code)]
    )
    func `refuses what there is not`(method: String, parameters: JSONValue, code: RPCError.Code) async throws {
        let error = await #expect(throws: RPCError.self) { try await ask(method, parameters) }
        #expect(error?.code == code)
    }

    @Test func `lists and reads resources`() async throws {
        let template = try await ask("resources/templates/list")["resourceTemplates"]
        #expect(
            template == [
                [
                    "uriTemplate": "x://{id}", "name": "One", "title": "One", "description": "One of them.",
                    "mimeType": "text/markdown",
                ]
            ]
        )
        let read = try await ask("resources/read", ["uri": "x://1"])["contents"]
        #expect(read == [["uri": "x://1", "mimeType": "text/markdown", "text": "text of x://1"]])
    }

    @Test func `cuts a text that is too long between characters, and says so`() {
        let text = "a" + String(repeating: "é", count: AgentContent.mostText)
        let cut = AgentContent.cut(text)
        #expect(cut.hasPrefix("aé") && cut.contains("was truncated here") && !cut.contains("\u{FFFD}"))
        #expect(cut.utf8.count < AgentContent.mostText + 200)
        #expect(AgentContent.cut("short") == "short")
    }
}
