import CLibrary
import Foundation
import Synchronization

/// A connection that sends exactly the bytes it is given.
///
/// Its calls block, so they run inside ``onThread(_:)``: the threads that tasks share belong to the server.
final class RawClient: Sendable {
    struct Failure: Error {
        let what: String
        let code: Int32
    }

    /// An answer as it came.
    struct Response: Sendable {
        var status: Int
        var fields: [String: String]
        var body: String

        subscript(name: String) -> String? { fields[name.lowercased()] }
    }

    private let descriptor: Int32
    private let buffered = Mutex<[UInt8]>([])

    private var received: [UInt8] { buffered.withLock { $0 } }

    init(port: Int, seconds: Int = 120) throws {
        #if canImport(Glibc)
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = in_addr_t(UInt32(0x7F00_0001).bigEndian)
        var time = timeval()
        time.tv_sec = seconds
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw Failure(what: "connect", code: errno) }
    }

    deinit { close(descriptor) }

    /// Sends bytes; stops quietly where the other end has closed.
    func send(_ bytes: [UInt8]) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                #if canImport(Darwin)
                    CLibrary.send(descriptor, $0.baseAddress, $0.count, 0)
                #else
                    CLibrary.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                #endif
            }
            guard count > 0 else { return }
            sent += count
        }
    }

    func send(_ text: String) { send(Array(text.utf8)) }

    /// Reads more; false at the end of the connection or after the client's own time.
    @discardableResult
    func receive() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return false }
        buffered.withLock { $0 += buffer.prefix(count) }
        return true
    }

    /// Says that nothing more will be sent.
    func endSending() {
        _ = shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Returns a Boolean value that indicates whether the other end closes within a time; bytes that come meanwhile are
    /// kept.
    func hasEnded(within time: Duration) -> Bool {
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard CLibrary.poll(&poll, 1, Int32(time / .milliseconds(1))) > 0 else { return false }
        return !receive()
    }

    /// Everything up to the end of the connection.
    func receiveAll() -> String {
        while receive() {}
        return take(.max)
    }

    /// Everything up to a string, or to the end.
    func receive(upTo text: String) -> String {
        let wanted = Array(text.utf8)
        while firstIndex(of: wanted) == nil, receive() {}
        let end = firstIndex(of: wanted).map { $0 + wanted.count } ?? received.count
        return take(end)
    }

    /// Reads one answer; `withoutBody` for HEAD.
    func response(withoutBody: Bool = false) throws -> Response {
        let head = receive(upTo: "\r\n\r\n").split(separator: "\r\n")
        guard let status = head.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
            throw Failure(what: "no answer", code: errno)
        }
        var fields: [String: String] = [:]
        for line in head.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            fields[parts[0].lowercased()] = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
        }
        let isEmpty = withoutBody || status == 304
        let length = isEmpty ? 0 : fields["content-length"].flatMap { Int($0) } ?? 0
        while received.count < length, receive() {}
        return Response(status: status, fields: fields, body: take(length))
    }

    private func take(_ count: Int) -> String {
        buffered.withLock { bytes in
            let count = min(count, bytes.count)
            defer { bytes.removeFirst(count) }
            return String(decoding: bytes.prefix(count), as: UTF8.self)
        }
    }

    private func firstIndex(of wanted: [UInt8]) -> Int? {
        let received = received
        guard received.count >= wanted.count else { return nil }
        return (0...(received.count - wanted.count)).first { received[$0..<$0 + wanted.count] == wanted[...] }
    }
}

extension RawClient {
    /// Sends one request with the fields that a script sends, and reads the answer.
    func ask(
        _ method: String,
        _ target: String,
        port: Int,
        _ fields: [String] = [],
        body: String = ""
    ) throws -> Response {
        var lines = ["\(method) \(target) HTTP/1.1", "Host: 127.0.0.1:\(port)"] + fields
        if !body.isEmpty { lines.append("Content-Length: \(body.utf8.count)") }
        send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
        return try response(withoutBody: method == "HEAD")
    }
}

/// Runs calls that block on a thread of their own: those of tasks and of dispatch queues belong to the server.
func onThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
    }
}
