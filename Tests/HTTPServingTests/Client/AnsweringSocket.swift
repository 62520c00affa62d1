import Foundation
import Synchronization
import CLibrary

/// A server that answers one request with given pieces and closes, or without pieces keeps silent.
final class AnsweringSocket: Sendable {
    let port: Int
    private let descriptor: Int32
    private let request = Mutex("")

    init(_ pieces: [String]?) throws {
        #if canImport(Darwin)
            let listener = socket(AF_INET, SOCK_STREAM, 0)
        #else
            let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listens = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && listen(listener, 5) == 0 && getsockname(listener, $0, &size) == 0
            }
        }
        guard listens else { throw POSIXError(.EADDRNOTAVAIL) }
        descriptor = listener
        port = Int(UInt16(bigEndian: address.sin_port))
        if let pieces { Thread.detachNewThread { self.answer(pieces) } }
    }

    /// The bytes that the client sent.
    var received: String { request.withLock(\.self) }

    func close() {
        shutdown(descriptor, Int32(SHUT_RDWR))
        systemClose(descriptor)
    }

    /// Reads the whole request first: closing before that would reset the connection.
    private func answer(_ pieces: [String]) {
        let connection = accept(descriptor, nil, nil)
        defer { systemClose(connection) }
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while !isWhole(bytes), read(connection, &byte, 1) == 1 { bytes.append(byte) }
        request.withLock { $0 = String(decoding: bytes, as: UTF8.self) }
        for piece in pieces {
            let text = Array(piece.utf8)
            _ = write(connection, text, text.count)
        }
    }

    private func isWhole(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let head = text.firstRange(of: "\r\n\r\n") else { return false }
        let length = text.firstMatch(of: /Content-Length: (\d+)/).flatMap { Int($0.1) } ?? 0
        return text[head.upperBound...].utf8.count == length
    }
}

private func systemClose(_ descriptor: Int32) {
    close(descriptor)
}
