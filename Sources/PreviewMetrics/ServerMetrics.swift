import CoreMetrics

/// What a server counts and measures of itself, for Prometheus.
///
/// No label has a secret, the name of a preview, or anything else that a visitor chose.
public struct ServerMetrics: Sendable {
    private let registry = PrometheusRegistry()

    /// Makes metrics that are all at zero.
    public init() {}

    /// What the text says of each metric.
    private static let help = [
        "tabpreview_requests_total": "Answered requests by route, method and status.",
        "tabpreview_request_duration_seconds": "Time until an answer begins, by route.",
        "tabpreview_event_streams": "Open event streams.",
        "tabpreview_open_previews": "Previews that are open in this process.",
        "tabpreview_publications_total": "Publications by whether the preview was new.",
        "tabpreview_events_total": "Events written to streams.",
        "tabpreview_store_failures_total": "Answers that the store failed for.",
    ]

    /// Notes an answered request; `route` is the pattern of its path, nil where none was found.
    public func answered(route: String?, method: String?, status: Int, after duration: Duration) {
        let route = route ?? "none"
        let labels = [("method", method ?? "other"), ("route", route), ("status", "\(status)")]
        counter("tabpreview_requests_total", labels)
            .increment()
        let (seconds, attoseconds) = duration.components
        Timer(label: "tabpreview_request_duration_seconds", dimensions: [("route", route)], factory: registry)
            .recordNanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }

    /// Notes a publication.
    public func published(isNew: Bool) {
        counter("tabpreview_publications_total", [("result", isNew ? "new" : "changed")]).increment()
    }

    /// Notes an event that was written to a stream.
    public func sentEvent() { counter("tabpreview_events_total").increment() }

    /// Notes that the store failed.
    public func storeFailed() { counter("tabpreview_store_failures_total").increment() }

    /// All metrics in Prometheus' text form, with what is open now.
    public func text(eventStreams: Int, openPreviews: Int) -> String {
        gauge("tabpreview_event_streams").record(eventStreams)
        gauge("tabpreview_open_previews").record(openPreviews)
        // They are there from the start, so that a first failure is seen as one more.
        for name in ["tabpreview_events_total", "tabpreview_store_failures_total"] { _ = counter(name) }
        return registry.text(help: Self.help)
    }

    private func counter(_ name: String, _ labels: [(String, String)] = []) -> Counter {
        Counter(label: name, dimensions: labels, factory: registry)
    }

    private func gauge(_ name: String) -> Gauge { Gauge(label: name, factory: registry) }
}
