import TabModel

/// A server of the Model Context Protocol: tools and resources for agents.
///
/// It keeps no state between requests, so they can come in any order.
public struct AgentService: RPCService {
    /// The versions of the protocol in which every request contains its version.
    static let versions = ["2026-07-28"]
    /// The versions that begin with `initialize`, the newest first.
    static let olderVersions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

    private let version: String
    private let instructions: String
    private let tools: [AgentTool]
    private let library: AgentLibrary

    /// Creates a service.
    ///
    /// `version` is the program's version, and `instructions` is the text that an agent reads first.
    public init(version: String, instructions: String, tools: [AgentTool], library: AgentLibrary) {
        (self.version, self.instructions, self.tools, self.library) = (version, instructions, tools, library)
    }

    /// A Boolean value that indicates whether the service has ended; always false, because it ends with its input.
    public var hasEnded: Bool { false }

    /// The error for a request that was canceled; always nil, because it gets no response.
    public static let cancellation: RPCError? = nil

    /// Returns the id of the request that `notifications/cancelled` names.
    public static func cancelled(by notification: RPCNotification) -> RPCID? {
        notification.method == "notifications/cancelled" ? RPCID(notification.parameters.any("requestId")) : nil
    }

    /// Ignores every notification, because none changes any state.
    public mutating func take(_ notification: RPCNotification) -> [RPCUpdate] { [] }

    /// Returns the work for a request: listing the tools or resources, reading a resource, or calling a tool.
    public mutating func work(for request: RPCRequest) throws(RPCError) -> RPCWork {
        try checkVersion(request.parameters)
        let result: JSONValue
        switch request.method {
        case "initialize": result = try initialized(request.parameters)
        case "server/discover": result = discovered.constant
        case "ping": result = [:]
        case "tools/list": result = (["tools": .array(tools.map(\.json))] as JSONValue).constant
        case "tools/call": return try call(request.parameters)
        case "resources/list":
            result = (["resources": .array(library.resources.map(\.json))] as JSONValue).constant
        case "resources/templates/list":
            result = (["resourceTemplates": [library.templateJSON]] as JSONValue).constant
        case "resources/read": result = try read(request.parameters.text("uri")).constant
        default: throw .noMethod(request.method)
        }
        return .done(result)
    }

    private static let capabilities: JSONValue = ["tools": [:], "resources": [:]]

    private var identity: JSONValue {
        ["name": "tabpreview", "title": "tabpreview", "version": .string(version)]
    }

    private func initialized(_ parameters: RPCParameters) throws(RPCError) -> JSONValue {
        let requested = try parameters.text("protocolVersion")
        return [
            "protocolVersion": .string(Self.olderVersions.contains(requested) ? requested : Self.olderVersions[0]),
            "capabilities": Self.capabilities,
            "serverInfo": identity,
            "instructions": .string(instructions),
        ]
    }

    private var discovered: JSONValue {
        [
            "supportedVersions": JSONValue(Self.versions + Self.olderVersions),
            "capabilities": Self.capabilities,
            "instructions": .string(instructions),
            "_meta": ["io.modelcontextprotocol/serverInfo": identity],
        ]
    }

    /// Throws an error for a request in an unsupported version of the protocol.
    private func checkVersion(_ parameters: RPCParameters) throws(RPCError) {
        let meta = try parameters.optionalObject("_meta")
        guard let version = try meta?.optionalText("io.modelcontextprotocol/protocolVersion") else { return }
        let spoken = Self.versions + Self.olderVersions
        guard !spoken.contains(version) else { return }
        throw RPCError(
            .unsupportedVersion,
            "Protocol version \(version) isn't supported. Expected one of \(spoken.joined(separator: ", ")).",
            data: ["supported": JSONValue(spoken), "requested": .string(version)]
        )
    }

    private func read(_ uri: String) throws(RPCError) -> JSONValue {
        guard let text = library.read(uri) else {
            throw RPCError(.invalidParameters, "There is no resource \(uri). List them with resources/list.")
        }
        return ["contents": [["uri": .string(uri), "mimeType": AgentResource.type, "text": .string(text)]]]
    }

    private func call(_ parameters: RPCParameters) throws(RPCError) -> RPCWork {
        let name = try parameters.text("name")
        guard let tool = tools.first(where: { $0.name == name }) else {
            let names = tools.map(\.name).joined(separator: ", ")
            throw RPCError(.invalidParameters, "There is no tool \"\(name)\". Expected \(names).")
        }
        let arguments = RPCParameters(try parameters.optionalObject("arguments")?.value ?? [:])
        return .task {
            do {
                try arguments.check(known: tool.arguments.map(\.name))
                return Self.result(try await tool.run(arguments), isError: false)
            } catch let error as RPCError {
                // The agent can correct its arguments if it sees the error.
                return Self.result([.text(error.text)], isError: true)
            } catch let failure as AgentFailure {
                return Self.result([.text(failure.text)], isError: true)
            }
        }
    }

    private static func result(_ contents: [AgentContent], isError: Bool) -> JSONValue {
        ["content": .array(contents.map(\.json)), "isError": .bool(isError), "resultType": "complete"]
    }
}

extension JSONValue {
    /// The result marked as one that clients can cache for an hour; it stays the same as long as the program runs.
    fileprivate var constant: JSONValue {
        .object(
            members + [
                JSONMember("resultType", "complete"), JSONMember("ttlMs", 3_600_000),
                JSONMember("cacheScope", "public"),
            ]
        )
    }
}
