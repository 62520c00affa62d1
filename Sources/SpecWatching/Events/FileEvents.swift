import CLibrary

/// Something that happened in a watched folder.
enum FileEvent: Hashable, Sendable {
    /// The system dropped events: anything may have happened (W24).
    case overflow
    /// A watched folder was removed, moved, or is on something that was unmounted.
    case folderGone(RawPath)
    /// Something happened to a name.
    case change(Kind, name: [UInt8], folder: RawPath)

    /// What happened to a name.
    enum Kind: Hashable, Sendable {
        /// Bytes written, or the length changed.
        case modified
        /// Closed by someone who could write.
        case closed
        /// Moved to this name.
        case arrived
        /// Made: a file, folder or link.
        case created
        /// Removed, or moved away.
        case left
        /// Times or rights.
        case attributes
    }
}

/// Why events can't be had; the reason ends a sentence that tells of polling.
struct WatchFailure: Error, Hashable {
    let reason: String
    /// A Boolean value that indicates whether trying again is of no use.
    var isLasting = false
}

/// A source of events about folders: inotify on Linux, kqueue on macOS.
protocol FileEvents {
    /// Watches exactly these places from now on, also folders that were replaced under their path.
    ///
    /// A folder that is gone is left out without error: the caller looks again after this call.
    mutating func watch(_ places: WatchPlaces) throws(WatchFailure)
    /// What happened since the last call, oldest first, without waiting.
    mutating func drain() -> [FileEvent]
    /// Ends the watching; nothing is called after it.
    func stop()
}

/// Makes a source of events that calls back, on any thread, when there is something to drain.
typealias FileEventsMaker = @Sendable (_ wake: @escaping @Sendable () -> Void) throws(WatchFailure) -> any FileEvents

/// The source of events of this system.
enum SystemEvents {
    static let make: FileEventsMaker = { wake throws(WatchFailure) in
        #if canImport(Darwin)
            KqueueEvents(wake: wake)
        #else
            try InotifyEvents(wake: wake)
        #endif
    }
}

/// The test at the start whether events arrive at all: some filesystems take a watch and never send one (W23).
enum EventsProbe {
    /// Makes a file in the folder, and tells whether its events came within 100 ms.
    ///
    /// Nil where no file can be made there. The file is `.tabpreview-RANDOM.tmp`, and removed at once.
    static func arrive(in folder: RawPath, from events: inout any FileEvents) throws(WatchFailure) -> Bool? {
        let name = Array(".tabpreview-\(String(UInt64.random(in: 0 ... .max), radix: 16)).tmp".utf8)
        var places = WatchPlaces()
        places.insert(name, in: folder)
        try events.watch(places)
        guard touch(folder.appending(name)) else { return nil }
        return comes(name, from: &events)
    }

    private static func touch(_ path: RawPath) -> Bool {
        let descriptor = path.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
        guard descriptor >= 0 else { return false }
        close(descriptor)
        _ = path.withCString { unlink($0) }
        return true
    }

    private static func comes(_ name: [UInt8], from events: inout any FileEvents) -> Bool {
        for _ in 0..<20 {
            let came = events.drain().contains { event in
                if case .change(_, let changed, _) = event { changed == name || changed.isEmpty } else { false }
            }
            if came { return true }
            usleep(5000)
        }
        return false
    }
}
