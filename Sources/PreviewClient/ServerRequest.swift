/// What to ask a running preview.
public struct ServerRequest: Sendable {
    private let method: String
    private let path: String
    private let body: String?
    private let condition: Condition?

    /// What must hold for a change to be made (RFC 9110, 13.1).
    public enum Condition: String, Sendable {
        /// Something is there, whatever it is.
        case something = "If-Match"
        /// Nothing is there.
        case nothing = "If-None-Match"
    }

    /// Makes a request; a body is JSON.
    ///
    /// `path` is made of characters that are in a URL as they are: anyone who builds it has encoded the rest.
    public init(_ method: String, path: String, body: String? = nil, if condition: Condition? = nil) {
        self.method = method
        self.path = path
        self.body = body
        self.condition = condition
    }

    /// The request as it is sent (RFC 9112, 3), on a connection for it alone.
    func bytes(authority: String) -> [UInt8] {
        var lines = [
            "\(method) \(path) HTTP/1.1", "Host: \(authority)", "Accept: application/json", "Connection: close",
        ]
        if let condition { lines.append("\(condition.rawValue): *") }
        let content = Array((body ?? "").utf8)
        if body != nil { lines += ["Content-Type: application/json", "Content-Length: \(content.count)"] }
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + content
    }
}

extension ServerRequest: CustomStringConvertible, CustomReflectable {
    /// The method alone: paths and bodies have secrets.
    public var description: String { "ServerRequest(\(method))" }

    /// The method alone.
    public var customMirror: Mirror { Mirror(self, children: ["method": method]) }
}

/// What a running preview answered.
public struct ServerReply: Hashable, Sendable {
    /// The status, such as 200.
    public let status: Int
    /// The body's bytes; empty where there is none.
    public let body: [UInt8]

    /// Makes an answer.
    public init(status: Int, body: [UInt8]) {
        self.status = status
        self.body = body
    }
}
