import Foundation
import PreviewCore
import PreviewHosting
import PreviewServer
import SpecWriting

/// What `pull` does with what is on the server: never a byte of one's own is lost.
enum PullOutcome: Equatable {
    /// Both are the same.
    case unchanged
    /// The file has the server's text now.
    case updated
    /// The file was made.
    case created
    /// Both have changed: the file is as it was, the server's text is beside it, at this path.
    case both(String)
}

extension PublishRun {
    /// Brings the server's text into the file, if that is what was published last, or `replaces`.
    func pull(_ theirs: PublishedUpload, replaces: Bool) async throws(FileFailure) -> PullOutcome {
        let text = Array(theirs.upload.text)
        let mine = try FileReading.bytes(of: path, missingIsFine: true)
        let outcome = try await bring(text, over: mine, replaces: replaces)
        try addFiles(theirs.upload.files)
        if case .both = outcome { return outcome }
        try tags.note(theirs.tag)
        return outcome
    }

    private func bring(_ text: [UInt8], over mine: [UInt8]?, replaces: Bool) async throws(FileFailure) -> PullOutcome {
        guard mine != text else { return .unchanged }
        let isPublished = mine.map { EntityTag(of: $0).text == tags.last } ?? true
        guard isPublished || replaces else {
            let beside = besidePath
            try OutputFile(path: beside).write(text)
            return .both(beside)
        }
        do {
            let file = SpecFile(path: path, name: path)
            try await SpecFileWriter(file).replace(mine, with: text)
        } catch {
            throw FileFailure(text: TerminalText.escaped(Self.sentence(error, path)))
        }
        return mine == nil ? .created : .updated
    }

    /// `tabs.server.yaml` beside `tabs.yaml`.
    private var besidePath: String {
        let url = URL(filePath: path)
        let name = "\(url.deletingPathExtension().lastPathComponent).server.\(url.pathExtension)"
        return path.contains("/") ? url.deletingLastPathComponent().appending(path: name).path : name
    }

    /// Makes the files that are not here; none that is here is written over.
    ///
    /// Symbols are left out: their directory is another.
    private func addFiles(_ files: [Upload.File]) throws(FileFailure) {
        let folder = URL(filePath: path).deletingLastPathComponent()
        let symbols = Upload.symbolsFolder + "/"
        for file in files where Upload.objection(to: file.path) == nil && !file.path.hasPrefix(symbols) {
            let url = folder.appending(path: file.path)
            guard !FileManager.default.fileExists(atPath: url.path) else { continue }
            do {
                let parent = url.deletingLastPathComponent()
                try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
                guard let root = FileReading.resolved(folder.path), let real = FileReading.resolved(parent.path),
                    real == root || real.hasPrefix(root + "/")
                else { continue }
                try file.content.write(to: url, options: .withoutOverwriting)
            } catch {
                throw FileFailure(
                    text: "\(TerminalText.escaped(url.path)) can't be written: \(FileReading.reason(error))."
                )
            }
        }
    }

    private static func sentence(_ failure: SpecWriteFailure, _ path: String) -> String {
        switch failure {
        case .changed: "\(path) has just changed. Nothing was written; try again."
        case .readOnly(let text), .full(let text), .failed(let text): text
        }
    }
}
