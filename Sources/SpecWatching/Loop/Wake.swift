import Dispatch

/// Wakes the loop: from any thread, or at a time.
///
/// However often it is rung before the loop comes round, the loop comes round once.
struct Wake: Sendable {
    let calls: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    init() {
        (calls, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    func ring() { continuation.yield() }
}

/// Rings once at a time that can be moved.
struct Alarm {
    private let timer: any DispatchSourceTimer

    init(_ wake: Wake) {
        timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "tabpreview.alarm"))
        timer.setEventHandler { wake.ring() }
        timer.activate()
    }

    /// Rings after this long, and no longer at the time set before.
    func set(after wait: Duration) {
        let (seconds, attoseconds) = max(wait, .zero).components
        let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
        timer.schedule(deadline: .now() + .nanoseconds(nanoseconds), leeway: .nanoseconds(nanoseconds / 100))
    }

    func stop() { timer.cancel() }
}
