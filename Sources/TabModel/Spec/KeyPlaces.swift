/// The places of the keys of a spec's tab view and entries in its file.
///
/// The list is flat and small: a spec of 100,000 tabs has a million keys.
public struct KeyPlaces: Hashable, Sendable {
    private var places: [Place] = []

    /// A key at its place, with the place of its owner.
    private struct Place: Hashable, Sendable {
        var owner: Position
        var key: Position
        var number: UInt16
    }

    /// A location in half the memory.
    private struct Position: Hashable, Comparable, Sendable {
        var line: UInt32
        var column: UInt32

        init(_ location: SourceLocation) {
            (line, column) = (UInt32(clamping: location.line), UInt32(clamping: location.column))
        }

        var location: SourceLocation { SourceLocation(line: Int(line), column: Int(column)) }

        static func < (lhs: Self, rhs: Self) -> Bool { (lhs.line, lhs.column) < (rhs.line, rhs.column) }
    }

    /// Creates an empty list.
    public init() {}

    /// Adds the place of the key with a number; `owner` is the place at which the tab view or the entry begins.
    public mutating func add(_ number: Int, at location: SourceLocation, of owner: SourceLocation) {
        places.append(
            Place(owner: Position(owner), key: Position(location), number: UInt16(clamping: number))
        )
    }

    /// Sorts the added places, so that they can be looked up.
    public mutating func settle() {
        let isSorted = zip(places, places.dropFirst()).allSatisfy { $0.owner <= $1.owner }
        if !isSorted { places.sort { ($0.owner, $0.key) < ($1.owner, $1.key) } }
    }

    /// Accesses the keys of the tab view or entry at a location, by their numbers, in the order of the file; empty if
    /// none begins there.
    public subscript(owner: SourceLocation) -> [(number: Int, location: SourceLocation)] {
        let owner = Position(owner)
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle].owner < owner { low = middle + 1 } else { high = middle }
        }
        return places[low...].prefix { $0.owner == owner }.map { (Int($0.number), $0.key.location) }
    }
}
