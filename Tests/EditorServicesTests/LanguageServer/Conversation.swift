@testable import EditorServices
import TabModel
import TabResolver
import TabSpecCoding

/// A client that has said hello.
struct Conversation {
    /// Every text with a key `tabs` is a spec; R5.19 is switched off in `off.yaml`.
    private struct Workspace: SpecWorkspace {
        func isSpec(named name: String, _ text: [UInt8], _ format: SpecFormat) -> Bool {
            String(decoding: text, as: UTF8.self).contains("tabs")
        }

        func settings(forFileAt path: String?) async -> SpecSettings {
            SpecSettings(
                symbols: KnownSymbols(names: ["house", "bell"]),
                rules: RuleSettings(off: path == "/off.yaml" ? ["R5.61"] : [])
            )
        }
    }

    var service = LanguageService(version: "1", workspace: Workspace())

    /// Says hello with these capabilities.
    init(_ capabilities: JSONValue = [:]) async throws {
        _ = try await ask("initialize", ["capabilities": capabilities])
    }

    /// The answer to a request.
    mutating func ask(_ method: String, _ parameters: JSONValue = [:]) async throws -> JSONValue {
        let request = RPCRequest(id: .number(1), method: method, parameters: RPCParameters(parameters))
        return try await service.work(for: request).value()
    }

    /// Sends a notification, and returns its effects.
    @discardableResult
    mutating func tell(_ method: String, _ parameters: JSONValue = [:]) async -> [JSONValue] {
        let updates = service.take(RPCNotification(method: method, parameters: RPCParameters(parameters)))
        var replies: [JSONValue] = []
        for update in updates {
            if let reply = await update.make() { replies.append(reply.json) }
        }
        return replies
    }

    /// Opens a document; gives what is found.
    @discardableResult
    mutating func open(_ text: String, _ uri: String = "file:///tabs.yaml") async -> [JSONValue] {
        let document: JSONValue = [
            "uri": .string(uri), "languageId": "", "version": 1, "text": .string(text),
        ]
        return await tell("textDocument/didOpen", ["textDocument": document]).flatMap(\.diagnostics)
    }

    /// Asks about a place of an open text.
    mutating func ask(
        _ method: String,
        at line: Int,
        _ character: Int,
        _ uri: String = "file:///tabs.yaml"
    ) async throws -> JSONValue {
        let position: JSONValue = ["line": .integer(line), "character": .integer(character)]
        return try await ask(method, ["textDocument": ["uri": .string(uri)], "position": position])
    }

    /// The present text of a file.
    func text(_ uri: String = "file:///tabs.yaml") -> String? {
        service.documents.byAddress[uri].map { String(decoding: $0.text.bytes, as: UTF8.self) }
    }
}

extension JSONValue {
    /// The elements of an array.
    var elements: [JSONValue] {
        if case .array(let elements) = self { elements } else { [] }
    }

    /// The diagnostics of a notification.
    var diagnostics: [JSONValue] { self["params"]?["diagnostics"]?.elements ?? [] }

    /// A string.
    var string: String? {
        if case .string(let string) = self { string } else { nil }
    }

    /// A range of the protocol: `line:character-line:character`.
    var range: String {
        let ends = ["start", "end"].map { end in
            ["line", "character"].map { key in
                if case .integer(let number)? = self["range"]?[end]?[key] { String(number) } else { "?" }
            }.joined(separator: ":")
        }
        return ends.joined(separator: "-")
    }
}
