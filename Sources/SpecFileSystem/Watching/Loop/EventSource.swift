import Dispatch
import Files

/// A supply of events while they are available, with polling as the fallback.
///
/// During polling it has the reason, and tries events again now and then (W25).
struct EventSource {
    /// The reason for polling independent of the system; nil to try events.
    let forced: String?
    /// The folder for the test at the start; nil leaves out the test.
    let probed: RawPath?
    let make: FileEventsMaker
    let wake: Wake

    private var events: (any FileEvents)?
    private var local: Set<RawPath> = []
    private var localDevices: Set<UInt64> = []
    /// The time of the next attempt for events; nil means never.
    private var nextTry: ContinuousClock.Instant? = .now
    private(set) var mode = WatchMode.events

    /// The pause before the next attempt after the system had no watch left.
    private static let pause = Duration.seconds(2)

    init(forced: String?, probed: RawPath?, make: @escaping FileEventsMaker, wake: Wake) {
        self.forced = forced
        self.probed = probed
        self.make = make
        self.wake = wake
        if let forced { mode = .polling(reason: forced) }
    }

    var isPolling: Bool { mode != .events }

    mutating func drain() -> [FileEvent] { events?.drain() ?? [] }

    func stop() { events?.stop() }

    /// Watches these places, or falls back to polling until a later call succeeds.
    mutating func watch(_ places: WatchPlaces) {
        guard forced == nil, events != nil || isTimeToTry else { return }
        do throws(WatchFailure) {
            try checkAreLocal(places.folders.keys)
            if events == nil { events = try start() }
            try events?.watch(places)
            mode = .events
        } catch {
            fallBack(error)
        }
    }

    private func start() throws(WatchFailure) -> any FileEvents {
        let wake = wake
        var events = try make { wake.ring() }
        guard let probed else { return events }
        do throws(WatchFailure) {
            if try EventsProbe.arrive(in: probed, from: &events) == false {
                throw WatchFailure(reason: "the file system sends no events", isLasting: true)
            }
        } catch {
            events.stop()
            throw error
        }
        return events
    }

    private var isTimeToTry: Bool { nextTry.map { .now >= $0 } ?? false }

    private mutating func fallBack(_ failure: WatchFailure) {
        events?.stop()
        events = nil
        nextTry = failure.isLasting ? nil : .now + Self.pause
        mode = .polling(reason: failure.reason)
    }

    private mutating func checkAreLocal(_ folders: some Sequence<RawPath>) throws(WatchFailure) {
        for folder in folders where !local.contains(folder) {
            let device = LocalFiles().stamp(of: folder)?.identity.device
            if let device, localDevices.contains(device) {
                local.insert(folder)
                continue
            }
            if let kind = RemoteFilesystem.name(at: folder) {
                let sentence = "\(folder.quotedName) is on \(kind), where changes by other machines send no events"
                throw WatchFailure(reason: sentence)
            }
            local.insert(folder)
            if let device { localDevices.insert(device) }
        }
    }
}

/// A signal that wakes the loop, from any thread or at a time.
///
/// Several rings before the loop wakes cause one pass of the loop.
struct Wake: Sendable {
    let calls: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    init() {
        (calls, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    func ring() { continuation.yield() }
}

/// A timer that rings once, at a time that can be moved.
struct ResettableTimer {
    private let timer: any DispatchSourceTimer

    init(_ wake: Wake) {
        timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "tabpreview.alarm"))
        timer.setEventHandler { wake.ring() }
        timer.activate()
    }

    /// Sets the alarm to ring after a wait, instead of the time set before.
    func set(after wait: Duration) {
        let (seconds, attoseconds) = max(wait, .zero).components
        let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
        timer.schedule(deadline: .now() + .nanoseconds(nanoseconds), leeway: .nanoseconds(nanoseconds / 100))
    }

    func stop() { timer.cancel() }
}
