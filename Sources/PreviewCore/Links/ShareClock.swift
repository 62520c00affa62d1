/// The source of a service's times.
public struct ShareClock: Sendable {
    /// The store's clock, in seconds since 1970: for times that are shown and stored.
    public var wall: @Sendable () -> Double
    /// The monotonic clock, in seconds, which continues while the machine sleeps and can't be set.
    var uptime: @Sendable () -> Double

    /// Creates a clock.
    public init(wall: @escaping @Sendable () -> Double, uptime: @escaping @Sendable () -> Double) {
        self.wall = wall
        self.uptime = uptime
    }

    /// Creates a clock of the time of a store and the uptime of this program.
    init(of store: any PreviewStore) {
        self.init(wall: { store.time }, uptime: { (ContinuousClock.now - Self.start) / .seconds(1) })
    }

    private static let start = ContinuousClock.now
}

/// One reading of both clocks, in seconds.
struct ShareMoment: Hashable, Sendable {
    let wall: Double
    let uptime: Double
}

extension ShareClock {
    var now: ShareMoment { ShareMoment(wall: wall(), uptime: uptime()) }
}
