import JSONRPC

/// The texts that are open, by their addresses.
struct OpenDocuments {
    /// The most bytes that all of them may have.
    static let most = 256 << 20

    private(set) var byAddress: [String: OpenDocument] = [:]

    /// The open text that parameters name in `textDocument`.
    func document(_ parameters: RPCParameters) throws(RPCError) -> OpenDocument {
        let uri = try parameters.object("textDocument").text("uri")
        guard let document = byAddress[uri] else {
            throw RPCError(.invalidParameters, "\(uri) is not open. Send textDocument/didOpen first.")
        }
        return document
    }

    /// Keeps a document; one for which there is no room is not open.
    mutating func keep(_ document: OpenDocument) {
        byAddress[document.uri] = nil
        let size = byAddress.values.reduce(0) { $0 + $1.text.bytes.count }
        if size + document.text.bytes.count <= Self.most { byAddress[document.uri] = document }
    }

    /// Forgets a document; gives it.
    mutating func close(_ uri: String) -> OpenDocument? { byAddress.removeValue(forKey: uri) }
}
