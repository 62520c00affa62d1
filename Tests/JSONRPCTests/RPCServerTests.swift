import CLibrary
import Foundation
import JSONRPC
import TabModel
import TabSpecCoding
import Testing

/// A server over real pipes: answers, cancellations, updates, the end.
struct RPCServerTests {
    /// Echoes, waits to be cancelled, tells what it was told.
    private struct Service: RPCService {
        static let cancellation: RPCError? = RPCError(.requestCancelled, "cancelled")
        var hasEnded = false

        static func cancelled(by notification: RPCNotification) -> RPCID? {
            notification.method == "cancel" ? RPCID(notification.parameters.any("id")) : nil
        }

        func work(for request: RPCRequest) throws(RPCError) -> RPCWork {
            switch request.method {
            case "echo": return { request.parameters.value }
            case "hang":
                return {
                    try await Task.sleep(for: .seconds(600))
                    return "late"
                }
            case "fail": return { throw RPCError(.requestFailed, "no") }
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

    /// Sends lines and gives what comes back until the server has ended.
    private func talk(_ lines: [String], closing: Bool = true) async throws -> (end: RPCServer.End, replies: [JSONValue]) {
        let (input, output) = (Pipe(), Pipe())
        let server = RPCServer(
            MessageInput(input.fileHandleForReading.fileDescriptor, .line, largest: 1000),
            MessageOutput(output.fileHandleForWriting.fileDescriptor, .line),
            limits: .http
        )
        try input.fileHandleForWriting.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
        if closing { try input.fileHandleForWriting.close() }
        var service = Service()
        let end = await server.run(&service)
        try output.fileHandleForWriting.close()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        let replies = try bytes.split(separator: 0x0A).map { try JSONValue(reading: Array($0)) }
        return (end, replies)
    }

    private func request(_ id: Int, _ method: String, _ parameters: String = "{}") -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#
    }

    private let exit = #"{"jsonrpc":"2.0","method":"exit"}"#

    @Test func `answers requests, and refuses what is none, without stopping`() async throws {
        let (end, replies) = try await talk([
            request(1, "echo", #"{"a":1}"#), "nonsense", request(2, "nothing"), request(3, "fail"),
            String(repeating: "x", count: 1001), request(4, "echo"), exit,
        ], closing: false)
        #expect(end == .service)
        func answer(_ id: JSONValue) -> [JSONValue] { replies.filter { $0["id"] == id } }
        #expect(answer(1).first?["result"] == ["a": 1])
        #expect(answer(2).first?["error"]?["code"] == -32601)
        #expect(answer(3).first?["error"] == ["code": -32803, "message": "no"])
        #expect(answer(4).count == 1)
        #expect(answer(.null).compactMap { $0["error"]?["code"] } == [-32700, -32600])
    }

    @Test func `cancels a request that hangs, and those that are left at the end`() async throws {
        let cancel = #"{"jsonrpc":"2.0","method":"cancel","params":{"id":1}}"#
        let (end, replies) = try await talk([request(1, "hang"), cancel, request(2, "hang"), request(3, "hang")])
        #expect(end == .input)
        #expect(Set(replies.compactMap { $0["error"]?["code"] }) == [-32800])
        #expect(replies.count == 3)
    }

    @Test func `refuses an id that is in use`() async throws {
        let (_, replies) = try await talk([request(1, "hang"), request(1, "echo")])
        #expect(replies.contains { $0["id"] == .null && $0["error"]?["code"] == -32600 })
    }

    @Test func `lets no more than sixteen requests run at a time`() async throws {
        let hanging = (1...16).map { request($0, "hang") }
        let free = #"{"jsonrpc":"2.0","method":"cancel","params":{"id":1}}"#
        // The seventeenth is read, and waits: the server would hang here if nothing ended the others.
        let (_, replies) = try await talk(hanging + [free, request(17, "echo"), exit])
        #expect(replies.count == 17)
        #expect(replies.contains { $0["id"] == 17 })
    }

    @Test func `tells updates of one key in order, the newest at the end`() async throws {
        let told = (1...50).map { #"{"jsonrpc":"2.0","method":"tell","params":{"n":\#($0)}}"# }
        let (_, replies) = try await talk(told)
        let numbers = replies.compactMap { if case .integer(let number)? = $0["params"]?["n"] { number } else { nil } }
        #expect(numbers == numbers.sorted() && numbers.last == 50)
    }

    @Test func `goes on without a client that reads`() async throws {
        signal(SIGPIPE, SIG_IGN)
        let (input, output) = (Pipe(), Pipe())
        try output.fileHandleForReading.close()
        let server = RPCServer(
            MessageInput(input.fileHandleForReading.fileDescriptor, .header, largest: 1000),
            MessageOutput(output.fileHandleForWriting.fileDescriptor, .header),
            limits: .http
        )
        try input.fileHandleForWriting.write(contentsOf: Data("Content-Length: 2\r\n\r\n{}no header\r\n\r\n".utf8))
        try input.fileHandleForWriting.close()
        var service = Service()
        guard case .broken(let text) = await server.run(&service) else { Issue.record("not broken"); return }
        #expect(text.contains("no header"))
    }
}
