/// The open documents, by their addresses.
struct OpenDocuments {
    /// The maximum size of all documents together, in bytes.
    static let most = 256 << 20

    private(set) var byAddress: [String: OpenDocument] = [:]

    /// Returns the open document that the parameters name in `textDocument`.
    func document(_ parameters: RPCParameters) throws(RPCError) -> OpenDocument {
        let uri = try parameters.object("textDocument").text("uri")
        guard let document = byAddress[uri] else {
            throw RPCError(.invalidParameters, "\(uri) is not open. Send textDocument/didOpen first.")
        }
        return document
    }

    /// Stores a document, or removes it from the open documents if there is no room for it.
    mutating func keep(_ document: OpenDocument) {
        byAddress[document.uri] = nil
        let size = byAddress.values.reduce(0) { $0 + $1.text.bytes.count }
        if size + document.text.bytes.count <= Self.most { byAddress[document.uri] = document }
    }

    /// Removes a document and returns it.
    mutating func close(_ uri: String) -> OpenDocument? { byAddress.removeValue(forKey: uri) }
}
