import Synchronization

/// How many event streams are open, of all previews of a server together (S42).
final class StreamPlaces: Sendable {
    private let taken = Atomic(0)

    /// How many there are.
    var count: Int { taken.load(ordering: .relaxed) }

    /// How many there may be at a time: 1,024, or a quarter of the descriptors.
    static var maximum: Int { min(1024, max(DescriptorLimit.current / 4, 4)) }

    /// Takes a place, which is free again once the result is let go of; throws where none is left.
    ///
    /// Guests leave an eighth to the owner, who could else not even see who holds them all.
    func take(for visitor: Visitor) throws(Refusal) -> Place {
        let limit = visitor.visit == nil ? Self.maximum : Self.maximum - Self.maximum / 8
        let place = Place(in: self)
        guard count <= limit else { throw .tooManyStreams }
        return place
    }

    /// One stream's place.
    final class Place: Sendable {
        private let places: StreamPlaces

        fileprivate init(in places: StreamPlaces) {
            self.places = places
            places.taken.add(1, ordering: .relaxed)
        }

        deinit { places.taken.subtract(1, ordering: .relaxed) }
    }
}
