#if PostgreSQL
    import Dispatch
    import Synchronization

    /// A wait for a socket: until it can be read or written, the deadline has passed, or the task is cancelled.
    ///
    /// It returns only after the system no longer watches the descriptor, because libpq may close it right afterwards.
    final class SocketWait: Sendable {
        enum Direction { case read, write, both }
        enum End { case ready, timedOut, cancelled }

        private struct State {
            var end: End?
            var sources: Sources?
            var continuation: CheckedContinuation<End, Never>?
        }

        private let state = Mutex(State())

        /// Waits for a socket; a shielded wait continues when the task is cancelled.
        static func end(
            of descriptor: Int32,
            _ direction: Direction,
            until deadline: ContinuousClock.Instant,
            isShielded: Bool
        ) async -> End {
            let wait = SocketWait()
            guard !isShielded else { return await wait.begin(descriptor, direction, deadline) }
            return await withTaskCancellationHandler {
                await wait.begin(descriptor, direction, deadline)
            } onCancel: {
                wait.finish(.cancelled)
            }
        }

        private func begin(_ descriptor: Int32, _ direction: Direction, _ deadline: ContinuousClock.Instant) async
            -> End
        {
            await withCheckedContinuation { continuation in
                let early: End? = state.withLock { state in
                    if let end = state.end { return end }
                    state.continuation = continuation
                    state.sources = Sources(descriptor, direction, deadline, onEnd: finish, onStop: stoppedWatching)
                    return nil
                }
                if let early { continuation.resume(returning: early) }
            }
        }

        /// Finishes the wait with the first end, and releases its sources.
        private func finish(_ end: End) {
            state.withLock { state in
                guard state.end == nil else { return }
                state.end = end
                state.sources?.cancel()
            }
        }

        private func stoppedWatching() {
            let (continuation, end) = state.withLock { state in
                guard state.sources?.stopped() == true else {
                    return (CheckedContinuation<End, Never>?.none, End.ready)
                }
                state.sources = nil
                defer { state.continuation = nil }
                return (state.continuation, state.end ?? .ready)
            }
            continuation?.resume(returning: end)
        }
    }

    /// The event sources that the system watches during one wait.
    private struct Sources {
        private let timer: any DispatchSourceTimer
        private var reading: (any DispatchSourceRead)?
        private var writing: (any DispatchSourceWrite)?
        /// The number of sources that the system still watches.
        private var count = 1

        init(
            _ descriptor: Int32,
            _ direction: SocketWait.Direction,
            _ deadline: ContinuousClock.Instant,
            onEnd: @escaping @Sendable (SocketWait.End) -> Void,
            onStop: @escaping @Sendable () -> Void
        ) {
            let queue = DispatchQueue(label: "tabpreview.postgresql.wait")
            timer = DispatchSource.makeTimerSource(queue: queue)
            let wait = max(.zero, ContinuousClock.now.duration(to: deadline)).milliseconds
            timer.schedule(deadline: .now() + .milliseconds(Int(wait)), leeway: .milliseconds(10))
            timer.setEventHandler { onEnd(.timedOut) }
            timer.setCancelHandler { onStop() }
            timer.activate()
            if direction != .write {
                let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
                source.setEventHandler { onEnd(.ready) }
                source.setCancelHandler { onStop() }
                source.activate()
                reading = source
                count += 1
            }
            if direction != .read {
                let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: queue)
                source.setEventHandler { onEnd(.ready) }
                source.setCancelHandler { onStop() }
                source.activate()
                writing = source
                count += 1
            }
        }

        func cancel() {
            timer.cancel()
            reading?.cancel()
            writing?.cancel()
        }

        /// Counts a source that is no longer watched; returns true for the last.
        mutating func stopped() -> Bool {
            count -= 1
            return count == 0
        }
    }
#endif
