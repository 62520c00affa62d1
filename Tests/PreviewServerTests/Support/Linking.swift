import PreviewCore
import Synchronization

extension Handling {
    /// Makes a link and returns where its page is: `/s/TOKEN/`.
    func link(_ terms: ShareTerms = ShareTerms()) async throws -> String {
        "/s/\(try await service.create(terms).token)/"
    }

    /// Posts JSON.
    func post(_ target: String, _ json: String = "", _ fields: [String: String] = [:]) async throws -> Reply {
        let fields = fields.merging(["Content-Type": "application/json"]) { mine, _ in mine }
        return try await ask("POST", target, fields, body: json)
    }
}

/// Clocks that a test sets.
final class SetClock: Sendable {
    private let seconds = Mutex(1_800_000_000.0)

    /// The clock that a service reads.
    var clock: ShareClock {
        ShareClock(wall: { self.seconds.withLock { $0 } }, uptime: { self.seconds.withLock { $0 } - 1_700_000_000 })
    }

    /// Lets time pass.
    func pass(_ duration: Double) {
        seconds.withLock { $0 += duration }
    }
}
