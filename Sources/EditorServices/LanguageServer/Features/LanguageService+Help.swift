import TabModel

extension LanguageService {
    /// Returns the work for a request about a document, in the document's current state.
    func help(_ request: RPCRequest) throws(RPCError) -> RPCWork {
        let parameters = request.parameters
        switch request.method {
        case "textDocument/completion":
            let position = try TextPosition(parameters.object("position"))
            return try spec(parameters) { $0.completions(at: position) }
        case "textDocument/hover":
            let position = try TextPosition(parameters.object("position"))
            return try spec(parameters) { [client] in $0.hover(at: position, asMarkdown: client.showsMarkdown) }
        case "textDocument/definition":
            let position = try TextPosition(parameters.object("position"))
            return try spec(parameters) { $0.definitions(at: position) }
        case "textDocument/documentSymbol":
            return try spec(parameters) { [client] in $0.symbols(asTree: client.showsTree) }
        case "textDocument/formatting":
            return try spec(parameters) { .array($0.assistant.formatting().map($0.json)) }
        case "textDocument/codeAction":
            let range = try PositionRange(parameters.object("range"))
            guard try wantsQuickFixes(parameters) else { return .done([]) }
            return try spec(parameters) { [client] in $0.actions(in: range, withVersion: client.takesVersions) }
        case "textDocument/diagnostic":
            let document = try documents.document(parameters)
            return .task { [workspace] in
                ["kind": "full", "items": .array(await Self.diagnostics(of: document, in: workspace))]
            }
        default: throw .noMethod(request.method)
        }
    }

    /// Returns the work that responds with an assisted document; null for a document that is not a spec.
    private func spec(
        _ parameters: RPCParameters,
        _ answer: @escaping @Sendable (AssistedDocument) -> JSONValue
    ) throws(RPCError) -> RPCWork {
        let document = try documents.document(parameters)
        return .task { [workspace] in
            try Task.checkCancellation()
            return await AssistedDocument(document, in: workspace).map(answer) ?? .null
        }
    }

    /// The kind of every code action.
    static let quickFix = "quickfix"

    /// Returns a Boolean value that indicates whether the requested kinds, if any, include quick fixes.
    private func wantsQuickFixes(_ parameters: RPCParameters) throws(RPCError) -> Bool {
        guard case .array(let kinds)? = try parameters.optionalObject("context")?.any("only") else { return true }
        return kinds.contains(.string(Self.quickFix)) || kinds.contains("")
    }
}
