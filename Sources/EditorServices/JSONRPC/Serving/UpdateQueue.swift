import Synchronization

/// A queue of updates for the client, one at a time for each key.
///
/// Of the updates that wait for a key, only the newest is kept.
final class UpdateQueue: Sendable {
    /// The keys whose updates are running, each with the update that comes next.
    private let waiting = Mutex<[String: RPCUpdate?]>([:])
    private let output: MessageOutput

    init(_ output: MessageOutput) { self.output = output }

    /// Adds an update; returns true where ``run(_:)`` has to be called, because nothing runs for its key.
    func add(_ update: RPCUpdate) -> Bool {
        waiting.withLock { waiting in
            let isRunning = waiting[update.key] != nil
            waiting[update.key] = .some(isRunning ? update : nil)
            return !isRunning
        }
    }

    /// Makes and sends an update, and those that arrive meanwhile.
    func run(_ first: RPCUpdate) async {
        var next: RPCUpdate? = first
        while let update = next {
            if let reply = await update.make() { output.send(reply) }
            next = waiting.withLock { waiting in
                guard let newer = waiting[update.key] ?? nil else {
                    waiting[update.key] = nil
                    return nil
                }
                waiting[update.key] = .some(nil)
                return newer
            }
        }
    }
}
