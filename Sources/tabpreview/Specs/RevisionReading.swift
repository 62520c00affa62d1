import Foundation
import PreviewProcesses
import TabModel
import TabSpecCoding

/// A reader of a spec, or of Swift source, in a revision of Git.
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

    /// Creates a reader of a file or a folder.
    init(_ file: GitFile, _ swift: SwiftChoice) { (self.file, self.swift) = (file, swift) }

    /// The source that a name leads to.
    private enum Content {
        case file([UInt8])
        /// A file that can't be read as a spec.
        case refused(NamedSpec)
        /// A folder, or nothing; the error is the reason why it is not a file.
        case folder(GitError)
    }

    /// Reads the only spec of the source: a `.swift` file and a folder are Swift source, any other file is a spec.
    ///
    /// A file in Git that can't be read as a spec is invalid input; any other failure is that of an unreadable file.
    func spec() async throws(FileFailure) -> NamedSpec {
        switch try await content() {
        case .file(let bytes) where isSwift: return try await tabView(in: try folder(with: bytes), file.lastName)
        case .file(let bytes): return try await spec(of: bytes)
        case .refused(let spec): return spec
        case .folder(let error): return try await spec(inFolder: error)
        }
    }

    /// Reads all specs of the source: of a folder, those in it and all tab views of its Swift source.
    func specs() async throws(FileFailure) -> SpecsRead {
        guard swift.view == nil else { return SpecsRead(specs: [try await spec()]) }
        switch try await content() {
        case .file(let bytes) where isSwift: return try await tabViews(in: try folder(with: bytes), file.lastName)
        case .file(let bytes): return SpecsRead(specs: [try await spec(of: bytes)])
        case .refused(let spec): return SpecsRead(specs: [spec])
        case .folder(let error): return try await specs(inFolder: error)
        }
    }

    private var isSwift: Bool { file.path.hasSuffix(".swift") }

    private func content() async throws(FileFailure) -> Content {
        do throws(GitError) {
            return .file(try await repository.bytes(of: file))
        } catch {
            switch error {
            case .binary: return .refused(refused(error, id: "syntax"))
            case .tooLarge: return .refused(refused(error, id: "limit"))
            // The index has no folders, only files in them.
            case .notAFile, .noFile: return .folder(error)
            default: throw Self.failure(error)
            }
        }
    }

    /// Returns the spec with the images and catalogs that it names, from the revision.
    private func spec(of bytes: [UInt8]) async throws(FileFailure) -> NamedSpec {
        let format = SpecFormat(fileName: file.path, bytes: bytes)
        let alone = NamedSpec(SpecReader.read(bytes, format: format, file: file.name), revision: file.name)
        guard let spec = alone.decoded.spec else { return alone }
        let named = Set((spec.imagePaths + [spec.stringsCatalog].compactMap(\.self)).map(Self.plain))
        let catalog = spec.assetCatalog.map { Self.plain($0) + "/" }
        guard !named.isEmpty || catalog != nil else { return alone }
        let folder = try await folder(
            with: try await Self.files { () throws(GitError) in
                try await repository.files(beside: file) { named.contains($0) || catalog.map($0.hasPrefix) ?? false }
            }
        )
        return NamedSpec(bytes, format: format, file: file.name, at: "\(folder.path)/\(file.lastName)").keeping(folder)
    }

    private static func plain(_ path: String) -> String {
        path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }

    private func refused(_ error: GitError, id: String) -> NamedSpec {
        let mistake = Diagnostic(id: id, text: error.reason, file: file.name)
        return NamedSpec(DecodedSpec(spec: nil, diagnostics: [mistake]), revision: file.name)
    }

    private static func failure(_ error: GitError) -> FileFailure {
        let status =
            switch error {
            case .noFile, .unknownRevision: ExitStatus.missing
            default: ExitStatus.file
            }
        return FileFailure(text: TerminalText.escaped(error.text), status: status)
    }

    // MARK: - Folders

    /// Returns the only spec of the folder, or a tab view, as from a directory on disk with the same files.
    private func spec(inFolder error: GitError) async throws(FileFailure) -> NamedSpec {
        let folder = try await folder(with: try await files(orElse: error))
        var contents = SpecFolder(path: folder.path).contents
        guard !contents.specs.isEmpty, swift.view == nil else { return try await tabView(in: folder) }
        contents.specs = contents.specs.map { name(of: $0, in: folder) }
        return try spec(named: try SpecChoice.spec(of: contents, in: file.name), in: folder)
    }

    /// Returns the specs in the folder, then the tab views of its Swift source; `error` is the reason why it is not a
    /// file.
    private func specs(inFolder error: GitError) async throws(FileFailure) -> SpecsRead {
        let folder = try await folder(with: try await files(orElse: error))
        let contents = SpecFolder(path: folder.path).contents
        var read = SpecsRead(specs: [])
        for path in contents.specs { read.specs.append(try spec(named: name(of: path, in: folder), in: folder)) }
        guard contents.hasSwift else { return read }
        let views = try await tabViews(in: folder, isBesideSpecs: !contents.specs.isEmpty)
        return SpecsRead(specs: read.specs + views.specs, remarks: views.remarks)
    }

    private var prefix: String { SpecFolder(path: file.name).prefix }

    private func name(of path: String, in folder: ScopedFolder) -> String {
        prefix + path.dropFirst(folder.path.count + 1)
    }

    private func spec(named name: String, in folder: ScopedFolder) throws(FileFailure) -> NamedSpec {
        let path = "\(folder.path)/\(name.dropFirst(prefix.count))"
        return NamedSpec(try InputFile.bytes(of: path) ?? [], format: nil, file: name, at: path).keeping(folder)
    }

    /// Returns the files to read of the folder; `error` is the reason why it is not a file, and is thrown where it is
    /// not a folder either.
    private func files(orElse error: GitError) async throws(FileFailure) -> [GitFolderFile] {
        let files = try await Self.files { () throws(GitError) in
            try await repository.files(inFolder: file) { path in
                SwiftProject.reads(path) || WatchedFiles.includes(path) && SpecFolder.isOwn(path)
            }
        }
        guard files.isEmpty else { return files }
        guard case .notAFile = error else { throw Self.failure(error) }
        let text = "\(file.name) contains no spec and no Swift file. Name a spec, or a directory with Swift source."
        throw FileFailure(text: TerminalText.escaped(text), status: ExitStatus.missing)
    }

    private static func files(
        _ list: () async throws(GitError) -> [GitFolderFile]
    ) async throws(FileFailure) -> [GitFolderFile] {
        do throws(GitError) { return try await list() } catch { throw failure(error) }
    }

    private func folder(with bytes: [UInt8]) throws(FileFailure) -> ScopedFolder {
        let folder = try ScopedFolder()
        try folder.write(bytes[...], to: file.lastName)
        return folder
    }

    private func folder(with files: [GitFolderFile]) async throws(FileFailure) -> ScopedFolder {
        let folder = try ScopedFolder()
        do {
            try await repository.read(files, of: file) { try folder.write($1, to: $0.path) }
        } catch let error as GitError {
            throw Self.failure(error)
        } catch {
            throw FileFailure(text: InputFile.reason(error))
        }
        return folder
    }

    // MARK: - Swift source

    private func tabView(in folder: ScopedFolder, _ file: String? = nil) async throws(FileFailure) -> NamedSpec {
        try await project(in: folder, file).read().spec(of: swift.view).keeping(folder)
    }

    private func tabViews(
        in folder: ScopedFolder,
        _ file: String? = nil,
        isBesideSpecs: Bool = false
    ) async throws(FileFailure) -> SpecsRead {
        var read = try await project(in: folder, file).read().specs(isBesideSpecs: isBesideSpecs)
        read.specs = read.specs.map { $0.keeping(folder) }
        return read
    }

    private func project(in folder: ScopedFolder, _ file: String?) -> SwiftProject {
        var project = swift.project(at: file.map { "\(folder.path)/\($0)" } ?? folder.path)
        project.name = self.file.name
        return project
    }
}
