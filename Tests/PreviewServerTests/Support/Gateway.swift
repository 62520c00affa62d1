/// Holds up a task until it is opened, and says when the task has come to it.
final class Gateway: Sendable {
    private let (arrivals, arriving) = AsyncStream.makeStream(of: Void.self)
    private let (openings, opening) = AsyncStream.makeStream(of: Void.self)

    func pass() async {
        arriving.finish()
        for await _ in openings {}
    }

    func reached() async { for await _ in arrivals {} }

    func open() { opening.finish() }

    /// The task will not come.
    func giveUp() { arriving.finish() }
}
