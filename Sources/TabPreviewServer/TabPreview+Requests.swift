public import FlyingFox
import FlyingSocks
import Foundation
import PreviewServer

extension TabPreview: HTTPHandler {
    /// Responds to a request of one of the preview's ``routes``.
    public func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        var body = request.bodySequence.makeAsyncIterator()
        let response = await server.response(toHead: request.head, from: request.peer) {
            try await body.next(isolation: #isolation).map { Array($0) }
        }
        return HTTPResponse(response)
    }
}

extension HTTPServer {
    /// Appends the routes of a preview: its path, and all paths below it.
    ///
    /// Of several routes that match a request, the server takes the first: append routes below the preview's path
    /// before it.
    public func appendRoutes(to preview: TabPreview) {
        for route in preview.routes { appendRoute(route, to: preview) }
    }
}

extension HTTPRequest {
    /// The head as it may have arrived; of equal fields, FlyingFox has kept the last.
    fileprivate var head: [UInt8] {
        var lines = ["\(method.rawValue) \(target.rawValue) \(version.rawValue)"]
        for (header, value) in headers { lines.append("\(header.rawValue): \(value)") }
        return Array((lines + ["", ""]).joined(separator: "\r\n").utf8)
    }

    /// The network address of the other end, without port; empty if it is not known, which is no loopback address.
    ///
    /// `remoteIPAddress` trusts `X-Forwarded-For`, which anyone can send.
    fileprivate var peer: String {
        switch remoteAddress {
        case .ip4(let address, _), .ip6(let address, _): address
        case .unix(let path): path
        case nil: ""
        }
    }
}

extension HTTPResponse {
    fileprivate init(_ response: MountedResponse) {
        var headers = HTTPHeaders()
        for (name, value) in response.fields { headers.addValue(value, for: HTTPHeader(name)) }
        let bytes = ResponseBytes(pieces: response.pieces)
        let size = MountedResponse.portion
        let body =
            if let length = response.length {
                HTTPBodySequence(from: bytes, count: length, suggestedBufferSize: size)
            } else {
                HTTPBodySequence(from: bytes, suggestedBufferSize: size)
            }
        let status = HTTPStatusCode(response.status, phrase: response.phrase)
        self.init(statusCode: status, headers: headers, body: body)
    }
}

/// The bytes of a response's body, as FlyingFox reads them: each piece once the one before is written.
private struct ResponseBytes: AsyncBufferedSequence {
    typealias Element = UInt8

    let pieces: PulledSequence<Data, any Error>

    struct AsyncIterator: AsyncBufferedIteratorProtocol {
        var pieces: PulledSequence<Data, any Error>.AsyncIterator
        private var rest = Data()

        init(pieces: PulledSequence<Data, any Error>.AsyncIterator) {
            self.pieces = pieces
        }

        mutating func next() async throws -> UInt8? { try await nextBuffer(suggested: 1)?.first }

        mutating func nextBuffer(suggested count: Int) async throws -> Data? {
            if rest.isEmpty, let piece = try await pieces.next() { rest = piece }
            guard !rest.isEmpty else { return nil }
            defer { rest = rest.dropFirst(count) }
            return rest.prefix(count)
        }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(pieces: pieces.makeAsyncIterator()) }
}
