import Foundation

/// A request to a running preview.
package struct ServerRequest: Sendable {
    private let method: String
    private let path: String
    private let body: String?
    private let condition: Condition?

    /// The precondition of a change (RFC 9110, 13.1).
    package enum Condition: String, Sendable {
        /// The resource exists, in any version.
        case something = "If-Match"
        /// The resource does not exist.
        case nothing = "If-None-Match"
    }

    /// Creates a request; a body is JSON.
    ///
    /// `path` has only characters that a URL has unencoded: the caller has encoded the rest.
    package init(_ method: String, path: String, body: String? = nil, if condition: Condition? = nil) {
        self.method = method
        self.path = path
        self.body = body
        self.condition = condition
    }

    /// Returns the data of the request (RFC 9112, 3), for a connection that carries no other.
    func data(authority: String) -> Data {
        var lines = [
            "\(method) \(path) HTTP/1.1", "Host: \(authority)", "Accept: application/json", "Connection: close",
        ]
        if let condition { lines.append("\(condition.rawValue): *") }
        let content = Array((body ?? "").utf8)
        if body != nil { lines += ["Content-Type: application/json", "Content-Length: \(content.count)"] }
        return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + content
    }
}

extension ServerRequest: CustomStringConvertible, CustomReflectable {
    /// The method alone: paths and bodies have secrets.
    package var description: String { "ServerRequest(\(method))" }

    /// The method alone.
    package var customMirror: Mirror { Mirror(self, children: ["method": method]) }
}

/// The response of a running preview.
package struct ServerResponse: Hashable, Sendable {
    /// The status, such as 200.
    package let status: Int
    /// The body's bytes; empty if there is none.
    package let body: [UInt8]

    /// Creates a response.
    package init(status: Int, body: [UInt8]) {
        self.status = status
        self.body = body
    }
}
