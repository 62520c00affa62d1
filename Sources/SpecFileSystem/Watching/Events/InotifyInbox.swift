#if os(Linux)
    import CLibrary
    import Synchronization

    /// The events read from an inotify descriptor and not yet taken.
    ///
    /// Events that don't matter are dropped here, so that busy neighbors in the folder don't wake the loop.
    final class InotifyInbox: Sendable {
        private struct State {
            var folders: [Int32: Set<RawPath>] = [:]
            var places = WatchPlaces()
            var events: [FileEvent] = []
        }

        /// The largest number of stored events; more count as an overflow, and everything is checked afresh.
        private static let mostEvents = 4096

        private let descriptor: Int32
        private let state = Mutex(State())

        init(descriptor: Int32) {
            self.descriptor = descriptor
        }

        /// Sets the folders of each watch, and the names that matter.
        func expect(_ folders: [Int32: Set<RawPath>], places: WatchPlaces) {
            state.withLock {
                $0.folders = folders
                $0.places = places
            }
        }

        /// Reads the kernel's events; returns true if events that matter are waiting.
        func fill() -> Bool {
            state.withLock { state in
                readAll(into: &state)
                return !state.events.isEmpty
            }
        }

        /// Returns and removes all events until now, including those that the kernel still holds.
        func take() -> [FileEvent] {
            state.withLock { state in
                readAll(into: &state)
                defer { state.events = [] }
                return state.events
            }
        }

        /// Reads the bytes that the kernel holds at this moment.
        ///
        /// Without that limit, a program that changes the folder all the time would make it endless.
        private func readAll(into state: inout State) {
            var waiting = bytesWaiting
            while waiting > 0, let buffer = nextBuffer() {
                waiting -= buffer.count
                for record in InotifyRecord.records(in: buffer) { add(record, to: &state) }
            }
        }

        private var bytesWaiting: Int {
            var count: Int32 = 0
            return ioctl(descriptor, UInt(FIONREAD), &count) == 0 ? Int(count) : 0
        }

        private func nextBuffer() -> [UInt8]? {
            let longest = 16384
            let buffer = [UInt8](unsafeUninitializedCapacity: longest) { bytes, count in
                count = max(read(descriptor, bytes.baseAddress, longest), 0)
            }
            return buffer.isEmpty ? nil : buffer
        }

        private func add(_ record: InotifyRecord, to state: inout State) {
            if record.has(Int(IN_Q_OVERFLOW)) || state.events.count >= Self.mostEvents {
                state.events = [.overflow]
                return
            }
            for folder in state.folders[record.watch] ?? [] {
                if record.tellsOfFolderGone {
                    state.events.append(.folderGone(folder))
                } else if let kind = record.kind,
                    state.places.contains(record.name, in: folder, isFolder: record.has(Int(IN_ISDIR)))
                {
                    state.events.append(.change(kind, name: record.name, folder: folder))
                }
            }
        }
    }
#endif
