extension GitRepository {
    /// The longest path of a symbolic link, in bytes.
    private static let longestLink = 4_096

    /// Returns the file that a symbolic link in the revision leads to; nil if no link is on the way to a file.
    ///
    /// `object` is the object at that path; the content of a link is its target.
    func target(of file: GitFile, found object: GitObject) async throws(GitError) -> GitFile? {
        switch object {
        case .blob(let bytes) where bytes.count <= Self.longestLink && !bytes.contains(UInt8(ascii: "\n")): break
        case .missing: break
        default: return nil
        }
        let isRelative = file.path.hasPrefix("./") || file.path.hasPrefix("../")
        for start in isRelative ? [try await workingFolder(for: file)] : ["", try await workingFolder(for: file)] {
            guard let path = GitListing.plain(start + file.path) else { continue }
            if let target = try await target(ofPath: path, file) { return target }
        }
        return nil
    }

    /// Returns the path of the working folder from the root, with a slash at its end; empty for the root.
    func workingFolder(for file: GitFile) async throws(GitError) -> String {
        let output = try await output(of: ["rev-parse", "--show-prefix"], most: 65_536, for: file)
        return String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    private func target(ofPath path: String, _ file: GitFile) async throws(GitError) -> GitFile? {
        let names = path.split(separator: "/")
        let ways = names.indices.map { names[...$0].joined(separator: "/") }
        let list =
            file.revision.isEmpty
            ? ["ls-files", "--stage", "-z", "--full-name", "--", ":(top,literal)\(ways.first ?? "")"]
            : ["ls-tree", "-z", "--full-tree", file.revision, "--"] + ways
        guard let output = try? await output(of: list, most: 64 << 20, for: file) else { return nil }
        let listing = GitListing(output)
        for (index, way) in ways.enumerated() {
            guard let entry = listing.entry(at: way) else { continue }
            if entry.isSubmodule { throw .submodule(file, way) }
            guard entry.isLink, case .blob(let bytes) = try await object(entry.object, for: file) else { continue }
            let link = String(decoding: bytes, as: UTF8.self)
            let folder = names[..<index].map { "\($0)/" }.joined()
            let rest = names[(index + 1)...].map { "/\($0)" }.joined()
            guard !link.hasPrefix("/"), let plain = GitListing.plain(folder + link + rest),
                let target = try? GitFile(name: "\(GitFile.prefix)\(file.revision):\(plain)")
            else { throw .linkOut(file, to: link) }
            return target
        }
        return nil
    }
}
