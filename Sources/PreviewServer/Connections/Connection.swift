import FlyingFox
import FlyingSocks
import Foundation

/// One connection: request after request is read, judged, handed to the handler and answered.
struct Connection: Sendable {
    let wire: Wire
    let handler: PreviewHandler
    private let input: ConnectionInput

    init(_ wire: Wire, handler: PreviewHandler) {
        (self.wire, self.handler) = (wire, handler)
        input = ConnectionInput(wire)
    }

    /// Serves until either end closes; then the connection is closed.
    func serve() async {
        if let peer = try? wire.socket.remotePeer(), (try? await answer(.make(from: peer))) == true {
            wire.endSending()
            try? await input.drain()
        }
        await wire.close()
    }

    /// Answers until the visitor leaves, or until an answer that is the last one: then it returns true.
    private func answer(_ peer: HTTPRequest.Address) async throws -> Bool {
        while let response = try await response(to: peer) {
            try await send(response)
            if response.headers[.connection] == "close" { return true }
        }
        return false
    }

    private func response(to peer: HTTPRequest.Address) async throws -> HTTPResponse? {
        do {
            guard let head = try await input.nextHead() else { return nil }
            return await handler.handleRequest(HTTPRequest(head, body: ReceivedBody(input: input), from: peer))
        } catch let refusal as Refusal {
            return handler.response(refusing: refusal)
        }
    }
}

// MARK: - Answering

extension Connection {
    private func send(_ response: HTTPResponse) async throws {
        guard case .httpBody(let body) = response.payload else { return }
        try await wire.write(response.head(of: body))
        if body.count == nil { return try await sendWhileThere(body) }
        for try await piece in body { try await wire.write(piece) }
    }

    /// Sends what has no end of its own; the visitor who leaves ends it at once, and frees its place (S42).
    private func sendWhileThere(_ body: HTTPBodySequence) async throws {
        try await withThrowingTaskGroup(of: Void.self) { [wire, input] group in
            group.addTask { for try await piece in body { try await wire.write(piece) } }
            group.addTask {
                try await input.untilGone()
                throw SocketError.disconnected
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }
}

extension HTTPRequest {
    /// The request of a head, with a body that is read as it is asked for.
    ///
    /// The body's `count` is not its length, which its end determines.
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
