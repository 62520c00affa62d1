import FlyingFox
import Foundation
import TabPreviewServer

let port = CommandLine.arguments.dropFirst().first.flatMap { UInt16($0) } ?? 8000
let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
let server = HTTPServer(address: address, pool: HTTPServer.noDelayPool(), logger: .disabled)
let preview = try await TabPreview(contentsOf: "tabs.yaml", at: "/tabs")

await server.appendRoutes(to: preview)
await server.appendRoute("/") { _ in
    HTTPResponse(statusCode: .ok, body: Data("The tabs are at /tabs/.".utf8))
}
print("http://127.0.0.1:\(port)\(preview.path)")
try await server.run()
