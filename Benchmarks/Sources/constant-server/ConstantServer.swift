import FlyingFox
import Foundation
import PreviewServer

/// A FlyingFox server that answers every request with the same bytes, with TCP_NODELAY as the preview has it: what the
/// preview's cached pages are measured against.
@main
struct ConstantServer {
    static func main() async throws {
        let size = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 1024
        let body = Data(repeating: UInt8(ascii: "x"), count: size)
        let server = HTTPServer(
            address: try .inet(ip4: "127.0.0.1", port: 0),
            pool: NoDelayPool.standard(),
            logger: .disabled
        ) { _ in
            HTTPResponse(statusCode: .ok, headers: [.contentType: "text/html; charset=utf-8"], body: body)
        }
        async let running: Void = server.run()
        try await server.waitUntilListening()
        if case .ip4(_, let port) = await server.listeningAddress {
            FileHandle.standardOutput.write(Data("url http://127.0.0.1:\(port)/\n".utf8))
        }
        try await running
    }
}
