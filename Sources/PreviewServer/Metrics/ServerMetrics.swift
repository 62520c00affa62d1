import CoreMetrics

/// The metrics of a server, for Prometheus.
///
/// No label has a secret, the name of a preview, or any other text that a visitor chose.
public struct ServerMetrics: Sendable {
    private let registry = PrometheusRegistry()

    /// Creates metrics that are all zero.
    public init() {}

    /// The help text of each metric.
    private static let help = [
        "tabpreview_requests_total": "Handled requests by route, method and status.",
        "tabpreview_request_duration_seconds": "Time until a response begins, by route.",
        "tabpreview_event_streams": "Open event streams.",
        "tabpreview_open_previews": "Open previews in this process.",
        "tabpreview_publications_total": "Publications, by new and existing previews.",
        "tabpreview_events_total": "Events written to streams.",
        "tabpreview_store_failures_total": "Responses that failed because of the store.",
    ]

    /// Counts a request and its response; `route` is the pattern of its path, nil if no route was found.
    public func responded(route: String?, method: String?, status: Int, after duration: Duration) {
        let route = route ?? "none"
        let labels = [("method", method ?? "other"), ("route", route), ("status", "\(status)")]
        counter("tabpreview_requests_total", labels)
            .increment()
        let (seconds, attoseconds) = duration.components
        Timer(label: "tabpreview_request_duration_seconds", dimensions: [("route", route)], factory: registry)
            .recordNanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }

    /// Counts a publication.
    public func published(isNew: Bool) {
        counter("tabpreview_publications_total", [("result", isNew ? "new" : "changed")]).increment()
    }

    /// Counts an event that was written to a stream.
    public func sentEvent() { counter("tabpreview_events_total").increment() }

    /// Counts a failure of the store.
    func storeFailed() { counter("tabpreview_store_failures_total").increment() }

    /// Returns all metrics in Prometheus' text format, with the numbers of open streams and previews.
    public func text(eventStreams: Int, openPreviews: Int) -> String {
        gauge("tabpreview_event_streams").record(eventStreams)
        gauge("tabpreview_open_previews").record(openPreviews)
        // The series exist from the start, so that a first failure shows as an increase.
        for name in ["tabpreview_events_total", "tabpreview_store_failures_total"] { _ = counter(name) }
        return registry.text(help: Self.help)
    }

    private func counter(_ name: String, _ labels: [(String, String)] = []) -> Counter {
        Counter(label: name, dimensions: labels, factory: registry)
    }

    private func gauge(_ name: String) -> Gauge { Gauge(label: name, factory: registry) }
}
