import Concurrency
import FlyingSocks
import Foundation

/// A preview that runs on this machine, reached over HTTP/1.1 on a separate socket.
///
/// No proxy of the environment is used, as requests and responses hold secrets. The address must be one of this
/// machine, which the caller ensures.
package struct LocalServer: Hashable, Sendable {
    /// The numeric address, without brackets.
    package let host: String
    /// The port, 1 to 65535.
    package let port: Int
    /// The preview's path on the server: `/`, or `/p/NAME/`.
    package let folder: String

    /// Creates a server from `http://ADDRESS:PORT/` or `http://ADDRESS:PORT/p/NAME/` with a numeric address; nil for
    /// anything else.
    package init?(url: String) {
        let prefix = "http://"
        guard url.hasPrefix(prefix), url.hasSuffix("/"), let slash = url.dropFirst(prefix.count).firstIndex(of: "/")
        else { return nil }
        folder = String(url[slash...])
        guard folder == "/" || Self.isNamed(folder) else { return nil }
        let authority = url[..<slash].dropFirst(prefix.count)
        guard let colon = authority.lastIndex(of: ":") else { return nil }
        let name = authority[..<colon]
        let digits = authority[authority.index(after: colon)...]
        guard digits.utf8.allSatisfy(Self.isDigit), let port = Int(digits), (1...65535).contains(port),
            let host = Self.host(name)
        else { return nil }
        self.host = host
        self.port = port
    }

    /// Sends a request and returns the response, whatever its status.
    ///
    /// Throws ``ClientFailure`` if no process listens there, if the response does not come in time, or if it is
    /// invalid.
    package func response(
        to request: ServerRequest,
        within timeout: Duration = .seconds(20)
    ) async throws(ClientFailure) -> ServerResponse {
        let exchange = Task { try await self.exchange(request) }
        defer { exchange.cancel() }
        do {
            guard let response = try await exchange.value(within: timeout) else { throw ClientFailure.tooSlow }
            return response
        } catch {
            throw ClientFailure(error)
        }
    }

    private func exchange(_ request: ServerRequest) async throws -> ServerResponse {
        let address = try SocketCalls.address(of: host, port: port)
        let pool = try await SocketPool<Poll>.client
        let socket = try AsyncSocket(socket: SocketCalls.stream(to: address), pool: pool)
        do {
            let response = try await exchange(request, on: socket, at: address)
            await pool.close(socket.socket)
            return response
        } catch {
            await pool.close(socket.socket)
            throw error
        }
    }

    private func exchange(
        _ request: ServerRequest,
        on socket: AsyncSocket,
        at address: any SocketAddress
    ) async throws -> ServerResponse {
        do {
            try await socket.connect(to: address)
        } catch SocketError.disconnected {
            // FlyingFox's pool reports a refused connection as one that has ended.
            throw ClientFailure.connectionRefused
        }
        try await socket.write(request.data(authority: authority))
        var reader = ResponseReader()
        do {
            while !reader.isComplete { try reader.append(await socket.read(atMost: 4 << 10)) }
        } catch SocketError.disconnected {
            // The response ends here; the reader knows whether it is whole.
        }
        return try reader.response()
    }

    /// The address and port in the form of `Host`.
    var authority: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

    /// Returns a Boolean value that indicates whether a path is `/p/NAME/`, with a name of letters, digits, hyphens and
    /// underscores.
    private static func isNamed(_ folder: String) -> Bool {
        guard folder.hasPrefix("/p/"), folder.utf8.count > 4 else { return false }
        return folder.utf8.dropFirst(3).dropLast().allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
            default: false
            }
        }
    }

    /// Returns the address without brackets, which only IPv6 has.
    private static func host(_ name: Substring) -> String? {
        if name.hasPrefix("["), name.hasSuffix("]") {
            let inner = name.dropFirst().dropLast()
            return inner.contains(":") && inner.utf8.allSatisfy(isOfIPv6) ? String(inner) : nil
        }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil && $0.utf8.allSatisfy(isDigit) }
            ? String(name) : nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isOfIPv6(_ byte: UInt8) -> Bool {
        isDigit(byte) || (0x61...0x66).contains(byte) || (0x41...0x46).contains(byte) || byte == 0x3A || byte == 0x2E
    }
}
