import PreviewServer
import Testing

/// The metrics of a server, as Prometheus reads them.
struct ServerMetricsTests {
    @Test func `counts and measures in the text form`() {
        let metrics = ServerMetrics()
        metrics.responded(route: "/layout", method: "GET", status: 200, after: .milliseconds(3))
        metrics.responded(route: "/layout", method: "GET", status: 200, after: .milliseconds(700))
        metrics.responded(route: nil, method: nil, status: 404, after: .seconds(60))
        metrics.published(isNew: true)
        metrics.sentEvent()

        let text = metrics.text(eventStreams: 3, openPreviews: 2)

        for line in [
            "# TYPE tabpreview_requests_total counter",
            #"tabpreview_requests_total{method="GET",route="/layout",status="200"} 2"#,
            #"tabpreview_requests_total{method="other",route="none",status="404"} 1"#,
            "# TYPE tabpreview_request_duration_seconds histogram",
            #"tabpreview_request_duration_seconds_bucket{route="/layout",le="0.001"} 0"#,
            #"tabpreview_request_duration_seconds_bucket{route="/layout",le="0.005"} 1"#,
            #"tabpreview_request_duration_seconds_bucket{route="/layout",le="1"} 2"#,
            #"tabpreview_request_duration_seconds_bucket{route="/layout",le="+Inf"} 2"#,
            #"tabpreview_request_duration_seconds_sum{route="/layout"} 0.703"#,
            #"tabpreview_request_duration_seconds_count{route="/layout"} 2"#,
            #"tabpreview_request_duration_seconds_bucket{route="none",le="10"} 0"#,
            #"tabpreview_request_duration_seconds_bucket{route="none",le="+Inf"} 1"#,
            #"tabpreview_publications_total{result="new"} 1"#,
            "tabpreview_events_total 1", "tabpreview_store_failures_total 0",
            "tabpreview_event_streams 3", "tabpreview_open_previews 2",
        ] {
            #expect(text.contains("\(line)\n"), "\(line) in\n\(text)")
        }
        #expect(text.split(separator: "\n").count { $0.hasPrefix("# TYPE") } == 7)
        #expect(text.split(separator: "\n").count { $0.hasPrefix("# HELP") } == 7)
    }

    @Test func `writes labels so that nothing ends them`() {
        let metrics = ServerMetrics()
        metrics.responded(route: "a\"b\\c\nd", method: "GET", status: 200, after: .zero)

        let text = metrics.text(eventStreams: 0, openPreviews: 0)

        #expect(text.contains(#"route="a\"b\\c\nd",status"#))
        #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("# ") || $0.hasPrefix("tabpreview_") })
    }

    @Test func `loses nothing that is counted at once`() async {
        let metrics = ServerMetrics()
        await withDiscardingTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<1000 {
                        metrics.responded(route: "/", method: "GET", status: 200, after: .milliseconds(1))
                        metrics.sentEvent()
                    }
                }
            }
        }

        let text = metrics.text(eventStreams: 0, openPreviews: 0)

        #expect(text.contains("tabpreview_events_total 8000\n"))
        #expect(text.contains(#"tabpreview_request_duration_seconds_count{route="/"} 8000"#))
    }
}
