import Dispatch
import CLibrary

/// INT, TERM and HUP as an orderly stop; a pipe that breaks is no reason to end.
///
/// HUP comes when the terminal closes. Where it is ignored from the start, as under `nohup`, it stays so.
///
/// Signals count once this is made, so make it before anyone is notified that the program runs.
struct StopSignals {
    private let arrivals: AsyncStream<Void>
    private let sources: [any DispatchSourceSignal]

    /// Takes the signals from now on.
    ///
    /// Returns when the system delivers them here: Dispatch asks it for that on another thread, and whatever comes
    /// before is lost.
    init() async {
        signal(SIGPIPE, SIG_IGN)
        let (arrivals, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingOldest(1))
        self.arrivals = arrivals
        let registering = DispatchGroup()
        sources = Self.taken.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler { continuation.yield() }
            registering.enter()
            source.setRegistrationHandler { registering.leave() }
            source.activate()
            return source
        }
        await withCheckedContinuation { done in registering.notify(queue: .global()) { done.resume() } }
    }

    /// The signals that nobody set to be ignored.
    private static var taken: [Int32] {
        var hangup = sigaction()
        sigaction(SIGHUP, nil, &hangup)
        return [SIGINT, SIGTERM] + (isIgnored(hangup) ? [] : [SIGHUP])
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #else
            let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// One element for the first of the signals; ends with the task.
    var first: AsyncStream<Void> { arrivals }

    /// Takes no more signals.
    func end() {
        sources.forEach { $0.cancel() }
    }
}
