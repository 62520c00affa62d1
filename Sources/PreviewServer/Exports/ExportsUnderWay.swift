import PreviewPages
import Synchronization
import TabModel
import TabSpecCoding

/// How far the interactive files are that are being drawn, so that a page can show it while it waits for one.
final class ExportsUnderWay: Sendable {
    /// What tells the files of one preview apart, for all who ask.
    struct Key: Hashable, Sendable {
        private let viewpoint: Viewpoint
        private let rawQuery: String

        init(_ request: ViewRequest) {
            viewpoint = Viewpoint(profile: request.viewpoint.profile, pin: request.viewpoint.pin)
            rawQuery = request.rawQuery
        }
    }

    private let states = Mutex<[Key: ExportProgress]>([:])

    /// How far a file is; nil if it isn't being drawn.
    subscript(_ key: Key) -> ExportProgress? { states.withLock { $0[key] } }

    /// Draws a file, and knows its progress until then.
    func following<Value>(
        _ key: Key,
        _ draw: (@escaping @Sendable (ExportProgress) -> Void) async throws -> Value
    ) async throws -> Value {
        defer { states.withLock { _ = $0.removeValue(forKey: key) } }
        return try await draw { progress in self.states.withLock { $0[key] = progress } }
    }
}

extension ViewRequest {
    /// How many views of the interactive file are drawn, and how many are found; an empty object while none is drawn.
    func exportProgress() -> Answer {
        guard let progress = site.exports[ExportsUnderWay.Key(self)] else { return .json("{}") }
        let value: JSONValue = ["drawn": .integer(progress.drawn), "found": .integer(progress.found)]
        return .json(value.text())
    }
}
