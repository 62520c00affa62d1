#if canImport(Darwin)
    import CLibrary
    import Dispatch
    import Files
    import Synchronization

    /// Events from kqueue on macOS: a source for each folder, and one for each file that matters in it.
    ///
    /// kqueue reports that a folder or file changed, but not how; a comparison of each name before and now gives the
    /// rest. It has no event for a close after writing, so writes count as unfinished until they rest.
    struct KqueueEvents: FileEvents {
        /// A folder, or a name in it.
        private struct Spot: Hashable, Sendable {
            let folder: RawPath
            let name: [UInt8]?

            var path: RawPath { name.map(folder.appending) ?? folder }
        }

        /// The state of a spot at a moment.
        private struct Snapshot: Hashable {
            let entry: DirectoryEntry?
            let stamp: FileStamp?

            init(at path: RawPath, files: any WatchedFileSystem) {
                entry = files.entry(at: path)
                stamp = files.stamp(of: path)
            }

            var inode: UInt64? { stamp?.identity.inode }
        }

        /// The spots that changed and were not checked yet.
        private final class Inbox: Sendable {
            private let spots = Mutex<Set<Spot>>([])

            func add(_ spot: Spot) { _ = spots.withLock { $0.insert(spot) } }

            func take() -> Set<Spot> {
                spots.withLock { spots in
                    defer { spots = [] }
                    return spots
                }
            }
        }

        private let files: any WatchedFileSystem = LocalFiles()
        private let inbox = Inbox()
        private let queue = DispatchQueue(label: "tabpreview.kqueue")
        private let wake: @Sendable () -> Void
        private var places = WatchPlaces()
        private var snapshots: [Spot: Snapshot] = [:]
        private var sources: [Spot: (inode: UInt64?, source: any DispatchSourceFileSystemObject)] = [:]

        init(wake: @escaping @Sendable () -> Void) {
            self.wake = wake
        }

        mutating func watch(_ places: WatchPlaces) throws(WatchFailure) {
            self.places = places
            let wanted = Set(places.folders.keys.flatMap(spots))
            for spot in sources.keys where !wanted.contains(spot) { sources.removeValue(forKey: spot)?.source.cancel() }
            snapshots = [:]
            for spot in wanted {
                snapshots[spot] = Snapshot(at: spot.path, files: files)
                try listen(at: spot)
            }
        }

        mutating func drain() -> [FileEvent] {
            inbox.take().flatMap { spot in
                guard spot.name == nil else { return [event(at: spot, evenIfEqual: true)].compactMap(\.self) }
                guard Snapshot(at: spot.path, files: files).inode == snapshots[spot]?.inode else {
                    return [.folderGone(spot.folder)]
                }
                return spots(in: spot.folder).dropFirst().compactMap { event(at: $0, evenIfEqual: false) }
            }
        }

        func stop() {
            for (_, source) in sources.values { source.cancel() }
        }

        /// Returns the folder first, then the names in it that matter.
        private func spots(in folder: RawPath) -> [Spot] {
            let names: [[UInt8]] =
                switch places.folders[folder] {
                case .all, .source:
                    files.names(in: folder).filter { name in
                        let isFolder = files.entry(at: folder.appending(name)) == .directory
                        return places.contains(name, in: folder, isFolder: isFolder)
                    }
                case .only(let names): Array(names)
                case nil: []
                }
            return [Spot(folder: folder, name: nil)] + names.map { Spot(folder: folder, name: $0) }
        }

        private mutating func event(at spot: Spot, evenIfEqual: Bool) -> FileEvent? {
            guard let name = spot.name else { return nil }
            let (before, now) = (snapshots[spot], Snapshot(at: spot.path, files: files))
            snapshots[spot] = now
            guard evenIfEqual || before != now else { return nil }
            return .change(Self.kind(from: before, to: now), name: name, folder: spot.folder)
        }

        private static func kind(from before: Snapshot?, to now: Snapshot) -> FileEvent.Kind {
            guard now.entry != nil else { return .left }
            guard let before, before.inode == now.inode, before.entry == now.entry else { return .arrived }
            return before.stamp == now.stamp || now.entry == .directory ? .attributes : .modified
        }

        private mutating func listen(at spot: Spot) throws(WatchFailure) {
            if case .link = snapshots[spot]?.entry, spot.name != nil { return }
            let inode = snapshots[spot]?.inode
            guard sources[spot]?.inode != inode || sources[spot] == nil else { return }
            sources.removeValue(forKey: spot)?.source.cancel()
            let descriptor = spot.path.bytes.withCString { open($0, O_EVTONLY | O_CLOEXEC | O_NONBLOCK) }
            guard descriptor >= 0 else {
                if [ENOENT, ENOTDIR, ELOOP, EACCES].contains(errno) { return }
                throw WatchFailure(reason: "no directory can be opened: \(String(cString: strerror(errno)))")
            }
            let source = DispatchSource.makeFileSystemObjectSource(
                fileDescriptor: descriptor,
                eventMask: [.write, .extend, .attrib, .delete, .rename, .link, .revoke],
                queue: queue
            )
            let (inbox, wake) = (inbox, wake)
            source.setEventHandler {
                inbox.add(spot)
                wake()
            }
            source.setCancelHandler { close(descriptor) }
            source.activate()
            sources[spot] = (inode, source)
        }
    }
#endif
