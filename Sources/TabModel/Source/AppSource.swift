/// The files below a folder that are an app's SwiftUI source: Swift files, string tables, manifests, and all in asset
/// catalogs.
///
/// The one list for readers and watchers of such a folder. Names are the bytes that the system has, without slashes.
public enum AppSource {
    /// Folders of build products and of other people's code; hidden ones are left out too.
    static let otherFolders: Set = [
        "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules", "build",
    ]
    /// The depth below the root from which folders are left out.
    public static let deepest = 64
    /// The largest number of names; the rest is left out.
    public static let mostNames = 400_000

    private static let otherNames = Set(otherFolders.map { Array($0.utf8) })
    private static let endings = [".swift", ".strings", ".stringsdict", ".xcstrings"].map { Array($0.utf8) }
    private static let manifests = Set(
        ["project.pbxproj", "contents.xcworkspacedata", "project.yml", "project.yaml"].map { Array($0.utf8) }
    )
    private static let catalogEnding = Array(".xcassets".utf8)

    /// Returns a Boolean value that indicates whether a name of a file or folder is hidden.
    public static func isHidden(_ name: [UInt8]) -> Bool { name.first == UInt8(ascii: ".") }

    /// Returns a Boolean value that indicates whether the contents of a folder of this name can be source.
    public static func includes(folder name: [UInt8]) -> Bool { !isHidden(name) && !otherNames.contains(name) }

    /// Returns a Boolean value that indicates whether a folder of this name is an asset catalog.
    public static func isCatalog(_ name: [UInt8]) -> Bool { name.ends(with: catalogEnding) }

    /// Returns a Boolean value that indicates whether a file of this name is source, in a folder that is included.
    public static func includes(file name: [UInt8], inCatalog: Bool) -> Bool {
        !isHidden(name) && (inCatalog || endings.contains(where: name.ends) || manifests.contains(name))
    }
}

extension [UInt8] {
    fileprivate func ends(with ending: [UInt8]) -> Bool { suffix(ending.count) == ending[...] }
}
