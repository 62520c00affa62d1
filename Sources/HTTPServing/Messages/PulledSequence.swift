/// A sequence whose elements are made when a reader asks for the next one, so that a slow reader waits for no buffer.
package struct PulledSequence<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
    /// A function that returns the next element; nil after the last.
    package typealias Next = () async throws(Failure) -> Element?

    private let begin: @Sendable () -> Next

    /// Creates a sequence; `begin` is called once for each reader.
    package init(begin: @escaping @Sendable () -> Next) {
        self.begin = begin
    }

    /// An iterator that makes each element on request.
    package struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let make: Next

        /// Returns the next element; nil after the last.
        package mutating func next() async throws(Failure) -> Element? { try await make() }
    }

    /// Creates an iterator.
    package func makeAsyncIterator() -> AsyncIterator { AsyncIterator(make: begin()) }
}
