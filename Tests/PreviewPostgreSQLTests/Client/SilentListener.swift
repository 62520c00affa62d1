#if PostgreSQL
    import CLibrary

    /// A socket on loopback that takes connections and never answers.
    final class SilentListener: Sendable {
        let port: Int
        private let descriptor: Int32

        init() throws {
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = inet_addr("127.0.0.1")
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let descriptor = descriptor
            let code = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                    bind(descriptor, pointer, length) == 0 && listen(descriptor, 8) == 0
                        ? getsockname(descriptor, pointer, &length) : -1
                }
            }
            guard code == 0 else { throw Failure() }
            port = Int(UInt16(bigEndian: address.sin_port))
        }

        deinit { close(descriptor) }

        /// Waits for a connection.
        func accept() { _ = CLibrary.accept(descriptor, nil, nil) }

        struct Failure: Error {}
    }
#endif
