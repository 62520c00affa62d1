import TabModel

/// The targets of a `Package.swift`.
struct PackageManifest {
    private(set) var targets: [SourceTarget] = []
    /// The folders of the packages that the manifest refers to by their paths.
    private(set) var packages: Set<String> = []

    private static let kinds: [String: SourceTarget.Product] = [
        "target": .library, "executableTarget": .program, "testTarget": .tests, "macro": .program,
    ]
    /// The folders that are searched for a target without a path.
    private static let usual = ["Sources", "Source", "src", "srcs"]

    /// Creates the targets of a manifest in a folder; nil if it is none.
    init?(_ bytes: [UInt8], in root: String, of listing: PathListing) {
        guard let syntax = ManifestSyntax(bytes, importing: "PackageDescription") else { return nil }
        let package = syntax.calls(named: ["Package"]).first
        let platforms = package?.platforms("platforms")
        let minimums = package?.minimums("platforms") ?? [:]
        packages = Set(
            syntax.calls(named: ["package"]).compactMap { call in
                call.text("path").flatMap { (root + $0).normalizedPath?.asFolder }
            }
        )
        for call in syntax.calls(named: Set(Self.kinds.keys)) {
            guard let name = call.text("name") else { continue }
            var target = SourceTarget(name: name, product: Self.kinds[call.name] ?? .library, root: root)
            let folders = call.text("path").map { ["\(root)\($0)"] } ?? Self.folders(of: target, in: root)
            guard let folder = folders.compactMap(\.normalizedPath?.asFolder).first(where: listing.has) else {
                continue
            }
            let parts = call.texts("sources")
            target.folders = Set(parts.isEmpty ? [folder] : parts.compactMap { (folder + $0).normalizedPath?.asFolder })
            target.files = Set(parts.compactMap { (folder + $0).normalizedPath })
            target.excluded = Set(call.texts("exclude").compactMap { (folder + $0).normalizedPath })
            target.dependencies = Set(call.texts("dependencies"))
            targets.append(target)
        }
        addUnnamed(in: root, of: listing)
        for index in targets.indices {
            targets[index].isPackage = true
            targets[index].platforms = platforms
            targets[index].minimums = minimums
        }
    }

    private static func folders(of target: SourceTarget, in root: String) -> [String] {
        let names = target.product == .tests ? ["Tests"] + usual : usual
        return names.map { "\(root)\($0)/\(target.name)" }
    }

    /// Adds the targets that the manifest computes: each folder in `Sources`, otherwise `Sources` itself.
    private mutating func addUnnamed(in root: String, of listing: PathListing) {
        for name in Self.usual {
            let sources = "\(root)\(name)/"
            for folder in listing.folders(in: sources) where !targets.contains(where: { $0.lies(in: folder) }) {
                let name = folder.dropLast().split(separator: "/").last.map(String.init) ?? ""
                if targets.contains(where: { $0.folders.contains(sources) }) { continue }
                targets.append(SourceTarget(name: name, folders: [folder], root: root))
            }
        }
        guard targets.isEmpty, let sources = Self.usual.map({ "\(root)\($0)/" }).first(where: listing.has) else {
            return
        }
        let name = root.dropLast().split(separator: "/").last.map(String.init) ?? ""
        targets.append(SourceTarget(name: name, folders: [sources], root: root))
    }
}

extension SourceTarget {
    /// Returns a Boolean value that indicates whether one of the target's folders is a folder, or in it.
    fileprivate func lies(in folder: String) -> Bool {
        folders.contains { $0.hasPrefix(folder) || folder.hasPrefix($0) }
    }
}

/// The sorted paths of a project, for queries of folders.
struct PathListing {
    /// All paths, sorted.
    let paths: [String]

    /// Returns a Boolean value that indicates whether there is a file in a folder, which has a slash at its end.
    func has(_ folder: String) -> Bool {
        let place = firstIndex(from: folder)
        return place < paths.count && paths[place].hasPrefix(folder)
    }

    /// Returns the paths in a folder.
    func paths(in folder: String) -> ArraySlice<String> {
        let start = firstIndex(from: folder)
        var end = start
        while end < paths.count, paths[end].hasPrefix(folder) { end += 1 }
        return paths[start..<end]
    }

    /// Returns the folders directly in a folder, with a slash at their ends.
    func folders(in folder: String) -> [String] {
        var (folders, place): ([String], Int) = ([], firstIndex(from: folder))
        while place < paths.count, paths[place].hasPrefix(folder) {
            guard let end = paths[place].dropFirst(folder.count).firstIndex(of: "/") else {
                place += 1
                continue
            }
            let inner = String(paths[place][...end])
            folders.append(inner)
            // The first path after all that begin with the folder: "0" comes after "/".
            place = firstIndex(from: inner.dropLast() + "0")
        }
        return folders
    }

    private func firstIndex(from path: some StringProtocol) -> Int {
        var (low, high) = (0, paths.count)
        while low < high {
            let middle = (low + high) / 2
            if paths[middle] < path { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
