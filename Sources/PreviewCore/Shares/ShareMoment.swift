/// One reading of both clocks, in seconds.
struct ShareMoment: Hashable, Sendable {
    let wall: Double
    let uptime: Double
}

extension ShareClock {
    var now: ShareMoment { ShareMoment(wall: wall(), uptime: uptime()) }
}
