import Files
public import PreviewCore
public import TabModel
public import TabResolver
import TabSpecCoding

/// The files that a spec names, which are published with it and pulled again (S81).
public struct ReferencedFiles: Sendable {
    /// The existing files, by path.
    public private(set) var files: [PublishedFile] = []
    /// The problems of files that are missing or can't be published, and of drawings that can't be shown, by path.
    public private(set) var problems: [String: ImageProblem] = [:]
    /// The reasons why others are never published, by path: hidden ones, and those of other kinds.
    public private(set) var refused: [String: String] = [:]

    /// Reads the files of a spec: its images, the used parts of its asset catalog, and its string catalog.
    public init(of spec: TabSpec, in source: FileSource) {
        let catalog = AssetCatalogReader(of: spec, in: source).catalog
        let named = spec.imagePaths + [spec.stringsCatalog].compactMap(\.self)
        var optional: Set<String> = []
        for path in catalog.paths { optional.formUnion(Self.contents(around: path, in: spec.assetCatalog)) }
        for path in Set(named + catalog.paths).sorted() { add(path, from: source, isOptional: false) }
        for path in optional.sorted() { add(path, from: source, isOptional: true) }
        files.sort { $0.path < $1.path }
    }

    private mutating func add(_ path: String, from source: FileSource, isOptional: Bool) {
        do throws(ImageProblem) {
            let plain = try PublishedFiles.plain(path)
            if let objection = Upload.objection(to: plain) ?? source.objection(to: plain) {
                refused[path] = objection
                return
            }
            let file = try ImageFile(opening: plain, in: source)
            guard let bytes = file.read() else { throw .unreadable }
            guard Self.isWhatItIsCalled(plain, bytes) else { throw .format }
            files.append(PublishedFile(path: plain, bytes: bytes))
            _ = try file.drawing(of: bytes)
        } catch {
            if !isOptional { problems[path] = error }
        }
    }

    /// Returns a Boolean value that indicates whether a file with the name of an image has the content of one.
    ///
    /// A PDF is not drawn here.
    private static func isWhatItIsCalled(_ path: String, _ bytes: [UInt8]) -> Bool {
        let path = path.lowercased()
        if [".json", ".xcstrings"].contains(where: path.hasSuffix) { return true }
        return path.hasSuffix(".pdf") ? bytes.starts(with: Array("%PDF-".utf8)) : ImageType(sniffing: bytes) != nil
    }

    /// Returns the possible paths of descriptions of an image in a catalog: in its set, in the groups around that, and
    /// in the catalog.
    private static func contents(around path: String, in catalog: String?) -> [String] {
        let depth = (catalog ?? "").split(separator: "/").count
        var parts = path.split(separator: "/").dropLast()
        var found: [String] = []
        while parts.count >= max(depth, 1) {
            found.append((parts + [Substring(AssetContents.fileName)]).joined(separator: "/"))
            parts = parts.dropLast()
        }
        return found
    }
}

extension FileSource {
    /// Returns the reason why the file that a link at a path leads to is not published; nil if it may be.
    fileprivate func objection(to path: String) -> String? {
        guard case .folder(let folder) = self, let root = RealPath.of(folder),
            let real = RealPath.of("\(folder)/\(path)"), RealPath.isInside(real.utf8, root.utf8)
        else { return nil }
        let inside = real.split(separator: "/").dropFirst(root.split(separator: "/").count).joined(separator: "/")
        return Upload.objection(to: inside).map { "it is a symbolic link to \(inside), and \($0)" }
    }
}
