/// Which files below a folder are an app's SwiftUI source: Swift files, string tables, manifests, and all in asset catalogs.
///
/// The one list for who reads such a folder and who watches it. Names are the bytes the system has, without slashes.
public enum AppSource {
    /// Folders of what a build made or others wrote; hidden ones are left out too.
    public static let otherFolders: Set = [
        "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules", "build",
    ]
    /// A folder deeper below the root than this is left out.
    public static let deepest = 64
    /// After so many names, what is left is left out.
    public static let mostNames = 400_000

    private static let otherNames = Set(otherFolders.map { Array($0.utf8) })
    private static let endings = [".swift", ".strings", ".stringsdict", ".xcstrings"].map { Array($0.utf8) }
    private static let manifests = Set(
        ["project.pbxproj", "contents.xcworkspacedata", "project.yml", "project.yaml"].map { Array($0.utf8) }
    )
    private static let catalogEnding = Array(".xcassets".utf8)

    /// Returns a Boolean value that indicates whether a name is hidden, whatever it is a name of.
    public static func isHidden(_ name: [UInt8]) -> Bool { name.first == UInt8(ascii: ".") }

    /// Returns a Boolean value that indicates whether what is in a folder of this name can be source.
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
