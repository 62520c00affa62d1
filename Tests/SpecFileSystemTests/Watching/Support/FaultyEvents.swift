#if os(Linux)
    import Synchronization

    @testable import SpecFileSystem

    /// Events of a system that has so many watches.
    struct LimitedEvents: FileEvents {
        var events: any FileEvents
        let limit: WatchLimit

        mutating func watch(_ places: WatchPlaces) throws(WatchFailure) {
            guard places.folders.count <= limit.most else { throw WatchFailure(reason: "no inotify watch is left") }
            try events.watch(places)
        }

        mutating func drain() -> [FileEvent] { events.drain() }

        func stop() { events.stop() }
    }

    /// The limit on folders that can be watched.
    final class WatchLimit: Sendable {
        private let state = Mutex(Int.max)

        var most: Int { state.withLock(\.self) }

        func set(_ most: Int) { state.withLock { $0 = most } }
    }

    /// Watches, and tells nothing.
    struct NoEvents: FileEvents {
        var events: any FileEvents

        mutating func watch(_ places: WatchPlaces) throws(WatchFailure) { try events.watch(places) }

        mutating func drain() -> [FileEvent] {
            _ = events.drain()
            return []
        }

        func stop() { events.stop() }
    }
#endif
