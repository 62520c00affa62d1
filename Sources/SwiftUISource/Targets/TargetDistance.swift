/// The nearness of a declaration to the file that names it, by target and module: of several, the nearest is meant.
enum TargetDistance: Int, Comparable {
    /// A declaration in the file itself.
    case file
    /// A declaration in a target of the file.
    case target
    /// A declaration in a module that the file imports.
    case imported
    /// A declaration in a module that another file of the target imports: members of its extensions can be seen.
    case importedBeside
    /// An unknown nearness: neither a manifest nor a folder determines it.
    case unknown
    /// A declaration in a module that no file of the target imports, as far as is known.
    case apart

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension SourceTargets {
    /// The modules that a file imports, and those that the other files of its target import.
    struct Imports {
        var own: [String]
        var beside: Set<String>
    }

    /// Returns the nearness of a file to one that uses a name; nil if the name can't refer to the file.
    func nearness(of path: String, to other: String, importing imports: Imports) -> TargetDistance? {
        if path == other { return .file }
        let (there, here) = (numbers(of: path), numbers(of: other))
        if there.contains(where: here.contains) { return .target }
        guard !there.isEmpty else { return layoutNearness(of: path, to: other, isKnown: !here.isEmpty, imports) }
        let modules = Set(there.filter { targets[$0].product != .program }.map { targets[$0].module })
        if imports.own.contains(where: modules.contains) { return .imported }
        if !imports.beside.isDisjoint(with: modules) { return .importedBeside }
        if here.isEmpty { return .apart }
        // Files that only a program or tests compile aren't visible to others; tests see their program.
        let isHidden = there.allSatisfy { targets[$0].product != .library }
        let isTest = here.contains { targets[$0].product == .tests }
        return isHidden && !isTest ? nil : .apart
    }

    /// Returns the nearness of a file whose target is in no manifest.
    private func layoutNearness(of path: String, to other: String, isKnown: Bool, _ imports: Imports) -> TargetDistance
    {
        if path.isInTests, !other.isInTests { return .apart }
        let module = layoutModule(of: path)
        guard !module.isEmpty else { return .unknown }
        if imports.own.contains(module) { return .imported }
        if !isKnown, layoutModule(of: other) == module { return .unknown }
        if imports.beside.contains(module) { return .importedBeside }
        // A folder of the same one may be the same module, divided into folders.
        return isKnown || path.packageFolder != other.packageFolder ? .apart : .unknown
    }
}

extension String {
    /// A Boolean value that indicates whether an enclosing folder has a name like those of tests.
    fileprivate var isInTests: Bool { split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") } }

    /// The folder of the file's package, as far as folders show: the one around `Sources`, or one in `Packages`.
    fileprivate var packageFolder: Substring {
        let sources = firstRange(of: "/Sources/") ?? firstRange(of: "/Source/")
        if let sources { return self[..<sources.lowerBound] }
        guard let packages = firstRange(of: "Packages/") else { return "" }
        return self[..<(self[packages.upperBound...].firstIndex(of: "/") ?? packages.upperBound)]
    }
}
