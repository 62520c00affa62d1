import FlyingFox
import Foundation

extension HTTPRequest {
    /// The request of a head, with a body that is read as it is asked for.
    ///
    /// The body's `count` is not its length, which is told by its end.
    init(_ head: ReceivedHead, body: ReceivedBody, from peer: Address) {
        let parts = head.start.target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let fields = head.fields.values.map { (HTTPHeader($0.key), $0.value) }
        self.init(
            method: HTTPMethod(rawValue: head.start.method),
            version: HTTPVersion(head.start.version),
            target: Target(path: String(parts[0]), query: parts.count > 1 ? String(parts[1]) : ""),
            headers: HTTPHeaders(Dictionary(uniqueKeysWithValues: fields)),
            body: HTTPBodySequence(from: body, count: 0),
            remoteAddress: peer
        )
    }
}

extension HTTPResponse {
    /// The head as it is sent, with the length of its body, or with the coding of one that has no length.
    func head(of body: HTTPBodySequence) -> Data {
        var lines = headers.map { "\($0.key.rawValue): \($0.value)" }.sorted()
        if headers[.contentLength] == nil, statusCode.code != 204 {
            lines.append(body.count.map { "Content-Length: \($0)" } ?? "Transfer-Encoding: chunked")
        }
        let start = "\(version.rawValue) \(statusCode.code) \(statusCode.phrase)"
        return Data(([start] + lines).joined(separator: "\r\n").utf8 + Array("\r\n\r\n".utf8))
    }
}
