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
    /// Whether trying again is of no use.
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
