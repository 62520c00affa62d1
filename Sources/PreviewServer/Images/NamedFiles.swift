public import PreviewCore
public import TabModel
public import TabResolver
import TabSpecCoding

/// The files that a spec names, as they are published with it.
public struct NamedFiles: Sendable {
    /// Those that are there, by path.
    public private(set) var files: [PublishedFile] = []
    /// Why others can't be published, and why drawings that are there can't be shown, by path.
    public private(set) var problems: [String: ImageProblem] = [:]

    /// Reads the files of a spec: its images, what it uses of its asset catalog, and its strings catalog.
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
            let file = try ImageFile(opening: path, in: source)
            guard let bytes = file.read() else { throw .unreadable }
            files.append(PublishedFile(path: try PublishedFiles.plain(path), bytes: bytes))
            _ = try file.drawing(of: bytes)
        } catch {
            if !isOptional { problems[path] = error }
        }
    }

    /// Where what describes an image of a catalog may be: in its set, in the groups around that, and in the catalog.
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
