import Foundation
import TabModel
import TabSpecCoding

/// The files that a run has read: a change of one is a reason to run again.
struct WatchedFiles: Equatable, Sendable {
    /// The paths of single files, which may not exist.
    private(set) var files: Set<String> = []
    /// The paths of folders, each with all specs, Swift source and images in it and below.
    private(set) var folders: Set<String> = []

    /// Creates the files that are known before any is read: those that were named, and the settings beside them.
    init(_ names: [String], _ shared: SharedOptions, others: [String?] = []) {
        for name in names.isEmpty ? SpecChoice.names : names {
            let isFolder = SpecFolder.isFolder(name)
            if isFolder { folders.insert(name) } else { files.insert(name) }
            files.formUnion(shared.configurationFiles(for: isFolder ? SpecFolder(path: name).usualSpec : name))
        }
        files.formUnion(others.compactMap(\.self))
    }

    /// Adds a folder.
    mutating func insert(folder: String?) { if let folder { folders.insert(folder) } }

    /// Adds files.
    mutating func insert(_ paths: some Sequence<String>) { files.formUnion(paths) }

    /// Adds a spec's file, the files that it names, and the settings beside it.
    mutating func insert(_ named: NamedSpec, _ shared: SharedOptions) {
        guard named.text != nil else { return }
        files.insert(named.name)
        files.formUnion(shared.configurationFiles(for: named.name))
        guard let spec = named.decoded.spec else { return }
        files.formUnion((spec.imagePaths + [spec.stringsCatalog].compactMap(\.self)).map { "\(named.folder)/\($0)" })
        if let catalog = spec.assetCatalog { folders.insert("\(named.folder)/\(catalog)") }
    }

    /// Returns a Boolean value that indicates whether all of this is among others.
    func isSubset(of others: WatchedFiles) -> Bool {
        files.isSubset(of: others.files) && folders.isSubset(of: others.folders)
    }

    /// Returns a Boolean value that indicates whether a file of a watched folder is relevant, by its name.
    @Sendable static func includes(_ name: String) -> Bool {
        AppSource.includes(file: Array(name.utf8), inCatalog: false)
            || endings.contains(URL(filePath: name).pathExtension.lowercased())
    }

    private static let endings: Set = [
        "json", "yaml", "yml", "layouts", "png", "jpg", "jpeg", "heic", "pdf", "svg",
    ]
}
