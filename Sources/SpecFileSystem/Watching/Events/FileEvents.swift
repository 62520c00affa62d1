import CLibrary
import Files

/// An event in a watched folder.
enum FileEvent: Hashable, Sendable {
    /// A loss of events by the system: anything may have happened (W24).
    case overflow
    /// A removal, move or unmounting of a watched folder.
    case folderGone(RawPath)
    /// A change of a name.
    case change(Kind, name: [UInt8], folder: RawPath)

    /// The kind of a change of a name.
    enum Kind: Hashable, Sendable {
        /// A write of bytes, or a change of the length.
        case modified
        /// A close by a process that had the file open for writing.
        case closed
        /// A move of a file or folder to this name.
        case arrived
        /// A creation of a file, folder or link.
        case created
        /// A removal of the name, or a move away from it.
        case left
        /// A change of times or permissions.
        case attributes
    }
}

/// The reason why events are unavailable, as the end of a sentence that reports polling.
struct WatchFailure: Error, Hashable {
    let reason: String
    /// A Boolean value that indicates whether another attempt would fail too.
    var isLasting = false
}

/// A source of events about folders: inotify on Linux, kqueue on macOS.
protocol FileEvents {
    /// Watches exactly these places from now on, including folders that were replaced under their path.
    ///
    /// A folder that no longer exists is left out without error: the caller checks again after this call.
    mutating func watch(_ places: WatchPlaces) throws(WatchFailure)
    /// Returns the events since the last call, oldest first, without waiting.
    mutating func drain() -> [FileEvent]
    /// Ends the watching; no callback runs after it.
    func stop()
}

/// A closure that creates a source of events.
///
/// The source calls `wake` on any thread when there is something to drain.
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

/// A test at the start for whether events arrive at all.
///
/// Some filesystems accept a watch and never send an event (W23).
enum EventsProbe {
    /// Creates a file in the folder, and returns a Boolean value that indicates whether its events came within 100 ms.
    ///
    /// Returns nil if no file can be created there. The file is `.tabpreview-RANDOM.tmp`, and is removed at once.
    static func arrive(in folder: RawPath, from events: inout any FileEvents) throws(WatchFailure) -> Bool? {
        let name = Array(".tabpreview-\(String(UInt64.random(in: 0 ... .max), radix: 16)).tmp".utf8)
        var places = WatchPlaces()
        places.insert(name, in: folder)
        try events.watch(places)
        guard touch(folder.appending(name)) else { return nil }
        return comes(name, from: &events)
    }

    private static func touch(_ path: RawPath) -> Bool {
        let descriptor = path.bytes.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
        guard descriptor >= 0 else { return false }
        close(descriptor)
        _ = path.bytes.withCString { unlink($0) }
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
