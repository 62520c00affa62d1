import CoreMetrics
import Synchronization

/// The counters and measurements of one server, in Prometheus' text format.
///
/// It is not the process-wide factory, so that no other part of the process counts here.
final class PrometheusRegistry: MetricsFactory, Sendable {
    /// One series: the name of a metric with its labels.
    struct Series: Hashable, Sendable {
        let name: String
        /// The labels, in the order of the metric.
        let labels: [Label]

        init(_ name: String, _ dimensions: [(String, String)]) {
            self.name = name
            labels = dimensions.map { Label(name: $0.0, value: $0.1) }
        }
    }

    /// A label with its value.
    struct Label: Hashable, Sendable {
        let name: String
        let value: String
    }

    private struct State {
        var counters: [Series: CounterValue] = [:]
        var gauges: [Series: GaugeValue] = [:]
        var histograms: [Series: HistogramValue] = [:]
    }

    private let state = Mutex(State())

    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        value(of: Series(label, dimensions), in: \.counters) { CounterValue($0) }
    }

    func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        value(of: Series(label, dimensions), in: \.gauges) { GaugeValue($0) }
    }

    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        value(of: Series(label, dimensions), in: \.histograms) { HistogramValue($0) }
    }

    func destroyCounter(_ handler: any CounterHandler) {
        guard let value = handler as? CounterValue else { return }
        state.withLock { _ = $0.counters.removeValue(forKey: value.series) }
    }

    func destroyRecorder(_ handler: any RecorderHandler) {
        guard let value = handler as? GaugeValue else { return }
        state.withLock { _ = $0.gauges.removeValue(forKey: value.series) }
    }

    func destroyTimer(_ handler: any TimerHandler) {
        guard let value = handler as? HistogramValue else { return }
        state.withLock { _ = $0.histograms.removeValue(forKey: value.series) }
    }

    /// Returns all series of all metrics in Prometheus' format; `help` has the description of each metric.
    func text(help: [String: String]) -> String {
        let (counters, gauges, histograms) = state.withLock {
            (Array($0.counters.values), Array($0.gauges.values), Array($0.histograms.values))
        }
        var text = PrometheusText(help: help)
        text.add(counters, type: "counter") { [($0.series, "", $0.count.description)] }
        text.add(gauges, type: "gauge") { [($0.series, "", PrometheusText.number($0.value))] }
        text.add(histograms, type: "histogram") { $0.lines }
        return text.text
    }

    /// Returns the one value of a series, which is created if there is none.
    private func value<Value: Sendable>(
        of series: Series,
        in values: WritableKeyPath<State, [Series: Value]>,
        _ make: (Series) -> Value
    ) -> Value {
        state.withLock { state in
            if let cached = state[keyPath: values][series] { return cached }
            let created = make(series)
            state[keyPath: values][series] = created
            return created
        }
    }
}

/// A value with its series.
protocol SeriesValue {
    var series: PrometheusRegistry.Series { get }
}
