import Synchronization
import Testing

@testable import SpecWatching

#if canImport(Glibc)
    import Dispatch
    import Glibc

    private let second = #"{"second": true}"#

    @Suite(.serialized) struct `Limits of the system` {
        @Test func `events the kernel dropped are made up for (W24)`() async throws {
            let queue = DispatchQueue(label: "held")
            let make: FileEventsMaker = { wake throws(WatchFailure) in try InotifyEvents(queue: queue, wake: wake) }
            try await watching(makeEvents: make, adjust: { $0.eventsOnly() }) { spec in
                queue.suspend()
                let events = try longestQueue()
                for _ in 0...(events / 2) {
                    try spec.folder.makeFolder("neighbour")
                    try spec.folder.removeFolder("neighbour")
                }
                try spec.folder.write(second, to: spec.name)
                queue.resume()

                try await spec.expectNext(second)
                try await spec.expectNothingBeforeFence()
            }
        }

        private func longestQueue() throws -> Int {
            let path = RawPath("/proc/sys/fs/inotify/max_queued_events")
            let bytes = try #require(LocalFiles().content(of: path, limit: 100).reading?.bytes)
            return try #require(Int(String(decoding: bytes.dropLast(), as: UTF8.self)))
        }

        @Test func `no watch left means polling with the reason, and events again when there is one (W25)`()
            async throws
        {
            let isFull = Switch()
            let make: FileEventsMaker = { wake throws(WatchFailure) in
                if isFull.isOn { throw WatchFailure(reason: "no inotify watch is left") }
                return try InotifyEvents(wake: wake)
            }
            try await watching(
                makeEvents: make,
                adjust: {
                    $0.pollInterval = .milliseconds(50); $0.quietWindow = .milliseconds(100)
                }
            ) { spec in
                #expect(try await spec.modes.next() == .polling(reason: "no inotify watch is left"))
                try spec.folder.replace(spec.name, with: second)
                try await spec.expectNext(second)

                isFull.turnOff()
                #expect(try await spec.modes.next() == .events)
                try await spec.expectNothingBeforeFence()
            }
        }

        @Test func `no descriptor left means polling, and events again when there is one (W25)`() async {
            await #expect(processExitsWith: .success) {
                let isFull = Switch()
                let make: FileEventsMaker = { wake throws(WatchFailure) in
                    if isFull.isOn { setMostDescriptors(3) }
                    defer { setMostDescriptors(256) }
                    return try InotifyEvents(wake: wake)
                }
                try await watching(makeEvents: make) { spec in
                    guard case .polling(let reason) = try await spec.modes.next() else { exit(2) }
                    guard reason.contains("no file descriptor") else { exit(3) }
                    isFull.turnOff()
                    guard try await spec.modes.next() == .events else { exit(4) }
                    try await spec.expectNothingBeforeFence()
                }
            }
        }
    }

    /// Sets how many descriptors this process may have.
    private func setMostDescriptors(_ count: UInt) {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = count
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }

    /// On at first; turned off once.
    private final class Switch: Sendable {
        private let state = Mutex(true)

        var isOn: Bool { state.withLock(\.self) }

        func turnOff() { state.withLock { $0 = false } }
    }
#endif
