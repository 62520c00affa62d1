import FlyingFox
import FlyingSocks
import Foundation
import TabPreviewServer

/// A spec that a preview can show and a visitor rearrange.
let sampleSpec = """
    title: Trips
    tabViewStyle: sidebarAdaptable
    tabViewCustomization: tabs
    tabs:
      - { title: Home, systemImage: house, value: home }
      - { title: Library, systemImage: books.vertical, value: library, customizationID: library }
    """

/// A client's connection to a server of FlyingFox.
struct Client {
    /// A response with its body.
    struct Reply {
        var status = 0
        var fields: [String: String] = [:]
        var body = ""

        subscript(name: String) -> String? { fields[name.lowercased()] }
    }

    let port: UInt16
    private let socket: AsyncSocket
    private var received = Data()

    init(port: UInt16) async throws {
        self.port = port
        socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port))
    }

    func send(_ text: String) async throws { try await socket.write(Data(text.utf8)) }

    func close() throws { try socket.close() }

    /// Receives text up to a mark, or up to the end of the connection.
    mutating func receive(upTo mark: String) async throws -> String {
        let mark = Data(mark.utf8)
        var place = received.range(of: mark)
        while place == nil, let more = try? await socket.read(atMost: 64 << 10) {
            received.append(contentsOf: more)
            place = received.range(of: mark)
        }
        let end = place?.upperBound ?? received.endIndex
        defer { received = Data(received[end...]) }
        return String(decoding: received[..<end], as: UTF8.self)
    }

    /// Receives a number of bytes.
    private mutating func receive(count: Int) async throws -> Data {
        while received.count < count { received.append(contentsOf: try await socket.read(atMost: 64 << 10)) }
        defer { received = Data(received.dropFirst(count)) }
        return received.prefix(count)
    }

    /// Sends a request and receives the response; an event stream's body is left to ``receive(upTo:)``.
    mutating func ask(
        _ method: String,
        _ target: String,
        _ fields: [String: String] = [:],
        body: String? = nil,
        version: String = "HTTP/1.1"
    ) async throws -> Reply {
        var all = ["Host": "127.0.0.1:\(port)"]
        if let body { all["Content-Length"] = String(body.utf8.count) }
        all.merge(fields) { $1 }
        let lines = all.map { "\($0): \($1)\r\n" }.joined()
        try await send("\(method) \(target) \(version)\r\n\(lines)\r\n\(body ?? "")")
        return try await reply(isHead: method == "HEAD")
    }

    mutating func reply(isHead: Bool = false) async throws -> Reply {
        var reply = Reply()
        let lines = try await receive(upTo: "\r\n\r\n").components(separatedBy: "\r\n").filter { !$0.isEmpty }
        reply.status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            reply.fields[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        if !isHead, reply.status != 304, let length = reply["Content-Length"].flatMap({ Int($0) }) {
            reply.body = String(decoding: try await receive(count: length), as: UTF8.self)
        }
        return reply
    }
}

/// Runs a server with previews and a route of its own, for as long as a test needs it.
func withServer(of previews: TabPreview..., perform: (UInt16) async throws -> Void) async throws {
    let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: 0)
    let server = HTTPServer(address: address, pool: HTTPServer.noDelayPool(), logger: .disabled)
    await server.appendRoute("/other") { _ in HTTPResponse(statusCode: .ok, body: Data("other".utf8)) }
    for preview in previews { await server.appendRoutes(to: preview) }
    try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await server.run() }
        try await server.waitUntilListening(timeout: 60)
        guard case .ip4(_, let port) = await server.listeningAddress else { throw SocketError.unsupportedAddress }
        try await perform(port)
        for preview in previews { await preview.close() }
        group.cancelAll()
    }
}

/// Creates a folder with a spec's file, for as long as a test needs it.
func withFile(_ text: String = sampleSpec, perform: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "embedding-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "tabs.yaml")
    try Data(text.utf8).write(to: file)
    try await perform(file.path)
}
