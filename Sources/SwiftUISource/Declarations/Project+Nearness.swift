extension Project {
    /// A kind of name to search for in a file.
    enum Wanted {
        /// Any name: modules that no file imports are searched last.
        case any
        /// A member of an extension, which is visible in all files of a target of which one imports its module.
        case `extension`
        /// A type with the name of a system type, which is meant only where its module is imported.
        case systemType

        func allows(_ nearness: TargetDistance) -> Bool {
            switch self {
            case .any: true
            case .extension: nearness != .apart
            case .systemType: nearness != .apart && nearness != .importedBeside
            }
        }
    }

    /// Returns files in the order in which a name in a file refers to their declarations: by target and module, then by
    /// shared folders.
    ///
    /// Files to which no name can refer are left out.
    func nearest(_ paths: [String], to path: String?, as expected: Wanted = .any) -> [String] {
        guard let path, !paths.isEmpty, paths != [path] else { return paths }
        let imports = imports(of: path)
        let ranked = paths.compactMap { other -> (path: String, near: Int, shared: Int)? in
            guard let near = targets.nearness(of: other, to: path, importing: imports), expected.allows(near)
            else { return nil }
            let shared = other.sharedFolders(with: path)
            // A file of the same folder is rather one of the same module, which comes before those that are imported.
            let isBeside = near == .unknown && shared > 0 && targets.numbers(of: path).isEmpty
            return (other, isBeside ? TargetDistance.target.rawValue : near.rawValue, shared)
        }
        return ranked.sorted { ($0.near, $1.shared, $0.path) < ($1.near, $0.shared, $1.path) }.map(\.path)
    }

    /// Returns a Boolean value that indicates whether a type has the name of a system type, and is not known to be in
    /// the target of a file.
    ///
    /// A call that fits none of its initializers is a call of the system type.
    func hidesSystemType(_ type: TypeDeclaration, from file: SourceFile) -> Bool {
        guard SystemTypes.has(type.path) else { return false }
        let near = targets.nearness(of: type.group.file.path, to: file.path, importing: imports(of: file.path))
        return near.map { $0 > .target } ?? true
    }

    /// Returns a Boolean value that indicates whether the name in an extension in a file can refer to this type, and
    /// not to another one of the name.
    func canMean(_ type: TypeDeclaration, in path: String) -> Bool {
        let own = type.group.file.path
        let all = paths(declaringType: type.name)
        guard all.count > 1, path != own else { return true }
        let imports = imports(of: path)
        func place(_ other: String) -> (Int, Int)? {
            targets.nearness(of: other, to: path, importing: imports)
                .map { ($0.rawValue, -other.sharedFolders(with: path)) }
        }
        guard let mine = place(own) else { return false }
        // In a target both are compiled with, or in a module that sees both, folders don't decide.
        let isKnown = mine.0 <= TargetDistance.importedBeside.rawValue
        return all.allSatisfy { other in
            guard let theirs = place(other) else { return true }
            return isKnown ? mine.0 <= theirs.0 : mine <= theirs
        }
    }
}
