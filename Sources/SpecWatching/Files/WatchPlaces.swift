/// Which names in which folders matter.
///
/// Directories are identified by their real paths, without links, so that one folder is here once.
struct WatchPlaces: Hashable, Sendable {
    /// The names that matter in one folder.
    enum Names: Hashable, Sendable {
        case all
        case only(Set<[UInt8]>)
    }

    private(set) var folders: [RawPath: Names] = [:]

    mutating func insert(_ name: [UInt8], in folder: RawPath) {
        guard case .only(let names) = folders[folder] ?? .only([]) else { return }
        folders[folder] = .only(names.union([name]))
    }

    mutating func insertAll(in folder: RawPath) {
        folders[folder] = .all
    }

    mutating func formUnion(_ other: WatchPlaces) {
        for (folder, names) in other.folders {
            switch names {
            case .all: insertAll(in: folder)
            case .only(let names): names.forEach { insert($0, in: folder) }
            }
        }
    }

    /// Whether a change of that name matters; `.tabpreview*` is our own and never does, unless asked for by name.
    func contains(_ name: [UInt8], in folder: RawPath) -> Bool {
        switch folders[folder] {
        case .all: !name.starts(with: Array(".tabpreview".utf8))
        case .only(let names): names.contains(name)
        case nil: false
        }
    }
}
