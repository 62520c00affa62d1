import FlyingFox
import FlyingSocks

/// Ends a connection on which FlyingFox has answered a request without asking our handler (S2).
///
/// It does so where a method stands in no registry (`BREW`), with a bare 404, and leaves a body unread that would run
/// as further requests. It tells of that in its log alone, from within the connection's task: so that task is cancelled
/// here, which ends the connection at its next read. What was read before comes to ``ClosedConnection``.
struct UnhandledRequestLog: Logging {
    func logError(_ error: @autoclosure () -> String) {
        guard error() == "unhandled request" else { return }
        withUnsafeCurrentTask { $0?.cancel() }
    }

    func logDebug(_ debug: @autoclosure () -> String) {}
    func logInfo(_ info: @autoclosure () -> String) {}
    func logWarning(_ warning: @autoclosure () -> String) {}
    func logCritical(_ critical: @autoclosure () -> String) {}
}

/// The answer to whatever comes on a connection that must end: none.
///
/// A change of protocol that fails is the one answer of which FlyingFox sends no byte before it closes.
struct ClosedConnection: WSHandler {
    static let response = HTTPResponse(webSocket: Self())

    func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
        throw ConnectionEnds()
    }
}
