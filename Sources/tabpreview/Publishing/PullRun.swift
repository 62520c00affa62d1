import CLibrary
import Foundation
import PreviewCore
import PreviewServer
import SpecFileSystem
import TabSpecCoding

/// The result of `pull` for the spec, which never loses a byte of the local file.
enum PullOutcome: Equatable {
    /// Both are equal.
    case unchanged
    /// The file has the server's text now.
    case updated
    /// The file was created.
    case created
    /// Both have changed: the file is unchanged, and the server's text is beside it, at this path.
    case both(String)
}

/// The complete result of `pull`.
struct PullResult {
    /// The result for the spec's file.
    let outcome: PullOutcome
    /// The paths of other written files, for messages.
    var written: [String]
    /// The warnings about omitted files, as sentences.
    var warnings: [String]
}

extension PublishRun {
    /// Writes the server's text to the file, if that has the text that was published last, or with `replaces`.
    ///
    /// Of the files on the server, only those are added that this text names and that are missing here (S81).
    func pull(_ theirs: PublishedUpload, replaces: Bool) async throws(FileFailure) -> PullResult {
        try checkFormat(theirs.upload)
        let outcome = try await bring(Array(theirs.upload.text), replaces: replaces)
        var (files, warnings) = try addFiles(theirs.upload)
        if case .both = outcome {
            return PullResult(outcome: outcome, written: files + [tags.path], warnings: warnings)
        }
        if tags.last != theirs.tag {
            try tags.note(theirs.tag)
            files.append(tags.path)
        }
        removeCopy()
        return PullResult(outcome: outcome, written: files, warnings: warnings)
    }

    private func bring(_ text: [UInt8], replaces: Bool) async throws(FileFailure) -> PullOutcome {
        var file = AtomicSpecFile(path: path, name: path)
        file.location = try SpecLocation(of: path, settings: settings)
        do throws(SpecWriteFailure) {
            let mine = try file.bytes()
            guard mine != text else { return .unchanged }
            let isPublished = mine.map { EntityTag(of: $0).text == tags.last } ?? true
            if isPublished || replaces {
                try await SpecFileWriter(file).replace(mine, with: text)
                return mine == nil ? .created : .updated
            }
        } catch {
            throw FileFailure(text: TerminalText.escaped(error.sentence(changed: path, next: "Pull again.")))
        }
        try OutputFile(path: copyPath).writeFollowingNoLink(text)
        try tags.noteCopy(EntityTag(of: text).text)
        return .both(copyPath)
    }

    /// Throws an error where the server's text has another format than the file's name.
    private func checkFormat(_ upload: Upload) throws(FileFailure) {
        let format = SpecFormat(fileName: upload.file)
        guard SpecFormat(fileName: path) != format || !Upload.isSpecName(path) else { return }
        let name = url.deletingPathExtension().lastPathComponent
        let other = pathBeside("\(name).\(URL(filePath: upload.file).pathExtension)")
        let isUsual = SpecChoice.isUsual(other)
        let named = isUsual || SiteName.name(of: name) != self.name ? " --name \(self.name)" : ""
        throw FileFailure(
            text: TerminalText.escaped(
                "The server has \(upload.file), which is \(format == .json ? "JSON" : "YAML"), so it can't be "
                    + "written to "
                    + "\(path). Pull it into another file: tabpreview pull \(ShellWord.quoted(other))\(named)"
            ),
            status: ExitStatus.usage
        )
    }

    /// The path of the server's text beside the file, while both have changed; its name is not that of a spec.
    private var copyPath: String { "\(path).server" }

    /// Removes the server's text beside the file, unless it has been edited.
    func removeCopy() {
        guard let noted = tags.copy, let bytes = try? InputFile.bytes(of: copyPath, missingIsFine: true),
            EntityTag(of: bytes).text == noted
        else { return }
        unlink(copyPath)
    }

    private var url: URL { URL(filePath: path) }

    /// Returns the path of another file in the spec's folder, for messages: `Shots/home.png` beside `tabs.yaml`.
    private func pathBeside(_ name: String) -> String {
        path[..<(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)] + name
    }

    /// Adds the files that the pulled text names; all other files that the server sends are ignored.
    ///
    /// Symbols are left out, because they have another directory.
    private func addFiles(_ upload: Upload) throws(FileFailure) -> (added: [String], warnings: [String]) {
        guard !upload.files.isEmpty else { return ([], []) }
        let read = SpecReader.read(Array(upload.text), format: SpecFormat(fileName: upload.file), file: upload.file)
        guard let spec = read.spec else {
            return ([], ["The server's version has errors, so no images or string catalogs were added."])
        }
        let sent = upload.files.map { PublishedFile(path: $0.path, bytes: Array($0.content)) }
        let named = ReferencedFiles(of: spec, in: .published(PublishedFiles(sent)))
        let files = try PulledFiles(adding: named.files, to: url.deletingLastPathComponent().path)
        let refused = named.refused.sorted { $0.key < $1.key }.map { "\($0.key) was not added: \($0.value)." }
        return (files.added.map(pathBeside), refused + files.problems)
    }
}
