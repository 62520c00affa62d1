import CoreMetrics
import Synchronization

/// A value that counts upwards.
final class CounterValue: CounterHandler, SeriesValue, Sendable {
    let series: PrometheusRegistry.Series
    private let present = Atomic<Int64>(0)

    init(_ series: PrometheusRegistry.Series) { self.series = series }

    var count: Int64 { present.load(ordering: .relaxed) }

    func increment(by amount: Int64) { present.wrappingAdd(amount, ordering: .relaxed) }

    func reset() { present.store(0, ordering: .relaxed) }
}

/// The last recorded value.
final class GaugeValue: RecorderHandler, SeriesValue, Sendable {
    let series: PrometheusRegistry.Series
    private let present = Mutex(0.0)

    init(_ series: PrometheusRegistry.Series) { self.series = series }

    var value: Double { present.withLock(\.self) }

    func record(_ value: Int64) { record(Double(value)) }

    func record(_ value: Double) { present.withLock { $0 = value } }
}

/// A histogram of durations.
final class HistogramValue: TimerHandler, SeriesValue, Sendable {
    /// The upper bound of each bucket, in seconds, without the last bucket, which has none.
    static let bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

    private struct State {
        /// The counts, one for each bound, and one for longer durations.
        var counts = [Int](repeating: 0, count: bounds.count + 1)
        var sum = 0.0
    }

    let series: PrometheusRegistry.Series
    private let state = Mutex(State())

    init(_ series: PrometheusRegistry.Series) { self.series = series }

    func recordNanoseconds(_ duration: Int64) {
        let seconds = Double(duration) / 1e9
        let bucket = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
        state.withLock {
            $0.counts[bucket] += 1
            $0.sum += seconds
        }
    }

    /// The lines of the series: each bucket includes the counts of the shorter ones.
    var lines: [PrometheusText.Line] {
        let state = state.withLock(\.self)
        var total = 0
        let buckets = zip(Self.bounds.map(PrometheusText.number) + ["+Inf"], state.counts).map { bound, count in
            total += count
            let labels = series.labels.map { ($0.name, $0.value) } + [("le", bound)]
            return (PrometheusRegistry.Series(series.name, labels), "_bucket", String(total))
        }
        return buckets + [(series, "_sum", PrometheusText.number(state.sum)), (series, "_count", String(total))]
    }
}
