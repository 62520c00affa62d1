public import PreviewCore
import Synchronization
import TabResolver

/// Where the files lie that a spec names: beside its file, or published with its text.
public enum FileSource: Sendable {
    /// A folder, and nothing outside it.
    case folder(String)
    /// What was published, in memory.
    case published(PublishedFiles)
}

/// The files that were published with a preview, by their paths.
public final class PublishedFiles: Sendable {
    fileprivate struct State {
        var files: [String: [UInt8]] = [:]
        /// The names in each folder.
        var folders: [String: Set<String>] = [:]
    }

    private let state: Mutex<State>

    /// Makes the source of some files.
    public init(_ files: [PublishedFile] = []) {
        state = Mutex(State(files))
    }

    /// Takes other files from now on.
    public func replace(with files: [PublishedFile]) {
        let newer = State(files)
        state.withLock { $0 = newer }
    }

    /// A file's content; throws for what is not there, is a folder, or lies outside.
    func bytes(at path: String) throws(ImageProblem) -> [UInt8] {
        let path = try Self.plain(path)
        let (bytes, isFolder) = state.withLock { ($0.files[path], $0.folders[path] != nil) }
        guard let bytes else { throw isFolder ? .notAFile : .missing }
        return bytes
    }

    /// The names in a folder; hidden ones are left out.
    func names(at path: String, most: Int) throws(ImageProblem) -> [String] {
        let path = try Self.plain(path)
        let (names, isFile) = state.withLock { ($0.folders[path], $0.files[path] != nil) }
        guard let names else { throw isFile ? .notAFile : .missing }
        guard names.count <= most else { throw .tooMany(most: most) }
        return names.filter { !$0.hasPrefix(".") }
    }

    /// A path without `.` and empty parts; one that leads out of the folder is refused.
    static func plain(_ path: String) throws(ImageProblem) -> String {
        guard !path.hasPrefix("/"), !path.utf8.contains(0) else { throw .outside }
        let parts = path.split(separator: "/").filter { $0 != "." }
        guard !parts.contains("..") else { throw .outside }
        return parts.joined(separator: "/")
    }
}

extension PublishedFiles.State {
    init(_ files: [PublishedFile]) {
        for file in files {
            self.files[file.path] = file.bytes
            var rest = file.path.split(separator: "/")[...]
            while let name = rest.popLast() {
                folders[rest.joined(separator: "/"), default: []].insert(String(name))
            }
        }
    }
}
