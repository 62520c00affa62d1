import ArgumentParser
import Foundation
import PreviewProcesses
import SwiftUIMessages
import TabModel

/// SwiftUI source on the command line: a Swift file, or the folder of an app.
struct SwiftProject {
    /// The path as it was given.
    let path: String
    /// The build flags that are on.
    var flags: [String] = []
    /// The language of texts; nil for the one that the project is written in.
    var locale: String?
    /// What the reader may take.
    let settings: Settings

    /// Whether a path can name Swift source: a Swift file, or a directory that has one somewhere.
    ///
    /// A directory with specs is one of specs, whatever else it has; callers look for those first.
    static func isNamed(by path: String) -> Bool {
        guard SpecFolder.isFolder(path) else { return path.hasSuffix(".swift") }
        return SpecFolder(path: path).hasSwiftFile
    }

    /// What paths of its files begin with: a directory's, or that of the directory in which the file is.
    var prefix: String {
        let folder = SpecFolder.isFolder(path) ? path : URL(filePath: path).deletingLastPathComponent().relativePath
        return SpecFolder(path: folder).prefix
    }

    /// The path from the root of the file system.
    var absolutePath: String { URL(filePath: path).standardizedFileURL.path }

    /// The folder that paths of files are relative to.
    var folder: String {
        let url = URL(filePath: absolutePath)
        return SpecFolder.isFolder(path) ? url.path : url.deletingLastPathComponent().path
    }

    /// The path that the store of a tab view is found by, which is no file: one project's views are beside each other.
    func storedPath(of view: SwiftReading.TabView) -> String {
        let isFile = !SpecFolder.isFolder(path)
        return prefix + (isFile ? "\(URL(filePath: path).lastPathComponent):" : "") + view.name
    }

    /// Makes what reads the source; its process starts with the first request.
    var reader: SwiftUIReader {
        let program = SwiftUIReaderProgram(
            path: SwiftUIReaderProgram.pathBesideUs,
            memory: settings.readerMemory,
            environment: ProcessInfo.processInfo.environment
        )
        let project = ReaderProject(path: absolutePath, flags: flags, locale: locale)
        return SwiftUIReader(project, with: program, deadlines: settings.readerDeadlines)
    }

    /// Reads the source once.
    func read() async throws(FileFailure) -> SwiftReading {
        guard FileManager.default.fileExists(atPath: path) else {
            let text = "No such file or directory: \(TerminalText.escaped(path))."
            throw FileFailure(text: text, status: ExitStatus.missing)
        }
        let reader = reader
        do throws(SwiftUIReaderError) {
            let answer = try await reader.views()
            await reader.close()
            return try SwiftReading(checking: answer)
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
