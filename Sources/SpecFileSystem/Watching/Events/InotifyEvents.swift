#if os(Linux)
    import Files
    import Dispatch
    import CLibrary

    /// Events from Linux's inotify, on folders only.
    ///
    /// A watch on a file would follow the old inode when an editor puts a new file in its place.
    struct InotifyEvents: FileEvents {
        private static let mask =
            UInt32(IN_CLOSE_WRITE) | UInt32(IN_MODIFY) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)
            | UInt32(IN_MOVED_TO) | UInt32(IN_ATTRIB) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
            | UInt32(IN_ONLYDIR)

        private let descriptor: Int32
        private let inbox: InotifyInbox
        private let source: any DispatchSourceRead
        private var folders: [Int32: Set<RawPath>] = [:]

        /// Creates an inotify instance; `queue` runs the handler that reads it.
        init(
            queue: DispatchQueue = DispatchQueue(label: "tabpreview.inotify"),
            wake: @escaping @Sendable () -> Void
        ) throws(WatchFailure) {
            let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
            guard descriptor >= 0 else { throw Self.failure(errno) }
            let inbox = InotifyInbox(descriptor: descriptor)
            let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
            source.setEventHandler { if inbox.fill() { wake() } }
            source.setCancelHandler { close(descriptor) }
            source.activate()
            self.descriptor = descriptor
            self.inbox = inbox
            self.source = source
        }

        mutating func watch(_ places: WatchPlaces) throws(WatchFailure) {
            var wanted: [Int32: Set<RawPath>] = [:]
            for folder in places.folders.keys {
                // The kernel returns the earlier descriptor, unless another folder is at the path now.
                let watch = folder.bytes.withCString { inotify_add_watch(descriptor, $0, Self.mask) }
                if watch >= 0 {
                    wanted[watch, default: []].insert(folder)
                } else if ![ENOENT, ENOTDIR, ELOOP].contains(errno) {
                    throw Self.failure(errno)
                }
            }
            for watch in folders.keys where wanted[watch] == nil { inotify_rm_watch(descriptor, watch) }
            folders = wanted
            inbox.expect(wanted, places: places)
        }

        func drain() -> [FileEvent] { inbox.take() }

        func stop() { source.cancel() }

        private static func failure(_ code: Int32) -> WatchFailure {
            switch code {
            case EMFILE: WatchFailure(reason: "no file descriptor or inotify instance is left (see ulimit -n)")
            case ENOSPC: WatchFailure(reason: "no inotify watch is left (see sysctl fs.inotify.max_user_watches)")
            case EACCES: WatchFailure(reason: "you don't have permission to list the directory")
            default: WatchFailure(reason: "inotify failed: \(String(cString: strerror(code)))")
            }
        }
    }
#endif

#if os(Linux)
    import CLibrary

    /// A record in the kernel's format: `struct inotify_event` of inotify(7).
    struct InotifyRecord {
        let watch: Int32
        let mask: UInt32
        let name: [UInt8]

        /// Splits a buffer filled by `read` into its records.
        static func records(in buffer: [UInt8]) -> [InotifyRecord] {
            let header = MemoryLayout<inotify_event>.size
            var records: [InotifyRecord] = []
            var start = 0
            while start + header <= buffer.count {
                let (record, length) = buffer.withUnsafeBytes { raw in
                    let event = raw.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
                    let name = raw[(start + header)...].prefix(Int(event.len)).prefix { $0 != 0 }
                    return (
                        InotifyRecord(watch: event.wd, mask: event.mask, name: Array(name)), header + Int(event.len)
                    )
                }
                records.append(record)
                start += length
            }
            return records
        }

        func has(_ flag: Int) -> Bool { mask & UInt32(flag) != 0 }

        /// The kind of change of the record's name; nil if the record is about the folder itself.
        var kind: FileEvent.Kind? {
            if has(Int(IN_CLOSE_WRITE)) { return .closed }
            if has(Int(IN_MOVED_TO)) { return .arrived }
            if has(Int(IN_MODIFY)) { return .modified }
            if has(Int(IN_CREATE)) { return .created }
            if has(Int(IN_DELETE)) || has(Int(IN_MOVED_FROM)) { return .left }
            return has(Int(IN_ATTRIB)) ? .attributes : nil
        }

        /// A Boolean value that indicates whether the folder is no longer at its path.
        var tellsOfFolderGone: Bool {
            has(Int(IN_DELETE_SELF)) || has(Int(IN_MOVE_SELF)) || has(Int(IN_UNMOUNT)) || has(Int(IN_IGNORED))
        }
    }
#endif
