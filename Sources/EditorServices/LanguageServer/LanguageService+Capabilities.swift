import TabModel

/// The capabilities of the client that the server uses.
struct ClientCapabilities {
    var encoding = PositionEncoding.utf16
    /// A Boolean value that indicates whether the client requests diagnostics; otherwise they are sent.
    var pullsDiagnostics = false
    /// A Boolean value that indicates whether the client shows Markdown in hover texts.
    var showsMarkdown = false
    /// A Boolean value that indicates whether the client shows symbols as a tree.
    var showsTree = false
    /// A Boolean value that indicates whether the client's edits can name the version that they are for.
    var takesVersions = false

    init() {}

    init(_ parameters: RPCParameters) throws(RPCError) {
        guard let capabilities = try parameters.optionalObject("capabilities") else { return }
        let text = try capabilities.optionalObject("textDocument")
        encoding = PositionEncoding(
            offered: Self.list(try capabilities.optionalObject("general")?.any("positionEncodings"))
        )
        pullsDiagnostics = text?.any("diagnostic") != nil
        showsMarkdown = Self.list(try text?.optionalObject("hover")?.any("contentFormat")).contains("markdown")
        showsTree =
            try text?.optionalObject("documentSymbol")?.flag("hierarchicalDocumentSymbolSupport") ?? false
        takesVersions =
            try capabilities.optionalObject("workspace")?.optionalObject("workspaceEdit")?.flag("documentChanges")
            ?? false
    }

    private static func list(_ value: JSONValue?) -> [JSONValue] {
        if case .array(let values)? = value { values } else { [] }
    }
}

extension LanguageService {
    /// The result of `initialize`.
    var initialized: JSONValue {
        [
            "capabilities": [
                "positionEncoding": .string(client.encoding.rawValue),
                "textDocumentSync": ["openClose": true, "change": 2, "save": true],
                "completionProvider": ["triggerCharacters": ["\"", ":", " ", "-", "."]],
                "hoverProvider": true,
                "definitionProvider": true,
                "documentSymbolProvider": true,
                "documentFormattingProvider": true,
                "codeActionProvider": ["codeActionKinds": [.string(Self.quickFix)]],
                "diagnosticProvider": ["interFileDependencies": false, "workspaceDiagnostics": false],
            ],
            "serverInfo": ["name": "tabpreview", "version": .string(version)],
        ]
    }
}
