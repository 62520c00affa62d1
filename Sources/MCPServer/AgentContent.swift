import Foundation
import TabModel

/// What a tool gives.
public enum AgentContent: Hashable, Sendable {
    /// The most bytes of one answer; an agent's memory is small.
    static let mostText = 200_000

    case text(String)
    /// A PNG.
    case picture([UInt8])

    var json: JSONValue {
        switch self {
        case .text(let text): ["type": "text", "text": .string(Self.cut(text))]
        case .picture(let bytes):
            ["type": "image", "data": .string(Data(bytes).base64EncodedString()), "mimeType": "image/png"]
        }
    }

    /// The beginning of an answer that is too long, with a sentence about the rest.
    static func cut(_ text: String) -> String {
        guard text.utf8.count > mostText else { return text }
        var kept = String(decoding: text.utf8.prefix(mostText), as: UTF8.self)
        while kept.last == "\u{FFFD}" { kept.removeLast() }
        return kept + "\n… The text has \(text.utf8.count) bytes and was cut here. Ask for less at a time."
    }
}

/// Something that an agent can read.
public struct AgentResource: Sendable {
    /// Its address.
    public var uri: String
    /// The name for people.
    public var title: String
    /// What it holds.
    public var text: String

    /// Names a resource.
    public init(_ uri: String, title: String, _ text: String) {
        (self.uri, self.title, self.text) = (uri, title, text)
    }

    /// What type every resource has.
    static let type: JSONValue = "text/markdown"

    var json: JSONValue {
        [
            "uri": .string(uri), "name": .string(title), "title": .string(title), "description": .string(text),
            "mimeType": Self.type,
        ]
    }
}

/// What an agent can read.
public struct AgentLibrary: Sendable {
    /// The resources that are listed.
    public var resources: [AgentResource]
    /// A form of the addresses of others, such as `tabpreview://rules/{id}`.
    public var template: AgentResource
    /// The text at an address; nil if there is none.
    public var read: @Sendable (String) -> String?

    /// Makes a library.
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
