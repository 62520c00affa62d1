import TabModel

/// The targets of an Xcode project, with the files that they compile or copy.
struct XcodeProject {
    /// The targets of the project.
    private(set) var targets: [SourceTarget] = []
    /// The folders of local packages that the project refers to.
    private(set) var packages: Set<String> = []

    private let objects: [String: PropertyList]
    /// The folder that holds the project, with a slash at its end unless it is the root.
    private let root: String
    /// The paths of files and folders, by their identifiers; for a group with variants, those of all.
    private var paths: [String: [String]] = [:]

    /// Creates the targets from `project.pbxproj`; nil if it isn't a property list.
    ///
    /// `folder` is the one that contains the `.xcodeproj`.
    init?(_ bytes: [UInt8], in folder: String) {
        guard let list = try? PropertyListReading(bytes).value, let objects = list["objects"]?.members,
            let project = list["rootObject"]?.text.flatMap({ objects[$0] })
        else { return nil }
        self.objects = objects
        root = (folder + (project["projectDirPath"]?.text ?? "")).normalizedPath?.asFolder ?? folder
        walk(from: project["mainGroup"]?.text ?? "")
        packages.formUnion(localPackages)
        let settings = XcodeSettings(objects)
        for target in project["targets"]?.texts ?? [] {
            guard let object = objects[target], let read = self.target(target, object) else { continue }
            targets.append(settings.adding(to: read, of: object, in: project))
        }
    }

    // MARK: - Groups

    /// Adds the paths of all objects below the main group.
    private mutating func walk(from group: String) {
        var open = [(group, root)]
        var seen: Set<String> = []
        while let (id, outer) = open.popLast() {
            guard seen.insert(id).inserted, let object = objects[id], let path = path(of: object, in: outer) else {
                continue
            }
            let kind = object["isa"]?.text ?? ""
            let children = object["children"]?.texts ?? []
            open += children.map { ($0, path.asFolder) }
            switch kind {
            case "PBXFileReference", "PBXFileSystemSynchronizedRootGroup":
                if let normalized = path.normalizedPath { paths[id] = [normalized] }
                // Older projects name the folder of a package as if it were a file.
                if ["wrapper", "folder"].contains(object["lastKnownFileType"]?.text),
                    let normalized = path.normalizedPath,
                    !normalized.contains(".")
                {
                    packages.insert(normalized.asFolder)
                }
            case "PBXVariantGroup", "XCVersionGroup":
                paths[id] = children.compactMap { child in
                    objects[child].flatMap { self.path(of: $0, in: path.asFolder) }?.normalizedPath
                }
            default: break
            }
        }
    }

    /// Returns the path of a group or file, including `..`; nil for one that isn't part of the project's folder.
    private func path(of object: PropertyList, in outer: String) -> String? {
        let own = object["path"]?.text ?? ""
        switch object["sourceTree"]?.text {
        case "<group>"?, nil: return own.isEmpty ? outer : outer + own
        case "SOURCE_ROOT"?: return root + own
        default: return nil
        }
    }

    private var localPackages: [String] {
        objects.values.compactMap { object in
            guard object["isa"]?.text == "XCLocalSwiftPackageReference", let path = object["relativePath"]?.text
            else { return nil }
            return (root + path).normalizedPath?.asFolder
        }
    }

    // MARK: - Targets

    private func target(_ id: String, _ object: PropertyList) -> SourceTarget? {
        guard let name = object["name"]?.text else { return nil }
        var target = SourceTarget(name: name)
        target.root = root
        target.product = Self.product(object["productType"]?.text ?? "")
        for phase in object["buildPhases"]?.texts ?? [] {
            guard let phase = objects[phase],
                ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase["isa"]?.text)
            else { continue }
            for file in phase["files"]?.texts ?? [] {
                target.files.formUnion(objects[file]?["fileRef"]?.text.flatMap { paths[$0] } ?? [])
            }
        }
        addFolders(to: &target, id, object)
        for dependency in object["packageProductDependencies"]?.texts ?? [] {
            if let name = objects[dependency]?["productName"]?.text { target.dependencies.insert(name) }
        }
        for dependency in object["dependencies"]?.texts ?? [] {
            guard let other = objects[dependency]?["target"]?.text, let name = objects[other]?["name"]?.text else {
                continue
            }
            target.dependencies.insert(name)
        }
        return target
    }

    /// Adds the folders whose files belong to the target by default, and the files of others' folders.
    private func addFolders(to target: inout SourceTarget, _ id: String, _ object: PropertyList) {
        let own = Set(object["fileSystemSynchronizedGroups"]?.texts ?? [])
        for (group, normalized) in paths {
            guard let path = normalized.first, let object = objects[group],
                object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup"
            else { continue }
            let folder = path.asFolder
            if own.contains(group) { target.folders.insert(folder) }
            for exception in object["exceptions"]?.texts ?? [] {
                guard let exception = objects[exception], exception["target"]?.text == id else { continue }
                let files = (exception["membershipExceptions"]?.texts ?? []).compactMap {
                    (folder + $0).normalizedPath
                }
                if own.contains(group) { target.excluded.formUnion(files) } else { target.files.formUnion(files) }
            }
        }
    }

    private static func product(_ type: String) -> SourceTarget.Product {
        if type.contains("unit-test") || type.contains("ui-testing") { return .tests }
        // A bundle has resources, and nothing that runs.
        let isLibrary = type.contains("framework") || type.contains("library") || type.hasSuffix("bundle")
        return isLibrary ? .library : .program
    }
}
