import Foundation
import TabModel

/// A piece of a tool's result.
public enum AgentContent: Hashable, Sendable {
    /// The maximum size of one text, in bytes; an agent's context is small.
    static let mostText = 200_000

    case text(String)
    /// A PNG image, in bytes.
    case picture([UInt8])

    var json: JSONValue {
        switch self {
        case .text(let text): ["type": "text", "text": .string(Self.cut(text))]
        case .picture(let bytes):
            ["type": "image", "data": .string(Data(bytes).base64EncodedString()), "mimeType": "image/png"]
        }
    }

    /// Returns the text, or the beginning of one that is too long with a sentence about the rest.
    static func cut(_ text: String) -> String {
        guard text.utf8.count > mostText else { return text }
        var prefix = String(decoding: text.utf8.prefix(mostText), as: UTF8.self)
        while prefix.last == "\u{FFFD}" { prefix.removeLast() }
        return prefix + "\n… The text has \(text.utf8.count) bytes and was truncated here. Request less at a time."
    }
}

/// A resource that an agent can read.
public struct AgentResource: Sendable {
    /// The resource's address.
    var uri: String
    /// The display name.
    var title: String
    /// A description of the contents.
    var text: String

    /// Creates a resource.
    public init(_ uri: String, title: String, _ text: String) {
        (self.uri, self.title, self.text) = (uri, title, text)
    }

    /// The media type of every resource.
    static let type: JSONValue = "text/markdown"

    var json: JSONValue {
        [
            "uri": .string(uri), "name": .string(title), "title": .string(title), "description": .string(text),
            "mimeType": Self.type,
        ]
    }
}

/// The resources that an agent can read.
public struct AgentLibrary: Sendable {
    /// The listed resources.
    var resources: [AgentResource]
    /// A template for the addresses of other resources, such as `tabpreview://rules/{id}`.
    var template: AgentResource
    /// A closure that returns the text at an address; nil if there is none.
    var read: @Sendable (String) -> String?

    /// Creates a library.
    public init(
        _ resources: [AgentResource],
        template: AgentResource,
        read: @escaping @Sendable (String) -> String?
    ) {
        (self.resources, self.template, self.read) = (resources, template, read)
    }

    var templateJSON: JSONValue {
        .object(template.json.members.map { $0.key == "uri" ? JSONMember("uriTemplate", $0.value) : $0 })
    }
}
