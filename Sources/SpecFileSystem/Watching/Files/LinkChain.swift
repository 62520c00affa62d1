import TabModel

/// The way from a path to its file.
///
/// Every link on the way may be replaced, so every folder with such a link is watched (W12, W13, W14).
struct LinkChain {
    let files: any WatchedFileSystem

    /// The largest number of links that are followed; the kernel gives up after as many.
    private static let mostLinks = 40

    /// Returns the folders and names whose change may lead the path elsewhere.
    ///
    /// The last place of an incomplete path is the nearest folder that exists, with the missing name in it (W17, W33).
    func places(of path: RawPath) -> WatchPlaces {
        var places = WatchPlaces()
        var folder = RawPath("/")
        var names = Array(path.components.reversed())
        var links = 0
        while let name = names.popLast(), links <= Self.mostLinks {
            switch step(name, in: folder, isLast: names.isEmpty) {
            case .into(let next): folder = next
            case .along(let target):
                links += 1
                places.insert(name, in: folder)
                names += target.components.reversed()
                if target.isAbsolute { folder = RawPath("/") }
            case .end:
                places.insert(name, in: folder)
                return places
            }
        }
        return places
    }

    private enum Step {
        case into(RawPath)
        case along(RawPath)
        case end
    }

    private func step(_ name: [UInt8], in folder: RawPath, isLast: Bool) -> Step {
        if name == Array(".".utf8) { return .into(folder) }
        if name == Array("..".utf8) { return .into(folder.parent) }
        let path = folder.appending(name)
        switch files.entry(at: path) {
        case .link(let target): return .along(target)
        case .directory where !isLast: return .into(path)
        default: return .end
        }
    }
}

/// The names that matter, by folder.
///
/// Folders are identified by their real paths, without links, so that each folder occurs once.
struct WatchPlaces: Hashable, Sendable {
    /// The names that matter in one folder.
    enum Names: Hashable, Sendable {
        case all
        case only(Set<[UInt8]>)
        /// The names of an app's source, and of folders that it can be in.
        case source(inCatalog: Bool)
    }

    private(set) var folders: [RawPath: Names] = [:]

    mutating func insert(_ name: [UInt8], in folder: RawPath) {
        guard case .only(let names) = folders[folder] ?? .only([]) else { return }
        folders[folder] = .only(names.union([name]))
    }

    mutating func insertAll(in folder: RawPath) {
        folders[folder] = .all
    }

    mutating func insertSource(in folder: RawPath, inCatalog: Bool) {
        if folders[folder] != .all { folders[folder] = .source(inCatalog: inCatalog) }
    }

    mutating func formUnion(_ other: WatchPlaces) {
        for (folder, names) in other.folders {
            switch names {
            case .all: insertAll(in: folder)
            case .only(let names): names.forEach { insert($0, in: folder) }
            case .source(let inCatalog): insertSource(in: folder, inCatalog: inCatalog)
            }
        }
    }

    /// Returns a Boolean value that indicates whether a change of that name matters.
    ///
    /// A name that begins with `.tabpreview` belongs to this program and never matters, unless it was inserted by name.
    /// `isFolder` indicates whether the name is a folder's, and is nil if that is unknown.
    func contains(_ name: [UInt8], in folder: RawPath, isFolder: Bool? = nil) -> Bool {
        switch folders[folder] {
        case .all: !name.starts(with: Array(".tabpreview".utf8))
        case .only(let names): names.contains(name)
        case .source(let inCatalog):
            isFolder != true && AppSource.includes(file: name, inCatalog: inCatalog)
                || isFolder != false && AppSource.includes(folder: name)
        case nil: false
        }
    }
}
