import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A FlyingFox server that answers every request with the same bytes, with TCP_NODELAY as the preview has it.
///
/// What the preview's cached pages are measured against.
@main
struct ConstantServer {
    static func main() async throws {
        let size = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1024
        let body = Data(repeating: UInt8(ascii: "x"), count: size)
        let server = HTTPServer(
            address: try .inet(ip4: "127.0.0.1", port: 0),
            pool: NoDelayPool(base: HTTPServer.defaultPool()),
            logger: .disabled,
            handler: ConstantHandler(body: body)
        )
        async let running: Void = server.run()
        try await server.waitUntilListening()
        if case .ip4(_, let port) = await server.listeningAddress {
            FileHandle.standardOutput.write(Data("url http://127.0.0.1:\(port)/\n".utf8))
        }
        try await running
    }
}

/// Answers everything alike.
struct ConstantHandler: HTTPHandler {
    let body: Data

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        HTTPResponse(statusCode: .ok, headers: [.contentType: "text/html; charset=utf-8"], body: body)
    }
}

/// FlyingFox's pool with TCP_NODELAY on the first socket that waits, the listening one: accepted ones inherit it.
final class NoDelayPool<Base: AsyncSocketPool>: AsyncSocketPool {
    private let base: Base
    private let isSet = Mutex(false)

    init(base: Base) { self.base = base }

    func prepare() async throws { try await base.prepare() }

    func run() async throws { try await base.run() }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        let isFirst = isSet.withLock { isSet in
            defer { isSet = true }
            return !isSet
        }
        if isFirst { setNoDelay(socket) }
        try await base.suspendSocket(socket, untilReadyFor: events)
    }

    private func setNoDelay(_ socket: Socket) {
        var on: Int32 = 1
        setsockopt(socket.file.rawValue, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    }
}
