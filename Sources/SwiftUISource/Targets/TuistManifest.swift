import SwiftSyntax
import TabModel

/// The targets of a `Project.swift` of Tuist.
struct TuistManifest {
    private(set) var targets: [SourceTarget] = []
    /// The folders of the projects and packages that the manifest refers to by their paths.
    private(set) var packages: Set<String> = []

    /// Creates the targets of a manifest in a folder; nil if it is none.
    init?(_ bytes: [UInt8], in root: String) {
        guard let syntax = ManifestSyntax(bytes, importing: "ProjectDescription") else { return nil }
        for call in syntax.calls(named: ["target", "Target", "init"]) {
            // A computed name is often given literally for the product.
            guard let name = call.text("name") ?? call.text("productName"),
                ["sources", "product", "bundleId"].contains(where: call.has)
            else { continue }
            var target = SourceTarget(name: name, product: Self.product(call), root: root)
            target.platforms = call.platforms("destinations") ?? call.platforms("platform")
            target.minimums = call.minimums("deploymentTargets").merging(call.minimums("deploymentTarget")) { $1 }
            for glob in call.texts("sources") + call.texts("resources") { target.add(glob: glob, in: root) }
            target.dependencies = Set(call.texts("dependencies"))
            targets.append(target)
        }
        packages = Set(
            syntax.calls(named: ["project", "package", "local"]).compactMap { call in
                call.text("path").flatMap { (root + $0).normalizedPath?.asFolder }
            }
        )
        guard targets.isEmpty else { return }
        // Helpers make the targets: the folder is one module with the first name in the manifest.
        let name = syntax.calls.lazy.compactMap { $0.text("name") }.first
        let folder = root.dropLast().split(separator: "/").last.map(String.init)
        targets = [SourceTarget(name: name ?? folder ?? "", folders: [root], root: root)]
    }

    private static func product(_ call: ManifestSyntax.Call) -> SourceTarget.Product {
        let kind = call.arguments["product"]?.trimmedDescription ?? ""
        if kind.hasSuffix("Tests") { return .tests }
        // A bundle has resources, and nothing that runs.
        let isLibrary = ["framework", "library", "bundle"].contains { kind.lowercased().hasSuffix($0) }
        return isLibrary ? .library : .program
    }
}

extension ManifestSyntax.Call {
    fileprivate func has(_ label: String) -> Bool { arguments[label] != nil }
}

extension SourceTarget {
    /// Adds the matches of a pattern such as `Sources/**/*.swift`: the folder before its first star, or the file.
    mutating func add(glob: String, in root: String) {
        let plain = glob.prefix { !"*?{[".contains($0) }
        let isWhole = plain.count == glob.count
        let path = isWhole ? String(plain) : String(plain).folderPath
        guard let result = (root + path).normalizedPath else { return }
        if isWhole, result.split(separator: "/").last?.contains(".") == true {
            files.insert(result)
        } else {
            folders.insert(result.asFolder)
        }
    }
}
