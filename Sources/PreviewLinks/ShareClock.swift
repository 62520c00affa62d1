import Foundation

/// What a service reads the time from.
public struct ShareClock: Sendable {
    /// The wall clock, in seconds since 1970: what people read, and what the store keeps.
    public var wall: @Sendable () -> Double
    /// Seconds that only ever go on, also while the machine sleeps: nobody can set them.
    public var uptime: @Sendable () -> Double

    /// Makes a clock.
    public init(wall: @escaping @Sendable () -> Double, uptime: @escaping @Sendable () -> Double) {
        self.wall = wall
        self.uptime = uptime
    }

    /// The system's clocks.
    public static let system = Self(
        wall: { Date().timeIntervalSince1970 },
        uptime: { (ContinuousClock.now - start) / .seconds(1) }
    )

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
