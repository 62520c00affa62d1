import JSONRPC
import SpecAssistance
import SpecSyntax
import TabModel
import TabSpecCoding

/// A text that is open in the editor.
struct OpenDocument: Sendable {
    /// Its address, as the client writes it.
    let uri: String
    /// What the client calls its language.
    let language: String
    /// The client's number for its present state.
    var version: Int
    var text: DocumentText

    init(_ parameters: RPCParameters, _ encoding: PositionEncoding) throws(RPCError) {
        uri = try parameters.text("uri")
        language = try parameters.optionalText("languageId") ?? ""
        version = try parameters.number("version")
        text = DocumentText(try parameters.text("text"), encoding)
    }

    /// Its path; nil for what is no file of this machine.
    var path: String? { FileAddress.path(of: uri) }

    /// The name of its file; empty for what is none.
    var name: String { path?.split(separator: "/").last.map(String.init) ?? "" }

    /// How it is written, by its language, else its name, else its first character.
    var format: SpecFormat {
        switch language {
        case "json", "jsonc": .json
        case "yaml": .yaml
        default: SpecFormat(fileName: name, bytes: text.bytes)
        }
    }

    /// Makes changes, each in the text as the one before left it.
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

/// Addresses of files.
enum FileAddress {
    /// The path in an address such as `file:///a/tabs.json`; nil for an address of another kind or another machine.
    static func path(of uri: String) -> String? {
        guard uri.lowercased().hasPrefix("file://") else { return nil }
        let rest = uri.dropFirst("file://".count).prefix { $0 != "?" && $0 != "#" }
        guard let slash = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<slash].lowercased()) else {
            return nil
        }
        let bytes = decoded(rest[slash...])
        return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
    }

    /// The bytes, with those that are written as `%20`.
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
