import ArgumentParser
import Foundation
import PreviewCore
import PreviewProcesses
import SwiftUIMessages
import TabModel

/// What the reader of Swift source may take.
struct ReaderLimits: Equatable, Sendable {
    /// The most memory, in MiB.
    var memory = 4_096
    /// How long it may take.
    var deadlines = SwiftUIReader.Deadlines()
}

/// SwiftUI source on the command line: a Swift file, or the folder of an app.
struct SwiftProject {
    /// The path as it was given.
    let path: String
    /// The build flags that are on.
    var flags: [String] = []
    /// The language of texts; nil for the one that the project is written in.
    var locale: String?
    /// What the reader may take.
    var limits = ReaderLimits()
    /// When the command began that reads it: all that one command reads has one deadline.
    var begin = ContinuousClock.now
    /// A Boolean value that indicates whether a file may be a link to one outside its directory.
    var followsLinks = false
    /// What people call it; nil for its path.
    var name: String?

    /// What paths of its files begin with: a directory's, or that of the directory in which the file is.
    var prefix: String {
        let shown = name ?? path
        guard !SpecFolder.isFolder(path) else { return SpecFolder(path: shown).prefix }
        return String(shown.dropLast(URL(filePath: path).lastPathComponent.count))
    }

    /// What it is called where a tab view has no title: the name of its folder or file.
    var title: String {
        let url = URL(filePath: path).standardizedFileURL
        return (SpecFolder.isFolder(path) ? url : url.deletingPathExtension()).lastPathComponent
    }

    /// Returns a Boolean value that indicates whether a file of a folder tells something about tab views, by its path
    /// in the folder: pictures don't.
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

    /// The path that the store of a tab view is found by, which is no file: one project's views are beside each other.
    func storedPath(of view: String) -> String {
        let isFile = !SpecFolder.isFolder(path)
        return prefix + (isFile ? "\(URL(filePath: path).lastPathComponent):" : "") + view
    }

    /// That a tab view is gone.
    func absence(of view: String) -> String { "\(view) is not in \(path) any more." }

    /// Makes what reads the source, for as long as somebody asks; its process starts with the first request.
    var reader: SwiftUIReader { reader(until: nil) }

    private func reader(until end: ContinuousClock.Instant?) -> SwiftUIReader {
        let program = SwiftUIReaderProgram(
            path: SwiftUIReaderProgram.pathBesideUs,
            memory: limits.memory,
            environment: ProcessInfo.processInfo.environment
        )
        let project = ReaderProject(path: absolutePath, flags: flags, locale: locale)
        let line = ReadingProgressLine(of: name ?? path)
        return SwiftUIReader(project, with: program, deadlines: limits.deadlines, until: end) { line.show($0) }
    }

    /// Refuses a file in whose place is a link that leads elsewhere (S58).
    func checkLink() throws(FileFailure) { try SpecLocation.checkSource(path, followsLinks: followsLinks) }

    /// Reads the source once.
    func read() async throws(FileFailure) -> SwiftReading {
        if let missing = MissingPath.failure(of: path) { throw missing }
        try checkLink()
        let reader = reader(until: begin + limits.deadlines.answer)
        do throws(SwiftUIReaderError) {
            let answer = try await reader.views()
            let listing = await reader.listing
            await reader.close()
            return try SwiftReading(checking: answer, of: self, listing)
        } catch {
            await reader.close()
            throw error.asFailure
        }
    }
}

extension SwiftUIReaderError {
    /// The same for the command line.
    var asFailure: FileFailure { FileFailure(text: TerminalText.escaped(text), status: status) }

    private var status: ExitCode {
        switch self {
        case .refused: ExitStatus.file
        case .notBuilt, .otherVersion, .failed, .cancelled: ExitStatus.unavailable
        }
    }
}
