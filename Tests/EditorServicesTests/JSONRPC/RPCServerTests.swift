import CLibrary
import Foundation
import EditorServices
import Synchronization
import TabModel
import TabSpecCoding
import Testing

/// A server over real pipes: answers, cancellations, updates, the end.
struct RPCServerTests {
    private func request(_ id: Int, _ method: String, _ parameters: String = "{}") -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#
    }

    private func cancel(_ id: Int) -> String { #"{"jsonrpc":"2.0","method":"cancel","params":{"id":\#(id)}}"# }

    private let exit = #"{"jsonrpc":"2.0","method":"exit"}"#

    @Test func `answers requests, and refuses what is none, without stopping`() async throws {
        let client = PipeClient()
        client.send([
            request(1, "echo", #"{"a":1}"#), "nonsense", request(2, "nothing"), request(3, "fail"),
            String(repeating: "x", count: 1001), request(4, "echo"),
        ])
        let replies = await client.replies(6)
        func answer(_ id: JSONValue) -> [JSONValue] { replies.filter { $0["id"] == id } }
        #expect(answer(1).first?["result"] == ["a": 1])
        #expect(answer(2).first?["error"]?["code"] == -32601)
        #expect(answer(3).first?["error"] == ["code": -32803, "message": "no"])
        #expect(answer(4).count == 1)
        #expect(answer(.null).compactMap { $0["error"]?["code"] } == [-32700, -32600])
        client.send([exit])
        #expect(await client.end == .service)
    }

    @Test func `cancels a request that hangs, and those that are left at the end`() async throws {
        let client = PipeClient()
        client.send([request(1, "hang"), request(2, "hang"), request(3, "hang"), cancel(1), cancel(7)])
        #expect(await client.replies(1).map { $0["id"] } == [1])
        client.close()
        #expect(await client.end == .input)
        let rest = await client.replies(2)
        #expect(Set(rest.compactMap { $0["error"]?["code"] }) == [-32800])
        #expect(Set(rest.compactMap { $0["id"] }) == [2, 3])
    }

    @Test func `sends what is known at once before anything that comes later`() async throws {
        let client = PipeClient()
        client.send([request(1, "hang"), request(2, "now"), exit])
        #expect(await client.end == .service)
        #expect(await client.replies(2).compactMap { $0["id"] } == [2, 1])
    }

    @Test func `refuses an id that is in use`() async throws {
        let client = PipeClient()
        client.send([request(1, "hang"), request(1, "echo")])
        let reply = await client.replies(1).first
        #expect(reply?["id"] == .null && reply?["error"]?["code"] == -32600)
        client.close()
        #expect(await client.end == .input)
    }

    @Test func `reads on when one of sixteen requests is answered`() async throws {
        let client = PipeClient()
        client.send((1...16).map { request($0, "hang") } + [cancel(5), request(17, "echo")])
        #expect(Set(await client.replies(2).compactMap { $0["id"] }) == [5, 17])
        client.close()
        #expect(await client.replies(15).count == 15)
    }

    @Test func `tells updates of one key in order, the newest at the end`() async throws {
        let client = PipeClient()
        client.send((1...50).map { #"{"jsonrpc":"2.0","method":"tell","params":{"n":\#($0)}}"# } + [request(1, "echo")])
        client.close()
        _ = await client.end
        let numbers = await client.replies(51).compactMap { reply -> Int? in
            if case .integer(let number)? = reply["params"]?["n"] { number } else { nil }
        }
        #expect(numbers == numbers.sorted() && numbers.last == 50)
    }

    @Test func `goes on without a client that reads, and ends where the input is broken`() async throws {
        signal(SIGPIPE, SIG_IGN)
        let client = PipeClient(.header, reads: false)
        client.send(["Content-Length: 2\r\n\r\n{}no header\r\n\r\n"])
        guard case .broken(let text) = await client.end else { Issue.record("not broken"); return }
        #expect(text.contains("no header"))
    }
}

/// The other end of a server's pipes.
private final class PipeClient: Sendable {
    /// Threads read pipes that nobody uses any more; a number that is given away again would be another test's.
    private static let kept = Mutex<[Pipe]>([])

    private let input = Pipe()
    private let server: Task<RPCServer.End, Never>
    private let lines: AsyncStream<JSONValue>

    init(_ framing: MessageFraming = .line, reads: Bool = true) {
        let (input, output) = (input, Pipe())
        Self.kept.withLock { $0 += [input, output] }
        let connection = RPCServer(
            MessageInput(input.fileHandleForReading.fileDescriptor, framing, largest: 1000),
            MessageOutput(output.fileHandleForWriting.fileDescriptor, framing),
            limits: .http
        )
        server = Task {
            var service = EchoService()
            let end = await connection.run(&service)
            try? output.fileHandleForWriting.close()
            return end
        }
        let (lines, more) = AsyncStream.makeStream(of: JSONValue.self)
        self.lines = lines
        guard reads else {
            try? output.fileHandleForReading.close()
            return
        }
        let descriptor = output.fileHandleForReading.fileDescriptor
        Thread {
            var reader = MessageReader(.line, largest: 1 << 20)
            var buffer = [UInt8](repeating: 0, count: 4096)
            while case let count = CLibrary.read(descriptor, &buffer, buffer.count), count > 0 {
                for case .message(let bytes) in reader.take(buffer[..<count]) {
                    if let value = try? JSONValue(reading: bytes) { more.yield(value) }
                }
            }
            more.finish()
        }.start()
    }

    /// Why the server ended.
    var end: RPCServer.End {
        get async { await server.value }
    }

    func send(_ lines: [String]) {
        try? input.fileHandleForWriting.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
    }

    func close() { try? input.fileHandleForWriting.close() }

    /// The next replies; fewer if the server ends before.
    func replies(_ count: Int) async -> [JSONValue] {
        var replies: [JSONValue] = []
        for await reply in lines {
            replies.append(reply)
            if replies.count == count { break }
        }
        return replies
    }
}

/// Echoes, waits to be cancelled, tells what it was told.
private struct EchoService: RPCService {
    static let cancellation: RPCError? = RPCError(.requestCancelled, "cancelled")
    var hasEnded = false

    static func cancelled(by notification: RPCNotification) -> RPCID? {
        notification.method == "cancel" ? RPCID(notification.parameters.any("id")) : nil
    }

    func work(for request: RPCRequest) throws(RPCError) -> RPCWork {
        switch request.method {
        case "echo": return .task { request.parameters.value }
        case "now": return .done(request.parameters.value)
        case "hang":
            return .task {
                try await Task.sleep(for: .seconds(600))
                return "late"
            }
        case "fail": return .task { throw RPCError(.requestFailed, "no") }
        default: throw .noMethod(request.method)
        }
    }

    mutating func take(_ notification: RPCNotification) -> [RPCUpdate] {
        if notification.method == "exit" { hasEnded = true }
        guard notification.method == "tell" else { return [] }
        let value = notification.parameters.value
        return [RPCUpdate("one") { .notification("told", value) }]
    }
}
