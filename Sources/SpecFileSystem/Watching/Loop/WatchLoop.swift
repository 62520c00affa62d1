/// A loop that turns events and the passing of time into readings of the watched subjects.
///
/// It takes one step at a time, each started by an event, the alarm, or a client's request; nothing runs between.
struct WatchLoop {
    typealias Instant = ContinuousClock.Instant

    private var watched: [any WatchSubject]
    private var places: [WatchPlaces] = []
    private var supply: EventSource
    private var nextCheck: Instant
    private let files: any WatchedFileSystem
    private let times: WatchTimes
    private let announce: (WatchMode) -> Void

    /// Creates a loop; `announce` receives each change of mode.
    init(
        _ watched: [any WatchSubject],
        supply: EventSource,
        files: any WatchedFileSystem,
        times: WatchTimes,
        announce: @escaping (WatchMode) -> Void
    ) {
        self.watched = watched
        self.supply = supply
        self.files = files
        self.times = times
        self.announce = announce
        nextCheck = .now + times.safetyInterval
    }

    /// Runs until the task is canceled.
    mutating func run() async {
        let wake = supply.wake
        let alarm = ResettableTimer(wake)
        start()
        wake.ring()
        for await _ in wake.calls {
            step()
            alarm.set(after: Instant.now.duration(to: nextStep))
            // An endless series of changes leaves nothing to wait for, so other tasks get their turn here.
            await Task.yield()
        }
        alarm.stop()
        supply.stop()
    }

    private var nextStep: Instant {
        watched.compactMap(\.due).reduce(nextCheck, min)
    }

    private mutating func start() {
        refreshPlaces(afresh: true)
        let now = Instant.now
        for index in watched.indices { watched[index].noticed(.replaced, of: nil, at: now) }
        scheduleCheck(begunAt: now)
    }

    private mutating func step() {
        if applyRequests() { refreshPlaces() }
        deliver(supply.drain(), at: .now)
        for index in watched.indices { readIfDue(index) }
        if .now >= nextCheck { check() }
    }

    private mutating func applyRequests() -> Bool {
        var changed = false
        for index in watched.indices where watched[index].applyRequests() { changed = true }
        return changed
    }

    /// Reads a subject that is due, and judges the reading with regard to the events meanwhile.
    ///
    /// A reading is as old as its start: on a busy machine its end proves no rest of the file.
    private mutating func readIfDue(_ index: Int) {
        let begin = Instant.now
        guard let due = watched[index].due, due <= begin else { return }
        watched[index].read(polling: supply.isPolling)
        deliver(supply.drain(), at: .now)
        watched[index].conclude(readAt: begin)
    }

    private mutating func check() {
        let begin = Instant.now
        refreshPlaces(afresh: true)
        for index in watched.indices { watched[index].check(polling: supply.isPolling) }
        scheduleCheck(begunAt: begin)
    }

    /// Schedules the next check so that checks take at most a twentieth of the time, for any number of files.
    private mutating func scheduleCheck(begunAt begin: Instant) {
        let interval = supply.isPolling ? times.pollInterval : times.safetyInterval
        nextCheck = begin + max(interval, begin.duration(to: .now) * 20)
    }
}

/// The intervals at which a loop checks without an event.
struct WatchTimes {
    let safetyInterval: Duration
    let pollInterval: Duration
}

// MARK: - Events

extension WatchLoop {
    private mutating func deliver(_ events: [FileEvent], at now: Instant) {
        var (moved, afresh) = (false, false)
        for event in events {
            switch event {
            case .overflow:
                for index in watched.indices { watched[index].noticed(.complete, of: nil, at: now) }
                (moved, afresh) = (true, true)
            case .folderGone(let folder):
                for index in watched.indices where places[index].folders[folder] != nil {
                    watched[index].noticed(.progress, of: folder, at: now)
                }
                moved = true
            case .change(let kind, let name, let folder):
                let path = folder.appending(name)
                let change = change(kind, at: path)
                for index in watched.indices where places[index].contains(name, in: folder) {
                    watched[index].noticed(change, of: path, at: now)
                    if watched[index].placesMayDiffer(after: kind) { moved = true }
                }
            }
        }
        if moved { refreshPlaces(afresh: afresh) }
    }

    private func change(_ kind: FileEvent.Kind, at path: RawPath) -> SettleRule.Change {
        switch kind {
        case .attributes: .attributes
        case .modified, .left: .progress
        case .closed: .complete
        case .arrived: .replaced
        case .created: creation(of: path)
        }
    }

    /// Returns the change of a created path: no close will follow for a link, a further name of a file, or a folder.
    private func creation(of path: RawPath) -> SettleRule.Change {
        switch files.entry(at: path) {
        case .link: .replaced
        case .file(let names) where names > 1: .replaced
        case .directory: .complete
        case .file, nil: .progress
        }
    }

    /// Watches the present destinations of the paths.
    ///
    /// A folder can come or go between the check and the watch, so the check is repeated until both agree.
    private mutating func refreshPlaces(afresh: Bool = false) {
        places = currentPlaces(afresh: afresh)
        for _ in 0..<8 {
            supply.watch(places.reduce(into: WatchPlaces()) { $0.formUnion($1) })
            let watchedPlaces = places
            places = currentPlaces(afresh: false)
            if places == watchedPlaces { break }
        }
        if supply.isPolling { nextCheck = min(nextCheck, .now + times.pollInterval) }
        announce(supply.mode)
    }
}

extension WatchLoop {
    private mutating func currentPlaces(afresh: Bool) -> [WatchPlaces] {
        watched.indices.map { watched[$0].places(afresh: afresh) }
    }
}

/// A subject that the loop watches: the spec, its images, or a folder.
protocol WatchSubject {
    typealias Instant = ContinuousClock.Instant

    /// Applies the clients' requests since the last call; returns true if the places changed.
    mutating func applyRequests() -> Bool
    /// Returns the places whose changes matter at this moment.
    ///
    /// With true for `afresh`, anything may have changed without an event.
    mutating func places(afresh: Bool) -> WatchPlaces
    /// Returns a Boolean value that indicates whether such an event in one of the places may change the places.
    func placesMayDiffer(after kind: FileEvent.Kind) -> Bool
    /// Records a change in one of the places; `path` is nil if the place is unknown.
    mutating func noticed(_ change: SettleRule.Change, of path: RawPath?, at now: Instant)
    /// The time of the next reading.
    var due: Instant? { get }
    /// Reads the subject; a change that is noticed during the reading may make it inconsistent.
    mutating func read(polling: Bool)
    /// Judges the reading that began at `begin`, and publishes it.
    mutating func conclude(readAt begin: Instant)
    /// Checks for a change without an event.
    mutating func check(polling: Bool)
}

extension WatchSubject {
    mutating func applyRequests() -> Bool { false }

    func placesMayDiffer(after kind: FileEvent.Kind) -> Bool { [.created, .arrived, .left].contains(kind) }
}
