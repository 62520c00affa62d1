import TabModel
import TabResolver
import TabSpecCoding

/// A reader of the parts of an asset catalog that a spec uses (R1.116), inside the spec's folder only (S25, S26).
///
/// Names are looked up in the folders; only the image and symbol sets that the spec names are opened.
struct AssetCatalogReader {
    /// The maximum number of files and folders that are examined.
    static let most = 20_000
    /// The maximum depth of a folder; a deeper one is taken for a circular link.
    private static let deepest = 16

    /// The contents found so far.
    private(set) var catalog = AssetCatalog()
    /// The problem of an unreadable catalog; nil if it can be read, or if the spec has none.
    private(set) var problem: ImageProblem?
    /// The problems of names without an image, by name.
    private(set) var setProblems: [String: ImageSetProblem] = [:]

    private let source: FileSource
    /// The paths of image and symbol sets by name.
    private var paths: [String: String] = [:]
    /// The error in the first group that can't be read: names in it are not known.
    private var groupMistake: Diagnostic?
    private var left = Self.most

    /// Creates a reader of the catalog of a spec whose file is in a folder.
    init(of spec: TabSpec, in source: FileSource) {
        self.source = source
        guard let path = spec.assetCatalog else { return }
        let root = path.hasSuffix("/") ? String(path.dropLast()) : path
        do throws(ImageProblem) {
            try look(in: root, names: try names(at: root), prefix: "", depth: 0)
            for name in spec.imageAssets { read(name) }
        } catch {
            problem = error
        }
    }

    private mutating func names(at path: String) throws(ImageProblem) -> [String] {
        do throws(ImageProblem) {
            let names = try FolderNames.all(at: path, in: source, most: left)
            left -= names.count
            return names.sorted()
        } catch .tooMany {
            throw .tooMany(most: Self.most)
        }
    }

    /// Collects the sets of a folder and of its groups; a group can give its name to those in it.
    private mutating func look(
        in path: String,
        names: [String],
        prefix: String,
        depth: Int
    ) throws(ImageProblem) {
        guard depth < Self.deepest else { return }
        for name in names where name != AssetContents.fileName {
            let place = "\(path)/\(name)"
            if let ending = AssetContents.setEndings.first(where: name.hasSuffix) {
                let known = prefix + name.dropLast(ending.count)
                if paths[known] == nil { paths[known] = place }
            } else if let inside = try group(at: place) {
                let hasNamespace = inside.contains(AssetContents.fileName) && providesNamespace(place)
                let prefix = hasNamespace ? "\(prefix)\(name)/" : prefix
                try look(in: place, names: inside, prefix: prefix, depth: depth + 1)
            }
        }
    }

    /// Returns the names in a group; nil if the path isn't a folder of the catalog.
    private mutating func group(at path: String) throws(ImageProblem) -> [String]? {
        do throws(ImageProblem) { return try names(at: path) } catch .tooMany(let most) {
            throw .tooMany(most: most)
        } catch {
            return nil
        }
    }

    private mutating func providesNamespace(_ group: String) -> Bool {
        do throws(AssetContentsError) { return try contents(of: group).providesNamespace } catch {
            groupMistake = groupMistake ?? error.diagnostic
            return false
        }
    }

    private mutating func read(_ name: String) {
        guard let path = paths[name] else {
            let missing = ImageSetProblem.missing(nearest: Suggestion.nearest(to: name, among: paths.keys.sorted()))
            setProblems[name] = groupMistake.map(ImageSetProblem.contents) ?? missing
            return
        }
        do throws(AssetContentsError) {
            let set = try contents(of: path).imageSet(in: path)
            if let set { catalog.sets[name] = set } else { setProblems[name] = .empty(path: path) }
        } catch {
            setProblems[name] = .contents(error.diagnostic)
        }
    }

    private func contents(of path: String) throws(AssetContentsError) -> AssetContents {
        let file = "\(path)/\(AssetContents.fileName)"
        return try AssetContents(bytes(of: file), file: file)
    }

    private func bytes(of file: String) throws(AssetContentsError) -> [UInt8] {
        do throws(ImageProblem) {
            guard let bytes = try ImageFile(opening: file, in: source).read() else { throw .unreadable }
            return bytes
        } catch {
            throw AssetContentsError(Diagnostic(id: "value", text: "\(error.reason).", file: file))
        }
    }
}
