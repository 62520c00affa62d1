import TabModel

/// The targets of an app, and the nearness of its files to each other.
final class SourceTargets {
    /// All targets.
    let targets: [SourceTarget]
    private var byFile: [String: [Int]] = [:]
    private var byFolder: [String: [Int]] = [:]
    private var targetsByFile: [String: [Int]] = [:]
    private var programs: [[Int]: Set<Int>] = [:]
    private var layoutModules: [String: String] = [:]

    /// Creates the targets from the manifests among an app's files.
    convenience init(_ files: any ProjectFiles) {
        let listing = PathListing(paths: files.paths)
        self.init(ManifestFile.all(of: files).flatMap { $0.contents(of: files, listing).targets })
    }

    /// Creates the targets of an app's manifests.
    init(_ targets: [SourceTarget]) {
        self.targets = targets
        for (index, target) in targets.enumerated() {
            for file in target.files { byFile[file, default: []].append(index) }
            for folder in target.folders { byFolder[folder, default: []].append(index) }
        }
    }

    /// Returns the numbers of the targets that a file belongs to; none where it is in no manifest.
    ///
    /// The deepest folder decides, as a package in the folder of an app isn't part of the app's target.
    func numbers(of path: String) -> [Int] {
        if let numbers = targetsByFile[path] { return numbers }
        var result = Set(byFile[path] ?? [])
        var folder = path.folderPath
        while true {
            // A catalog is named as a file, and is a folder.
            let here = (byFolder[folder] ?? []) + (byFile[String(folder.dropLast())] ?? [])
            if !here.isEmpty {
                result.formUnion(here)
                break
            }
            guard !folder.isEmpty else { break }
            folder = String(folder.dropLast()).folderPath
        }
        let numbers = result.filter { !targets[$0].excludes(path) }.sorted()
        targetsByFile[path] = numbers
        return numbers
    }

    /// Returns the targets that a file belongs to.
    func targets(of path: String) -> [SourceTarget] { numbers(of: path).map { targets[$0] } }

    /// Returns the platforms that a target is built for; nil if they aren't targetsByFile.
    ///
    /// The manifest of a package states only its own platforms: those of the programs that are built with it count too.
    func platforms(of number: Int) -> Set<Platform>? {
        let target = targets[number]
        guard target.isPackage, let own = target.platforms else { return target.platforms }
        let programs = targets.filter {
            $0.product == .program && !$0.isPackage && dependencies(of: $0).contains(target.name)
        }
        guard !programs.contains(where: { $0.platforms == nil }) else { return nil }
        return programs.reduce(into: own) { $0.formUnion($1.platforms ?? []) }
    }

    /// Returns the programs that contain a file: those of its target, otherwise those that are built with its library.
    ///
    /// All programs where no manifest states their dependencies.
    func programs(builtWith path: String) -> Set<Int> {
        let own = numbers(of: path)
        if let cached = programs[own] { return cached }
        let result = programs(builtWith: own)
        programs[own] = result
        return result
    }

    private func programs(builtWith own: [Int]) -> Set<Int> {
        let programs = targets.indices.filter { targets[$0].product == .program }
        let mine = own.filter(programs.contains)
        guard mine.isEmpty, !own.isEmpty else { return Set(mine) }
        let names = own.map { targets[$0].name }
        let built = programs.filter { program in names.contains(where: dependencies(of: targets[program]).contains) }
        return Set(built.isEmpty ? programs : built)
    }

    /// Returns the names of all direct and indirect dependencies of a target.
    private func dependencies(of target: SourceTarget) -> Set<String> {
        var (result, open) = (target.dependencies, Array(target.dependencies))
        while let name = open.popLast() {
            for other in targets where other.name == name {
                for next in other.dependencies where result.insert(next).inserted { open.append(next) }
            }
        }
        return result
    }

    /// Returns the module of a file according to its folders; empty if they state none.
    ///
    /// `Packages/Browser/Sources/Browser/Tab.swift` and `Modules/Browser/Tab.swift` are in `Browser`.
    func layoutModule(of path: String) -> String {
        let folder = path.folderPath
        if let cached = layoutModules[folder] { return cached }
        let module = Self.layoutModule(folder.split(separator: "/").map(String.init)) ?? ""
        layoutModules[folder] = module
        return module
    }

    /// The folders in which each folder is a module of its own.
    private static let parents: Set = [
        "Packages", "LocalPackages", "Modules", "Frameworks", "Libraries", "Targets", "Projects", "Features",
    ]

    private static func layoutModule(_ folders: [String]) -> String? {
        if let sources = folders.lastIndex(where: { $0 == "Sources" || $0 == "Source" }) {
            if sources + 1 < folders.count { return folders[sources + 1].moduleName }
            return sources > 0 ? folders[sources - 1].moduleName : nil
        }
        guard let parent = folders.lastIndex(where: parents.contains), parent + 1 < folders.count else { return nil }
        return folders[parent + 1].moduleName
    }
}

extension SourceTarget {
    /// Returns a Boolean value that indicates whether a file, or a folder that contains it, is excluded.
    fileprivate func excludes(_ path: String) -> Bool {
        guard !excluded.isEmpty else { return false }
        var path = path
        while !path.isEmpty {
            if excluded.contains(path) { return true }
            path = String(path.folderPath.dropLast())
        }
        return false
    }
}
