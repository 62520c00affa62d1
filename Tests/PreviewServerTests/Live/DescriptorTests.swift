#if os(Linux)
    import Glibc
    import Logging
    import PreviewCore
    import Testing

    @testable import PreviewServer

    /// Few descriptors and many visitors, in a process of its own (S42).
    struct DescriptorTests {
        @Test func `answers again within a second of 200 idle visitors leaving, at a limit of 64 (S42)`() async throws {
            await #expect(processExitsWith: .success) {
                let visitors = IdleVisitors(200)
                var limits = rlimit(rlim_cur: 64, rlim_max: 64)
                guard setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits) == 0 else { exit(3) }
                let succeeded = try await visitors.crowd()
                #expect(succeeded)
                if !succeeded { exit(4) }
            }
        }
    }

    /// Sockets made before the limit falls, under numbers high enough to leave the low ones to the server.
    struct IdleVisitors {
        private let descriptors: [Int32]
        private let late: [Int32]

        init(_ count: Int) {
            descriptors = (0..<count).map { Self.make(1000 + Int32($0)) }
            late = (0..<30).map { Self.make(2000 + Int32($0)) }
        }

        private static func make(_ number: Int32) -> Int32 {
            let low = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            let high = fcntl(low, F_DUPFD, number)
            close(low)
            return high
        }

        /// Lets everybody come, waits a moment, lets everybody leave, and asks once.
        func crowd() async throws -> Bool {
            var configuration = ServerConfiguration()
            configuration.port = 0
            let session = try await makeSession()
            let server = PreviewServer(
                desk: try await makeDesk(session),
                renderer: FakePages(),
                assets: AssetTable(files: [:]),
                configuration: configuration
            )
            let (addresses, listening) = AsyncStream<ListeningAddress>.makeStream(bufferingPolicy: .bufferingNewest(1))
            let running = Task { try await server.run { listening.yield($0) } }
            defer { running.cancel() }
            guard let address = await addresses.first(where: { _ in true }) else { return false }

            for descriptor in descriptors { connect(descriptor, to: address.port, waits: false) }
            try await Task.sleep(for: .milliseconds(1500))
            for descriptor in descriptors { close(descriptor) }
            let late = late
            return try await onThread {
                let deadline = ContinuousClock.now + .seconds(20)
                return late.contains { ContinuousClock.now < deadline && isAnswered($0, port: address.port) }
            }
        }
    }

    private func connect(_ descriptor: Int32, to port: Int, waits: Bool) {
        if !waits { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = in_addr_t(UInt32(0x7F00_0001).bigEndian)
        _ = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    /// Whether a visitor that comes now is answered; one that isn't after a tenth of a second comes again.
    private func isAnswered(_ descriptor: Int32, port: Int) -> Bool {
        var time = timeval(tv_sec: 0, tv_usec: 100_000)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        connect(descriptor, to: port, waits: true)
        let request = Array("GET /health HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8)
        guard send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count else { return false }
        var answer = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &answer, answer.count)
        return count > 0 && String(decoding: answer.prefix(count), as: UTF8.self).hasPrefix("HTTP/1.1 200")
    }
#endif
