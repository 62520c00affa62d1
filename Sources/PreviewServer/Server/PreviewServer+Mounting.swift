package import HTTPServing

/// Support for a server that another program mounts in its own: that one reads requests and writes responses.
extension PreviewServer {
    /// Responds to a request that another server has read.
    ///
    /// `head` has its lines as they would arrive on a connection: they are read again with the limits and rules of one.
    /// `peer` is the network address of the other end, without port. `next` returns the next bytes of the body, and nil
    /// after the last.
    package nonisolated func response(
        toHead head: [UInt8],
        from peer: String,
        body next: @escaping () async throws -> [UInt8]?
    ) async -> HTTPResponse {
        do throws(RequestError) {
            var head = try HeadReader.head(of: head)
            head.peer = peer
            return await handler.handleRequest(head, body: RequestBody(head, next: next))
        } catch {
            return handler.handleError(error)
        }
    }

    /// Sends heartbeats to all event streams, until cancelled.
    package nonisolated func sendHeartbeats() async throws { try await handler.sendHeartbeats() }
}
