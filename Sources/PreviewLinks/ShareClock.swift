public import PreviewCore

/// What a service reads the time from.
public struct ShareClock: Sendable {
    /// The store's clock, in seconds since 1970: what people read, and what the store keeps.
    public var wall: @Sendable () -> Double
    /// Seconds that only ever go on, also while the machine sleeps: nobody can set them.
    public var uptime: @Sendable () -> Double

    /// Makes a clock.
    public init(wall: @escaping @Sendable () -> Double, uptime: @escaping @Sendable () -> Double) {
        self.wall = wall
        self.uptime = uptime
    }

    /// The clock of a store, and how long this program has run.
    public init(of store: any PreviewStore) {
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
