import TabModel

/// A target of a manifest: what is compiled together, and can see its own names without importing them.
struct SourceTarget {
    /// The way in which other targets use it.
    enum Product {
        /// A library or framework: others see its names where they import it.
        case library
        /// An app, an extension or a program: no other one sees its names.
        case program
        /// Tests, which see those of the program that they test.
        case tests
    }

    /// Its name in the manifest.
    var name: String
    /// The product that the target builds.
    var product = Product.library
    /// A Boolean value that indicates whether it is of a package, which is built for what depends on it too.
    var isPackage = false
    /// The platforms that it is built for; nil if the manifest doesn't tell.
    var platforms: Set<Platform>?
    /// The first versions of the systems that it runs on, as far as the manifest tells.
    var minimums: [OperatingSystem: SystemVersion] = [:]
    /// The folders whose files are its own, such as `App/Sources/`; that of the root is empty.
    var folders: Set<String> = []
    /// Single files, and folders without a slash at their end, that are its own.
    var files: Set<String> = []
    /// The paths that are left out of its folders.
    var excluded: Set<String> = []
    /// The names of the targets and products that it is built with.
    var dependencies: Set<String> = []
    /// The folder of its manifest, with a slash at its end unless it is the root.
    var root = ""

    /// The name of the module that `import` names.
    var module: String { name.moduleName }

    /// The generation of systems that all of its systems have at least; nil if that isn't known, or is older than all.
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
    /// The name of the module that a target of this name makes: what a name can't have becomes an underscore.
    var moduleName: String {
        let name = String(map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return name.first?.isNumber == true ? "_\(name)" : name
    }

    /// The folder that a path is in, with a slash at its end; empty for one in the root.
    var folderPath: String { utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[...$0]) } ?? "" }

    /// The path without what goes up and stays: `App/../Shared/./A` is `Shared/A`; nil for one that leaves the root.
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
    /// Reads a version such as `17`, `17.4` or `17.4.1`; nil for anything else.
    init?(manifest text: String) {
        let parts = text.split(separator: ".").map { Int($0) }
        guard let major = parts.first ?? nil, !parts.contains(nil) else { return nil }
        self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
    }
}
