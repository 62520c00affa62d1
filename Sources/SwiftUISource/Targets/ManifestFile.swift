/// A file that describes the contents of an app.
struct ManifestFile {
    /// The program that reads the manifest.
    enum Kind {
        case xcode, workspace, package, tuist, xcodeGen
    }

    let kind: Kind
    let path: String
    /// The folder that the manifest describes, with a slash at its end unless it is the root of all files.
    let root: String

    private static let names = ["Package.swift", "Project.swift", "Workspace.swift", "Tuist.swift", "Config.swift"]
    private static let largest = 1 << 20

    /// Returns the manifests among files, in the order of their paths.
    static func all(of files: any ProjectFiles) -> [ManifestFile] {
        files.paths.compactMap { ManifestFile($0, of: files) }
    }

    /// Creates a manifest from a file; nil if it is none, independent of its name.
    private init?(_ path: String, of files: any ProjectFiles) {
        let folder = path.folderPath
        let name = path.dropFirst(folder.count)
        self.path = path
        switch name {
        case "project.pbxproj" where folder.hasSuffix(".xcodeproj/"):
            (kind, root) = (.xcode, String(folder.dropLast()).folderPath)
        case "contents.xcworkspacedata" where folder.hasSuffix(".xcworkspace/") && !folder.contains(".xcodeproj/"):
            (kind, root) = (.workspace, String(folder.dropLast()).folderPath)
        case "project.yml", "project.yaml":
            guard Self.file(path, of: files, says: "targets:") else { return nil }
            (kind, root) = (.xcodeGen, folder)
        case "Package.swift":
            guard Self.file(path, of: files, says: "import PackageDescription") else { return nil }
            // Tuist has its packages in a folder of its own.
            let isTuist = folder == "Tuist/" || folder.hasSuffix("/Tuist/")
            (kind, root) = (.package, isTuist ? String(folder.dropLast()).folderPath : folder)
        case "Project.swift", "Workspace.swift", "Tuist.swift", "Config.swift":
            guard Self.file(path, of: files, says: "import ProjectDescription") else { return nil }
            (kind, root) = (.tuist, name == "Config.swift" ? String(folder.dropLast()).folderPath : folder)
        default: return nil
        }
    }

    private static func file(_ path: String, of files: any ProjectFiles, says text: StaticString) -> Bool {
        guard let bytes = files.bytes(of: path), bytes.count <= largest else { return false }
        return bytes.mentions(text)
    }

    /// Returns a Boolean value that indicates whether a Swift file with a path may be a manifest, a change of which
    /// affects the lookup of names everywhere.
    static func mayBe(_ path: String) -> Bool { names.contains(String(path.dropFirst(path.folderPath.count))) }

    /// Returns the manifest's targets, and the folders outside its own that it refers to.
    func contents(of files: any ProjectFiles, _ listing: PathListing) -> (targets: [SourceTarget], others: Set<String>)
    {
        guard kind != .workspace, let bytes = files.bytes(of: path) else { return ([], []) }
        return files.during(.parse, of: path) {
            switch kind {
            case .xcode: XcodeProject(bytes, in: root).map { ($0.targets, $0.packages) } ?? ([], [])
            case .package where root == path.folderPath:
                PackageManifest(bytes, in: root, of: listing).map { ($0.targets, $0.packages) } ?? ([], [])
            case .tuist where path.hasSuffix("Project.swift"):
                TuistManifest(bytes, in: root).map { ($0.targets, $0.packages) } ?? ([], [])
            case .xcodeGen: XcodeGenManifest(bytes, in: root).map { ($0.targets, $0.packages) } ?? ([], [])
            default: ([], [])
            }
        }
    }
}
