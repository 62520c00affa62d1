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
    /// What people call it; nil for its path.
    var name: String?

    /// Whether a path can name Swift source: a Swift file, or a directory that has one somewhere.
    ///
    /// A directory with specs is one of specs, whatever else it has; callers look for those first.
    static func isNamed(by path: String) -> Bool {
        guard SpecFolder.isFolder(path) else { return path.hasSuffix(".swift") }
        return SpecFolder(path: path).hasSwiftFile
    }

    /// What paths of its files begin with: a directory's, or that of the directory in which the file is.
    var prefix: String {
        let shown = name ?? path
        guard !SpecFolder.isFolder(path) else { return SpecFolder(path: shown).prefix }
        return String(shown.dropLast(URL(filePath: path).lastPathComponent.count))
    }

    /// The folder that it is in, or that its file is in.
    var folder: String {
        SpecFolder.isFolder(path) ? path : URL(filePath: path).deletingLastPathComponent().path
    }

    /// What it is called where a tab view has no title: the name of its folder or file.
    var title: String {
        let url = URL(filePath: path).standardizedFileURL
        return (SpecFolder.isFolder(path) ? url : url.deletingPathExtension()).lastPathComponent
    }

    /// Whether a file of a folder tells something about tab views, by its path in the folder: pictures don't.
    static func reads(_ file: String) -> Bool {
        let isRead = [".swift", ".strings", ".stringsdict", ".xcstrings"].contains { file.hasSuffix($0) }
        let isOfCatalog = file.contains(".xcassets/") && (file.hasSuffix(".json") || file.hasSuffix(".svg"))
        return (isRead || isOfCatalog) && SpecFolder.isOwn(file)
    }

    /// Reads the source with `tabpreview-swiftui`, once.
    func read() async throws(FileFailure) -> SwiftReading {
        guard FileManager.default.fileExists(atPath: path) else {
            let text = "No such file or directory: \(TerminalText.escaped(path))."
            throw FileFailure(text: text, status: ExitStatus.missing)
        }
        let program = SwiftUIReaderProgram(
            path: SwiftUIReaderProgram.pathBesideUs,
            environment: ProcessInfo.processInfo.environment
        )
        let absolute = URL(filePath: path).path
        let reader = SwiftUIReader(ReaderProject(path: absolute, flags: flags, locale: locale), with: program)
        do throws(SwiftUIReaderError) {
            let answer = try await reader.views()
            let listing = await reader.listing
            await reader.close()
            guard let reading = SwiftReading(answer, of: self, listing) else {
                throw .failed("its answer has no tab views")
            }
            return reading
        } catch {
            await reader.close()
            throw FileFailure(text: TerminalText.escaped(error.text), status: error.status)
        }
    }
}

extension SwiftUIReaderError {
    fileprivate var status: ExitCode {
        switch self {
        case .refused: ExitStatus.file
        case .notBuilt, .otherVersion, .failed, .cancelled: ExitStatus.unavailable
        }
    }
}
