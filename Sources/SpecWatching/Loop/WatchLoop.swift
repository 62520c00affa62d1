/// Turns events and the passing of time into readings of what is watched.
///
/// One step at a time, each started by an event, the alarm, or someone's request; nothing runs between.
struct WatchLoop {
    typealias Instant = ContinuousClock.Instant

    private var watched: [any Watched]
    private var places: [WatchPlaces] = []
    private var supply: EventSupply
    private var nextCheck: Instant
    private let files: any FileReading
    private let times: WatchTimes
    private let announce: (WatchMode) -> Void

    /// Makes a loop that tells each change of mode.
    init(
        _ watched: [any Watched],
        supply: EventSupply,
        files: any FileReading,
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

    /// Runs until the task is cancelled.
    mutating func run() async {
        let wake = supply.wake
        let alarm = Alarm(wake)
        start()
        wake.ring()
        for await _ in wake.calls {
            step()
            alarm.set(after: Instant.now.duration(to: nextStep))
            // Changes without end leave nothing to wait for, so others get their turn here.
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

    /// Reads what is due, and judges it in the light of what happened meanwhile.
    ///
    /// What was read is as old as the reading's begin: on a busy machine its end proves no rest of the file.
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

    /// Looking takes a twentieth of the time at most, however many files there are.
    private mutating func scheduleCheck(begunAt begin: Instant) {
        let interval = supply.isPolling ? times.pollInterval : times.safetyInterval
        nextCheck = begin + max(interval, begin.duration(to: .now) * 20)
    }
}

/// How often a loop looks without an event.
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

    /// No close will follow for a link, a further name of a file, or a folder.
    private func creation(of path: RawPath) -> SettleRule.Change {
        switch files.entry(at: path) {
        case .link: .replaced
        case .file(let names) where names > 1: .replaced
        case .directory: .complete
        case .file, nil: .progress
        }
    }

    /// Watches what the paths lead to now.
    ///
    /// A folder can come or go between the look and the watch, so the look is repeated until both agree.
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

/// One thing the loop watches: the spec, its images, or a folder.
protocol Watched {
    typealias Instant = ContinuousClock.Instant

    /// Takes over what someone asked to watch meanwhile; true if the places are others now.
    mutating func applyRequests() -> Bool
    /// The places whose changes matter at this moment.
    ///
    /// `afresh` says that anything may have changed without an event.
    mutating func places(afresh: Bool) -> WatchPlaces
    /// Returns a Boolean value that indicates whether the places may be others after such an event in one of them.
    func placesMayDiffer(after kind: FileEvent.Kind) -> Bool
    /// Takes in a change in one of the places; of no path if nobody knows where.
    mutating func noticed(_ change: SettleRule.Change, of path: RawPath?, at now: Instant)
    /// When to read next.
    var due: Instant? { get }
    /// Reads; changes noticed from now on may have torn what was read.
    mutating func read(polling: Bool)
    /// Judges what was read from `begin` on, and publishes it.
    mutating func conclude(readAt begin: Instant)
    /// Looks whether something changed without an event.
    mutating func check(polling: Bool)
}

extension Watched {
    mutating func applyRequests() -> Bool { false }

    func placesMayDiffer(after kind: FileEvent.Kind) -> Bool { [.created, .arrived, .left].contains(kind) }
}
