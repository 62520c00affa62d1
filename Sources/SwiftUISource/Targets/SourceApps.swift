/// The apps in a folder, each with its parts: an app is read without the names and texts of the others.
struct SourceApps {
    /// An app.
    struct App {
        /// The app's folder, with a slash at its end unless it is the root of all files.
        let root: String
        /// The files whose tab views belong to the app.
        let own: Set<String>
        /// All files of the app: its own, and those of packages beside it.
        let files: AppFiles
        /// The targets of the app's manifests, and of those of the packages.
        let targets: SourceTargets

        /// Returns the name of the app that contains a file: the folder's, or at the root the only program's.
        func name(of path: String) -> String? {
            if let folder = root.dropLast().split(separator: "/").last { return String(folder) }
            let programs = Set(targets.programs(builtWith: path).map { targets.targets[$0].name })
            return programs.count == 1 ? programs.first : nil
        }
    }

    /// The apps, in the order of their folders.
    let apps: [App]

    /// Creates the apps by dividing files by the manifests among them, and by the top-level folders where there are
    /// none.
    init(_ files: any ProjectFiles) {
        let manifests = ManifestFile.all(of: files)
        let paths = files.paths
        let roots = Self.outermost(manifests.map(\.root))
        let projects = Self.outermost(manifests.filter { $0.kind != .package }.map(\.root))
        let division = Division(paths, roots)
        // Packages and files beside the only project are parts of its app, however it refers to them.
        let isOne = projects.count == 1 || projects.isEmpty && division.hasOthers
        let isWhole = roots.isEmpty || roots == [""] || isOne
        guard !isWhole else {
            let targets = manifests.flatMap { $0.contents(of: files, division.listing).targets }
            let app = AppFiles(files, paths)
            apps = [App(root: "", own: Set(paths), files: app, targets: SourceTargets(targets))]
            return
        }
        apps = AppSorter(files, manifests, division).apps()
    }

    /// Returns the folders that are in no other one, sorted.
    private static func outermost(_ folders: [String]) -> [String] {
        var result: [String] = []
        for folder in Set(folders).sorted() where !result.contains(where: { folder.hasPrefix($0) }) {
            result.append(folder)
        }
        return result
    }
}

/// Some files of a project.
struct AppFiles: ProjectFiles {
    private let base: any ProjectFiles
    let paths: [String]

    init(_ base: any ProjectFiles, _ paths: [String]) { (self.base, self.paths) = (base, paths) }

    var name: String? { base.name }

    func bytes(of path: String) -> [UInt8]? { base.bytes(of: path) }

    func during<Result>(_ step: ReadingStep, of path: String, _ work: () -> Result) -> Result {
        base.during(step, of: path, work)
    }
}

/// The paths below the folders of manifests, and the others.
private struct Division {
    let listing: PathListing
    let roots: [String]
    /// The paths below no folder of a manifest.
    let others: [String]

    init(_ paths: [String], _ roots: [String]) {
        listing = PathListing(paths: paths)
        self.roots = roots
        let inside = roots.map { PathListing(paths: paths).paths(in: $0) }
        var (others, start): ([String], Int) = ([], 0)
        for range in inside.map(\.indices).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            others += paths[start..<max(start, range.lowerBound)]
            start = max(start, range.upperBound)
        }
        self.others = others + paths[start...]
    }

    /// Returns the outermost folder of a manifest that contains a folder.
    func root(of folder: String) -> String? { roots.first { folder.hasPrefix($0) } }

    var hasOthers: Bool { others.contains { $0.hasSuffix(".swift") } }
}

/// A sorter that assigns files to each of several apps.
private struct AppSorter {
    private let files: any ProjectFiles
    private let division: Division
    /// The targets by the outermost folder of their manifests.
    private var targets: [String: [SourceTarget]] = [:]
    /// The folders outside an outermost folder that its manifests refer to.
    private var references: [String: Set<String>] = [:]

    init(_ files: any ProjectFiles, _ manifests: [ManifestFile], _ division: Division) {
        (self.files, self.division) = (files, division)
        for manifest in manifests {
            guard let root = division.root(of: manifest.root) else { continue }
            let (result, others) = manifest.contents(of: files, division.listing)
            targets[root, default: []] += result
            let folders = others.union(result.flatMap(\.folders)).union(result.flatMap(\.files).map(\.folderPath))
            // A folder around everything is none of an app's parts.
            references[root, default: []].formUnion(
                folders.filter { !$0.hasPrefix(root) && !$0.isEmpty && !root.hasPrefix($0) && division.listing.has($0) }
            )
        }
    }

    func apps() -> [SourceApps.App] {
        var rest = Set(division.others)
        var apps: [SourceApps.App] = []
        for root in division.roots {
            var own = Set(division.listing.paths(in: root))
            // Files without a manifest belong to the first app that refers to them.
            let sources = references[root, default: []].flatMap { division.listing.paths(in: $0).filter(rest.contains) }
            own.formUnion(sources)
            rest.subtract(sources)
            apps.append(app(root, own, with: attached(to: root)))
        }
        let groups = Dictionary(grouping: rest) { path in
            path.firstIndex(of: "/").map { String(path[...$0]) } ?? ""
        }
        apps += groups.filter { $0.value.contains { $0.hasSuffix(".swift") } }
            .map { app($0.key, Set($0.value), with: []) }
        return apps.sorted { $0.root < $1.root }
    }

    private func app(_ root: String, _ own: Set<String>, with folders: Set<String>) -> SourceApps.App {
        var all = own
        for folder in folders { all.formUnion(division.listing.paths(in: folder)) }
        let others = Set(folders.compactMap(division.root)).subtracting([root]).sorted().flatMap { other in
            targets[other, default: []].filter { target in folders.contains { target.root.hasPrefix($0) } }
        }
        return SourceApps.App(
            root: root,
            own: own,
            files: AppFiles(files, all.sorted()),
            targets: SourceTargets(targets[root, default: []] + others)
        )
    }

    /// Returns the folders that an app refers to, and those that they refer to.
    private func attached(to root: String) -> Set<String> {
        var (result, open): (Set<String>, [String]) = ([], [root])
        while let next = open.popLast() {
            guard let owner = division.root(of: next) else { continue }
            for folder in references[owner, default: []] where result.insert(folder).inserted { open.append(folder) }
        }
        return result
    }
}
