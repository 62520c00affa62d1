import PreviewCore
import Synchronization

/// Where the spec's readings go; remembers the last, so that none comes twice.
final class SpecOutput: Sendable {
    let readings: AsyncStream<SpecReading>
    private let continuation: AsyncStream<SpecReading>.Continuation
    private let last = Mutex<SpecReading?>(nil)

    init(buffering: AsyncStream<SpecReading>.Continuation.BufferingPolicy) {
        (readings, continuation) = AsyncStream.makeStream(bufferingPolicy: buffering)
    }

    /// What was published last; nil before the first.
    var published: SpecReading? { last.withLock(\.self) }

    /// Takes a reading as known without telling of it.
    func remember(_ reading: SpecReading) { last.withLock { $0 = reading } }

    func publish(_ reading: SpecReading) {
        remember(reading)
        continuation.yield(reading)
    }

    func finish() { continuation.finish() }
}
