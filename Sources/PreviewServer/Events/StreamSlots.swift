import HTTPServing
import Synchronization

/// The number of open event streams, of all previews of a server together (S42).
final class StreamSlots: Sendable {
    private let usedPlaces = Mutex(SharedPlaces(places))

    /// The number of open streams.
    var count: Int { usedPlaces.withLock(\.count) }

    /// The maximum number of open streams: 1,024, or a quarter of the descriptors.
    static var maximum: Int { min(1024, max(DescriptorLimit.current / 4, 4)) }

    /// The limits of the owner, of guests and of a link.
    ///
    /// Guests leave an eighth to the owner, who could otherwise not even see who is connected. No link has more than a
    /// quarter, so that guests of other previews can connect too.
    private static var places: SharedPlaces.Limits {
        SharedPlaces.Limits(total: maximum, guests: maximum - maximum / 8, link: max(maximum / 4, 1))
    }

    /// Takes a place, which is free again once the result is released; throws if none is left.
    func take(for visitor: Visitor) throws(HTTPError) -> Place {
        let client = Client(visitor)
        guard usedPlaces.withLock({ $0.take(for: client) }) else { throw .tooManyStreams }
        return Place(client, in: self)
    }

    /// One stream's place.
    final class Place: Sendable {
        private let client: Client
        private let places: StreamSlots

        fileprivate init(_ client: Client, in places: StreamSlots) {
            (self.client, self.places) = (client, places)
        }

        deinit { places.usedPlaces.withLock { $0.free(for: client) } }
    }
}
