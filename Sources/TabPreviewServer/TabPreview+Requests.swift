public import FlyingFox
public import FlyingSocks
import Foundation
import HTTPServing
import PreviewServer

extension TabPreview: FlyingFox.HTTPHandler {
    /// Responds to a request of one of the preview's ``routes``.
    public func handleRequest(_ request: HTTPRequest) async throws -> FlyingFox.HTTPResponse {
        var body = request.bodySequence.makeAsyncIterator()
        let response = await server.response(toHead: request.head, from: request.peer) {
            try await body.next(isolation: #isolation).map { Array($0) }
        }
        return FlyingFox.HTTPResponse(response)
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

    /// Returns FlyingFox's default pool, with `TCP_NODELAY` on its sockets.
    ///
    /// FlyingFox writes the head and the body of a response separately. With its own pool, each body waits for an
    /// acknowledgement of the head, which takes 40 ms on Linux.
    public static func noDelayPool() -> some AsyncSocketPool { NoDelayPool(base: defaultPool()) }
}

/// A pool that sets the option on each socket that waits; accepted sockets inherit it from the listening one.
private struct NoDelayPool<Base: AsyncSocketPool>: AsyncSocketPool {
    let base: Base

    func prepare() async throws { try await base.prepare() }

    func run() async throws { try await base.run() }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        SocketCalls.setNoDelay(socket)
        try await base.suspendSocket(socket, untilReadyFor: events)
    }
}

extension HTTPRequest {
    /// The head as it may have arrived; of equal fields, FlyingFox has kept the last.
    fileprivate var head: [UInt8] {
        var lines = ["\(method.rawValue) \(target.rawValue) \(version.rawValue)"]
        for (header, value) in headers { lines.append("\(header.rawValue): \(value)") }
        return Array((lines + ["", ""]).joined(separator: "\r\n").utf8)
    }

    /// The network address of the other end, without port; empty if it is not known, which isn't a loopback address.
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

extension FlyingFox.HTTPResponse {
    fileprivate init(_ response: HTTPServing.HTTPResponse) {
        var headers = HTTPHeaders()
        for (name, value) in response.fields + [response.connectionField] {
            headers.addValue(value, for: HTTPHeader(name))
        }
        let bytes = ResponseBytes(response)
        let size = HTTPServing.HTTPResponse.mostBytesOfPiece
        let body =
            if let length = response.isHeadOnly ? 0 : response.length {
                HTTPBodySequence(from: bytes, count: length, suggestedBufferSize: size)
            } else {
                HTTPBodySequence(from: bytes, suggestedBufferSize: size)
            }
        if response.isHeadOnly, let length = response.length, response.status != 204 {
            headers.addValue(String(length), for: .contentLength)
        }
        let status = HTTPStatusCode(response.status, phrase: response.phrase)
        self.init(statusCode: status, headers: headers, body: body)
    }
}

/// The bytes of a response's body, as FlyingFox reads them: each piece once the one before is written.
private struct ResponseBytes: AsyncBufferedSequence {
    typealias Element = UInt8

    private let pieces: PulledSequence<Data, any Error>
    private let endsConnection: Bool

    init(_ response: HTTPServing.HTTPResponse) {
        pieces = response.pieces(areFramed: false)
        endsConnection = response.isRequestUnread
    }

    struct AsyncIterator: AsyncBufferedIteratorProtocol {
        fileprivate var pieces: PulledSequence<Data, any Error>.AsyncIterator
        fileprivate let endsConnection: Bool
        private var rest = Data()

        fileprivate init(_ bytes: ResponseBytes) {
            (pieces, endsConnection) = (bytes.pieces.makeAsyncIterator(), bytes.endsConnection)
        }

        mutating func next() async throws -> UInt8? { try await nextBuffer(suggested: 1)?.first }

        /// Returns the next bytes; after the last, throws if the connection must end, which FlyingFox then does.
        mutating func nextBuffer(suggested count: Int) async throws -> Data? {
            if rest.isEmpty, let piece = try await pieces.next() { rest = piece }
            guard !rest.isEmpty else {
                if endsConnection { throw SocketError.disconnected }
                return nil
            }
            defer { rest = rest.dropFirst(count) }
            return rest.prefix(count)
        }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }
}
