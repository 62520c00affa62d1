/// An error of reading a file of a revision.
public enum GitError: Error, Hashable, Sendable {
    /// Git is not installed.
    case notInstalled
    /// The working folder is in no repository.
    case noRepository
    /// The path is outside the repository.
    case outside(GitFile)
    /// The repository has no such revision.
    case unknownRevision(GitFile)
    /// Several revisions begin with this name.
    case ambiguousRevision(GitFile)
    /// The revision has no such file; `nearest` is one with a similar name.
    case noFile(GitFile, nearest: String?)
    /// The name is that of a folder.
    case notAFile(GitFile)
    /// A path on the way to the file is that of a submodule.
    case submodule(GitFile, String)
    /// The file is a symbolic link that points outside the repository.
    case linkOut(GitFile, to: String)
    /// The file has more than `limit` bytes.
    case tooLarge(GitFile, limit: Int)
    /// The folder has more to read than the limits allow.
    case tooMuch(GitFile, GitFolderLimits)
    /// Files of the folder have unresolved conflicts.
    case conflicts(GitFile)
    /// The file has zero bytes in it, so it is no text.
    case binary(GitFile)
    /// Git failed; `text` is the reason.
    case failed(GitFile, text: String)

    /// A message of one or two sentences: the file, the failure and its remedy.
    public var text: String { file.map { "\($0.name): \(reason)" } ?? reason }

    /// The message without the file's name.
    public var reason: String {
        switch self {
        case .notInstalled:
            "Git is not installed. Install it, or name a file instead of a revision."
        case .noRepository:
            "The working directory is not in a Git repository. Change to a repository, or name a file."
        case .outside(let file):
            "\"\(file.path)\" is outside the repository."
        case .unknownRevision(let file):
            "The repository has no revision \"\(file.revision)\". If the clone is shallow, fetch the revision first."
        case .ambiguousRevision(let file):
            "More than one revision starts with \"\(file.revision)\". Add more characters."
        case .noFile(let file, let nearest):
            "\(file.place) has no \"\(file.path)\"\(file.objects.count > 1 ? ", nor does the working directory" : "")."
                + (nearest.map { " Did you mean \"\($0)\"?" } ?? "")
        case .notAFile(let file):
            "\(file.place) has \"\(file.path)\", but it is not a file. Name a spec."
        case .submodule(let file, let path):
            "\(file.place) has the submodule \"\(path)\" there. Its files are in a separate repository. Run the command in \"\(path)\"."
        case .linkOut(let file, let target):
            "\"\(file.path)\" is a symbolic link to \"\(target)\", outside the repository. Name a file in the repository."
        case .tooLarge(_, let limit):
            "The file is larger than the limit of \(limit) bytes."
        case .tooMuch(_, let limits):
            "The directory exceeds the limit of \(limits.files) files or \(limits.bytes >> 20) MiB. Name a subdirectory."
        case .conflicts:
            "The directory has merge conflicts in the index. Resolve and stage them first."
        case .binary:
            "The file is binary. A spec is JSON or YAML text."
        case .failed(_, let text):
            text
        }
    }

    private var file: GitFile? {
        switch self {
        case .notInstalled, .noRepository: nil
        case .outside(let file), .unknownRevision(let file), .ambiguousRevision(let file), .noFile(let file, _),
            .notAFile(let file), .submodule(let file, _), .linkOut(let file, _), .tooLarge(let file, _),
            .tooMuch(let file, _), .conflicts(let file),
            .binary(let file), .failed(let file, _):
            file
        }
    }
}

extension GitFile {
    /// The place of the file, in words.
    fileprivate var place: String { revision.isEmpty ? "The index" : "Revision \"\(revision)\"" }
}
