import Foundation
import PreviewProcesses
import TabModel
import TabSpecCoding

/// Reads a spec, or Swift source, as a revision of Git has it.
///
/// The files of Swift source are written to a folder for this user only, which is removed at the end. Nothing is
/// checked out.
struct RevisionReading {
    private let file: GitFile
    private let swift: SwiftChoice
    private let repository = GitRepository(
        environment: ProcessInfo.processInfo.environment,
        limit: SpecReadingLimits.file.bytes
    )

    /// Names a file or a folder.
    init(_ file: GitFile, _ swift: SwiftChoice) { (self.file, self.swift) = (file, swift) }

    /// Reads it: a `.swift` file and a folder are Swift source, any other file is a spec.
    ///
    /// A file that git has but nobody could read as a spec is wrong input; all else is a file that can't be read.
    func spec() async throws(FileFailure) -> NamedSpec {
        let bytes: [UInt8]
        do throws(GitError) {
            bytes = try await repository.bytes(of: file)
        } catch {
            switch error {
            case .binary: return refused(error, id: "syntax")
            case .tooLarge: return refused(error, id: "limit")
            // The index has no folders, only files in them.
            case .notAFile, .noFile: return try await spec(ofFolder: error)
            default: throw failure(error)
            }
        }
        if file.path.hasSuffix(".swift") { return try await spec(ofSource: bytes) }
        let format = SpecFormat(fileName: file.path, bytes: bytes)
        return NamedSpec(SpecReader.read(bytes, format: format, file: file.name), revision: file.name)
    }

    private func refused(_ error: GitError, id: String) -> NamedSpec {
        let mistake = Diagnostic(id: id, text: error.reason, file: file.name)
        return NamedSpec(DecodedSpec(spec: nil, diagnostics: [mistake]), revision: file.name)
    }

    private func failure(_ error: GitError) -> FileFailure {
        let status =
            switch error {
            case .noFile, .unknownRevision: ExitStatus.missing
            default: ExitStatus.file
            }
        return FileFailure(text: TerminalText.escaped(error.text), status: status)
    }

    // MARK: - Swift source

    private func spec(ofSource bytes: [UInt8]) async throws(FileFailure) -> NamedSpec {
        let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
        var folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(bytes[...], to: name)
        return try await spec(at: "\(folder.path)/\(name)")
    }

    /// Reads what a directory on disk with the same files would be read as.
    private func spec(ofFolder error: GitError) async throws(FileFailure) -> NamedSpec {
        let files = try await files(orElse: error)
        var folder = try TemporaryFolder()
        defer { folder.remove() }
        do {
            try await repository.read(files, of: file) { try folder.write($1, to: $0.path) }
        } catch let error as GitError {
            throw failure(error)
        } catch {
            throw FileFailure(text: FileReading.reason(error))
        }
        var contents = SpecFolder(path: folder.path).contents
        guard !contents.specs.isEmpty, swift.view == nil else { return try await spec(at: folder.path) }
        contents.specs = contents.specs.map { file.name + $0.dropFirst(folder.path.count) }
        let name = try SpecChoice.spec(of: contents, in: file.name)
        let bytes = try FileReading.bytes(of: folder.path + name.dropFirst(file.name.count)) ?? []
        return NamedSpec(SpecReader.read(bytes, format: SpecFormat(fileName: name), file: name), revision: name)
    }

    /// The files to read of the folder; `error` says why it is no file, and is thrown where it is no folder either.
    private func files(orElse error: GitError) async throws(FileFailure) -> [GitFolderFile] {
        let files: [GitFolderFile]
        do throws(GitError) {
            files = try await repository.files(inFolder: file) { path in
                SwiftProject.reads(path) || SpecFolder.isNamedLikeSpec(path) && SpecFolder.isOwn(path)
            }
        } catch {
            throw failure(error)
        }
        guard !files.isEmpty else {
            guard case .notAFile = error else { throw failure(error) }
            let text = "\(file.name) has no spec and no Swift file. Name a spec, or a folder with Swift source."
            throw FileFailure(text: TerminalText.escaped(text), status: ExitStatus.missing)
        }
        return files
    }

    private func spec(at path: String) async throws(FileFailure) -> NamedSpec {
        var project = swift.project(at: path)
        project.name = file.name
        return try await project.read().spec(of: swift.view)
    }
}
