/// One thing the loop watches: the spec, its images, or a folder.
protocol Watched {
    typealias Instant = ContinuousClock.Instant

    /// Takes over what someone asked to watch meanwhile; true if the places are others now.
    mutating func applyRequests() -> Bool
    /// The places whose changes matter at this moment.
    func places() -> WatchPlaces
    /// Takes in a change in one of the places.
    mutating func noticed(_ change: SettleRule.Change, at now: Instant)
    /// When to read next.
    var due: Instant? { get }
    /// Reads; changes noticed from now on may have torn what was read.
    mutating func read(polling: Bool)
    /// Judges what was read from `begin` on, and publishes it.
    mutating func conclude(readAt begin: Instant)
    /// Looks whether something changed without an event.
    mutating func check(polling: Bool)
}

extension Watched {
    mutating func applyRequests() -> Bool { false }
}
