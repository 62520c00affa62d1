package import Foundation

/// The body of a response without a length, whose chunks are made when the client reads them.
package struct HTTPStream: Sendable {
    /// The first chunk.
    let opening: HTTPChunk
    /// The chunks after it until the end, for one reader.
    let following: PulledSequence<HTTPChunk, Never>
    /// The chunk for a client that is no longer admitted, instead of the next.
    let last: HTTPChunk
    /// A value that is kept for as long as the stream has a reader.
    let place: any Sendable

    /// Creates a stream.
    package init(
        opening: HTTPChunk,
        following: PulledSequence<HTTPChunk, Never>,
        last: HTTPChunk,
        place: any Sendable
    ) {
        (self.opening, self.following, self.last, self.place) = (opening, following, last, place)
    }
}

/// A chunk of a response without a length (RFC 9112 7.1): framed once, and the same bytes for all readers.
package struct HTTPChunk: Hashable, Sendable {
    private let framed: Data

    /// Creates a chunk; an empty one ends the response.
    package init(_ text: String) {
        framed = Data("\(String(text.utf8.count, radix: 16))\r\n\(text)\r\n".utf8)
    }

    /// The number of bytes, with the frame.
    package var count: Int { framed.count }

    /// Returns the bytes with their frame, or without it.
    package func data(isFramed: Bool) -> Data {
        guard !isFramed, let end = framed.firstIndex(of: UInt8(ascii: "\n")) else { return framed }
        return Data(framed[(end + 1)...].dropLast(2))
    }

    /// The empty chunk, which ends a response.
    static let end = Self("")
}

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
