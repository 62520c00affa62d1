#if canImport(Glibc)
    import Dispatch
    import Testing

    @testable import SpecWatching

    @Suite struct `The kernel's queue` {
        @Test func `too many events at once are reported as an overflow (W24)`() throws {
            let folder = try Folder.make()
            defer { folder.remove() }
            let (queue, held) = (DispatchQueue(label: "held"), DispatchSemaphore(value: 0))
            queue.async { held.wait() }
            var events = try InotifyEvents(queue: queue) {}
            defer {
                held.signal()
                events.stop()
            }
            var places = WatchPlaces()
            places.insert(Array("x".utf8), in: RawPath(folder.path))
            try events.watch(places)

            for _ in 0...(try longestQueue() / 2) {
                try folder.makeFolder("neighbour")
                try folder.removeFolder("neighbour")
            }
            try folder.write("{}", to: "x")

            #expect(events.drain() == [.overflow])
        }
    }

    /// How many events the kernel keeps for one reader.
    func longestQueue() throws -> Int {
        let path = RawPath("/proc/sys/fs/inotify/max_queued_events")
        let bytes = try #require(LocalFiles().content(of: path, limit: 100).reading?.bytes)
        return try #require(Int(String(decoding: bytes.dropLast(), as: UTF8.self)))
    }
#endif
