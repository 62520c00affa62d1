#if os(Linux)
    import CLibrary
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
    }
#endif
