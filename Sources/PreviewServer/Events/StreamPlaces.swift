import Synchronization

/// How many event streams are open, of all previews of a server together (S42).
final class StreamPlaces: Sendable {
    private let taken = Mutex(SharedPlaces(places))

    /// How many there are.
    var count: Int { taken.withLock(\.count) }

    /// How many there may be at a time: 1,024, or a quarter of the descriptors.
    static var maximum: Int { min(1024, max(DescriptorLimit.current / 4, 4)) }

    /// Who may have how many.
    ///
    /// Guests leave an eighth to the owner, who could else not even see who holds them all. No link has more than a
    /// quarter: the guests of other previews find places too.
    private static var places: SharedPlaces.Limits {
        SharedPlaces.Limits(total: maximum, guests: maximum - maximum / 8, link: max(maximum / 4, 1))
    }

    /// Takes a place, which is free again once the result is let go of; throws where none is left.
    func take(for visitor: Visitor) throws(Refusal) -> Place {
        let client = Client(visitor)
        guard taken.withLock({ $0.take(for: client) }) else { throw .tooManyStreams }
        return Place(client, in: self)
    }

    /// One stream's place.
    final class Place: Sendable {
        private let client: Client
        private let places: StreamPlaces

        fileprivate init(_ client: Client, in places: StreamPlaces) {
            (self.client, self.places) = (client, places)
        }

        deinit { places.taken.withLock { $0.free(for: client) } }
    }
}
