/// A reader of files of revisions with the git of this machine.
///
/// Names go to git on its standard input, so none can be taken for an option, and no shell is involved. Git runs
/// without pager, prompt, locks or network, and sees few variables; it is ended after ten seconds.
public struct GitRepository: Sendable {
    /// The variables of a repository's place and git's configuration, which hooks and users set.
    private static let passed =
        ProcessEnvironment.plain + [
            "XDG_CONFIG_HOME", "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY",
            "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_CEILING_DIRECTORIES", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM",
        ]

    private let environment: [String: String]
    private let folder: String?
    private let limit: Int

    /// Creates a reader for an environment, such as `ProcessInfo.processInfo.environment`.
    ///
    /// `folder` is the base of paths, nil for the folder of this process; `limit` is the maximum size of a file, in
    /// bytes.
    public init(environment: [String: String], folder: String? = nil, limit: Int) {
        var variables = ProcessEnvironment.variables(of: environment, allowing: Self.passed)
        variables["LC_ALL"] = "C"
        variables["LANGUAGE"] = nil
        variables["GIT_PAGER"] = "cat"
        variables["GIT_OPTIONAL_LOCKS"] = "0"
        variables["GIT_TERMINAL_PROMPT"] = "0"
        variables["GIT_NO_LAZY_FETCH"] = "1"
        variables["GIT_ALLOW_PROTOCOL"] = "none"
        self.environment = variables
        self.folder = folder
        self.limit = limit
    }

    /// The maximum number of symbolic links that are followed, one after the other.
    private static let mostLinks = 40

    /// Returns the file's bytes; a symbolic link in the revision is followed inside it.
    public func bytes(of file: GitFile) async throws(GitError) -> [UInt8] {
        try await bytes(of: file, links: Self.mostLinks)
    }

    private func bytes(of file: GitFile, links: Int) async throws(GitError) -> [UInt8] {
        var object = GitObject.missing
        for name in file.objects where object == .missing { object = try await self.object(name, for: file) }
        if let target = try await target(of: file, found: object) {
            guard links > 0 else { throw .failed(file, text: "\"\(file.path)\" is a circular symbolic link.") }
            return try await bytes(of: target, links: links - 1)
        }
        switch object {
        case .blob(let bytes):
            if bytes.count > limit { throw .tooLarge(file, limit: limit) }
            if bytes.prefix(8_000).contains(0) { throw .binary(file) }
            return bytes
        case .other: throw .notAFile(file)
        case .ambiguous: throw .ambiguousRevision(file)
        case .missing: throw try await absence(of: file)
        }
    }

    /// Returns the error of a missing file: either the revision does not exist, or the file.
    func absence(of file: GitFile) async throws(GitError) -> GitError {
        guard !file.revision.isEmpty else {
            return .noFile(file, nearest: await nearest(to: file, among: ["ls-files"]))
        }
        switch try await object("\(file.revision)^{tree}", for: file) {
        case .missing: return .unknownRevision(file)
        case .ambiguous: return .ambiguousRevision(file)
        case .blob, .other:
            let list = ["ls-tree", "-r", "--name-only", file.revision]
            return .noFile(file, nearest: await nearest(to: file, among: list))
        }
    }

    func object(_ name: String, for file: GitFile) async throws(GitError) -> GitObject {
        let input = Array("\(name)\n".utf8)
        let output = try await output(of: ["cat-file", "--batch"], input: input, most: limit + 1_024, for: file)
        guard let object = GitObject(output) else { throw .unreadable(file) }
        return object
    }

    /// Returns a file with a similar name; nil if there is none, or the list can't be read.
    private func nearest(to file: GitFile, among list: [String]) async -> String? {
        var call = call([list[0], "-z"] + list.dropFirst())
        call.outputLimit = 4 << 20
        guard let output = try? await ProgramRunner.run(call) else { return nil }
        let names = output.standardOutput.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        return NearestPath.nearest(to: file.path, among: names)
    }

    /// Runs git for a file or folder, and returns its output.
    func output(of arguments: [String], input: [UInt8] = [], most: Int, for file: GitFile) async throws(GitError)
        -> [UInt8]
    {
        var call = call(arguments)
        (call.input, call.outputLimit) = (input, most)
        do throws(ProgramError) {
            return try await ProgramRunner.run(call).standardOutput
        } catch {
            throw GitError(error, file: file, limit: min(most, limit))
        }
    }

    private func call(_ arguments: [String]) -> ProgramCall {
        ProgramCall(
            "git",
            ["--no-pager", "-c", "core.fsmonitor=false"] + arguments,
            folder: folder,
            environment: environment,
            outputLimit: limit + 1_024
        )
    }
}

extension GitError {
    /// Returns the error of unexpected output of git.
    static func unreadable(_ file: GitFile) -> Self { .failed(file, text: "The output of git can't be read.") }

    /// Creates the error of a failed run of git.
    fileprivate init(_ error: ProgramError, file: GitFile, limit: Int) {
        switch error {
        case .notFound: self = .notInstalled
        case .tooMuchOutput: self = .tooLarge(file, limit: limit)
        case .failed(_, _, let text) where text.contains("not a git repository"): self = .noRepository
        case .failed(_, _, let text) where text.contains("outside repository"): self = .outside(file)
        default: self = .failed(file, text: error.text)
        }
    }
}

/// The search for the path that a mistyped one may mean.
enum NearestPath {
    private static let most = 5_000

    /// Returns a path with the same last part, otherwise the first of those with the fewest characters to change, three
    /// at most.
    static func nearest(to wanted: String, among paths: [String]) -> String? {
        let name = wanted.split(separator: "/").last
        if let same = paths.first(where: { $0.split(separator: "/").last == name }) { return same }
        let likely = paths.prefix(most).filter { abs($0.count - wanted.count) <= 3 }
        let distances = likely.map { (path: $0, distance: distance(Array(wanted), Array($0))) }
        return distances.filter { $0.distance <= 3 }.min { $0.distance < $1.distance }?.path
    }

    /// Returns the number of characters to add, remove or replace.
    private static func distance(_ first: [Character], _ second: [Character]) -> Int {
        var row = Array(0...second.count)
        for (line, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, other) in second.enumerated() {
                let replaced = diagonal + (letter == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
            }
        }
        return row[second.count]
    }
}
