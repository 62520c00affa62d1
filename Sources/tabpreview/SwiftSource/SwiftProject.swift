import ArgumentParser
import Foundation
import PreviewCore
import PreviewProcesses
import SwiftUIMessages
import TabModel

/// The limits of the reader of Swift source.
struct ReaderLimits: Equatable, Sendable {
    /// The maximum memory, in MiB.
    var memory = 4_096
    /// The time limits.
    var timeouts = SwiftUIReader.Timeouts()
}

/// SwiftUI source on the command line: a Swift file, or the folder of an app.
struct SwiftProject {
    /// The path as it was given.
    let path: String
    /// The build flags that are on.
    var flags: [String] = []
    /// The language of strings; nil for the one that the project is written in.
    var locale: String?
    /// The limits of the reader.
    var limits = ReaderLimits()
    /// The time when the command began; all readings of one command have one deadline.
    var begin = ContinuousClock.now
    /// A Boolean value that indicates whether a file may be a link to one outside its directory.
    var followsLinks = false
    /// The display name; nil for the path.
    var name: String?

    /// The prefix of the paths of its files: the directory's path, or that of the directory that contains the file.
    var prefix: String {
        let shown = name ?? path
        guard !SpecFolder.isFolder(path) else { return SpecFolder(path: shown).prefix }
        return String(shown.dropLast(URL(filePath: path).lastPathComponent.count))
    }

    /// The title where a tab view has none: the name of the folder or file.
    var title: String {
        let url = URL(filePath: path).standardizedFileURL
        return (SpecFolder.isFolder(path) ? url : url.deletingPathExtension()).lastPathComponent
    }

    /// Returns a Boolean value that indicates whether a file of a folder is relevant to tab views, by its path in the
    /// folder: pictures are not.
    static func reads(_ file: String) -> Bool {
        let isRead = AppSource.includes(file: Array(file.utf8), inCatalog: false)
        let isOfCatalog = file.contains(".xcassets/") && (file.hasSuffix(".json") || file.hasSuffix(".svg"))
        return (isRead || isOfCatalog) && SpecFolder.isOwn(file)
    }

    /// The path from the root of the file system.
    var absolutePath: String { URL(filePath: path).standardizedFileURL.path }

    /// The folder that paths of files are relative to.
    var folder: String {
        let url = URL(filePath: absolutePath)
        return SpecFolder.isFolder(path) ? url.path : url.deletingLastPathComponent().path
    }

    /// Returns the path for the store of a tab view, which is not a file: the views of one project are beside each
    /// other.
    func storedPath(of view: String) -> String {
        let isFile = !SpecFolder.isFolder(path)
        return prefix + (isFile ? "\(URL(filePath: path).lastPathComponent):" : "") + view
    }

    /// Returns the sentence for a tab view that is gone.
    func absence(of view: String) -> String { "\(view) no longer exists in \(path)." }

    /// The reader of the source, for as long as it is referenced; its process starts with the first request.
    var reader: SwiftUIReader { reader(until: nil) }

    private func reader(until end: ContinuousClock.Instant?) -> SwiftUIReader {
        let program = SwiftUIReaderProgram(
            path: SwiftUIReaderProgram.pathBesideUs,
            memory: limits.memory,
            environment: ProcessInfo.processInfo.environment
        )
        let project = ReaderProject(path: absolutePath, flags: flags, locale: locale)
        let line = ReadingProgressLine(of: name ?? path)
        return SwiftUIReader(project, with: program, timeouts: limits.timeouts, until: end) { line.show($0) }
    }

    /// Throws an error for a link instead of the file that leads elsewhere (S58).
    func checkLink() throws(FileFailure) { try SpecLocation.checkSource(path, followsLinks: followsLinks) }

    /// Reads the source once.
    func read() async throws(FileFailure) -> SwiftReading {
        if let missing = MissingPath.failure(of: path) { throw missing }
        try checkLink()
        let reader = reader(until: begin + limits.timeouts.response)
        do throws(SwiftUIReaderError) {
            let result = try await reader.views()
            let listing = await reader.listing
            await reader.close()
            return try SwiftReading(checking: result, of: self, listing)
        } catch {
            await reader.close()
            throw error.asFailure
        }
    }
}

extension SwiftUIReaderError {
    /// The failure for the command line.
    var asFailure: FileFailure { FileFailure(text: TerminalText.escaped(text), status: status) }

    private var status: ExitCode {
        switch self {
        case .refused: ExitStatus.file
        case .notBuilt, .otherVersion, .failed, .cancelled: ExitStatus.unavailable
        }
    }
}
