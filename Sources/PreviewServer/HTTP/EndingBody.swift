import FlyingSocks

/// Bytes after which the connection ends.
///
/// Where a request's body was not read to its end, the rest would run as the next request; a body that ends by
/// throwing is the one way to make FlyingFox close the connection instead.
struct EndingBody: AsyncBufferedSequence {
    typealias Element = UInt8

    let bytes: [UInt8]

    struct AsyncIterator: AsyncBufferedIteratorProtocol {
        typealias Buffer = [UInt8]

        var remaining: [UInt8]?

        mutating func next() async throws -> UInt8? {
            guard var bytes = remaining, !bytes.isEmpty else { throw ConnectionEnds() }
            let first = bytes.removeFirst()
            remaining = bytes
            return first
        }

        mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
            guard let bytes = remaining, !bytes.isEmpty else { throw ConnectionEnds() }
            remaining = nil
            return bytes
        }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(remaining: bytes) }
}

/// Ends a connection; never shown to anybody.
struct ConnectionEnds: Error {}
