import Synchronization
import Testing

/// Everything a stream gave, in order; nothing is lost while the test is busy.
final class Log<Element: Sendable>: Sendable {
    private let state = Mutex<(all: [Element], taken: Int)>(([], 0))

    func follow(_ stream: AsyncStream<Element>) async {
        for await element in stream { state.withLock { $0.all.append(element) } }
    }

    /// The number of events so far.
    var count: Int { state.withLock(\.all.count) }

    /// The first that no call has taken yet.
    func next(_ location: SourceLocation = #_sourceLocation) async throws -> Element {
        try await eventually("an element of the stream, expected at line \(location.line)") {
            state.withLock { $0.taken < $0.all.count }
        }
        return state.withLock { state in
            defer { state.taken += 1 }
            return state.all[state.taken]
        }
    }
}
