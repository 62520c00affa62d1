import TabModel

extension LanguageService {
    /// Updates the open documents; returns the updates of the diagnostics that have to be made again.
    mutating func update(_ notification: RPCNotification) throws(RPCError) -> [RPCUpdate] {
        let parameters = notification.parameters
        switch notification.method {
        case "textDocument/didOpen":
            let document = try OpenDocument(parameters.object("textDocument"), client.encoding)
            documents.insert(document)
            return diagnosing([document])
        case "textDocument/didChange":
            var document = try documents.document(parameters)
            let version = try parameters.object("textDocument").number("version")
            try document.change(try parameters.objects("contentChanges"), version: version)
            documents.insert(document)
            return diagnosing([document])
        case "textDocument/didSave": return diagnosing([try documents.document(parameters)])
        case "textDocument/didClose":
            let document = documents.close(try parameters.object("textDocument").text("uri"))
            return client.pullsDiagnostics ? [] : [document].compactMap(\.self).map(clearing)
        // The settings, or files that specs name, may have changed.
        case "workspace/didChangeConfiguration", "workspace/didChangeWatchedFiles":
            return diagnosing(documents.byAddress.values.sorted { $0.uri < $1.uri })
        default: return []
        }
    }

    private func diagnosing(_ documents: [OpenDocument]) -> [RPCUpdate] {
        guard !client.pullsDiagnostics else { return [] }
        return documents.map { document in
            RPCUpdate(document.uri) { [workspace] in
                let items = await Self.diagnostics(of: document, in: workspace)
                return Self.published(document, items)
            }
        }
    }

    private func clearing(_ document: OpenDocument) -> RPCUpdate {
        RPCUpdate(document.uri) { Self.published(document, []) }
    }

    private static func published(_ document: OpenDocument, _ items: [JSONValue]) -> RPCOutgoingMessage {
        .notification(
            "textDocument/publishDiagnostics",
            ["uri": .string(document.uri), "version": .integer(document.version), "diagnostics": .array(items)]
        )
    }
}
