import Concurrency
import PreviewCore
import TabModel
import TabSpecCoding

/// The requests of a team server's operators: whether it is ready, and its load.
extension ListRequest {
    /// The maximum time of the store's response, until it counts as gone.
    private static let timeout = Duration.seconds(2)

    /// Responds with the readiness of the store; 503 if it fails, so that a proxy uses another replica.
    func ready() async throws -> RouteResponse {
        guard let store = table.hosting?.store else { throw HTTPError.notFound }
        let asking = Task { try await store.count(containing: "") }
        defer { asking.cancel() }
        let count: Int?
        do { count = try await asking.value(within: Self.timeout) } catch { throw HTTPError.notReady }
        guard count != nil else { throw HTTPError.notReady }
        return RouteResponse.json(JSONValue.object([JSONMember("status", "ready")]).text()).uncached
    }

    /// Responds with the counters and measurements, for Prometheus.
    func metrics() throws -> RouteResponse {
        guard let metrics = server.metrics else { throw HTTPError.notFound }
        let text = metrics.text(eventStreams: server.streams.count, openPreviews: table.open.count)
        return RouteResponse(Array(text.utf8), "text/plain; version=0.0.4; charset=utf-8").uncached
    }
}

extension HTTPError {
    static let notReady = Self(
        503,
        "notReady",
        "Not ready",
        "The database doesn't respond. "
            + "Pages show the last known state, and you can't make changes until it responds again.",
        fields: ["Retry-After": "1"]
    )
}
