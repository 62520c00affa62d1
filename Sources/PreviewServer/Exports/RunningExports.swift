import PreviewPages
import Synchronization
import TabModel
import TabSpecCoding

/// The progress of the interactive files that are being rendered, for pages that wait for one.
final class RunningExports: Sendable {
    /// The key of one of a preview's files, the same for all viewers of it.
    struct Key: Hashable, Sendable {
        private let viewpoint: Viewpoint
        private let rawQuery: String

        init(_ request: ViewRequest) {
            viewpoint = Viewpoint(profile: request.viewpoint.profile, pin: request.viewpoint.pin)
            rawQuery = request.rawQuery
        }
    }

    private let states = Mutex<[Key: ExportProgress]>([:])

    /// Accesses the progress of a file; nil if it isn't being rendered.
    subscript(_ key: Key) -> ExportProgress? { states.withLock { $0[key] } }

    /// Renders a file, and has its progress until then.
    func following<Value>(
        _ key: Key,
        _ draw: (@escaping @Sendable (ExportProgress) -> Void) async throws -> Value
    ) async throws -> Value {
        defer { states.withLock { _ = $0.removeValue(forKey: key) } }
        return try await draw { progress in self.states.withLock { $0[key] = progress } }
    }
}

extension ViewRequest {
    /// Responds with the numbers of rendered and of found views of the interactive file; an empty object while none is
    /// rendered.
    func exportProgress() -> RouteResponse {
        guard let progress = site.exports[RunningExports.Key(self)] else { return .json("{}") }
        let value: JSONValue = ["drawn": .integer(progress.drawn), "found": .integer(progress.found)]
        return .json(value.text())
    }
}
