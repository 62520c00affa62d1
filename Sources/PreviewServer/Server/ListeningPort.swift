import Synchronization

/// The port that the server listens on, known before the first request.
final class ListeningPort: Sendable {
    private let value: Atomic<Int>

    init(_ number: Int) {
        value = Atomic(number)
    }

    /// The port; 0 while the system has not chosen one.
    var number: Int { value.load(ordering: .acquiring) }

    func set(_ number: Int) {
        value.store(number, ordering: .releasing)
    }
}
