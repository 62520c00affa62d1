import PreviewPages

/// The two files that everybody may have: what pages look with that tell why there is no preview.
///
/// They stand at the root, and alike under any token, known or not; only by reading, and only under the present hash,
/// which every such page names. What is in them is in every copy of tabpreview.
struct OpenFiles: Sendable {
    /// The hash that stands in the addresses of assets now; nil opens nothing.
    var hash: @Sendable () -> String? = { nil }

    /// The route of one of them; nil for all other requests.
    func route(_ target: RequestTarget, method: String) -> Route? {
        let isLinked = target.segments.first == "s" && target.segments.count > 2
        guard method == "GET" || method == "HEAD",
            let route = Route(segments: isLinked ? Array(target.segments[2...]) : target.segments),
            case .asset(let hash, let name) = route, PageAssets.forEverybody.contains(name), hash == self.hash()
        else { return nil }
        return route
    }
}
