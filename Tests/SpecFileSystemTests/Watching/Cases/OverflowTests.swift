#if canImport(Glibc)
    import CLibrary
    import Dispatch
    import Testing

    @testable import SpecFileSystem

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

        /// The device has more after each reading, as a queue that is filled without end.
        @Test func `is read as far as it was filled at the call`() throws {
            let device = try Folder(path: "/dev").open("zero", O_RDONLY)
            let inbox = InotifyInbox(descriptor: device.descriptor)

            #expect(inbox.take().isEmpty)
            #expect(!inbox.fill())
            try device.close()
        }
    }

    /// Returns the number of events that the kernel keeps for one reader.
    func longestQueue() throws -> Int {
        let path = RawPath("/proc/sys/fs/inotify/max_queued_events")
        let bytes = try #require(LocalFiles().content(of: path, limit: 100).reading?.bytes)
        return try #require(Int(String(decoding: bytes.dropLast(), as: UTF8.self)))
    }
#endif
