import Dispatch

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// INT and TERM as an orderly stop; a pipe that breaks is no reason to end.
enum StopSignals {
    /// Waits for the first of the signals, or for the task's end.
    static func wait() async {
        signal(SIGPIPE, SIG_IGN)
        let (arrivals, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingOldest(1))
        let sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler { continuation.yield() }
            source.activate()
            return source
        }
        var iterator = arrivals.makeAsyncIterator()
        await iterator.next()
        sources.forEach { $0.cancel() }
    }
}
