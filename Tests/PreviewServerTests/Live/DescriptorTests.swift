#if os(Linux)
    import FlyingSocks
    import Glibc
    import Testing

    @testable import PreviewServer

    /// Few descriptors and many visitors, each in a process of its own (S42).
    struct DescriptorTests {
        @Test func `answers again when more idle visitors have left than there are descriptors (S42)`() async throws {
            await #expect(processExitsWith: .success) {
                let few = Descriptors.few
                let idle = Visitors(few + 136, from: 2000)
                let late = Visitors(30, from: 4000)
                #expect(Descriptors.limit(to: few))
                try await withServer { running in
                    // What the runtime opens for the timers of each clock when it first needs one is open by then: it
                    // can't do without, and ends the process.
                    try await Task.sleep(for: .milliseconds(100), clock: .continuous)
                    try await Task.sleep(for: .milliseconds(1), clock: .suspending)
                    try await Task.sleep(nanoseconds: 1)
                    idle.come(to: running.port)
                    try await Task.sleep(for: .milliseconds(1500))
                    idle.leave()
                    let port = running.port
                    #expect(try await onThread { late.isAnyoneAnswered(port: port) })
                }
            }
        }

        @Test func `lets new visitors go while three quarters are used, and nobody else (S42)`() async throws {
            await #expect(processExitsWith: .success) {
                let pool = WatchedSocketPool(base: ReadyPool(), clock: ReceiveClock()) { _ in }
                let (before, during) = try (ConnectedSocket(), ConnectedSocket())
                let few = Descriptors.few
                #expect(Descriptors.limit(to: few))
                try await pool.suspendSocket(before.socket, untilReadyFor: .read)
                Descriptors.use(upTo: few / 4 * 3 + 2)
                try await pool.suspendSocket(before.socket, untilReadyFor: .read)
                await #expect(throws: SocketError.disconnected) {
                    try await pool.suspendSocket(during.socket, untilReadyFor: .read)
                }
            }
        }
    }

    /// A pool whose sockets are ready at once.
    private struct ReadyPool: AsyncSocketPool {
        func prepare() async throws {}
        func run() async throws {}
        func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {}
    }

    /// The end of a connection that a server holds.
    private struct ConnectedSocket {
        let socket: Socket
        private let listener: Socket
        private let visitor: Socket

        init() throws {
            listener = try Socket(domain: AF_INET)
            try listener.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: 0))
            try listener.listen()
            guard case .ip4(_, let port) = try listener.sockname() else { throw SocketError.disconnected }
            visitor = try Socket(domain: AF_INET)
            try visitor.connect(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
            socket = Socket(file: try listener.accept().file)
        }
    }

    private enum Descriptors {
        /// Few for a server: twice those that are open while nobody is there.
        ///
        /// It lets nobody in while half of them are used. A process of a test inherits what others had open when it began.
        static var few: Int {
            let highest = (0..<4096).last { fcntl($0, F_GETFD) != -1 } ?? 0
            return (Int(highest) + 30) * 2
        }

        static func limit(to count: Int) -> Bool {
            var limits = rlimit(rlim_cur: rlim_t(count), rlim_max: rlim_t(count))
            return setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits) == 0
        }

        /// Takes all descriptors up to a number, for good.
        static func use(upTo last: Int) {
            while true {
                let taken = open("/dev/null", O_RDONLY)
                guard taken >= 0, taken < last else { return }
            }
        }
    }
#endif
