import Foundation
import Logging
import PreviewCore
import PreviewProcesses
import PreviewServer
import SpecFileSystem
import TabModel
import TabSpecCoding

/// The served Swift source of an app: one reader and one watcher for all of its tab views.
actor ServedSource {
    nonisolated let project: SwiftProject
    nonisolated let settings: Settings
    nonisolated let watcher: FolderTreeWatcher
    let reader: SwiftUIReader
    private var latest: SwiftReading?
    /// A Boolean value that indicates whether the last reading failed, so that the next one is shown even if it has not
    /// changed.
    private var hasFailed = false
    /// The number of readings.
    private var count = 0

    /// Creates the source of a project; its files are watched from now on.
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
    /// Returns nil where the tab views have not changed.
    func read(after changes: [String] = []) async throws(SwiftUIReaderError) -> SwiftReading? {
        let reading: SwiftReading
        do throws(SwiftUIReaderError) {
            if !changes.isEmpty { try await reader.changed(changes) }
            reading = try await readNow()
        } catch {
            hasFailed = true
            throw error
        }
        guard hasFailed || reading.result != latest?.result else { return nil }
        (latest, hasFailed) = (reading, false)
        return reading
    }

    /// Reads the current source, under the next number.
    func readNow() async throws(SwiftUIReaderError) -> SwiftReading {
        count += 1
        let number = count
        let result = try await reader.views()
        return try SwiftReading(checking: result, of: project, await reader.listing, number: number)
    }

    /// Returns a tab view for display, with the lines of source that its diagnostics point at.
    func imported(_ view: SwiftReading.TabView) async -> ImportedSpec {
        var imported = view.imported()
        var texts: [String: [Substring]] = [:]
        for diagnostic in imported.decoded.diagnostics where diagnostic.severity != .info {
            guard let location = diagnostic.location else { continue }
            let file = diagnostic.file
            if texts[file] == nil {
                // Without the text only the quotation is missing; a failure of the reader is reported in the next reading.
                let text = (try? await text(of: file, in: view.name)) ?? ""
                texts[file] = text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
            }
            guard let lines = texts[file], lines.indices.contains(location.line - 1) else { continue }
            let origin = SourceOrigin(file: file, location: location)
            imported.lines[origin] = String(lines[location.line - 1])
        }
        return imported
    }

    /// Returns the text of a file that a tab view depends on, as the reader has it now.
    func text(of file: String, in view: String) async throws(SwiftUIReaderError) -> String? {
        guard let views = latest?.tabViews, let number = views.firstIndex(where: { $0.name == view }),
            let fileNumber = views[number].files.firstIndex(of: file)
        else { return nil }
        let source = try await reader.source(view: number, file: fileNumber)
        // The numbers may be those of other files between two readings.
        return source.file == file ? source.text : nil
    }

    /// Returns the folders of the images and symbols that a tab view names.
    func assets(of view: String) -> [String] { latest?.tabViews.first { $0.name == view }?.assets ?? [] }

    /// Ends the reader; the next reading starts it again and reads everything.
    func close() async { await reader.close() }
}

/// The files of one tab view, for its preview.
struct TabViewFiles: SourceFiles {
    let source: ServedSource
    /// The tab view's name.
    let view: String

    func text(of file: String) async throws(SourceFileError) -> [UInt8] {
        let text: String?
        do throws(SwiftUIReaderError) { text = try await source.text(of: file, in: view) } catch {
            if case .refused = error { throw .absent }
            throw .unreadable(error.text)
        }
        guard let text else { throw .absent }
        return Array(text.utf8)
    }
}
