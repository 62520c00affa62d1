import Foundation
import Logging
import PreviewProcesses
import SpecWatching
import TabModel

/// An app's Swift source that is served: one reader and one watcher for all of its tab views.
actor ServedSource {
    nonisolated let project: SwiftProject
    nonisolated let settings: Settings
    nonisolated let watcher: FolderTreeWatcher
    private let reader: SwiftUIReader
    private var latest: JSONValue?

    /// Prepares reading a project; its files are looked at from now on.
    init(_ project: SwiftProject, settings: Settings, polling: Bool) {
        (self.project, self.settings) = (project, settings)
        reader = project.reader
        watcher = FolderTreeWatcher(
            path: project.absolutePath,
            polling: polling,
            logger: settings.logger("tabpreview")
        )
    }

    /// Reads the source after changes of these files, by paths relative to the project.
    ///
    /// Nil where the tab views are what they were.
    func read(after changes: [String] = []) async throws(SwiftUIReaderError) -> SwiftReading? {
        if !changes.isEmpty { try await reader.changed(changes) }
        let answer = try await reader.views()
        guard answer != latest else { return nil }
        latest = answer
        return try SwiftReading(checking: answer)
    }

    /// Ends the reader.
    func close() async { await reader.close() }
}
