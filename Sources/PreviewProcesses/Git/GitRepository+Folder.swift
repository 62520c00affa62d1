/// The limits of reading a folder of a revision.
public struct GitFolderLimits: Hashable, Sendable {
    /// The maximum number of files.
    public var files: Int
    /// The maximum size of all files together, in bytes.
    public var bytes: Int

    /// Creates limits; 100,000 files and 256 MiB by default.
    public init(files: Int = 100_000, bytes: Int = 256 << 20) { (self.files, self.bytes) = (files, bytes) }
}

extension GitRepository {
    /// The maximum output of one call of git about files, in bytes: 100,000 with long paths.
    private static let listLimit = 64 << 20
    /// The maximum size of the contents that one call of git writes, in bytes, unless a single file has more.
    private static let batch = 16 << 20

    /// Returns the files in a folder of a revision, in the order of their paths, as far as `isRead` selects them.
    ///
    /// The revision is not checked out, and links and submodules aren't files. Empty if the revision has no such
    /// folder.
    public func files(
        inFolder folder: GitFile,
        limits: GitFolderLimits = GitFolderLimits(),
        where isRead: (String) -> Bool
    ) async throws(GitError) -> [GitFolderFile] {
        try await files(in: folder, holding: nil, limits, where: isRead)
    }

    /// Returns the files in the folder of a file of a revision, and below, by their paths from there.
    public func files(
        beside file: GitFile,
        limits: GitFolderLimits = GitFolderLimits(),
        where isRead: (String) -> Bool
    ) async throws(GitError) -> [GitFolderFile] {
        try await files(in: file.folder, holding: file.lastName, limits, where: isRead)
    }

    /// Returns the files in a folder; of several that its name can mean, the first that holds a file of that name.
    private func files(
        in folder: GitFile,
        holding name: String?,
        _ limits: GitFolderLimits,
        where isRead: (String) -> Bool
    ) async throws(GitError) -> [GitFolderFile] {
        func isMeant(_ files: [GitFolderFile]) -> Bool {
            name.map { name in files.contains { $0.path == name } } ?? true
        }
        let all: [GitFolderFile]
        do throws(GitError) {
            all =
                folder.revision.isEmpty
                ? try await staged(in: folder, isMeant) : try await committed(in: folder, isMeant)
        } catch {
            if case .tooLarge = error { throw .tooMuch(folder, limits) }
            throw error
        }
        let selected = all.filter { $0.isPlain && isRead($0.path) }
        guard selected.count <= limits.files else { throw .tooMuch(folder, limits) }
        let files = try await sized(selected, of: folder)
        guard files.reduce(0, { $0 + $1.size }) <= limits.bytes else { throw .tooMuch(folder, limits) }
        return files
    }

    /// Reads files in batches; `take` gets each with its bytes.
    public func read(
        _ files: [GitFolderFile],
        of folder: GitFile,
        _ take: (GitFolderFile, ArraySlice<UInt8>) throws -> Void
    ) async throws {
        var rest = files[...]
        while !rest.isEmpty {
            var (count, bytes) = (0, 0)
            for file in rest {
                guard count == 0 || bytes + file.size <= Self.batch else { break }
                (count, bytes) = (count + 1, bytes + file.size)
            }
            let batch = rest.prefix(count)
            let most = bytes + 128 * count
            let output = try await output(of: ["cat-file", "--batch"], input: batch.names, most: most, for: folder)
            var place = output.startIndex
            for file in batch {
                let header = output[place...].prefix { $0 != UInt8(ascii: "\n") }
                let content = output[header.endIndex...].dropFirst().prefix(file.size)
                guard content.count == file.size else { throw GitError.unreadable(folder) }
                try take(file, content)
                place = min(content.endIndex + 1, output.endIndex)
            }
            rest = rest.dropFirst(count)
        }
    }

    // MARK: - Listing

    private func committed(
        in folder: GitFile,
        _ isMeant: ([GitFolderFile]) -> Bool
    ) async throws(GitError) -> [GitFolderFile] {
        for name in folder.objects {
            let responses = try await objects(["\(name)"], folder)
            guard let words = responses.first, words.count == 3, words[1] == "tree", words[0].allSatisfy(\.isHexDigit)
            else { continue }
            let list = ["ls-tree", "-r", "-z", "--full-tree", words[0]]
            let output = try await output(of: list, most: Self.listLimit, for: folder)
            let files = GitListing(output).files { $0 }
            if isMeant(files) { return files }
        }
        return []
    }

    /// Returns the files of the index in a folder.
    ///
    /// The index has no trees, so its files are found by the beginning of their paths.
    private func staged(
        in folder: GitFile,
        _ isMeant: ([GitFolderFile]) -> Bool
    ) async throws(GitError) -> [GitFolderFile] {
        let relative = try await workingFolder(for: folder)
        let isRelative = folder.path.hasPrefix("./") || folder.path.hasPrefix("../") || folder.path == "."
        for start in isRelative ? [relative] : ["", relative] {
            guard let root = GitListing.plain(start + folder.path) else { throw .outside(folder) }
            let paths = root.isEmpty ? ":/" : ":(top,literal)\(root)"
            let list = ["ls-files", "--stage", "-z", "--full-name", "--", paths]
            let listing = GitListing(try await output(of: list, most: Self.listLimit, for: folder))
            if listing.hasConflicts { throw .conflicts(folder) }
            let files = listing.files { path in
                root.isEmpty ? path : path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
            }
            if !files.isEmpty, isMeant(files) { return files }
        }
        return []
    }

    /// Returns the files with their sizes.
    private func sized(_ files: [GitFolderFile], of folder: GitFile) async throws(GitError) -> [GitFolderFile] {
        guard !files.isEmpty else { return [] }
        let responses = try await objects(files.map(\.object), folder)
        guard responses.count == files.count else { throw .unreadable(folder) }
        var sized = files
        for (index, words) in responses.enumerated() {
            guard words.count == 3, let size = Int(words[2]) else {
                let text = "The clone doesn't contain all files of the revision. Fetch the revision first."
                throw .failed(folder, text: text)
            }
            sized[index].size = size
        }
        return sized
    }

    /// Returns the responses of `cat-file --batch-check` about names, split into words.
    private func objects(_ names: [String], _ folder: GitFile) async throws(GitError) -> [[String]] {
        let input = Array(names.map { $0 + "\n" }.joined().utf8)
        let output = try await output(
            of: ["cat-file", "--batch-check"],
            input: input,
            most: Self.listLimit,
            for: folder
        )
        return String(decoding: output, as: UTF8.self).split(separator: "\n").map { line in
            line.split(separator: " ").map(String.init)
        }
    }
}

extension ArraySlice<GitFolderFile> {
    fileprivate var names: [UInt8] { Array(map { $0.object + "\n" }.joined().utf8) }
}
