import TabModel
import TabSpecCoding

/// A document that is open in the editor.
struct OpenDocument: Sendable {
    /// The document's address, as the client writes it.
    let uri: String
    /// The client's name for the document's language.
    let language: String
    /// The client's number for the document's current state.
    var version: Int
    var text: DocumentText

    init(_ parameters: RPCParameters, _ encoding: PositionEncoding) throws(RPCError) {
        uri = try parameters.text("uri")
        language = try parameters.optionalText("languageId") ?? ""
        version = try parameters.number("version")
        text = DocumentText(try parameters.text("text"), encoding)
    }

    /// The document's path; nil for anything but a file of this machine.
    var path: String? { FileAddress.path(of: uri) }

    /// The name of the document's file; empty for a document that is not a file.
    var name: String { path?.split(separator: "/").last.map(String.init) ?? "" }

    /// The document's format, from its language, otherwise from its name, otherwise from its first character.
    var format: SpecFormat {
        switch language {
        case "json", "jsonc": .json
        case "yaml": .yaml
        default: SpecFormat(fileName: name, bytes: text.bytes)
        }
    }

    /// Applies changes, each to the text that the one before it left.
    mutating func change(_ changes: [RPCParameters], version: Int) throws(RPCError) {
        for change in changes {
            let new = try change.text("text")
            if let range = try change.optionalObject("range") {
                text.replace(try PositionRange(range), with: new)
            } else {
                text = DocumentText(new, text.encoding)
            }
        }
        self.version = version
    }
}

/// Conversions of the addresses of files.
enum FileAddress {
    /// Returns the path in an address such as `file:///a/tabs.json`; nil for another scheme or another machine.
    static func path(of uri: String) -> String? {
        guard uri.lowercased().hasPrefix("file://") else { return nil }
        let rest = uri.dropFirst("file://".count).prefix { $0 != "?" && $0 != "#" }
        guard let slash = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<slash].lowercased()) else {
            return nil
        }
        let bytes = decoded(rest[slash...])
        return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
    }

    /// Returns the bytes of a string, with percent escapes such as `%20` decoded.
    private static func decoded(_ text: Substring) -> [UInt8] {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var offset = 0
        while offset < bytes.count {
            // A number may begin with a sign.
            if bytes[offset] == UInt8(ascii: "%"), offset + 2 < bytes.count, bytes[offset + 1] != UInt8(ascii: "+"),
                let byte = UInt8(String(decoding: bytes[(offset + 1)...(offset + 2)], as: UTF8.self), radix: 16)
            {
                result.append(byte)
                offset += 3
            } else {
                result.append(bytes[offset])
                offset += 1
            }
        }
        return result
    }
}

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
    mutating func insert(_ document: OpenDocument) {
        byAddress[document.uri] = nil
        let size = byAddress.values.reduce(0) { $0 + $1.text.bytes.count }
        if size + document.text.bytes.count <= Self.most { byAddress[document.uri] = document }
    }

    /// Removes a document and returns it.
    mutating func close(_ uri: String) -> OpenDocument? { byAddress.removeValue(forKey: uri) }
}
