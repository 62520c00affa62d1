extension Gate {
    /// Refuses what another site's page asks for (S5).
    ///
    /// An `Origin` must be ours. A browser that tells where a request comes from must tell of our own page, or of the
    /// person; whole pages may be opened from anywhere by a link. Neither field means no browser: nothing to refuse.
    func checkOrigin(_ head: RequestHead, host: HostName, route: Route?) throws(Refusal) {
        if let origin = head.origin {
            guard let origin = HostName(origin: origin), host.isSamePlace(asOrigin: origin) else { throw .crossSite }
        }
        guard let site = head.fetchSite, site != "same-origin", site != "none" else { return }
        guard isOpenedByLink(head), route?.isPage ?? true else { throw .crossSite }
    }

    private func isOpenedByLink(_ head: RequestHead) -> Bool {
        let isRead = head.method == "GET" || head.method == "HEAD"
        return isRead && head.fetchMode == "navigate" && head.fetchDestination == "document"
    }
}
