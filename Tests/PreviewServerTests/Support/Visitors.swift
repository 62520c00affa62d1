#if os(Linux)
    import Foundation
    import CLibrary

    /// Sockets made before a limit falls, under numbers high enough to leave the low ones to the server.
    struct Visitors: Sendable {
        private let descriptors: [Int32]

        init(_ count: Int, from number: Int32) {
            descriptors = (0..<count).map { index in
                let low = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
                defer { close(low) }
                return fcntl(low, F_DUPFD, number + Int32(index))
            }
        }

        /// Lets everyone connect, without waiting for anyone.
        func come(to port: Int) {
            for descriptor in descriptors {
                _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
                _ = connect(descriptor, to: port)
            }
        }

        func leave() {
            for descriptor in descriptors { close(descriptor) }
        }

        /// Returns a Boolean value that indicates whether any client gets the response it asks for; each waits two
        /// seconds for it, and the next one comes then.
        func isAnyoneAnswered(port: Int) -> Bool {
            descriptors.contains { isAnswered($0, port: port) }
        }
    }

    private func isAnswered(_ descriptor: Int32, port: Int) -> Bool {
        var time = timeval(tv_sec: 2, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        guard isConnected(descriptor, to: port) else { return false }
        let request = Array("GET /health HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8)
        guard send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count else { return false }
        var answer = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &answer, answer.count)
        return count > 0 && String(decoding: answer.prefix(count), as: UTF8.self).hasPrefix("HTTP/1.1 200")
    }

    /// Returns a Boolean value that indicates whether a connection is made; a client that is refused tries again.
    private func isConnected(_ descriptor: Int32, to port: Int) -> Bool {
        for _ in 0..<40 {
            if connect(descriptor, to: port) { return true }
            guard errno == ECONNREFUSED else { return false }
            Thread.sleep(forTimeInterval: 0.05)
        }
        return false
    }

    private func connect(_ descriptor: Int32, to port: Int) -> Bool {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = in_addr_t(UInt32(0x7F00_0001).bigEndian)
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }
#endif
