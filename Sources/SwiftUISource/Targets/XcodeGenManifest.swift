import TabModel
import TabSpecCoding

/// The targets of a `project.yml` of XcodeGen.
struct XcodeGenManifest {
    private(set) var targets: [SourceTarget] = []
    /// The folders of the local packages that the manifest names.
    private(set) var packages: Set<String> = []

    /// Creates the targets of a manifest in a folder; nil if it names no targets.
    init?(_ bytes: [UInt8], in root: String) {
        guard let manifest = SourceValue(yaml: bytes), case .object(let all)? = manifest["targets"]?.content else {
            return nil
        }
        let minimums = manifest["options"]?["deploymentTarget"]
        let templates = manifest["targetTemplates"]
        for member in all {
            let kinds = [member.value] + member.value.words(of: "templates").compactMap { templates?[$0] }
            targets.append(Self.target(member.key, kinds, minimums, in: root))
        }
        if case .object(let all)? = manifest["packages"]?.content {
            packages = Set(
                all.compactMap { $0.value["path"]?.word.flatMap { (root + $0).normalizedPath?.asFolder } }
            )
        }
    }

    /// Returns a target with its own settings, then its templates'.
    private static func target(_ name: String, _ parts: [SourceValue], _ minimums: SourceValue?, in root: String)
        -> SourceTarget
    {
        func first(_ key: String) -> SourceValue? { parts.lazy.compactMap { $0[key] }.first }
        let type = first("type")?.word ?? "application"
        var target = SourceTarget(name: name, product: product(type), root: root)
        target.platforms = platforms(first("supportedDestinations")) ?? platforms(first("platform"))
        let own = first("deploymentTarget")
        for system in OperatingSystem.allCases {
            let isOnly = target.platforms.map { Set($0.map { OperatingSystem($0) }) == [system] } ?? false
            let word = own?[system.rawValue]?.word ?? (isOnly ? own?.word : nil) ?? minimums?[system.rawValue]?.word
            target.minimums[system] = word.flatMap { SystemVersion(manifest: $0) }
        }
        for part in parts {
            for key in ["sources", "resources"] { add(part[key], to: &target, in: root) }
            if case .list(let all)? = part["dependencies"]?.content {
                target.dependencies.formUnion(
                    all.flatMap { entry in ["target", "package", "product"].compactMap { entry[$0]?.word } }
                )
            }
        }
        return target
    }

    private static func add(_ sources: SourceValue?, to target: inout SourceTarget, in root: String) {
        guard let sources else { return }
        let all: [SourceValue] = if case .list(let all) = sources.content { all } else { [sources] }
        for source in all {
            guard let path = source.word ?? source["path"]?.word else { continue }
            target.add(glob: path, in: root)
            for excluded in source.words(of: "excludes") {
                let plain = excluded.prefix { !"*?{".contains($0) }
                if !plain.isEmpty, let path = "\(root)\(path)/\(plain)".normalizedPath { target.excluded.insert(path) }
            }
        }
    }

    private static func product(_ type: String) -> SourceTarget.Product {
        if type.contains("test") { return .tests }
        // A bundle has resources, and nothing that runs.
        let isLibrary = type.contains("framework") || type.contains("library") || type.hasSuffix("bundle")
        return isLibrary ? .library : .program
    }

    private static func platforms(_ value: SourceValue?) -> Set<Platform>? {
        guard let value else { return nil }
        let words = value.word.map { [$0] } ?? value.words
        let systems = words.compactMap { OperatingSystem(rawValue: $0) }
        guard systems.count == words.count, !words.isEmpty else { return nil }
        return Set(Platform.allCases.filter { systems.contains(OperatingSystem($0)) })
    }
}

extension SourceValue {
    /// Accesses the value of a key.
    fileprivate subscript(key: String) -> SourceValue? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The text of a string or number, as written.
    fileprivate var word: String? {
        switch content {
        case .string(let text), .fraction(let text): text
        case .integer(let number): String(number)
        default: nil
        }
    }

    /// The strings of a list.
    fileprivate var words: [String] { if case .list(let all) = content { all.compactMap(\.word) } else { [] } }

    /// Returns the strings of a key, one or several.
    fileprivate func words(of key: String) -> [String] {
        self[key].map { value in value.word.map { [$0] } ?? value.words } ?? []
    }
}
