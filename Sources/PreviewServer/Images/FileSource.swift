public import PreviewCore
import Synchronization
import TabModel
import TabResolver

/// The source of the files that a spec names: beside its file, or published with its text.
public enum FileSource: Sendable {
    /// A folder, and nothing outside it.
    case folder(String)
    /// Published files, in memory.
    case published(PublishedFiles)
}

extension FileSource {
    /// Returns the drawable content of a file, read now: see ``ImageFile/drawing()``.
    func drawing(of path: String) async throws -> [UInt8] {
        switch self {
        case .folder: try ImageFile(opening: path, in: self).drawing()
        case .published(let files): try ImageFile(await files.content(of: path), at: path).drawing()
        }
    }
}

/// The files that were published with a preview, by their paths.
///
/// Of images it holds only their properties: they are read on request (S92).
public final class PublishedFiles: Sendable {
    /// A function that returns the content of a file; nil if the file no longer exists.
    public typealias Reading = @Sendable (_ path: String) async throws -> [UInt8]?

    /// The content of a file, or its properties.
    enum File {
        case bytes([UInt8])
        case image(KnownImage)
    }

    fileprivate struct State {
        var files: [String: File] = [:]
        /// The names in each folder.
        var folders: [String: Set<String>] = [:]
    }

    private let state: Mutex<State>
    private let read: Reading
    private let cache: CacheShare?

    /// Creates the source of some files that are in memory.
    public init(_ files: [PublishedFile] = []) {
        state = Mutex(State(files.map { ($0.path, .bytes($0.bytes)) }))
        (read, cache) = ({ _ in nil }, nil)
    }

    /// Creates the source of files that are read on request; it has none until ``take(_:)``.
    ///
    /// The most recently used ones are kept in the server's memory.
    public init(memory: SiteMemory, read: @escaping Reading) {
        state = Mutex(State([]))
        (self.read, cache) = (read, memory.files.share())
    }

    /// Replaces the files by those of these paths, each read once for its properties.
    public func take(_ paths: [String]) async throws {
        var files: [(String, File)] = []
        for path in paths {
            guard let bytes = try await read(path) else { continue }
            files.append((path, KnownImage(bytes, at: path).map(File.image) ?? .bytes(bytes)))
        }
        let newer = State(files)
        state.withLock { $0 = newer }
    }

    /// The approximate number of bytes that are in memory for the lifetime of this object.
    public var size: Int {
        state.withLock { state in
            state.files.values.reduce(0) { size, file in
                if case .bytes(let bytes) = file { size + bytes.count } else { size + 256 }
            }
        }
    }

    /// Returns a file; throws if there is none, or if the path is a folder's or leads outside.
    func file(at path: String) throws(ImageProblem) -> File {
        let path = try Self.plain(path)
        let (file, isFolder) = state.withLock { ($0.files[path], $0.folders[path] != nil) }
        guard let file else { throw isFolder ? .notAFile : .missing }
        return file
    }

    /// Returns a file's content, read now unless it is cached; throws also for an image that has changed.
    func content(of path: String) async throws -> [UInt8] {
        let image: KnownImage
        switch try file(at: path) {
        case .bytes(let bytes): return bytes
        case .image(let cached): image = cached
        }
        if let bytes: [UInt8] = cache?.value(for: image.identity) { return bytes }
        guard let bytes = try await read(try Self.plain(path)),
            .content(ContentDigest(of: bytes)) == image.identity
        else { throw ImageProblem.missing }
        cache?.insert(bytes, for: image.identity, cost: bytes.count)
        return bytes
    }

    /// Returns the names in a folder, without hidden ones.
    func names(at path: String, most: Int) throws(ImageProblem) -> [String] {
        let path = try Self.plain(path)
        let (names, isFile) = state.withLock { ($0.folders[path], $0.files[path] != nil) }
        guard let names else { throw isFile ? .notAFile : .missing }
        guard names.count <= most else { throw .tooMany(most: most) }
        return names.filter { !$0.hasPrefix(".") }
    }

    /// Returns a path without `.` and empty parts; one that is outside the folder is refused.
    static func plain(_ path: String) throws(ImageProblem) -> String {
        guard !path.hasPrefix("/"), !path.utf8.contains(0) else { throw .outside }
        let parts = path.split(separator: "/").filter { $0 != "." }
        guard !parts.contains("..") else { throw .outside }
        return parts.joined(separator: "/")
    }
}

extension PublishedFiles.State {
    init(_ files: [(path: String, file: PublishedFiles.File)]) {
        for (path, file) in files {
            self.files[path] = file
            var rest = path.split(separator: "/")[...]
            while let name = rest.popLast() {
                folders[rest.joined(separator: "/"), default: []].insert(String(name))
            }
        }
    }
}

/// The properties of an image, without its content.
struct KnownImage: Sendable {
    let identity: ImageFile.Identity
    /// The facts that a bar depends on, or the reason why the image can't be shown.
    let facts: Result<ImageFacts?, ImageProblem>
    /// The last part of the image's address; nil for one that can't be shown.
    let name: String?

    /// Creates an image from a file; nil if it isn't an image.
    init?(_ bytes: [UInt8], at path: String) {
        guard ImageType(sniffing: bytes) != nil else { return nil }
        identity = .content(ContentDigest(of: bytes))
        do throws(ImageProblem) {
            let drawing = try ImageFile(bytes, at: path).drawing()
            let type = try ImageType.drawable(drawing)
            (facts, name) = (.success(type.facts(of: drawing)), type.name(of: drawing))
        } catch {
            (facts, name) = (.failure(error), nil)
        }
    }
}
