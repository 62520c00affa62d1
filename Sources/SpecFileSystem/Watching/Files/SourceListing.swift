import Files
import TabModel

/// An app's source below a path at a moment: its folders, and its files with their stamps.
struct SourceListing {
    /// The folders that can be listed, each with a Boolean value that indicates whether it is in an asset catalog.
    private(set) var folders: [RawPath: Bool] = [:]
    private(set) var files: [RawPath: FileStamp] = [:]
    /// A Boolean value that indicates whether there is a folder or file at the path at all.
    private(set) var isThere = false

    private var namesLeft = AppSource.mostNames

    /// Creates the listing of a root: a folder, or a single file, which may have any name.
    ///
    /// Links to either are followed.
    init(root: RawPath) {
        guard let status = try? FileStatus(following: root.bytes) else { return }
        switch status.kind {
        case .folder: list(root, depth: 0, inCatalog: false)
        case .file: files[root] = status.stamp
        default: return
        }
        isThere = true
    }

    /// Creates the listing of a folder below a root; `names` lead from the root to it.
    init(folder: RawPath, names: [[UInt8]]) {
        guard LocalFiles().entry(at: folder) == .directory else { return }
        isThere = true
        list(folder, depth: names.count, inCatalog: names.contains(where: AppSource.isCatalog))
    }

    private mutating func list(_ path: RawPath, depth: Int, inCatalog: Bool) {
        guard let folder = OpenFolder(path: path.bytes) else { return }
        list(folder, at: path, depth: depth, inCatalog: inCatalog)
    }

    private mutating func list(_ folder: borrowing OpenFolder, at path: RawPath, depth: Int, inCatalog: Bool) {
        folders[path] = inCatalog
        var inner: [[UInt8]] = []
        folder.forEachName { name, kind in
            guard namesLeft > 0 else { return false }
            namesLeft -= 1
            switch kind {
            case .folder where AppSource.includes(folder: name): inner.append(name)
            case .file where AppSource.includes(file: name, inCatalog: inCatalog):
                files[path.appending(name)] = folder.status(of: name)?.stamp
            default: break
            }
            return true
        }
        guard depth < AppSource.deepest else { return }
        for name in inner {
            guard let next = OpenFolder(name, in: folder) else { continue }
            let isCatalog = inCatalog || AppSource.isCatalog(name)
            list(next, at: path.appending(name), depth: depth + 1, inCatalog: isCatalog)
        }
    }
}
