import TabModel

/// A target of a manifest: files that are compiled together, and see each other's names without imports.
struct SourceTarget {
    /// The kind of use of a target by others.
    enum Product {
        /// A library or framework: others see its names where they import it.
        case library
        /// An app, an extension or a program: no other target sees its names.
        case program
        /// Tests, which see the names of the program that they test.
        case tests
    }

    /// The target's name in the manifest.
    var name: String
    /// The product that the target builds.
    var product = Product.library
    /// A Boolean value that indicates whether the target belongs to a package, which is built for its dependents too.
    var isPackage = false
    /// The platforms that the target is built for; nil if the manifest doesn't state them.
    var platforms: Set<Platform>?
    /// The first versions of the systems that the target runs on, as far as the manifest states them.
    var minimums: [OperatingSystem: SystemVersion] = [:]
    /// The folders whose files are its own, such as `App/Sources/`; that of the root is empty.
    var folders: Set<String> = []
    /// The single files, and folders without a slash at their end, that are the target's own.
    var files: Set<String> = []
    /// The paths that are excluded from the target's folders.
    var excluded: Set<String> = []
    /// The names of the targets and products that the target depends on.
    var dependencies: Set<String> = []
    /// The folder of the manifest, with a slash at its end unless it is the root.
    var root = ""

    /// The name of the module that `import` names.
    var module: String { name.moduleName }

    /// The generation of systems that all of the target's systems have at least; nil if it isn't known, or is older
    /// than all.
    var minimumOS: OSVersion? {
        guard let platforms, !platforms.isEmpty else { return nil }
        var least: OSVersion?
        for system in Set(platforms.map { OperatingSystem($0) }) {
            guard let version = minimums[system],
                let generation = OSVersion.generations.last(where: { system.version(of: $0) <= version })
            else { return nil }
            least = min(least ?? generation, generation)
        }
        return least
    }
}

extension String {
    /// The name of the module of a target with this name: invalid characters become underscores.
    var moduleName: String {
        let name = String(map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return name.first?.isNumber == true ? "_\(name)" : name
    }

    /// The folder of the path, with a slash at its end; empty for one in the root.
    var folderPath: String { utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[...$0]) } ?? "" }

    /// The path without `.` and `..`: `App/../Shared/./A` is `Shared/A`; nil for one that leaves the root.
    var normalizedPath: String? {
        var names: [Substring] = []
        for name in split(separator: "/") where name != "." {
            if name == ".." {
                guard names.popLast() != nil else { return nil }
            } else {
                names.append(name)
            }
        }
        return names.joined(separator: "/")
    }

    /// The path with a slash at its end, unless it is empty.
    var asFolder: String { isEmpty || hasSuffix("/") ? self : self + "/" }
}

extension SystemVersion {
    /// Creates a version from text such as `17`, `17.4` or `17.4.1`; nil for any other text.
    init?(manifest text: String) {
        let parts = text.split(separator: ".").map { Int($0) }
        guard let major = parts.first ?? nil, !parts.contains(nil) else { return nil }
        self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
    }
}
